import { makeBot } from '../../src/bots/index.ts';
import { type AnyGame, type Question, type Seat, type State, seededRng, type View } from '../../src/kernel/index.ts';
import { playOn } from '../random.ts';
import { kernel } from '../reference/kernel.ts';
import { seenReference } from '../reference/seen.ts';

/** What a bot is asked somewhere in a game. */
export interface Position {
  readonly game: AnyGame;
  readonly view: View;
  readonly question: Question;
}

/** Answers after which a greedy game is left. */
const BOUND = 2000;

/** So many questions with a choice, from as many greedy games: the first one early in it, the last one late. */
export const positionsOf = (game: AnyGame, seats: number, count: number): Position[] =>
  Array.from({ length: count }, (_, n) => {
    const asked = greedyGame(game, seats, `bots/${n}`);
    return asked[Math.floor(((n + 0.5) * asked.length) / count)] as Position;
  });

/** Every question with a choice of one game. */
function greedyGame(game: AnyGame, seats: number, seed: string): Position[] {
  const bot = makeBot('greedy', game);
  const luck = seededRng(seed);
  const s: State = game.start({ seats, options: {}, seed, salts: [] });
  const found: Position[] = [];
  for (let n = 0; s.result === null && n < BOUND; n++) {
    const seat = game.asked(s)[0] as Seat;
    const question = game.question(s, seat) as Question;
    const view = game.view(s, seat);
    if (question.legal.length > 1) found.push({ game, view, question });
    game.answer(s, seat, bot.choose(view, question, luck).say);
  }
  return found;
}

/** How far into the reference game's random games its positions are: for every one the same in all its versions. */
export const DECISIONS = 12;
/** Seeds of the reference game after which so many decisions later somebody still has a choice. */
export function referenceSeeds(count: number): number[] {
  const seeds: number[] = [];
  for (let seed = 1; seeds.length < count; seed++) if (referenceAt(seed) !== null) seeds.push(seed);
  return seeds;
}

/** The reference game after some random decisions; null where there is no choice. */
export function referenceAt(seed: number): Position | null {
  const s = kernel.begin(seed);
  playOn(seenReference, s, DECISIONS);
  const seat = seenReference.asked(s)[0];
  const question = seat === undefined ? null : seenReference.question(s, seat);
  if (question === null || question.legal.length < 2) return null;
  return { game: seenReference, view: seenReference.view(s, question.seat), question };
}
