import { describe, expect, test } from 'vitest';
import { type Options, optionSets, settle } from '../../../kernel/index.ts';
import core from '../cards/core.json' with { type: 'json' };
import { factory } from '../game.ts';
import { ALONE, type Find, NOWHERE } from './state.ts';

const { core: game } = factory;
const start = (seats: number, options: Options = {}, seed = 'den'): Find =>
  game.start({ seats, options, seed, salts: [] });
const PLAYERS = [2, 3, 4];
const SEEDS = Array.from({ length: 200 }, (_, n) => `seed ${n}`);

describe('the table', () => {
  test.each([1, 5, 2.5])('FF-1.1 is not for %d players', (seats) => {
    expect(settle(game.rules, seats, {}).faults).toMatchObject([{ path: 'seats' }]);
  });

  test('FF-1.5 does not let somebody go first who is not seated', () => {
    expect(settle(game.rules, 3, { first: '4' }).faults).toMatchObject([
      { path: 'options', bar: { rule: 'FF-1.5', why: 'first-not-seated' } },
    ]);
    expect(settle(game.rules, 4, { first: '4' }).faults).toEqual([]);
  });

  test('FF-5.4 has no Tourism without Locations', () => {
    expect(settle(game.rules, 3, { tourism: true }).faults).toMatchObject([
      { path: 'options', bar: { rule: 'FF-5.4', why: 'tourism-needs-locations' } },
    ]);
  });

  test('FF-6.9 switches abilities and Locations independently', () => {
    const pairs = optionSets(game.rules, 2).map(({ abilities, locations }) => `${abilities} ${locations}`);
    expect(new Set(pairs)).toEqual(new Set(['false false', 'false true', 'true false', 'true true']));
  });

  test('is set for the family game unless it says otherwise', () => {
    const { options } = settle(game.rules, 2, {});
    expect(options).toEqual({
      abilities: false,
      locations: false,
      tourism: false,
      familiars: 'dealt',
      first: 'random',
    });
  });
});

describe.each(PLAYERS)('with %d players', (seats) => {
  test('FF-1.1 the deck is made of all cards whose mark fits the number of players, and no others', () => {
    const marks = (['2+', '3+', '4'] as const).slice(0, seats - 1);
    const wanted = [...core.ingredients, core.astral, core.abyss, ...core.spells].flatMap(({ copies }, card) =>
      new Array<number>(marks.reduce((n, mark) => n + copies[mark], 0)).fill(card),
    );
    const s = start(seats);
    const dealt = [...s.deck, ...s.hands.flat(), ...s.piles.flat().map((lying) => lying.card)];
    expect(dealt.sort((a, b) => a - b)).toEqual(wanted);
    expect(s.discard).toEqual([]);
  });

  test('FF-1.3 one face-up card lies in each pile: the centre and one between each two neighbours', () => {
    const s = start(seats);
    expect(s.piles).toHaveLength(seats + 1);
    for (const pile of s.piles) expect(pile).toMatchObject([{ down: false }]);
  });

  test('FF-1.3 each player shares the pile to either side with a neighbour', () => {
    const reach = (seat: number) => {
      const s = start(seats, { first: String(seat + 1) });
      return (game.question(s, seat)?.legal ?? []).map((say) => say.replace('take ', ''));
    };
    for (let seat = 0; seat < seats; seat++) {
      const next = reach((seat + 1) % seats);
      expect(reach(seat)).toHaveLength(3);
      expect(reach(seat)).toContain('centre');
      expect(reach(seat).filter((pile) => next.includes(pile))).toContain(`side-${seat + 1}`);
    }
  });

  test('FF-1.4 no two players are dealt the same Familiar', () => {
    for (const seed of SEEDS) {
      const { familiars } = start(seats, {}, seed);
      expect(new Set(familiars).size).toBe(seats);
      expect(familiars).not.toContain(ALONE);
    }
  });

  test('FF-1.5 any player may be the first where chance decides, each about as often', () => {
    const firsts = SEEDS.map((seed) => start(seats, {}, seed).first);
    for (let seat = 0; seat < seats; seat++) {
      expect(firsts.filter((first) => first === seat).length).toBeGreaterThan(SEEDS.length / seats / 2);
    }
  });

  test('FF-1.6 each player holds four cards and has collected none', () => {
    const s = start(seats);
    expect(s.hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(4));
    expect(s.collections.flat().every((n) => n === 0)).toBe(true);
  });
});

describe('the Location', () => {
  test('FF-5.3 is any of the thirteen, and without Tourism the others stay in the box', () => {
    const places = SEEDS.map((seed) => start(2, { locations: true }, seed));
    expect(new Set(places.map((s) => s.location)).size).toBe(core.locations.length);
    expect(places.every((s) => s.locations.length === 0)).toBe(true);
  });

  test('FF-5.3 is left out unless Locations are played with', () => {
    expect(start(2, { abilities: true })).toMatchObject({ location: NOWHERE, locations: [] });
  });

  test('FF-5.4 lies above a face-down deck of all the others in Tourism', () => {
    const s = start(3, { locations: true, tourism: true });
    expect([s.location, ...s.locations].sort((a, b) => a - b)).toEqual(core.locations.map((_, n) => n));
    const tables = [0, 1, 2, null].map((viewer) => game.view(s, viewer).table);
    for (const table of tables) expect(table).toMatchObject({ locations: { count: 12, cards: null }, visited: [] });
  });
});
