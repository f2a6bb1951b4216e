import type { Outcome } from '../../../../kernel/index.ts';
import { at } from '../../../shared/list.ts';
import { SCHOOLS } from '../../content/vocabulary.ts';
import { frames } from '../../frames.ts';
import { HAND } from '../../state/state.ts';
import { modelIn } from '../../view/models.ts';
import { counted, handChange, harmful, kindOf, type OutcomeContext, outcomeOf, part, textOn } from './context.ts';
import { effectParts } from './effects.ts';
import { enteringPart } from './entering.ts';

/** What choices of cards, quests, Familiars and targets lead to. */

export function chooseOutcome(e: OutcomeContext, mage: string, school: string): Outcome {
  const spell = e.content.pack.mages.find(({ id }) => id === mage)?.spell.id ?? '';
  return outcomeOf([part(textOn(e, school), textOn(e, spell))]);
}
export function studyOutcome(e: OutcomeContext, school: string): Outcome {
  const { t, table, question } = e;
  const place = (SCHOOLS as readonly string[]).indexOf(school);
  const [pile, spent] = [at(table.piles, place).count, at(table.spent, place).length];
  const about = part(textOn(e, school), pile === 0 ? t.reshuffled({ count: spent }) : t.pile({ count: pile }));
  if (question.ask === 'moon') return outcomeOf([about, handChange(e, 1)]);
  const drawn = table.drawn.length;
  // Of two or fewer all are kept at once.
  const asks = drawn + 1 > 2 || (Number(question.with.left) > 1 && stocked(e) > 1);
  return outcomeOf([about, { said: [], changes: asks ? [{ name: 'drawn', from: drawn, to: drawn + 1 }] : [] }]);
}
/** How many cards the piles of all schools have. */
const stocked = ({ table }: OutcomeContext): number =>
  table.piles.reduce((all, { count }, school) => all + count + at(table.spent, school).length, 0);

export function keepOutcome(e: OutcomeContext, card: string, other: string): Outcome {
  const { t, n, table, own } = e;
  const left = table.drawn.map((drawn) => drawn.card as string);
  for (const kept of [card, other]) left.splice(left.indexOf(kept), 1);
  const over = own.cards + 2 - HAND;
  return outcomeOf([
    handChange(e, 2),
    part(t.leaves({ cards: left.map(n.card) }), over > 0 ? t.discards({ count: over }) : null),
  ]);
}
export function discardOutcome(e: OutcomeContext, card: string): Outcome {
  const { t, content } = e;
  const isForgotten = content.pack.forgotten.some(({ id }) => id === card);
  return outcomeOf([handChange(e, -1), isForgotten ? harmful(t.gone) : part(t.toDiscards)]);
}
export const recoverOutcome = (e: OutcomeContext, card: string): Outcome =>
  outcomeOf([handChange(e, 1), part(textOn(e, card))]);

/** The lines of one's preparation so far. */
function laidSoFar({ view, seat }: OutcomeContext): readonly string[] {
  const top = frames.top(view.stack);
  const lines = top?.proc === 'preparation' ? (top.given?.[seat] ?? []) : [];
  return lines.filter((line) => line !== 'ready');
}
export function prepareOutcome(e: OutcomeContext, card: string, side: string, quick: boolean): Outcome {
  const slot = laidSoFar(e).filter((line) => !line.startsWith('prepare-quick')).length + 1;
  return outcomeOf([part(quick ? e.t.quickSlot : e.t.slot({ slot }), textOn(e, `${card}:${side}`))]);
}
export function readyOutcome(e: OutcomeContext): Outcome {
  const count = laidSoFar(e).length;
  return outcomeOf([part(e.t.ready({ count, kept: e.own.cards - count }))]);
}

export function dropOutcome(e: OutcomeContext, id: string): Outcome {
  const { t, own, content } = e;
  const quest = content.pack.quests.find((each) => each.id === id);
  const done = own.quests.find((open) => open.quest === id)?.done ?? 0;
  const times = quest?.goal.is === 'rooms' ? quest.goal.times : 1;
  return outcomeOf([part(t.drops({ done, times, power: quest?.worth ?? 0 }))]);
}

export function summonOutcome(e: OutcomeContext, familiar: string): Outcome {
  const { health, move, damage } = kindOf(e, familiar);
  const numbers = { health, move, damage };
  return outcomeOf([
    part(
      e.t.numbers(numbers),
      e.t.guards({ text: textOn(e, `${familiar}:guard`) }),
      e.t.hunts({ text: textOn(e, `${familiar}:hunting`) }),
    ),
  ]);
}
export function dismissOutcome(e: OutcomeContext, ref: string): Outcome {
  const { t, n, question } = e;
  const left = modelIn(e.table, ref)?.left ?? 0;
  return outcomeOf([harmful(t.dismisses({ model: n.model(ref), left, card: n.card(String(question.with.card)) }))]);
}

/** The target of the effect that a spell, a Room or a Familiar Action has come to. */
export function aimOutcome(e: OutcomeContext, target: string): Outcome {
  const deed = frames.find(e.view.stack, 'deed');
  if (deed === undefined) return outcomeOf([part(e.t.noChange)]);
  return outcomeOf(effectParts(e, at(e.content.lists, deed.list), deed.done - 1, target));
}
export function pushOutcome(e: OutcomeContext, room: string): Outcome {
  const model = modelIn(e.table, e.question.with.model);
  return outcomeOf([enteringPart(e, room, { seat: model?.seat ?? e.seat, ref: model?.ref ?? null })]);
}
export function healOutcome(e: OutcomeContext, ref: string): Outcome {
  const { t, n } = e;
  const from = modelIn(e.table, ref)?.left ?? 0;
  const change = { from, to: from + 1 };
  return outcomeOf([
    counted(t.health({ changes: [t.change({ model: n.model(ref), ...change })] }), {
      name: `health ${ref}`,
      ...change,
    }),
  ]);
}

/** Damage to a pair: what the Familiar takes, the Mage does not (BR-1.10). */
export function splitOutcome(e: OutcomeContext, points: number): Outcome {
  const { t, n, own, question } = e;
  const { amount, card } = question.with;
  const familiar = own.evocations.find((each) => each?.card === card);
  if (familiar == null) return outcomeOf([part(t.noChange)]);
  const onMage = Math.min(Number(amount) - points, own.left);
  const changes = [
    { ref: own.model as string, from: own.left, to: own.left - onMage },
    { ref: familiar.model, from: familiar.left, to: familiar.left - points },
  ];
  const isFelled = familiar.left === points;
  const isDefeated = isFelled && own.left === onMage;
  return outcomeOf([
    {
      said: [
        t.health({
          changes: changes
            .filter(({ from, to }) => from !== to)
            .map(({ ref, from, to }) =>
              (isFelled && ref === familiar.model ? t.felled : t.change)({ model: n.model(ref), from, to }),
            ),
        }),
        ...(isDefeated ? [t.youFall] : []),
      ],
      // What one's own spell does after the Trap that it has set off may heal.
      changes:
        isFelled || isCasting(e) ? [] : changes.map(({ ref, from, to }) => ({ name: `health ${ref}`, from, to })),
      harm: isFelled,
    },
  ]);
}
const isCasting = ({ view, seat }: OutcomeContext): boolean =>
  frames.of(view.stack).some(({ proc, data }) => proc === 'deed' && data.seat === seat);
