import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mismatch } from '../testing/scenario/mismatch.ts';
import { canonical, copyPlain, samePlain } from './plain.ts';

class Card {
  readonly name = 'moth';
}

describe('canonical text', () => {
  test('does not depend on the order of keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  });

  test('reads back as the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => samePlain(JSON.parse(canonical(value)), value)),
    );
  });

  test.each([
    ['undefined', { a: undefined }, '$.a is undefined'],
    ['a hole', { a: new Array(3) }, '$.a[0] is undefined'],
    ['no number', { a: { b: [Number.NaN] } }, '$.a.b[0] is NaN'],
    ['infinity', [Number.POSITIVE_INFINITY], '$[0] is Infinity'],
    ['an instance of a class', { hand: [new Card()] }, '$.hand[0] is an instance of a class'],
    ['a map', { a: new Map() }, '$.a is an instance of a class'],
    ['a function', { a: () => 1 }, '$.a is function'],
    ['a bigint', { a: 1n }, '$.a is bigint'],
  ])('refuses %s and names its path', (_what, value, message) => {
    expect(() => canonical(value)).toThrow(`not plain data: ${message}`);
  });
});

test('a plain copy is equal and shares nothing', () => {
  const original = { list: [{ a: 1 }, [2]], nothing: null };
  const copy = copyPlain(original);
  expect(copy).toEqual(original);
  (copy.list[0] as { a: number }).a = 9;
  (copy.list[1] as number[]).push(9);
  expect(original).toEqual({ list: [{ a: 1 }, [2]], nothing: null });
});

describe('a mismatch', () => {
  test.each([
    [{}, {}],
    [{ a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 }],
    [{ a: [{ b: 1 }, {}] }, { a: [{ b: 1, c: 2 }, {}] }],
    [{ a: null }, { a: null }],
  ])('is none where every part of the pattern is there (%#)', (pattern, value) => {
    expect(mismatch(pattern, value)).toBeNull();
  });

  test.each([
    [{ a: { b: 1 } }, { a: { b: 2 } }, 'a.b: expected 1, got 2'],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, 'a[0].b: expected 1, got 2'],
    [{ a: [1] }, { a: [1, 2] }, 'a: expected [1], got [1,2]'],
    [{ a: [] }, { a: {} }, 'a: expected a list, got {}'],
    [{ a: {} }, { a: 'x' }, 'a: expected an object, got "x"'],
    [{ a: {} }, { a: { b: 1 } }, 'a: expected nothing in it, got {"b":1}'],
    [{ a: 1 }, {}, 'a: expected 1, got undefined'],
    [1, 2, 'it: expected 1, got 2'],
  ])('names the first difference with its path (%#)', (pattern, value, sentence) => {
    expect(mismatch(pattern, value)).toBe(sentence);
  });
});
