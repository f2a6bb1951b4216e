import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, MOST_DECKS, named, readDecks, readWorking, renamed, withDeck, withoutDeck } from './saved-decks.ts';

const two = [
  { name: 'Wings', cards: ['solace'] },
  { name: 'Wall', cards: [] },
];

describe('a deck', () => {
  test('is saved under its name, in the place of the one that had it', () => {
    expect(withDeck(two, { name: '  New   one ', cards: ['gloth'] })).toEqual([
      ...two,
      { name: 'New one', cards: ['gloth'] },
    ]);
    expect(withDeck(two, { name: 'wings', cards: ['gloth'] })).toEqual([{ name: 'wings', cards: ['gloth'] }, two[1]]);
  });
  test('needs a name, and there is an end to them', () => {
    expect(withDeck(two, { name: '  ', cards: [] })).toBeNull();
    const full = Array.from({ length: MOST_DECKS }, (_, n) => ({ name: `${n}`, cards: [] }));
    expect(withDeck(full, { name: 'one more', cards: [] })).toBeNull();
    expect(withDeck(full, { name: '3', cards: ['gloth'] })?.[3]?.cards).toEqual(['gloth']);
  });
  test('is renamed, but not to what another is called', () => {
    expect(renamed(two, 'Wings', 'WINGS')?.[0]?.name).toBe('WINGS');
    expect(renamed(two, 'Wings', 'Feathers')?.map(({ name }) => name)).toEqual(['Feathers', 'Wall']);
    expect(renamed(two, 'Wings', 'wall')).toBeNull();
    expect(renamed(two, 'Wings', ' ')).toBeNull();
    expect(renamed(two, 'Nobody', 'Somebody')).toBeNull();
  });
  test('is deleted by its name', () => {
    expect(withoutDeck(two, 'WALL')).toEqual([two[0]]);
  });
});

test('what was kept is read, and what cannot be read does no harm', () => {
  expect(readDecks(JSON.stringify(two))).toEqual(two);
  expect(readDecks(JSON.stringify([two[0], { name: '', cards: [] }, 7]))).toEqual([two[0]]);
  expect(readWorking('{"cards":["solace"]}')).toEqual({ cards: ['solace'], name: '', going: false });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
      expect(Array.isArray(readDecks(text))).toBe(true);
      expect(readWorking(text).cards).toBeInstanceOf(Array);
    }),
  );
});

test('whatever was saved is found again', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 21 }), (name, cards) => {
      const all = withDeck(two, { name, cards });
      if (all === null) {
        expect(cleanName(name)).toBe('');
        return;
      }
      expect(named(readDecks(JSON.stringify(all)), name)?.cards).toEqual(cards);
    }),
  );
});
