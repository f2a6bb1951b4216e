import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samePlain } from '../kernel/index.ts';
import { changesBetween, withChanges } from './change.ts';

/** Data and a variation of it: a view before and after a move. No view has a key `__proto__`; changes refuse it. */
const plain = fc.jsonValue({ noUnicodeString: false }).filter((data) => !JSON.stringify(data).includes('__proto__'));
const varied = fc
  .tuple(plain, plain, plain)
  .chain(([a, b, c]) =>
    fc.tuple(
      fc.constantFrom({ a, b, list: [a, b, c] }, { b: c, list: [b, c] }, [a, { b }], a),
      fc.constantFrom({ a: b, c, list: [a, c, c] }, { list: [] }, [{ b: c }], b),
    ),
  );

test('the changes between any two pieces of data make the second out of the first, also after a trip as JSON', () => {
  fc.assert(
    fc.property(varied, ([before, after]) => {
      const changes = JSON.parse(JSON.stringify(changesBetween(before, after)));
      return samePlain(withChanges(before, changes), after);
    }),
  );
});

test('equal data has no changes, and what differs has some', () => {
  fc.assert(
    fc.property(varied, ([before, after]) => {
      expect(changesBetween(before, JSON.parse(JSON.stringify(before)))).toEqual([]);
      expect(changesBetween(before, after).length > 0).toBe(!samePlain(before, after));
    }),
  );
});

test('playing back changes leaves what was before as it was', () => {
  fc.assert(
    fc.property(varied, ([before, after]) => {
      const text = JSON.stringify(before);
      withChanges(before, changesBetween(before, after));
      return JSON.stringify(before) === text;
    }),
  );
});

describe('a change is told shortly:', () => {
  test.each([
    ['one value', { a: { b: 1, c: 2 } }, { a: { b: 3, c: 2 } }, [[['a', 'b'], 3]]],
    ['a new field', { a: 1 }, { a: 1, b: 2 }, [[['b'], 2]]],
    ['a field that is gone', { a: 1, b: 2 }, { a: 1 }, [[['b']]]],
    ['a card on top', { pile: ['x', 'y'] }, { pile: ['x', 'y', 'z'] }, [[['pile', 2], 'z']]],
    ['a card from the top', { pile: ['x', 'y', 'z'] }, { pile: ['x', 'y'] }, [[['pile', 'length'], 2]]],
    ['a card from below', { pile: ['x', 'y', 'z'] }, { pile: ['y', 'z'] }, [[['pile'], ['y', 'z']]]],
    ['another kind of thing', { a: [1] }, { a: { b: 1 } }, [[['a'], { b: 1 }]]],
    ['everything', 1, 2, [[[], 2]]],
  ])('%s', (_what, before, after, changes) => {
    expect(changesBetween(before, after)).toEqual(changes);
  });
});

test.each([
  ['through a number', { a: 1 }, [['a', 'b'], 1]],
  ['through a prototype', { a: 1 }, [['__proto__', 'b'], 1]],
])('a change that leads %s is an error and not a surprise', (_what, data, change) => {
  expect(() => withChanges(data, [change as never])).toThrow('where nothing is');
});
