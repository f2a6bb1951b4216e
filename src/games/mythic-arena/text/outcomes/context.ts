import type { NumberChange, Outcome, QuestionContext, Seat } from '../../../../kernel/index.ts';
import { at } from '../../../shared/list.ts';
import type { Content, Deed } from '../../content/content.ts';
import type { DeedData } from '../../effects/deed.ts';
import { petsOf } from '../../view/pets.ts';
import type { ActionPreview, HealthChange } from '../../view/preview.ts';
import type { ArenaTable, PetView, PlayerView } from '../../view/secrets.ts';
import type { EventNames } from '../events.ts';
import type { GameNames } from '../names.ts';

/** A question of Mythic Arena, with the words and names to explain it. */
export interface OutcomeContext extends QuestionContext<ArenaTable> {
  readonly content: Content;
  readonly names: GameNames;
  /** Names as they are said at this table. */
  readonly n: EventNames;
  readonly seat: Seat;
  readonly own: PlayerView;
}

export const outcomeContext = (
  context: QuestionContext<ArenaTable>,
  content: Content,
  names: GameNames,
): OutcomeContext => {
  const seat = context.view.viewer as Seat;
  return { ...context, content, names, n: names.at(context.scene), seat, own: at(context.view.table.players, seat) };
};

export const plain = (text: string): Outcome => ({ text, changes: [] });
export const joined = (...sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');

/** The Pet of this name, if it is in the Arena. */
export const petIn = ({ view }: OutcomeContext, ref: unknown): PetView | undefined =>
  view.table.players.flatMap(petsOf).find(({ pet }) => pet === ref);
/** Chances are told as whole percents. */
export const percent = (share: number): number => Math.round(share * 100);

/** What the topmost procedure of this name works with, or null. */
export const dataOf = <D>({ view }: OutcomeContext, name: string): D | null =>
  (view.stack.filter(({ proc }) => proc === name).at(-1)?.data as D | undefined) ?? null;
/** The power, Rune or Item at work that asks, or null. */
export function deedAtWork(e: OutcomeContext): Deed | null {
  const data = dataOf<DeedData>(e, 'deed');
  return data === null ? null : at(e.content.lists, data.list);
}

/** What a preview says: Health before and after, and who is Downed. */
export function previewText({ names, n }: OutcomeContext, { changes, downed }: ActionPreview): string {
  const t = names.t.outcomes;
  const said = changes.map(({ pet, from, to }) => t.change({ pet: n.pet(pet), from, to }));
  return joined(
    said.length === 0 ? null : t.health({ changes: said }),
    downed.length === 0 ? null : t.downed({ pets: n.pets(downed) }),
  );
}
/** Whether a Pet of one's own is lost by it. */
export const losesOwn = ({ own }: OutcomeContext, { downed }: ActionPreview): boolean =>
  petsOf(own).some(({ pet }) => downed.includes(pet));

const healthNumber = ({ pet, from, to }: HealthChange): NumberChange => ({ name: `health ${pet}`, from, to });
/** The numbers that a preview promises, besides others that are as certain as it is. */
export const promised = (preview: ActionPreview, others: readonly NumberChange[]): readonly NumberChange[] =>
  preview.certain ? [...preview.changes.map(healthNumber), ...others.filter(({ from, to }) => from !== to)] : [];

/** The numbers that outcomes speak of. */
export function numbersOf(table: ArenaTable, seat: Seat): Readonly<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const player of table.players)
    for (const [line, pets] of Object.values(player.lines).entries())
      for (const { pet, left } of pets) {
        numbers[`health ${pet}`] = left;
        numbers[`line ${pet}`] = line;
      }
  const own = at(table.players, seat);
  for (const { card, uses } of own.items) numbers[`uses ${card}`] = uses;
  numbers.hand = own.cards;
  numbers.deck = own.size + at(table.staged, seat).length;
  return numbers;
}
