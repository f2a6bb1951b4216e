import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Options, settle } from '../../../kernel/index.ts';
import { contentOf } from '../content/content.ts';
import { COLOURS } from '../content/vocabulary.ts';
import { factory } from '../game.ts';
import { lodgeFor, lodgeOf } from './lodge.ts';
import { isInCell, mageOf } from './queries.ts';
import { NONE, type Rose } from './state.ts';

const { core: game } = factory;
const PACKS = ['cerberus', 'draco', 'griffin', 'hydra'];
const start = (seats: number, options: Options, seed: string): Rose => game.start({ seats, options, seed, salts: [] });
const coloursOf = (s: Rose): number[] =>
  COLOURS.map((_, colour) => s.rooms.filter(({ card }) => contentOf(s).rooms[card]?.colour === colour).length);

describe('BR-1.17 Familiars and Overkill', () => {
  test.each(PACKS)('a table with %s and Overkill is refused, with the reason', (pack) => {
    const { faults } = settle(game.seating, 2, { [pack]: true, overkill: true });
    expect(faults).toHaveLength(1);
    expect(faults[0]?.bar).toEqual({ rule: 'BR-1.17', why: 'overkill-familiars' });
    expect(() => start(2, { [pack]: true, overkill: true }, 'x')).toThrow('overkill-familiars (BR-1.17)');
  });

  test('the reason is a sentence in every language', () => {
    const scene = { names: ['Ann', 'Ben'], viewer: null };
    const sentences = LANGUAGES.map((language) =>
      game.speech[language].bar({ rule: 'BR-1.17', why: 'overkill-familiars' }, scene),
    );
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    for (const sentence of sentences) expect(sentence).toMatch(/ .+\.$/);
  });

  test('Overkill alone and all packs together are played', () => {
    expect(settle(game.seating, 4, { overkill: true }).faults).toEqual([]);
    expect(settle(game.seating, 4, Object.fromEntries(PACKS.map((pack) => [pack, true]))).faults).toEqual([]);
  });
});

describe('BR-2.1 the Lodge', () => {
  test('the duel Lodge is for two', () => {
    expect(settle(game.seating, 2, { lodge: 'duel' }).faults).toEqual([]);
    expect(settle(game.seating, 3, { lodge: 'duel' }).faults[0]?.bar).toEqual({ rule: 'BR-2.1', why: 'duel-two' });
  });

  test.each([
    [{}, 19, 3],
    [Object.fromEntries(PACKS.map((pack) => [pack, true])), 19, 3],
    [{ lodge: 'duel' }, 7, 1],
  ])(
    'BR-1.2 with %j each colour has its Rooms, the Rose the centre and the Throne a place beside it',
    (options, rooms, each) => {
      const thrones = new Set<number>();
      for (let n = 0; n < 40; n++) {
        const s = start(2, options, `${n}`);
        const { throne, rose } = contentOf(s);
        const { centre, beside } = lodgeOf(s);
        const cards = s.rooms.map(({ card }) => card);
        expect(cards).toHaveLength(rooms);
        expect(new Set(cards).size).toBe(rooms);
        expect(coloursOf(s)).toEqual(COLOURS.map(() => each));
        expect(cards[centre]).toBe(rose);
        expect(beside[centre]).toContain(cards.indexOf(throne));
        thrones.add(cards.indexOf(throne));
      }
      expect(thrones.size).toBe(6);
    },
  );

  test.each([1, 2, 3, 4])(
    'BR-2.13 in the duel Lodge with %d packs every colour has a Room besides the Summon Rooms',
    (count) => {
      const s = start(
        2,
        { lodge: 'duel', ...Object.fromEntries(PACKS.slice(0, count).map((id) => [id, true])) },
        'duel',
      );
      const { rooms } = contentOf(s);
      const plain = s.rooms.filter(({ card }) => rooms[card]?.pack === NONE).map(({ card }) => rooms[card]?.colour);
      expect(s.rooms).toHaveLength(7 + count);
      expect(plain.filter((colour) => colour !== NONE).sort()).toEqual(COLOURS.map((_, n) => n));
    },
  );

  test.each([2, 3, 4])('with %d Mages every Cell touches two Rooms, and no two Cells the same', (seats) => {
    const { cells } = lodgeFor({}, 0);
    const doors = (cells[seats] ?? []).flat();
    expect(cells[seats]?.map((rooms) => rooms.length)).toEqual(new Array(seats).fill(2));
    expect(new Set(doors).size).toBe(doors.length);
  });
});

test('BR-2.2 BR-2.5 each Mage and each school is chosen once, and gives its start deck', () => {
  const s = start(3, {}, 'deck');
  const chosen = ['choose tessa illusion', 'choose nero necromancy', 'choose rebecca divination'];
  const order = [0, 1, 2].map((n) => (s.crown + n) % 3);
  expect(game.refuses(s, order[0] as number, 'choose merlin illusion')?.why).toBe('unreadable');
  game.answer(s, order[0] as number, chosen[0] as string);
  const second = order[1] as number;
  expect(game.refuses(s, second, 'choose tessa divination')).toMatchObject({ rule: 'BR-2.2', why: 'mage-taken' });
  expect(game.refuses(s, second, 'choose nero illusion')).toMatchObject({ rule: 'BR-2.5', why: 'school-taken' });
  for (const n of [1, 2]) game.answer(s, order[n] as number, chosen[n] as string);
  const { cards } = contentOf(s);
  const { deck, hand } = mageOf(s, second);
  const all = [...deck, ...hand].map((card) => cards[card]).sort();
  const own = ['rattlebones', 'grave-debt', 'last-breath'];
  expect(all).toEqual([...own, ...own, 'night-imp'].sort());
  expect(s.piles.map((pile) => pile.length)).toEqual([12, 12, 6, 6, 6, 12]);
  expect(s.mages.every(isInCell)).toBe(true);
});
