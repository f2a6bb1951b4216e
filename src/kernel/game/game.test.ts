import { describe, expect, test } from 'vitest';
import { seededRng } from '../flow/chance.ts';
import type { Frame } from '../flow/state.ts';
import { Match } from '../match/match.ts';
import { answer } from '../testing/contract/walk.ts';
import { duel } from '../testing/games/duel.ts';
import { liarsDice } from '../testing/games/liars-dice.ts';
import { Game } from './game.ts';
import type { Setup } from './options.ts';

const setup = (seats: number, seed = 'moon'): Setup => ({ seats, options: {}, seed, salts: [] });

/** The state before the spells at the end of a duel. */
const spellsOf = (s: ReturnType<typeof duel.start>) => {
  s.stack.splice(1);
  (s.stack[0] as Frame).step = 2;
  return s;
};

describe('a start', () => {
  test('is the same for the same seed and salts, and only then', () => {
    const hash = (seed: string, salts: string[]) => liarsDice.hash(liarsDice.start({ ...setup(3, seed), salts }));
    expect(hash('moon', ['a'])).toBe(hash('moon', ['a']));
    expect(new Set([hash('moon', []), hash('sun', []), hash('moon', ['a']), hash('moon', ['b'])]).size).toBe(4);
  });

  test('fills in the options that nobody named', () => {
    expect(duel.start({ ...setup(2), options: { goal: '1' } }).options).toEqual({ snap: true, goal: '1' });
  });

  test.each([
    [setup(5), 'liars-dice: seats must be a whole number from 2 to 4, not 5'],
    [{ ...setup(2), options: { tea: true } }, 'liars-dice: options.tea there is no such option'],
  ])('with a setup that does not fit is refused (%#)', (setup, message) => {
    expect(() => liarsDice.start(setup)).toThrow(message);
  });
});

describe('a question', () => {
  test('is for who is asked, and comes with what its sentence needs', () => {
    const s = duel.start(setup(2));
    expect(duel.question(s, 0)).toEqual({
      seat: 0,
      ask: 'throw',
      with: { round: 0 },
      hidden: false,
      legal: ['throw rock', 'throw paper', 'throw scissors'],
      pass: null,
    });
    expect(duel.question(s, 2)).toBeNull();
    expect(duel.barred(s, 2)).toEqual([]);
  });

  test('tells what is barred, and why', () => {
    const s = liarsDice.start(setup(2));
    answer(liarsDice, s, 0, 'bid 1 2');
    const barred = liarsDice.barred(s, 1);
    expect(barred).toEqual([
      { say: 'bid 1 1', bar: { rule: 'LD-2', why: 'not-higher', with: { count: 1, face: 2 } } },
      { say: 'bid 1 2', bar: { rule: 'LD-2', why: 'not-higher', with: { count: 1, face: 2 } } },
    ]);
    for (const { say, bar } of barred) expect(liarsDice.refuses(s, 1, say)).toEqual(bar);
  });

  test('that follows from hidden things shows others no more than that it is asked', () => {
    const s = duel.start({ ...setup(2), options: { snap: false } });
    answer(duel, s, 0, 'throw rock');
    answer(duel, s, 1, 'throw paper');
    expect(duel.question(s, 0)?.legal).toContain('pass');
    expect(duel.question(s, 0, 'all')).toEqual(duel.question(s, 0));
    const redacted = { seat: 0, ask: 'shield', with: {}, hidden: true, legal: [], pass: null };
    for (const viewer of [1, null]) expect(duel.question(s, 0, viewer)).toEqual(redacted);
  });

  test('that is open is the same for everybody', () => {
    const s = liarsDice.start(setup(2));
    for (const viewer of [1, null]) expect(liarsDice.question(s, 0, viewer)).toEqual(liarsDice.question(s, 0));
  });

  test('names the answer that lets it go by, where that is legal', () => {
    const match = Match.at(duel, spellsOf(duel.start(setup(2))));
    expect(match.question(0)).toMatchObject({ ask: 'spell', pass: null });
    match.answer(0, 'charm ember');
    expect(match.question(0)?.pass).toBe('pass');
  });

  test('is gone when the game is over', () => {
    const s = liarsDice.start(setup(2));
    answer(liarsDice, s, 0, 'bid 6 6');
    answer(liarsDice, s, 1, 'call');
    expect(liarsDice.asked(s)).toEqual([]);
    expect(liarsDice.question(s, 0)).toBeNull();
  });
});

test('a game without positions says so, and one without zones or features has none', () => {
  expect(liarsDice.position({}, 2, {})).toEqual([{ path: 'position', message: 'liars-dice has none' }]);
  const { zones: _zones, ...plain } = liarsDice.rules;
  const bare = new Game(plain);
  const s = bare.start(setup(2));
  expect([bare.zones(bare.view(s, 0)), bare.traits(s, 0), bare.features]).toEqual([[], [], []]);
});

describe('a view', () => {
  const s = liarsDice.start(setup(3));

  test('shows a seat its own dice and not the others', () => {
    const cups = (viewer: number | null | 'all') => liarsDice.view(s, viewer).table.cups.map((cup) => cup !== null);
    expect(cups(1)).toEqual([false, true, false]);
    expect(cups(null)).toEqual([false, false, false]);
    expect(cups('all')).toEqual([true, true, true]);
  });

  test('has nothing of chance in it', () => {
    expect(JSON.stringify(liarsDice.view(s, 'all'))).not.toContain('chance');
  });
});

describe('a redealt world', () => {
  test('fits the view and deals the hidden things anew', () => {
    const s = liarsDice.start(setup(3));
    const view = liarsDice.view(s, 1);
    const rng = seededRng('redeal');
    const worlds = Array.from({ length: 20 }, () => liarsDice.redeal(view, rng));
    for (const world of worlds) expect(liarsDice.view(world, 1)).toEqual(view);
    expect(new Set(worlds.map((world) => JSON.stringify(world.cups))).size).toBeGreaterThan(10);
  });

  test('guesses the secret answers of others and keeps one’s own', () => {
    const s = duel.start(setup(3));
    answer(duel, s, 0, 'throw rock');
    answer(duel, s, 2, 'throw paper');
    const rng = seededRng('redeal');
    const given = Array.from({ length: 30 }, () => duel.redeal(duel.view(s, 2), rng).stack.at(-1)?.given);
    expect(new Set(given.map((g) => g?.[0]?.[0]))).toEqual(new Set(['throw rock', 'throw paper', 'throw scissors']));
    for (const g of given) expect(g?.slice(1)).toEqual([[], ['throw paper']]);
  });
});
