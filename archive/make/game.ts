import { makeBot } from '../../src/bots/index.ts';
import {
  type AnyGame,
  below,
  commitmentTo,
  type GameRecord,
  Match,
  type NumberedQuestion,
  type RandomState,
  type Seat,
  seededRng,
  type ToldEvent,
} from '../../src/kernel/index.ts';
import type { Table } from './tables.ts';

const NAMES = ['Ada', 'Basil', 'Cleo', 'Dorian', 'Edda'];
/** No game takes so many answers. */
const MOST_ANSWERS = 20_000;

/** How a game is played for the archive: its seed, and whether questions with one answer answer themselves. */
export interface Play extends Table {
  readonly seed: string;
  readonly forced: boolean;
}

/**
 * Plays a game from its deal, each answer by a random or a greedy bot, by whoever of those asked: so it comes to its end
 * and to most cards on the way. Stops where `enough` says so; `watch` sees the match after the deal and every answer.
 */
export function playGame(
  game: AnyGame,
  { seats, options, seed, forced }: Play,
  watch: (match: Match, told: readonly ToldEvent[]) => void,
  enough: (match: Match) => boolean = () => false,
): GameRecord {
  const salts = Array.from({ length: seats }, (_, seat) => `salt ${seat} of ${seed}`);
  const match = Match.start(game, { seats, options, seed, salts }, { forced });
  watch(match, match.opening);
  const rng = seededRng('archive', seed);
  const bots = [makeBot('random', game), makeBot('greedy', game)] as const;
  while (match.state.result === null && !enough(match)) {
    if (match.answers.length > MOST_ANSWERS) throw new Error(`${game.name} has no end: ${seed}`);
    const seat = oneOf(rng, game.asked(match.state));
    const { say } = oneOf(rng, bots).choose(match.view(seat), match.question(seat) as NumberedQuestion, rng);
    const outcome = match.answer(seat, say, (match.answers.at(-1)?.at ?? 0) + below(rng, 9000));
    if (!outcome.ok) throw new Error(`${game.name}: '${say}' was refused: ${outcome.bar.why}`);
    watch(match, outcome.events);
  }
  const names = NAMES.slice(0, seats);
  return { ...(match.record as GameRecord), commitment: commitmentTo(seed), names };
}

const oneOf = <T>(rng: RandomState, list: readonly T[]): T => list[below(rng, list.length)] as T;

export type PositionKind = 'secret' | 'lines' | 'window' | 'nested';

/** What is special about the place where a match stands; null where nothing is. */
export function positionKind({ game, state }: Match): PositionKind | null {
  const asked = game.asked(state);
  const top = state.stack.at(-1);
  const [first] = asked;
  if (top === undefined || first === undefined) return null;
  const gave = (top.given ?? []).flatMap((lines, seat): Seat[] => (lines.length > 0 ? [seat] : []));
  // Several are asked in secret, and some have answered; or somebody has given a part of an answer of several lines.
  if (gave.some((seat) => seat !== first || asked.length > 1)) return 'secret';
  if (gave.length > 0) return 'lines';
  if (game.question(state, first)?.pass !== null) return 'window';
  return state.stack.length >= 3 ? 'nested' : null;
}
