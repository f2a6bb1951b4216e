import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import type { Fault, GameFactory } from '../kernel/index.ts';
import { contentHash, coreOf, type FindPack, firstOf, type OpenedPack, openPack } from './index.ts';

const find = games['familiar-find'] as GameFactory;
const header = { game: 'familiar-find', id: 'mine', version: '1.0.0', author: 'Ada', licence: 'CC0-1.0' };
const copies = { '2+': 1, '3+': 0, '4': 0 };
const moon = { id: 'moonstone', names: { en: 'Moonstone' }, copies, do: [{ do: 'draw', cards: 2 }] };

const opened = (raw: unknown, where: FindPack = coreOf(find), factory = find) => openPack(factory, raw, where);
const good = async (raw: unknown, where?: FindPack, factory?: GameFactory) => {
  const pack = await opened(raw, where, factory);
  expect(pack).not.toHaveProperty('length');
  return pack as OpenedPack;
};
const faults = async (raw: unknown, where?: FindPack) =>
  ((await opened(raw, where)) as readonly Fault[]).map(({ path, message }) => `${path}: ${message}`);
/** Finds packs of one's own by their ids. */
const among =
  (packs: Readonly<Record<string, unknown>>): FindPack =>
  async ({ pack }) =>
    packs[pack] ?? null;

describe('a pack of one card', () => {
  test('extends the core pack, and its card can be played', async () => {
    const { game, pack, base, pinned } = await good({ ...header, add: { spells: [moon] } });
    expect(game.speech.en.card('moonstone')).toMatchObject({
      name: 'Moonstone',
      text: expect.stringContaining('Draw 2'),
    });
    expect(game.features).toContain('spell:moonstone');
    expect(game.content).toBe(contentHash(pack));
    expect([base, pinned]).toEqual([{ pack: 'core', hash: find.core.content }, false]);
  });

  test('names the hash of what it extends, and is refused where that is another', async () => {
    const raw = { ...header, add: { spells: [moon] } };
    const { pinned } = await good({ ...raw, extends: { pack: 'core', hash: find.core.content } });
    expect(pinned).toBe(true);
    const other = 'f'.repeat(64);
    expect(await faults({ ...raw, extends: { pack: 'core', hash: other } })).toEqual([
      `extends: there is no pack 'core' here whose content has the hash ${other}`,
    ]);
    const anywhere: FindPack = async () => find.pack;
    expect(await faults({ ...raw, extends: { pack: 'core', hash: other } }, anywhere)).toEqual([
      `extends.hash: is not that of the pack 'core' here, whose content has ${find.core.content}`,
    ]);
  });

  test('that is made whole is the same content, needs no other pack, and is read by rules that know no extensions', async () => {
    const { game, pack } = await good({ ...header, $schema: 'x', add: { spells: [moon] } });
    expect((await good(pack, async () => null)).game.content).toBe(game.content);
    expect(find.load(pack)).toMatchObject({ content: game.content });
  });

  test('may extend a pack that extends another', async () => {
    const mine = { ...header, add: { spells: [moon] } };
    const more = { ...header, id: 'more', extends: 'mine', change: { moonstone: { do: [{ do: 'draw', cards: 3 }] } } };
    const { game, base } = await good(more, firstOf(coreOf(find), among({ mine })));
    expect(game.speech.en.card('moonstone').text).toContain('Draw 3');
    expect(base?.hash).toBe((await good(mine)).game.content);
  });

  test('is refused with the faults at their places in its own file', async () => {
    const wrong = { ...moon, copies: { ...copies, '4': -1 }, do: [{ do: 'draw', cards: 9 }] };
    const spoilt = await faults({ ...header, version: 'new', add: { spells: [wrong] }, change: { owl: { wings: 2 } } });
    expect(spoilt.map((fault) => fault.split(': ')[0])).toEqual([
      'version',
      'add.spells[0].copies.4',
      'add.spells[0].do[0].cards',
      'change.owl',
    ]);
    expect(await faults({ ...header, add: { spells: [{ ...moon, id: 'owl' }] } })).toEqual([
      "add.spells[0].id: 'owl' is already the id of another card",
    ]);
    const { pathOf } = await good({ ...header, add: { spells: [moon] } });
    expect([pathOf('spells[10].do[0]'), pathOf('spells[3].do'), pathOf('spells'), pathOf('owls')]).toEqual([
      'add.spells[0].do[0]',
      'extends.spells[3].do',
      'add.spells',
      'owls',
    ]);
    const crowd = Array.from({ length: 60 }, (_, n) => ({ ...moon, id: `moon-${n}` }));
    expect((await faults({ ...header, add: { spells: crowd } }))[0]).toMatch(/^add\.spells: must have/);
  });

  test('is refused where what it extends is faulty, missing, for another game, or in a ring', async () => {
    const mine = { ...header, extends: 'base' };
    expect(await faults(mine, among({ base: { ...header, change: { unicorn: {} } } }))).toEqual([
      "extends: there is no pack 'core' here; named with its hash it may be found",
    ]);
    expect(await faults(mine, firstOf(coreOf(find), among({ base: { ...header, change: { unicorn: {} } } })))).toEqual([
      "extends: in the pack 'base', change.unicorn: core has no card 'unicorn'",
    ]);
    expect(await faults(mine, among({ base: (games['black-rose'] as GameFactory).pack }))).toEqual([
      `game: must be "black-rose", as in the pack 'base'`,
    ]);
    expect(await faults(mine, among({ base: mine }))).toEqual(['extends: more than 8 packs extend each other']);
  });
});

