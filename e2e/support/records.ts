import { makeBot } from '../../src/bots/index.ts';
import { games } from '../../src/games/index.ts';
import { type AnyGame, type GameRecord, Match, type Seat, seededRng } from '../../src/kernel/index.ts';

export const FIND = 'familiar-find';
const game = games[FIND]?.core as AnyGame;

/** An answer that a seat might have given at a moment of a record. */
export interface Chance {
  readonly record: GameRecord;
  /** How many answers had been given. */
  readonly after: number;
  readonly seat: Seat;
  readonly say: string;
}

/** A whole game, played by bots that draw lots; always the same for the same word. */
export function playedGame(word: string, seats = 2, options: GameRecord['options'] = {}): GameRecord {
  return [...momentsOf(word, seats, options)].at(-1)?.record as GameRecord;
}

/** The first answer, in the games of some words, after which something happens. */
export function firstChance(
  seats: number,
  happens: (kinds: readonly string[], chance: Chance) => boolean,
  options: GameRecord['options'] = {},
): Chance {
  for (let n = 0; n < 500; n++) {
    for (const match of momentsOf(`search ${n}`, seats, options)) {
      for (const seat of game.asked(match.state)) {
        for (const say of match.question(seat)?.legal ?? []) {
          const record = match.record as GameRecord;
          const chance = { record, after: record.answers.length, seat, say };
          const trial = Match.at(game, game.copy(match.state));
          const outcome = trial.answer(seat, say);
          if (
            outcome.ok &&
            happens(
              outcome.events.map(({ kind }) => kind),
              chance,
            )
          )
            return chance;
        }
      }
    }
  }
  throw new Error('in 500 games that never happens');
}

/** A game after the deal and after each answer; the last is its end. */
function* momentsOf(word: string, seats: number, options: GameRecord['options']): Generator<Match> {
  const luck = seededRng(word);
  const bot = makeBot('random', game);
  const match = Match.start(game, { seats, options, seed: word, salts: [] });
  while (match.state.result === null) {
    yield match;
    const seat = game.asked(match.state)[0] as Seat;
    const question = match.question(seat);
    if (question === null) throw new Error('nobody is asked');
    match.answer(seat, bot.choose(match.view(seat), question, luck).say);
  }
  yield match;
}
