import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Options } from '../flow/state.ts';
import { optionSets, type Seating, settle } from './options.ts';

const table: Seating = {
  seats: { min: 2, max: 4 },
  options: [
    { id: 'places', kind: 'flag', default: false },
    { id: 'tourism', kind: 'flag', default: false },
    { id: 'first', kind: 'choice', default: 'random', values: ['random', 'seat-1'] },
  ],
  refuse: ({ places, tourism }, seats) => {
    if (tourism && !places) return { rule: 'X-5', why: 'tourism-needs-places' };
    return tourism && seats === 4 ? { rule: 'X-6', why: 'too-many-tourists' } : null;
  },
};
const faults = (seats: number, given: unknown) =>
  settle(table, seats, given as Options).faults.map(({ path, message }) => `${path}: ${message}`);

describe('options', () => {
  test('that nobody named have their defaults', () => {
    const { options, faults } = settle(table, 2, { places: true });
    expect(faults).toEqual([]);
    expect(options).toEqual({ places: true, tourism: false, first: 'random' });
  });

  test.each([
    [{ places: 1 }, 'options.places: must be true or false, not 1'],
    [{ places: 'true' }, 'options.places: must be true or false, not "true"'],
    [{ first: 'seat-9' }, 'options.first: must be one of random, seat-1, not "seat-9"'],
    [{ pets: true }, 'options.pets: there is no such option'],
    [{ tourism: true }, 'options: tourism-needs-places (X-5)'],
  ])('that do not fit are named with their path: %j', (given, fault) => {
    expect(faults(2, given)).toEqual([fault]);
  });

  test('are all judged, not only up to the first fault', () => {
    expect(faults(9, { places: 1, pets: 2 })).toHaveLength(3);
  });
});

test.each([1, 5, 2.5, Number.NaN, -2])('%d seats are refused', (seats) => {
  expect(faults(seats, {})[0]).toMatch(/^seats: must be a whole number from 2 to 4/);
});

test('the option sets are all combinations that are not refused at so many seats', () => {
  expect(optionSets(table, 2)).toHaveLength(6);
  expect(optionSets(table, 4)).toHaveLength(4);
  for (const set of optionSets(table, 2)) expect(settle(table, 2, set)).toEqual({ options: set, faults: [] });
  expect(optionSets({ seats: { min: 1, max: 1 }, options: [] }, 1)).toEqual([{}]);
});

test('whatever is given, the answer is options or faults', () => {
  const given = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('places', 'tourism', 'first')), fc.jsonValue());
  fc.assert(
    fc.property(fc.double(), given, (seats, given) => {
      for (const fault of settle(table, seats, given as Options).faults) {
        expect(fault.path).toMatch(/^(seats|options)/);
        expect(fault.message).not.toBe('');
      }
    }),
  );
});
