import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EditionRegistry, editionLoader } from '../../editions/index.ts';
import { games } from '../../games/index.ts';
import { type Release, released } from '../../games/released.ts';
import { Game, type GameFactory, gameFactory } from '../../kernel/index.ts';
import { duel } from '../../kernel/testing/games/duel.ts';
import type { Storage } from '../storage/open.ts';
import { makeDatabase, type TestDatabase } from '../testing/database/databases.ts';
import { SlicedWork } from '../work/sliced-work.ts';
import { GameLoader, versionAt } from './game-loader.ts';
import type { TableRow } from './table-rows.ts';

const find = (games['familiar-find'] as GameFactory).core;
/** The duel as a later program has it: by other rules, and without one of its options. */
const later = gameFactory(
  new Game({ ...duel.rules, version: 9, options: duel.rules.options.filter(({ id }) => id !== 'snap') }),
).released('later');

let database: TestDatabase;
let storage: Storage;
let gameLoader: GameLoader;
beforeAll(async () => {
  database = await makeDatabase('pglite');
  storage = await database.open();
  gameLoader = new GameLoader(
    new EditionRegistry({ ...games, duel: later }, editionLoader),
    storage.db,
    new SlicedWork(),
  );
});
afterAll(async () => {
  await storage.close();
  await database.remove();
});

const row = (played: Partial<TableRow>) =>
  ({
    game: find.name,
    rules: find.version,
    edition: find.edition,
    content: find.content,
    options: {},
    ...played,
  }) as TableRow;

describe('a table’s game', () => {
  test('is that of its edition; a table older than editions is known by the number of its rules', async () => {
    expect(await gameLoader.load(versionAt(row({})))).toEqual({ game: find, pack: null });
    expect(await gameLoader.load(versionAt(row({ edition: null })))).toEqual({ game: find, pack: null });
    const [first] = released[find.name] as readonly [Release];
    expect(await gameLoader.load(versionAt(row({ edition: null, rules: 1 })))).toMatchObject({
      game: { edition: first.edition },
    });
  });

  test('is not loaded where game, rules or cards are unknown, and the reason says which', async () => {
    expect(await gameLoader.load(versionAt(row({ game: 'whist' })))).toBe('no-such-game');
    expect(await gameLoader.load(versionAt(row({ edition: 'ffff' })))).toBe('other-rules');
    expect(await gameLoader.load(versionAt(row({ edition: null, rules: 7 })))).toBe('other-rules');
    expect(await gameLoader.load(versionAt(row({ content: 'other cards' })))).toBe('no-such-pack');
  });
});

describe('a rematch', () => {
  test('takes today’s rules, today’s cards, and those of its options that there still are', async () => {
    const { content } = later.core;
    const options = { snap: true, goal: '3' };
    const before = row({ game: 'duel', rules: 9, edition: 'later', content, options });
    expect(await gameLoader.currentVersion(before, 2)).toEqual({
      rules: 9,
      edition: 'later',
      content,
      options: { goal: '3' },
    });
  });

  test('is played as before where the table’s rules or cards cannot be had any more', async () => {
    const { rules, edition, content, options } = row({ edition: 'ffff' });
    expect(await gameLoader.currentVersion(row({ edition: 'ffff' }), 2)).toEqual({ rules, edition, content, options });
  });
});
