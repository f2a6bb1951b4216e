import type { Outcome } from '../../../../kernel/index.ts';
import { at } from '../../../shared/list.ts';
import { cardOf, type Power } from '../../content/content.ts';
import { TYPES } from '../../content/vocabulary.ts';
import { chancesOf, chanceToAct, costsOf, failingStatus } from '../../view/chances.ts';
import { previewCleanup } from '../../view/preview.ts';
import type { PlayerView } from '../../view/secrets.ts';
import { damageText, hitText } from '../cards/card-texts.ts';
import { tokenName } from './cards.ts';
import { joined, losesOwn, type OutcomeContext, percent, petIn, plain, previewText, promised } from './context.ts';

/** What the answers of a battle lead to: who meets whom, how fast they are, and what their powers can do. */

const opponent = ({ view, seat }: OutcomeContext): PlayerView => at(view.table.players, 1 - seat);
const powersOf = ({ content }: OutcomeContext, pet: string): readonly Power[] =>
  content.pets[cardOf(content.refs.indexOf(pet))]?.powers ?? [];

/** Of the powers that this Pet can pay for, that which does most to that one on average. */
function bestOf({ content, view }: OutcomeContext, pet: string, target: string) {
  const payable = costsOf(content, view.table, pet).filter(({ willpower, cards }) => willpower <= cards);
  return payable
    .flatMap(({ power }) => chancesOf(content, view.table, pet, power, target) ?? [])
    .reduce((best, each) => (each.expected > best.expected ? each : best), NOTHING);
}
const NOTHING = { expected: 0, hit: 0, damage: { hit: 0 } };

/** Two Pets that would meet: who strikes first, and what each can do to the other at best. */
function meeting(e: OutcomeContext, pet: string, foe: string): string {
  const t = e.names.t.outcomes;
  const [speed, other] = [petIn(e, pet)?.speed ?? 0, petIn(e, foe)?.speed ?? 0];
  const first = speed > other ? pet : foe;
  const [deals, takes] = [bestOf(e, pet, foe), bestOf(e, foe, pet)];
  return joined(
    speed === other ? t.tied({ speed }) : t.faster({ speed, other, first: e.n.pet(first) }),
    t.duel({
      dealt: deals.damage.hit,
      dealtShare: percent(deals.hit),
      taken: takes.damage.hit,
      takenShare: percent(takes.hit),
    }),
  );
}

/** The same of one of several that it may meet, in short. */
function against(e: OutcomeContext, pet: string, foe: string): string {
  const [deals, takes] = [bestOf(e, pet, foe), bestOf(e, foe, pet)];
  return e.names.t.outcomes.against({
    pet: e.n.pet(foe),
    dealt: deals.damage.hit,
    dealtShare: percent(deals.hit),
    taken: takes.damage.hit,
    takenShare: percent(takes.hit),
  });
}

export function battleOutcome(e: OutcomeContext): Outcome {
  const { n, names, own } = e;
  return plain(names.t.outcomes.battle({ pets: n.pets(own.lines.front.map(({ pet }) => pet)) }));
}
export function attackOutcome(e: OutcomeContext, pet: string, line: string): Outcome {
  const blockers = opponent(e).lines[line as 'front'].map((each) => each.pet);
  if (blockers.length === 1) return plain(meeting(e, pet, blockers[0] as string));
  return plain(
    joined(e.names.t.outcomes.attack({ pets: e.n.pets(blockers) }), ...blockers.map((foe) => against(e, pet, foe))),
  );
}
export const attackPetOutcome = (e: OutcomeContext, pet: string, target: string): Outcome =>
  plain(joined(e.names.t.outcomes.named, meeting(e, pet, target)));
export const blockOutcome = (e: OutcomeContext, pet: string, attacker: string): Outcome =>
  plain(meeting(e, pet, attacker));
export const engageOutcome = ({ names }: OutcomeContext): Outcome => plain(names.t.outcomes.engage);

/** The Pet that this one faces in the battle, or null. */
function facing({ view }: OutcomeContext, pet: string): string | null {
  for (const { pet: attacker, blockers } of view.table.battle?.attacks ?? []) {
    if (attacker === pet) return blockers[0] ?? null;
    if (blockers.includes(pet)) return attacker;
  }
  return null;
}
/** What a power can do to a Pet: its chance, its damage, and what else a hit does. */
function strikeText(e: OutcomeContext, pet: string, power: Power, target: string): string {
  const { content, names, n, view } = e;
  const t = names.t.outcomes;
  const status = failingStatus(content, view.table, pet);
  if (status !== null) return t.fails({ status: n.status(status) });
  const chances = chancesOf(content, view.table, pet, power.id, target);
  const left = petIn(e, target)?.left ?? 0;
  if (chances === null) return '';
  const share = chanceToAct(content, view.table, pet);
  const hits = { needs: chances.needs, share: percent(chances.hit / (share || 1)), target: n.pet(target) };
  const dealt = chances.damage.hit;
  return joined(
    share < 1 ? t.paralyzed({ pets: n.pets([pet]), share: percent(share), status: n.status('paralyze') }) : null,
    power.damage === 0
      ? t.hits(hits)
      : t.damages({
          ...hits,
          damage: damageText(names.t, dealt, dealt === 0 ? null : at(TYPES, power.type)),
          from: left,
          to: Math.max(0, left - dealt),
        }),
    dealt === 0 && chances.damage.critical > 0 ? t.criticalOnly({ damage: chances.damage.critical }) : null,
    hitText(names, power, tokenName(e)),
  );
}

export function powerOutcome(e: OutcomeContext, pet: string, id: string): Outcome {
  const { content, names, question, view } = e;
  const t = names.t.outcomes;
  const power = powersOf(e, pet).find((each) => each.id === id);
  const target = question.ask === 'retaliate' ? String(question.with.foe) : facing(e, pet);
  const cost = costsOf(content, view.table, pet).find((each) => each.power === id);
  const strike =
    power === undefined || target === null
      ? joined(names.texts.get(id)?.text ?? null, t.leftover)
      : strikeText(e, pet, power, target);
  return plain(joined(strike, cost === undefined || cost.willpower === 0 ? null : t.willpower(cost)));
}

/** A target is chosen by who strikes without an opponent of its own, and by who comes for the fallen. */
export function targetOutcome(e: OutcomeContext, target: string): Outcome {
  const { names, n, question, view } = e;
  const t = names.t.outcomes;
  const pet = String(question.with.pet);
  if (question.ask === 'successor') {
    const foe = facing(e, pet);
    return plain(joined(t.successor({ pet: n.pet(pet) }), foe === null ? null : meeting(e, target, foe)));
  }
  if (question.ask === 'faces') return plain(meeting(e, pet, target));
  const power = powersOf(e, pet).find(({ id }) => id === view.table.battle?.powers[pet]);
  return plain(power === undefined ? t.reached({ pet: n.pet(target) }) : strikeText(e, pet, power, target));
}

export function cleanupOutcome(e: OutcomeContext): Outcome {
  const preview = previewCleanup(e.content, e.view.table, e.seat);
  return {
    text: joined(e.names.t.outcomes.cleanup, previewText(e, preview)),
    changes: promised(preview, []),
    ...(losesOwn(e, preview) && { harm: true }),
  };
}
