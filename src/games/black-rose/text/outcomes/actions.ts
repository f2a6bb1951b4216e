import type { Outcome } from '../../../../kernel/index.ts';
import { at, NONE } from '../../../shared/list.ts';
import type { EffectList } from '../../content/content.ts';
import { COLOURS } from '../../content/vocabulary.ts';
import { frames } from '../../frames.ts';
import { HEALTH, STRIKE, WAITS } from '../../state/state.ts';
import { evocationsOf, foesIn, guardOf, modelIn } from '../../view/models.ts';
import {
  harmful,
  kindOf,
  listOfSide,
  type OutcomeContext,
  type OutcomePart,
  outcomeOf,
  part,
  preparedSpell,
  roomCardOf,
  textOn,
  tokenCost,
} from './context.ts';
import { damagePart } from './damage.ts';
import { actsPart, effectParts, untargetedParts } from './effects.ts';
import { enteringPart } from './entering.ts';

/** What the Actions of a Mage and of its Evocations lead to. */

/** A token is paid with the first answer of a Physical Action; what follows it is part of it. */
const physicalCost = (e: OutcomeContext): readonly OutcomePart[] => (e.question.ask === 'action' ? [tokenCost(e)] : []);

export function walkOutcome(e: OutcomeContext, room: string, rejoins: boolean): Outcome {
  const { t, n, own, seat } = e;
  const softly = frames.find(e.view.stack, 'moving')?.softly === true;
  const familiar = evocationsOf(own).find(({ mode }) => mode === 'hunting');
  return outcomeOf([
    ...physicalCost(e),
    ...(rejoins && familiar !== undefined ? [part(t.rejoins({ familiar: n.card(familiar.card) }))] : []),
    enteringPart(e, room, { seat, ref: own.model, softly, rejoined: rejoins ? familiar?.model : undefined }),
  ]);
}
export function strikeOutcome(e: OutcomeContext, ref: string): Outcome {
  const model = modelIn(e.table, ref);
  return outcomeOf([
    ...physicalCost(e),
    ...(model === undefined ? [] : [damagePart(e, [model], STRIKE + e.table.fury)]),
  ]);
}

/** A quest that is solved by activating a Room of this colour. */
function solvedParts({ t, n, own, content }: OutcomeContext, colour: number): readonly OutcomePart[] {
  return own.quests.flatMap(({ quest: id, done }) => {
    const quest = content.pack.quests.find((each) => each.id === id);
    if (quest?.goal.is !== 'rooms' || COLOURS.indexOf(quest.goal.colour) !== colour) return [];
    return done + 1 < quest.goal.times ? [] : [part(t.solves({ quest: n.card(id), power: quest.worth }))];
  });
}
/** Activated after a move or a strike, the Room ends the Action; before it, all of that is still to come. */
function endingParts({ t, view, question }: OutcomeContext): readonly OutcomePart[] {
  const physical = question.ask === 'physical' ? frames.find(view.stack, 'physical') : undefined;
  if (physical === undefined || !(physical.walked || physical.struck)) return [];
  return [part(t.passes.physical({ left: physical.struck ? 0 : physical.left }))];
}
export function activateOutcome(e: OutcomeContext, target: string | null): Outcome {
  const { content, own, t, n, table } = e;
  const room = roomCardOf(e, own.room as string);
  const solved = solvedParts(e, room.colour);
  if (room.pack !== NONE) {
    const { id } = at(content.pack.packs, room.pack);
    const familiars = (table.reserve[id] ?? []).map((familiar) => n.card(familiar));
    return outcomeOf([...physicalCost(e), part(t.reserve({ familiars })), ...solved, ...endingParts(e)]);
  }
  const parts = effectParts(e, at(content.lists, room.list), 0, target);
  // The Power of a solved quest comes on top, and may raise a moon.
  const sure = solved.length === 0 ? parts : parts.map((each) => ({ ...each, changes: [] }));
  return outcomeOf([...physicalCost(e), ...sure, ...solved, ...endingParts(e)]);
}

/** Traps and Protections are laid face down: of three the oldest is given up. */
function laidParts(e: OutcomeContext, spell: string): readonly OutcomePart[] {
  const { t, n, own } = e;
  const oldest = own.waits.length < WAITS ? undefined : own.waits[0];
  return [
    part(t.laid, textOn(e, spell)),
    ...(oldest === undefined ? [] : [harmful(t.givenUp({ card: n.card(String(oldest.card)) }))]),
  ];
}
const isLaid = ({ kind }: EffectList): boolean => kind === 'trap' || kind === 'protection';
export function castOutcome(e: OutcomeContext, quick: boolean, target: string | null): Outcome {
  const spell = preparedSpell(e, quick);
  if (spell === null || spell.card === null || spell.side === null) return outcomeOf([part(e.t.noChange)]);
  const list = listOfSide(e, spell.card, spell.side);
  const parts = isLaid(list)
    ? laidParts(e, `${spell.card}:${spell.side}`)
    : target === null
      ? untargetedParts(e, list)
      : effectParts(e, list, 0, target);
  const said = outcomeOf(parts);
  // What is wasted is told with the spell's name.
  return said.harm === true && target === null && !isLaid(list)
    ? said
    : { ...said, text: e.t.says({ card: e.n.card(spell.card), text: said.text }) };
}

