import { describe, expect, test } from 'vitest';
import { clockSchema, newTableBody } from '../../../protocol/table.ts';
import {
  againstBots,
  CLOCKS,
  clockOf,
  hereAddress,
  isAlone,
  type KnownGame,
  newAddress,
  newForm,
  quickStartOf,
  quickStartOptions,
  tableIn,
  tableOf,
  waysOf,
  withName,
  withOccupant,
  withoutSeat,
  withSeat,
} from './table-form.ts';

const game: KnownGame = {
  name: 'tiny',
  seats: { min: 2, max: 4 },
  options: [
    { id: 'tea', kind: 'flag', default: false },
    { id: 'first', kind: 'choice', default: 'random', values: ['random', '1'] },
  ],
  bots: ['weak', 'strong'],
  ratings: {},
};

describe('what one sits down to with a click', () => {
  test('is three at the table against the usual bot, at first; the best, if that is not there', () => {
    const levels = { ...game, bots: ['random', 'greedy', 'kitten', 'cat', 'grimalkin'] };
    expect(quickStartOf(levels, undefined)).toEqual({ seats: 3, bot: 'cat', other: false });
    expect(quickStartOf(game, undefined)).toEqual({ seats: 3, bot: 'strong', other: false });
    expect(quickStartOf({ ...game, seats: { min: 2, max: 2 } }, undefined).seats).toBe(2);
  });

  test('is at first the way to begin with, where the other one is that; the form still shows the game as it is', () => {
    const arena = { ...game, name: 'mythic-arena' };
    expect(quickStartOf(arena, undefined).other).toBe(true);
    expect(quickStartOf(arena, { seats: 2, bot: 'weak', other: false }).other).toBe(false);
    expect(newForm(arena, undefined, null).options).toEqual({ ...newForm(game, undefined, null).options });
  });

  test('is as last time, as far as the game allows it', () => {
    expect(quickStartOf(game, { seats: 4, bot: 'weak', other: true })).toEqual({ seats: 4, bot: 'weak', other: true });
    expect(quickStartOf({ ...game, seats: { min: 2, max: 3 } }, { seats: 4, bot: 'gone', other: false })).toEqual({
      seats: 3,
      bot: 'strong',
      other: false,
    });
    // Who is not offered any more was not chosen for ever.
    const levels = { ...game, bots: ['random', 'greedy', 'kitten', 'cat'] };
    expect(quickStartOf(levels, { seats: 2, bot: 'greedy', other: false }).bot).toBe('cat');
    expect(quickStartOf(levels, { seats: 2, bot: 'kitten', other: false }).bot).toBe('kitten');
  });

  test('is the game as it is by itself, or the other way that stands on its lid', () => {
    const find = { ...game, name: 'familiar-find' };
    const usual = { seats: 3, bot: 'weak', other: false };
    expect(waysOf(game, 'en')).toBeUndefined();
    expect(waysOf(find, 'en')?.other).toBe('full game');
    expect(quickStartOptions(find, usual)).toEqual({});
    expect(quickStartOptions(game, { ...usual, other: true })).toEqual({});
    const full = { abilities: true, locations: true, tourism: true };
    expect(quickStartOptions(find, { ...usual, other: true })).toEqual(full);
    expect(newForm(find, { ...usual, other: true }, null).options).toMatchObject({ ...full, first: 'random' });
  });

  test('has a chair for oneself and bots on all others', () => {
    expect(againstBots({ seats: 3, bot: 'weak' })).toEqual([null, 'weak', 'weak']);
  });
});

describe('a form', () => {
  test('for friends begins with two people and a link', () => {
    const setup = newForm(game, { seats: 4, bot: 'weak', other: false }, 'friends');
    expect(setup).toMatchObject({ seats: [null, null], public: false, startWhenFull: true, clock: { kind: 'none' } });
    expect(isAlone(setup)).toBe(false);
  });

  test('for all begins with two people at a table that everybody finds', () => {
    const setup = newForm(game, { seats: 4, bot: 'weak', other: false }, 'all');
    expect(setup).toMatchObject({ seats: [null, null], public: true, startWhenFull: true });
    expect(tableOf(setup, game)).toMatchObject({ seats: [null, null], public: true });
    expect(newAddress('tiny', 'all')).toBe('/new/tiny?all=1');
  });

  test('for this browser, or for nobody in particular, begins against bots', () => {
    for (const preset of ['here', null] as const) {
      const setup = newForm(game, undefined, preset);
      expect([setup.seats, isAlone(setup)]).toEqual([[null, 'strong', 'strong'], true]);
    }
  });

  test('has the options as the game has them', () => {
    expect(newForm(game, undefined, null).options).toEqual({ tea: false, first: 'random' });
  });

  test('seats others, adds a chair and takes one away, and leaves what was before', () => {
    const setup = newForm(game, undefined, null);
    expect(withOccupant(setup, 1, null).seats).toEqual([null, null, 'strong']);
    expect(withSeat(setup, 'weak').seats).toEqual([null, 'strong', 'strong', 'weak']);
    expect(withoutSeat(withOccupant(setup, 2, 'weak'), 1).seats).toEqual([null, 'weak']);
    expect(setup.seats).toEqual([null, 'strong', 'strong']);
  });
});

