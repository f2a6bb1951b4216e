import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { type Fault, type GameFactory, isRulesError, LANGUAGES } from '../kernel/index.ts';
import { walk } from '../kernel/testing/contract/walk.ts';
import { coreOf, type FindPack, type OpenedPack, openPack } from './index.ts';

/** Packs that somebody made to do harm: each is refused with a fault, or does none. */

const all = Object.values(games);
const find = games['familiar-find'] as GameFactory;
const rose = games['black-rose'] as GameFactory;
const arena = games['mythic-arena'] as GameFactory;
const header = (factory: GameFactory) => ({
  ...{ game: factory.name, id: 'evil', version: '1.0.0', author: 'Eve', licence: 'None' },
});
const open = (factory: GameFactory, raw: unknown, where?: FindPack) => openPack(factory, raw, where ?? coreOf(factory));
const refusal = async (raw: unknown, factory = find) => {
  const faults = (await open(factory, raw)) as readonly Fault[];
  expect(Array.isArray(faults)).toBe(true);
  expect(faults.length).toBeLessThanOrEqual(101);
  return faults.map(({ path, message }) => `${path}: ${message}`).join('\n');
};
const good = async (raw: unknown, factory = find) => {
  const opened = await open(factory, raw);
  expect(opened).not.toHaveProperty('length');
  return opened as OpenedPack;
};
const deep = (levels: number): unknown => {
  let nested: unknown = [];
  for (let n = 0; n < levels; n++) nested = n % 2 === 0 ? [nested] : { nested };
  return nested;
};
const moon = { id: 'moon', names: { en: 'Moon' }, copies: { '2+': 1, '3+': 0, '4': 0 }, do: [{ do: 'look' }] };

describe('a pack that is', () => {
  test.each([100, 100_000])('%d levels deep is refused, wherever that is', async (levels) => {
    const nested = deep(levels);
    for (const raw of [nested, { ...header(find), spells: nested }, { ...header(find), add: { spells: nested } }])
      expect(await refusal(raw)).toBe('pack: must not be nested deeper than 32 levels');
    expect(await refusal({ ...header(find), change: { owl: { names: nested } } })).toContain('nested deeper');
    const lost: FindPack = async () => nested;
    expect(await open(find, { ...header(find), extends: 'core' }, lost)).toEqual([
      { path: 'extends', message: 'must not be nested deeper than 32 levels' },
    ]);
  });

  test('huge is refused, in few words', async () => {
    const crowd = Array.from({ length: 60_000 }, (_, n) => ({ id: `x-${n}` }));
    expect(await refusal({ ...header(find), add: { spells: crowd } })).toBe(
      'pack: must not have more than 100000 parts',
    );
    const many = Array.from({ length: 30 }, () => ({ do: 'explode' }));
    expect((await refusal({ ...header(find), add: { spells: many } })).split('\n').at(-1)).toMatch(
      /has \d+ more faults/,
    );
    const wordy = { ...moon, names: { en: 'x'.repeat(1_000_000) } };
    expect(await refusal({ ...header(find), add: { spells: [wordy] } })).toContain(
      'add.spells[0].names.en: must have 1 to 40 characters, not 1000000',
    );
    expect((await refusal({ ...header(find), remove: ['x'.repeat(1_000_000)] })).length).toBeLessThan(800);
  });

  test('faulty in thousands of places is refused before long', async () => {
    const ids = Array.from({ length: 50_000 }, (_, n) => `unicorn-${n}`);
    expect(await refusal({ ...header(find), remove: ids })).toContain('has 49900 more faults');
    const same = Array.from({ length: 20_000 }, () => ({ id: 'owl' }));
    expect(await refusal({ ...header(find), add: { spells: same } })).toContain(
      "'owl' is already the id of another card",
    );
  });

  test('no data at all, is refused', async () => {
    for (const raw of [null, 3, 'core', [], [[]], true, {}]) expect(await refusal(raw)).not.toBe('');
  });
});

