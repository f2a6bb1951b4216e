import { type FindEvent, type FindFace, type FindTable, frames } from '../../../games/familiar-find/face.ts';
import type { Seat, View } from '../../../kernel/index.ts';
import { ownEntry } from '../../own-entry.ts';
import type { BoardProps } from '../../table/board.ts';
import { messages } from './generated/all.ts';

/** What the board reads out of a view; it changes nothing and knows no rule that is not on the table. */

/** The props of a board, with the game's own view, face and events. */
export interface FindProps extends BoardProps<FindTable> {
  readonly face: FindFace;
  readonly events: readonly FindEvent[];
}
export const findProps = (props: BoardProps): FindProps => props as FindProps;

type PlayerShown = FindTable['players'][number];
export const playerAt = ({ table }: View<FindTable>, seat: Seat): PlayerShown => table.players[seat] as PlayerShown;

export const isActive = (view: View<FindTable>, seat: Seat): boolean =>
  view.result === null && view.asked.length > 0 && view.table.turns > 0 && view.table.active === seat;

/** What is being asked about: the name of the procedure that waits for an answer. */
export const asking = ({ stack }: View) => frames.top(stack)?.proc ?? null;

/** The cards that count in a collection: five Ingredients, then the two Essences. */
export const ingredientsOf = ({ pack }: FindFace): readonly string[] => pack.ingredients.map(({ id }) => id);
export const essencesOf = ({ pack }: FindFace): readonly [astral: string, abyss: string] => [
  pack.astral.id,
  pack.abyss.id,
];

/** Spells that were collected and wait to be resolved. */
export function waitingSpells(view: View<FindTable>, { pack }: FindFace): string[] {
  const turn = frames.find(view.stack, 'turn');
  const cards = [...pack.ingredients, pack.astral, pack.abyss, ...pack.spells];
  return (turn?.spells ?? []).map((n) => cards[n]?.id ?? '');
}

/** How many of an Essence decide the game for this player. */
export function placesFor(view: View<FindTable>, { pack }: FindFace, seat: Seat, essence: string): number {
  if (essence !== pack.abyss.id || view.options.abilities !== true) return 3;
  const familiar = playerAt(view, seat).familiar;
  const ability = pack.familiars.find(({ id }) => id === familiar)?.ability;
  return (ability !== undefined && 'always' in ability ? ability.always.abyss : undefined) ?? 3;
}

/** Whether the Abyss Essences have put a player out: for good, while they lay their last cards, or as things stand. */
export function doomOf(view: View<FindTable>, face: FindFace, seat: Seat): 'out' | 'unless' | null {
  const { collection, out } = playerAt(view, seat);
  if (view.result !== null || out > 0) return null;
  const last = frames.find(view.stack, 'elimination');
  if (last?.seat === seat) return 'out';
  const [astral, abyss] = essencesOf(face);
  if ((collection[astral] ?? 0) >= placesFor(view, face, seat, astral)) return null;
  return (collection[abyss] ?? 0) >= placesFor(view, face, seat, abyss) ? 'unless' : null;
}

/** Whether the Location lets the central pile rest now. */
export const isResting = ({ table }: View<FindTable>, { pack }: FindFace): boolean =>
  table.rest === 1 && pack.locations.find(({ id }) => id === table.location)?.rule.rest === true;

/** The place in which a player has ended, or null while the game is theirs to win. */
export function placeOf(view: View<FindTable>, seat: Seat): number | null {
  if (view.result !== null) return view.result.places[seat] ?? null;
  const { out } = playerAt(view, seat);
  return out === 0 ? null : view.seats - out + 1;
}

/** FF-2.7, FF-2.10: about as many cards as everybody draws in a turn. */
const DRAWN = 3;

/** Whether the deck will be too short for the next Refill, or for that of somebody in this round; null: for neither. */
export function deckEnd({ table, result }: Pick<View<FindTable>, 'table' | 'result'>): 'lastTurn' | 'lastRound' | null {
  if (result !== null) return null;
  const { count } = table.deck;
  if (count < DRAWN) return 'lastTurn';
  return count < DRAWN * table.players.filter(({ out }) => out === 0).length ? 'lastRound' : null;
}

/** A hand without what lies on a pile already, chosen but not yet laid. */
export function handLeft({ table }: View<FindTable>, seat: Seat): readonly string[] | null {
  const hand = table.players[seat]?.hand ?? null;
  if (hand === null || seat !== table.layer) return hand;
  const left = [...hand];
  for (const { card } of table.staged) left.splice(left.indexOf(card), 1);
  return left;
}

/** A card's name where there is room for one word: those of other packs have none but their own. */
export const briefName = ({ language, speech }: Pick<FindProps, 'language' | 'speech'>, card: string): string =>
  ownEntry(messages[language].board.briefNames as Readonly<Record<string, string>>, card) ?? speech.card(card).name;
