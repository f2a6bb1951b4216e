import type { Outcome } from '../../../../kernel/index.ts';
import { at } from '../../../shared/list.ts';
import { type Content, cardOf, type Deed } from '../../content/content.ts';
import type { PickingData } from '../../effects/asks.ts';
import { chanceToAct, failingStatus } from '../../view/chances.ts';
import { type ActionPreview, previewAttach, previewChosen, previewDeed } from '../../view/preview.ts';
import { abilitiesText, effectsText } from '../cards/card-texts.ts';
import {
  dataOf,
  deedAtWork,
  joined,
  losesOwn,
  type OutcomeContext,
  percent,
  petIn,
  plain,
  previewText,
  promised,
} from './context.ts';

/** What cards and Unique Powers lead to: what they cost, and what they do to whom. */

export const tokenName =
  ({ names }: OutcomeContext) =>
  (id: string): string =>
    names.texts.get(id)?.name ?? id;

/** What a deed does, where the numbers before and after do not say it all. */
function deedText(
  e: OutcomeContext,
  { do: effects }: Deed,
  speaking: 'card' | 'power',
  preview: ActionPreview,
): string {
  const isHealth = effects.every((effect) => effect.do === 'damage' || effect.do === 'heal');
  if (isHealth && preview.certain && preview.changes.length === 0) return e.names.t.outcomes.noEffect;
  return joined(
    isHealth && preview.changes.length > 0 ? null : effectsOf(e, effects, speaking),
    previewText(e, preview),
  );
}
export const effectsOf = (e: OutcomeContext, effects: Deed['do'], speaking: 'card' | 'power'): string =>
  effectsText(e.names.clauses, effects, speaking, tokenName(e));
const deedOf = (content: Content, card: string): Deed => at(content.deeds, content.cards.indexOf(card));
/** Only in the Primary Step is the next question asked before anything else happens. */
const isPrimary = ({ question }: OutcomeContext): boolean => question.ask === 'primary';
const harm = (e: OutcomeContext, preview: ActionPreview) => (losesOwn(e, preview) ? { harm: true } : {});

export function runeOutcome(e: OutcomeContext, card: string, target: string | null): Outcome {
  const t = e.names.t.outcomes;
  const deed = deedOf(e.content, card);
  const preview = previewDeed(e.content, e.view.table, deed, e.seat, null, target);
  const hand = { from: e.own.cards, to: e.own.cards - 1 + preview.drawn };
  return {
    text: joined(deedText(e, deed, 'card', preview), t.hand(hand)),
    changes: isPrimary(e) ? promised(preview, [{ name: 'hand', ...hand }]) : [],
    ...harm(e, preview),
  };
}

export function useOutcome(e: OutcomeContext, card: string, target: string | null): Outcome {
  const t = e.names.t.outcomes;
  const deed = deedOf(e.content, card);
  const preview = previewDeed(e.content, e.view.table, deed, e.seat, null, target);
  const uses = e.own.items.find((item) => item.card === card)?.uses ?? 1;
  const turns = at(e.content.rests, deed.card);
  const left = { from: uses, to: uses - 1 };
  const last = turns > 0 ? t.lastUseRests({ turns }) : t.lastUse;
  return {
    text: joined(deedText(e, deed, 'card', preview), uses > 1 ? t.uses(left) : joined(t.oneItem, last)),
    changes: promised(preview, [
      { name: 'hand', from: e.own.cards, to: e.own.cards + preview.drawn },
      ...(uses > 1 ? [{ name: `uses ${card}`, ...left }] : []),
    ]),
    ...harm(e, preview),
  };
}

export function uniqueOutcome(e: OutcomeContext, pet: string, target: string | null): Outcome {
  const { content, names, n, own, view } = e;
  const t = names.t.outcomes;
  const deed = at(content.pets, cardOf(content.refs.indexOf(pet))).unique as Deed;
  const status = failingStatus(content, view.table, pet);
  const cost = joined(
    deed.willpower > 0 ? t.willpower({ willpower: deed.willpower, cards: own.cards }) : null,
    t.oneUnique,
  );
  if (status !== null) return plain(joined(t.fails({ status: n.status(status) }), cost));
  const share = chanceToAct(content, view.table, pet);
  const preview = previewDeed(content, view.table, deed, e.seat, pet, target);
  return {
    text: joined(
      share < 1 ? t.paralyzed({ pets: n.pets([pet]), share: percent(share), status: n.status('paralyze') }) : null,
      deedText(e, deed, 'power', preview),
      cost,
    ),
    changes: share < 1 ? [] : promised(preview, [{ name: 'hand', from: own.cards, to: own.cards + preview.drawn }]),
    ...(share < 1 ? {} : harm(e, preview)),
  };
}

export function attachOutcome(e: OutcomeContext, card: string, pet: string): Outcome {
  const { content, names } = e;
  const t = names.t.outcomes;
  const gives = content.pack.elyth.find(({ id }) => id === card)?.gives ?? [];
  const preview = previewAttach(content, e.view.table, e.seat, card, pet);
  const old = petIn(e, pet)?.elyth ?? null;
  const hand = { from: e.own.cards, to: e.own.cards - 1 };
  return {
    text: joined(
      abilitiesText(names, gives, tokenName(e)),
      previewText(e, preview),
      old === null ? null : t.replaces({ card: names.card(old) }),
      t.hand(hand),
    ),
    changes: promised(preview, [{ name: 'hand', ...hand }]),
    ...harm(e, preview),
  };
}

export function placeOutcome({ names, own }: OutcomeContext, card: string): Outcome {
  const hand = { from: own.cards, to: own.cards - 1 };
  return {
    text: joined(names.texts.get(card)?.text ?? null, names.t.outcomes.placed, names.t.outcomes.hand(hand)),
    changes: [{ name: 'hand', ...hand }],
  };
}

/** A Pet beside the target that a power is to reach as well. */
export function adjacentOutcome(e: OutcomeContext, pet: string): Outcome {
  const deed = deedAtWork(e);
  const effect = deed?.do[dataOf<PickingData>(e, 'picking')?.place ?? 0];
  if (deed === null || effect === undefined) return plain(e.names.t.outcomes.reached({ pet: e.n.pet(pet) }));
  const preview = previewChosen(e.content, e.view.table, effect, pet);
  return {
    ...plain(deedText(e, { ...deed, do: [effect] }, 'power', preview)),
    ...harm(e, preview),
  };
}

export const renewOutcome = ({ names }: OutcomeContext): Outcome => plain(names.t.outcomes.renews);