describe('keys that every object has', () => {
  const parsed = (json: string) => JSON.parse(json) as object;

  test('never reach what an object inherits', async () => {
    const proto = parsed('{ "__proto__": { "polluted": true } }');
    expect(await refusal({ ...header(find), add: proto })).toContain("must not have a field '__proto__'");
    expect(await refusal({ ...header(find), change: { owl: proto } })).toContain("must not have a field '__proto__'");
    expect(await refusal({ ...(find.pack as object), spells: [proto] })).toContain("must not have a field '__proto__'");
    expect(
      await refusal({ ...header(find), change: parsed('{ "constructor": { "prototype": { "polluted": 1 } } }') }),
    ).toBe("change.constructor: core has no card 'constructor'");
    for (const key of ['constructor', 'toString', 'hasOwnProperty'])
      expect(await refusal({ ...header(find), add: { [key]: [moon] } })).toBe(`add.${key}: is no list of cards`);
    expect(
      await refusal({ ...header(find), change: { owl: { constructor: { prototype: { polluted: 1 } } } } }),
    ).toContain('change.owl: there is no such field: "constructor"');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(Object.hasOwn(Object, 'polluted')).toBe(false);
  });

  test.each(all)('are names of cards like any other in $name', async (factory) => {
    const ids = [...JSON.stringify(factory.pack).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id as string).slice(1);
    for (const id of ids.slice(0, 3)) {
      const card = JSON.parse(JSON.stringify(factory.pack).replaceAll(`"id":"${id}"`, '"id":"constructor"'));
      const { game } = await good(card, factory);
      for (const language of LANGUAGES) expect(game.speech[language].card('constructor').name).not.toBe('constructor');
      const { min, max } = game.seating.seats;
      const setup = { seats: min === 1 ? max : min, options: {}, seed: 'evil', salts: [] };
      expect(walk(game, setup, []).state.result).not.toBeNull();
    }
  });
});

describe('names and texts', () => {
  test('with markup are only letters', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { game } = await good({ ...header(find), add: { spells: [{ ...moon, names: { en: name } }] } });
    for (const language of LANGUAGES) expect(game.speech[language].card('moon').name).toBe(name);
  });

  test('with controls, or that turn the direction of writing, are refused', async () => {
    for (const name of ['\u001b[31mRed', 'Moon\u202e', 'Mo\u0000on', 'a\nb', 'x\u2066', '\ud800'])
      expect(await refusal({ ...header(find), add: { spells: [{ ...moon, names: { en: name } }] } })).toContain(
        'add.spells[0].names.en: must not contain control characters',
      );
  });
});

describe('what sets itself off', () => {
  test('in a Room of Black Rose ends as a fault of the rules, which restores the game, or not at all', async () => {
    const change = { effects: { grey: [{ do: 'room', again: true }], red: [{ do: 'room', again: true }] } };
    const { game } = await good({ ...header(rose), change }, rose);
    let broken = 0;
    for (let n = 0; n < 6; n++) {
      try {
        walk(game, { seats: 2, options: {}, seed: `evil ${n}`, salts: [] }, []);
      } catch (error) {
        const { cause } = error as Error;
        expect(isRulesError(cause) && cause.what).toContain('went round 10000 steps');
        broken++;
      }
    }
    expect(broken).toBeGreaterThan(0);
  });

  test('in Mythic Arena comes to an end: triggers do not set each other off', async () => {
    const hurt = (to: string) => ({ do: 'damage', amount: 10, type: 'fire', to });
    const abilities = ['enters', 'isHit', 'hits', 'deals'].map((when) => ({
      ...{ when, do: [hurt('self'), hurt('target'), { do: 'draw', cards: 4 }] },
    }));
    const ids = (arena.pack as { pets: { id: string }[] }).pets.map(({ id }) => id);
    const change = Object.fromEntries(
      ids.map((id) => [id, { passives: [{ id: `evil-${id}`, names: { en: 'Evil' }, gives: abilities }] }]),
    );
    const { game } = await good({ ...header(arena), change }, arena);
    for (let n = 0; n < 5; n++) {
      const { state } = walk(game, { seats: 2, options: { decks: 'draft' }, seed: `evil ${n}`, salts: [] }, []);
      expect(state.result).not.toBeNull();
    }
  });

  test('in A Familiar Find comes to an end: a pile has only so many cards', async () => {
    const spells = (find.pack as { spells: { id: string }[] }).spells.map(({ id }) => id);
    const grab = { do: Array.from({ length: 4 }, () => ({ do: 'collect', from: 'any' })) };
    const { game } = await good({ ...header(find), change: Object.fromEntries(spells.map((id) => [id, grab])) });
    for (let n = 0; n < 5; n++)
      expect(walk(game, { seats: 4, options: {}, seed: `evil ${n}`, salts: [] }, []).state.result).not.toBeNull();
  });
});
