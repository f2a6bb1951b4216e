import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EditionRegistry, editionLoader } from '../../editions/index.ts';
import { games } from '../../games/index.ts';
import { type Release, released } from '../../games/released.ts';
import { Game, type GameFactory, gameFactory } from '../../kernel/index.ts';
import { duel } from '../../kernel/testing/games/duel.ts';
import type { Storage } from '../storage/open.ts';
import { packs, people } from '../storage/schema.ts';
import { makeDatabase, type TestDatabase } from '../testing/database/databases.ts';
import { WorkBudget } from '../work/budget.ts';
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
  await storage.db.insert(people).values({ id: 'ada', name: 'Ada' });
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

describe('a pack that extends another', () => {
  const header = { game: find.name, id: 'mine', version: '1.0.0', author: 'Ada', licence: 'CC0-1.0' };
  const moon = { id: 'moonstone', names: { en: 'Moonstone' }, do: [{ do: 'draw', cards: 2 }] };
  const copies = { '2+': 1, '3+': 0, '4': 0 };
  const budget = () => new WorkBudget(10_000, () => 0);
  const add = (pack: object) => gameLoader.addPack(find.name, pack, 'ada', budget());

  test('is kept whole, under the hash of what it comes to, and a table with it needs no other pack', async () => {
    const brought = await add({ ...header, add: { spells: [{ ...moon, copies }] } });
    const { game } = brought as { game: typeof find };
    const [row] = await storage.db.select().from(packs).where(eq(packs.hash, game.content));
    expect(row?.pack).toMatchObject({
      id: 'mine',
      spells: expect.arrayContaining([expect.objectContaining({ id: 'moonstone' })]),
    });
    const fresh = new GameLoader(new EditionRegistry(games, editionLoader), storage.db, new SlicedWork());
    const played = { game: find.name, edition: find.edition as string, content: game.content };
    expect(await fresh.load(played)).toMatchObject({ game: { content: game.content }, pack: row?.pack });
    const more = { ...header, id: 'more', extends: { pack: 'mine', hash: game.content }, remove: ['moonstone'] };
    expect(await add(more)).toMatchObject({ game: { content: expect.not.stringContaining(game.content) } });
  });

  test('may name the core pack of an older edition, but nothing that nobody brought', async () => {
    const [first] = released['mythic-arena'] as readonly [Release];
    const older = await new EditionRegistry(games, editionLoader).edition('mythic-arena', first.edition);
    const content = older?.core.content as string;
    const own = { ...header, game: 'mythic-arena', extends: { pack: 'core', hash: content } };
    expect(content).not.toBe(games['mythic-arena']?.core.content);
    expect(await gameLoader.addPack('mythic-arena', own, 'ada', budget())).toHaveProperty('game');
    const hash = '0'.repeat(64);
    expect(await add({ ...header, extends: { pack: 'core', hash } })).toEqual([
      { path: 'extends', message: `there is no pack 'core' here whose content has the hash ${hash}` },
    ]);
    expect(await add({ ...header, extends: 'yours' })).toEqual([
      { path: 'extends', message: expect.stringContaining("there is no pack 'yours' here") },
    ]);
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
