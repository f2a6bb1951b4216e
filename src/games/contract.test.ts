import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type Answer, type AnyGame, below, OfferList, seededRng } from '../kernel/index.ts';
import { contract } from '../kernel/testing/contract.ts';
import { type TableSetup, tablesOf } from '../kernel/testing/coverage.ts';
import { ascent } from '../kernel/testing/games/ascent.ts';
import { duel } from '../kernel/testing/games/duel.ts';
import { liarsDice } from '../kernel/testing/games/liars-dice.ts';
import { games } from './index.ts';

/** Multiplies the number of random games. All of them follow from FUZZ_SEED: set both to look for something rare. */
const THOROUGH = Number(process.env.THOROUGH ?? 1);
/** Games played for each promise, divided among all player counts and option sets; fewer of long games. */
const GAMES = 6 * THOROUGH;
/** About how many answers are given for each promise, in one game at least. */
const ANSWERS = 300 * THOROUGH;

const seed = fc.string();
/** Either no salts, or one for each seat. */
const saltsFor = (seats: number) =>
  fc.oneof(fc.constant([]), fc.array(fc.string(), { minLength: seats, maxLength: seats }));
/** The first answers, by number; small ones first, so that a failing game shrinks to plain play. */
const choices = fc.array(fc.nat(10_000), { maxLength: 60 });

/** Answers of one random game. */
function lengthOf(game: AnyGame, table: TableSetup): number {
  const s = game.start({ ...table, seed: 'length', salts: [] });
  const luck = seededRng('length');
  const offers = new OfferList();
  let answers = 0;
  for (; s.result === null; answers++) {
    const seat = game.ask(s, offers);
    game.take(s, seat, offers.list[below(luck, offers.count)] as Answer);
  }
  return answers;
}

const all: readonly AnyGame[] = [liarsDice, duel, ascent, ...Object.values(games).map((factory) => factory.core)];
describe.each(all.map((game) => [game.name, game] as const))('%s', (_name, game) => {
  const tables = tablesOf(game);
  const count = Math.min(GAMES, Math.ceil(ANSWERS / lengthOf(game, tables[0] as TableSetup)));
  const numRuns = Math.max(1, Math.round(count / tables.length));
  // If there are more tables than games, each promise begins where the one before it stopped, so that every run plays at
  // all of them. Which is the first follows from FUZZ_SEED: another seed brings each promise to other tables.
  const first = below(seededRng('tables', `${fc.readConfigureGlobal().seed}`), tables.length);
  const promises = Object.entries(contract).map(([sentence, property], n) => {
    const from = (first + n * count) % tables.length;
    return [sentence, property, [...tables.slice(from), ...tables.slice(0, from)].slice(0, count)] as const;
  });
  test.each(promises)('%s', (_sentence, property, tables) => {
    for (const table of tables) {
      fc.assert(
        fc.property(seed, saltsFor(table.seats), choices, (seed, salts, choices) =>
          property(game, { ...table, seed, salts }, choices),
        ),
        { numRuns },
      );
    }
  });
});
