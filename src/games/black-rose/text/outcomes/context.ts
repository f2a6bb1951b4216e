import type { NumberChange, Outcome, QuestionContext, Seat } from '../../../../kernel/index.ts';
import { capital } from '../../../../text/wording.ts';
import { at } from '../../../shared/list.ts';
import type { Content, EffectList, ModelKind, RoomCard } from '../../content/content.ts';
import { SIDES } from '../../content/vocabulary.ts';
import { frames } from '../../frames.ts';
import type { BlackRoseMessages } from '../../generated/messages.ts';
import { QUICK } from '../../state/state.ts';
import { modelsIn } from '../../view/models.ts';
import type { PlayerView, RoomView, RoseTable, SlotView } from '../../view/secrets.ts';
import type { EventNames } from '../events.ts';
import type { GameNames } from '../names.ts';

/** A question of Black Rose, with the words and names to explain it. */
export interface OutcomeContext extends QuestionContext<RoseTable> {
  readonly content: Content;
  readonly names: GameNames;
  /** Names as they are said at this table. */
  readonly n: EventNames;
  readonly t: BlackRoseMessages['outcomes'];
  readonly table: RoseTable;
  readonly seat: Seat;
  readonly own: PlayerView;
}
export const outcomeContext = (
  context: QuestionContext<RoseTable>,
  content: Content,
  names: GameNames,
): OutcomeContext => {
  const { table, viewer } = context.view;
  const seat = viewer as Seat;
  const own = at(table.players, seat);
  return { ...context, content, names, n: names.at(context.scene), t: names.t.outcomes, table, seat, own };
};

/** What is said of a part of an answer. */
export interface OutcomePart {
  readonly said: readonly string[];
  readonly changes: readonly NumberChange[];
  readonly harm?: boolean;
}
export const part = (...said: readonly (string | null)[]): OutcomePart => ({
  said: said.flatMap((each) => (each === null || each === '' ? [] : [each])),
  changes: [],
});
export const counted = (said: string, ...changes: readonly NumberChange[]): OutcomePart => ({ said: [said], changes });
export const harmful = (...said: readonly (string | null)[]): OutcomePart => ({ ...part(...said), harm: true });
/** Several parts as the outcome of an answer. */
export function outcomeOf(parts: readonly OutcomePart[]): Outcome {
  const harm = parts.some((each) => each.harm === true);
  return {
    text: parts.flatMap(({ said }) => said.map(capital)).join(' '),
    changes: parts.flatMap(({ changes }) => changes).filter(({ from, to }) => from !== to),
    ...(harm && { harm }),
  };
}

/** The list of effects of a side of a spell. */
export const listOfSide = ({ content }: OutcomeContext, card: string, side: string): EffectList =>
  at(content.lists, content.cards.indexOf(card) * SIDES.length + SIDES.indexOf(side as (typeof SIDES)[number]));
export const kindOf = ({ content }: OutcomeContext, card: unknown): ModelKind =>
  content.kinds.find(({ id }) => id === card) as ModelKind;
export const roomCardOf = ({ content }: OutcomeContext, room: string): RoomCard =>
  content.rooms.find(({ id }) => id === room) as RoomCard;
export const roomIn = ({ table }: OutcomeContext, room: string): RoomView =>
  table.rooms.find((each) => each.room === room) as RoomView;
export const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
/** The prepared spell that is cast next, or the quick one. */
export const preparedSpell = ({ own }: OutcomeContext, quick: boolean): SlotView | null =>
  own.slots.find((slot, n) => slot !== null && (n === QUICK) === quick) ?? null;
/** What stands on a card, a side of it (`vertigo:b`) or a mode of it (`polpetta:guard`). */
export const textOn = ({ names }: OutcomeContext, id: string): string => names.texts.get(id)?.text ?? '';

export const tokenCost = ({ t, own }: OutcomeContext): OutcomePart => {
  const change = { from: own.tokens, to: own.tokens - 1 };
  return counted(t.tokens(change), { name: 'tokens', ...change });
};
export const handChange = ({ t, own }: OutcomeContext, more: number): OutcomePart => {
  const change = { from: own.cards, to: own.cards + more };
  return counted(t.hand(change), { name: 'hand', ...change });
};

/**
 * Whether the next question is asked before Clean-up or another phase changes anything, whatever comes of the answer:
 * in the Action phase as long as somebody who has not passed has a token left.
 */
export function isFollowed({ view, table, seat, question }: OutcomeContext, answer: string): boolean {
  const { stack } = view;
  if (frames.isWithin(stack, 'cleanup') || frames.isWithin(stack, 'black-rose')) return false;
  if (frames.isWithin(stack, 'study-phase')) return true;
  if (frames.isWithin(stack, 'evocation-phase')) return answer.startsWith('attack ') && maySteps(view.stack);
  if (!frames.isWithin(stack, 'action-phase')) return false;
  const spent = question.ask === 'action' ? 1 : 0;
  return table.players.some(({ passed, tokens }, of) => !passed && tokens - (of === seat ? spent : 0) > 0);
}
/** Whether an Evocation may still move once it has attacked. */
function maySteps(stack: OutcomeContext['view']['stack']): boolean {
  const activation = frames.find(stack, 'activation');
  return activation !== undefined && activation.moved === 0 && activation.left > 0;
}

/** The numbers that outcomes speak of. */
export function numbersOf(table: RoseTable, seat: Seat): Readonly<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const { ref, left } of modelsIn(table)) numbers[`health ${ref}`] = left;
  for (const { room, cubes } of table.rooms) {
    numbers[`instability ${room}`] = sum(cubes);
    numbers[`cubes ${room}`] = cubes[seat] ?? 0;
  }
  for (const { model, power, sheet } of table.players) {
    numbers[`power ${model}`] = power;
    numbers[`sheet ${model}`] = sheet[seat] ?? 0;
  }
  const { tokens, trophies, cards } = at(table.players, seat);
  return { ...numbers, tokens, trophies, hand: cards, drawn: table.drawn.length };
}
