import { makeBot } from '../../../bots/index.ts';
import { games } from '../../../games/index.ts';
import { type AnyGame, commitmentTo, type GameRecord, Match, type Seat, seededRng } from '../../../kernel/index.ts';

export const find = games['familiar-find']?.core as AnyGame;

/** The record of a whole game between bots, with everything that a record can keep. */
export function played(game: AnyGame, seats: number, seed: string, options = {}): GameRecord {
  const salts = Array.from({ length: seats }, (_, seat) => `salt ${seat}`);
  const match = Match.start(game, { seats, options, seed, salts });
  const bot = makeBot('random', game);
  const rng = seededRng(seed);
  const hashes = [game.hash(match.state)];
  while (match.state.result === null) {
    const seat = game.asked(match.state)[0] as Seat;
    const question = match.question(seat);
    if (question === null) throw new Error('nobody is asked');
    match.answer(seat, bot.choose(match.view(seat), question, rng).say, match.answers.length * 100);
    hashes.push(game.hash(match.state));
  }
  const names = ['Ada', 'Basil', 'Cleo', 'Dorian'].slice(0, seats);
  return { ...(match.record as GameRecord), hashes, commitment: commitmentTo(seed), names };
}
