import { expect, test } from 'vitest';
import { faceFactory } from '../../../../../games/mythic-arena/face.ts';
import { deckStats, endsOf, filterPool, NO_FILTER, type PoolFilter, poolOf, sizesOf } from './pool.ts';

const face = faceFactory.core;
const pool = poolOf(face);
const all = () => true;
const seen = (some: Partial<PoolFilter>, isFree: (card: string) => boolean = all) =>
  filterPool(pool, { ...NO_FILTER, ...some }, (card) => face.speech.fr.card(card), isFree).map(({ id }) => id);

test('the sizes of a deck come from the game', () => {
  expect(sizesOf(face)).toEqual({ cards: 21, pets: 6, others: 15 });
});

test('the pool is sifted by kind, by what is free, by cost and by words without accents', () => {
  expect(seen({}).length).toBe(pool.length);
  expect(seen({ kind: 'rune' })).toEqual(face.pack.runes.map(({ id }) => id));
  expect(seen({ free: true, kind: 'item' }, (card) => card !== 'whetstone')).not.toContain('whetstone');
  expect(seen({ cheap: true })).toContain('solace');
  expect(seen({ cheap: true })).not.toContain('goliath');
  expect(seen({ cheap: true })).toContain('hush');
  expect(seen({ sought: 'SOLACE' })).toEqual(['solace']);
  expect(seen({ sought: 'sante' }).length).toBeGreaterThan(0);
  expect(seen({ sought: 'sante' })).toEqual(seen({ sought: 'Santé' }));
});

test('it is sorted by what one looks for', () => {
  expect(seen({ order: 'health' })[0]).toBe('ol-chomper');
  expect(seen({ order: 'speed' })[0]).toBe('zephyr');
  const names = seen({ order: 'name' }).map((card) => face.speech.fr.card(card).name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
});

test('a deck has a shape', () => {
  const shape = deckStats(pool, ['solace', 'gloth', 'hush', 'whetstone', 'dragon']);
  expect(shape).toMatchObject({ kinds: { pet: 2, elyth: 0, rune: 1, item: 1 }, others: 2 });
  expect(shape.curve.slice(0, 5)).toEqual([1, 1, 1, 0, 1]);
  expect(shape.health).toEqual([110, 120]);
  expect(endsOf(pool, 'speed')).toEqual([30, 110]);
});