describe('the table that is asked for', () => {
  const setup = newForm(game, undefined, 'friends');

  test('is one that the server understands, with nothing said that goes without saying', () => {
    const body = tableOf(setup, game);
    expect(newTableBody.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ game: 'tiny', seats: [null, null], options: {}, public: false, eager: true });
    expect(body).not.toHaveProperty('content');
  });

  test('names the options that are otherwise, and own cards', () => {
    const content = 'a'.repeat(64);
    const body = tableOf({ ...setup, options: { tea: true, first: 'random' }, content }, game);
    expect(body).toMatchObject({ options: { tea: true }, content });
    expect(newTableBody.safeParse(body).success).toBe(true);
  });

  test('against bots alone is not for the lobby, and begins at once', () => {
    const alone = { ...newForm(game, undefined, null), public: true, startWhenFull: false };
    expect(tableOf(alone, game)).toMatchObject({ public: false, eager: true });
    expect(tableOf({ ...setup, public: true, startWhenFull: false }, game)).toMatchObject({
      public: true,
      eager: false,
    });
  });
});

test('a game in this browser has an address that says all of it', () => {
  const address = hereAddress('tiny', [null, 'weak'], { tea: true });
  const url = new URL(address, 'https://table.example');
  expect(url.pathname).toBe('/here/new');
  expect(JSON.parse(url.searchParams.get('setup') ?? '')).toEqual({
    game: 'tiny',
    seats: [null, 'weak'],
    options: { tea: true },
  });
});

test('every clock that can be chosen is one that the server takes', () => {
  for (const kind of ['none', 'move', 'game', 'days'] as const)
    expect(clockSchema.safeParse(clockOf(kind)).success).toBe(true);
  for (const days of CLOCKS.days) expect(clockSchema.safeParse({ kind: 'days', days }).success).toBe(true);
  for (const kind of ['move', 'game'] as const)
    for (const seconds of CLOCKS[kind]) expect(clockSchema.safeParse({ kind, seconds }).success).toBe(true);
});

test.each([
  ['https://table.example/t/0q81mtw4gnwhmwfw', '0q81mtw4gnwhmwfw'],
  ['  http://localhost:4000/t/0q81mtw4gnwhmwfw/?x=1#y ', '0q81mtw4gnwhmwfw'],
  ['0q81mtw4gnwhmwfw', '0q81mtw4gnwhmwfw'],
  ['https://table.example/rules/0q81mtw4', null],
  ['two words', null],
  ['', null],
])('%s leads to the table %s', (pasted, table) => {
  expect(tableIn(pasted)).toBe(table);
});

describe('several before one screen', () => {
  const here = { ...newForm(game, undefined, 'here'), seats: [null, null, 'weak'] };
  const setupIn = (address: string) => JSON.parse(new URLSearchParams(address.split('?')[1]).get('setup') ?? '');

  test('are called as they say, and the names go with their chairs', () => {
    const setup = withName(withName(here, 1, 'Basil'), 0, 'Ada');
    expect(setup.names).toEqual(['Ada', 'Basil', '']);
    expect(withoutSeat(setup, 0).names).toEqual(['Basil', '']);
    expect(setupIn(hereAddress('tiny', setup.seats, {}, setup))).toEqual({
      ...{ game: 'tiny', options: {} },
      ...{ seats: [null, null, 'weak'], names: ['Ada', 'Basil', ''] },
    });
  });

  test('who say nothing are in no address', () => {
    expect(setupIn(hereAddress('tiny', here.seats, {}, { names: ['', ''], coach: null }))).not.toHaveProperty('names');
  });
});