describe('names', () => {
  test('in one language are enough: the others fall back to English, or to what there is', async () => {
    const { game, missing } = await good({
      ...header,
      add: { spells: [{ ...moon, names: { fr: 'Pierre de lune' } }] },
    });
    expect(game.speech.de.card('moonstone').name).toBe('Pierre de lune');
    expect(missing).toEqual([{ path: 'add.spells[0].names', languages: ['en', 'it', 'es', 'de'] }]);
  });

  test('of a whole pack fall back too, and one that is complete stays as it is', async () => {
    const core = structuredClone(find.pack) as { spells: { names: Record<string, string> }[] };
    expect((await good(core)).game.content).toBe(find.core.content);
    delete core.spells[0]?.names.it;
    const { game, missing } = await good(core);
    expect(missing).toEqual([{ path: 'spells[0].names', languages: ['it'] }]);
    expect(game.content).not.toBe(find.core.content);
  });

  test('that are none are refused', async () => {
    expect(await faults({ ...header, add: { spells: [{ ...moon, names: { en: 3 } }] } })).toContain(
      'add.spells[0].names.en: must be a text, not a number',
    );
    expect(await faults({ ...header, add: { spells: [{ ...moon, names: {} }] } })).toContain(
      'add.spells[0].names.en: is missing',
    );
  });
});

describe.each(Object.values(games))('$name', (factory) => {
  const own = { ...header, game: factory.name };

  test('is the same game with a pack that extends its core and says nothing more', async () => {
    const { pack, missing } = await good({ ...own, extends: 'core' }, coreOf(factory), factory);
    expect({ ...pack, id: 'core', version: 0, author: 0, licence: 0 }).toEqual({
      ...(factory.pack as object),
      version: 0,
      author: 0,
      licence: 0,
    });
    expect(missing).toEqual([]);
  });

  test('has no card that cannot be renamed alone', async () => {
    const ids = [...JSON.stringify(factory.pack).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id as string).slice(1);
    const named = ids.filter((id) => factory.core.speech.en.card(id).name !== id);
    expect(named.length).toBeGreaterThan(20);
    const change = Object.fromEntries(named.map((id) => [id, { names: { en: `My ${id}`.slice(0, 40) } }]));
    const { game } = await good({ ...own, change }, coreOf(factory), factory);
    for (const id of named) expect(game.speech.en.card(id).name).toBe(`My ${id}`.slice(0, 40));
  });
});
