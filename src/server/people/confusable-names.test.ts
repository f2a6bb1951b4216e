import { expect, test } from 'vitest';
import { FOLD, foldOf, skeletonOf } from './confusable-names.ts';

const ALIKE: [string, string][] = [
  ['Paul', 'Раul'],
  ['Bill', 'BiIl'],
  ['Bill', 'Bi1|'],
  ['BILL', 'BlLL'],
  ['Otto', '0tto'],
  ['Bernard', 'Bemard'],
  ['Walter', 'VValter'],
  ['Ada', 'Ａda'],
  ['Ada', '𝓐𝓭𝓪'],
  ['NINA', 'ΝΙΝΑ'],
  ['Анна', 'Aнна'],
  ['Sole', 'Ѕоӏе'],
  ['Zoé', 'Zoе\u0301'],
  ["O'Hara", 'O’Hara'],
  ['Ann Bell', 'Ann\u2003Bell'],
  ['Ann-Lee', 'Ann–Lee'],
];
const APART: [string, string][] = [
  ['Ali', 'All'],
  ['Ian', 'Lan'],
  ['Zoe', 'Zoë'],
  ['Ann', 'Anne'],
  ['Paulo', 'Paul0'],
  ['Ада', 'Ида'],
  ['Jose', 'José'],
];
const login = (name: string) => name.normalize('NFKC').toLowerCase();

test.each(ALIKE)('names that look alike have one skeleton: %s, %s', (a, b) => {
  expect(skeletonOf(a)).toBe(skeletonOf(b));
  expect(a).not.toBe(b);
  // What the database looks for finds both.
  expect(foldOf(login(a).replace(/\s/g, ' '))).toBe(foldOf(login(b).replace(/\s/g, ' ')));
});

test.each(APART)('names that can be told apart have two: %s, %s', (a, b) => {
  expect(skeletonOf(a)).not.toBe(skeletonOf(b));
});

test('no letter that looks like another folds to something else, in either case', () => {
  for (const letter of FOLD.from) {
    for (const shown of [letter, letter.toUpperCase()])
      expect(foldOf(login(skeletonOf(shown))), shown).toBe(foldOf(login(shown)));
  }
});