export function familiarOutcome(e: OutcomeContext, target: string | null): Outcome {
  const { t, content, own } = e;
  const guard = guardOf(own);
  if (guard === undefined) return outcomeOf([part(t.noChange)]);
  const list = at(content.lists, kindOf(e, guard.card).list);
  return outcomeOf([part(t.marker), ...effectParts(e, list, 0, target)]);
}
export function sendOutcome(e: OutcomeContext): Outcome {
  const { t, own, question } = e;
  const guard = guardOf(own);
  if (guard === undefined) return outcomeOf([part(t.noChange)]);
  return outcomeOf([part(question.ask === 'action' ? t.marker : null), actsPart(e, guard.model), part(t.unguarded)]);
}
export const commandOutcome = (e: OutcomeContext, ref: string): Outcome =>
  outcomeOf([...physicalCost(e), actsPart(e, ref)]);

// ---- Evocations at work ----

/** The Evocation that is asked about. */
const workerOf = ({ table, question }: OutcomeContext) => modelIn(table, question.with.model);
export function goOutcome(e: OutcomeContext, room: string): Outcome {
  const worker = workerOf(e);
  const seat = frames.find(e.view.stack, 'activation')?.by ?? e.seat;
  return outcomeOf([
    enteringPart(e, room, { seat, ref: worker?.ref ?? null }),
    part(e.t.steps({ left: Number(e.question.with.left ?? 1) - 1 })),
  ]);
}
/** What its attack does beside damage, where the Familiar's card says so. */
const AFTER: readonly string[] = ['devours', 'undermines', 'carries', 'envenoms'];
export function attackOutcome(e: OutcomeContext, ref: string): Outcome {
  const [worker, target] = [workerOf(e), modelIn(e.table, ref)];
  if (worker?.evocation == null || target === undefined) return outcomeOf([part(e.t.noChange)]);
  const { card, stronger } = worker.evocation;
  const { damage, hunting } = kindOf(e, card);
  const straight = frames.find(e.view.stack, 'activation')?.straight ?? 0;
  const isSavaged = target.evocation === null && hunting?.is === 'savages';
  const more =
    isSavaged && HEALTH - target.left >= hunting.cubes
      ? hunting.more
      : hunting?.is === 'charges' && straight >= hunting.steps
        ? hunting.more
        : 0;
  return outcomeOf([
    damagePart(e, [target], damage + stronger + more),
    part(hunting !== null && AFTER.includes(hunting.is) ? textOn(e, `${card}:hunting`) : null),
  ]);
}
/** Whom the Evocation at work can attack: one that an enemy has turned is no foe of itself. */
function foesOf(e: OutcomeContext) {
  const worker = workerOf(e);
  const by = frames.find(e.view.stack, 'activation')?.by ?? e.seat;
  return foesIn(e.table, by, worker?.room ?? null).filter(({ ref }) => ref !== worker?.ref);
}
export function scorchOutcome(e: OutcomeContext): Outcome {
  const worker = workerOf(e);
  const hunting = worker?.evocation == null ? null : kindOf(e, worker.evocation.card).hunting;
  return outcomeOf([damagePart(e, foesOf(e), hunting?.is === 'scorches' ? hunting.damage : 0)]);
}

// ---- Going no further ----

const unused = ({ own }: OutcomeContext) => ({
  tokens: own.tokens,
  spells: own.slots.filter((slot) => slot !== null).length,
});
export function passOutcome(e: OutcomeContext): Outcome {
  const { t, question } = e;
  if (question.ask === 'dismiss') return outcomeOf([part(t.passes.dismiss)]);
  const { tokens, spells } = unused(e);
  const lost = tokens + spells > 0;
  return outcomeOf([lost ? harmful(t.passes.action({ tokens, spells })) : part(t.passes.nothing)]);
}
export function doneOutcome(e: OutcomeContext): Outcome {
  const { t, n, own, question } = e;
  if (question.ask === 'action') return outcomeOf([part(t.passes.visit(unused(e)))]);
  const idle = evocationsOf(own).filter(({ acted, room, mode }) => !acted && (room !== null || mode === 'guard'));
  return outcomeOf([part(t.passes.evocations({ models: idle.map(({ model }) => n.model(model)) }))]);
}
/** Whether the Evocation at work could still attack somebody. */
function mayAttack(e: OutcomeContext): boolean {
  const activation = frames.find(e.view.stack, 'activation');
  if (activation === undefined || activation.attacks === 0) return false;
  return foesOf(e).length > 0;
}
export function stopOutcome(e: OutcomeContext): Outcome {
  const { t, question } = e;
  const left = Number(question.with.left ?? 0);
  switch (question.ask) {
    case 'evocation':
      return outcomeOf([part(t.passes.activation({ left, attack: mayAttack(e) }))]);
    case 'move':
      return outcomeOf([part(t.passes.move({ left }))]);
    default:
      return outcomeOf([part(t.passes.physical({ left }))]);
  }
}
