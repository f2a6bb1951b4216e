import { expect, test } from 'vitest';
import { lruCache, memoised } from './lru-cache.ts';

test('a memory keeps what was used last', () => {
  const memory = lruCache<string, number>(2);
  memory.set('a', 1);
  memory.set('b', 2);
  expect(memory.get('a')).toBe(1);
  memory.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual([1, undefined, 3]);
});

test('what is remembered is made once, and what was forgotten again', () => {
  const made: string[] = [];
  const twice = memoised(2, (key: string) => {
    made.push(key);
    return key + key;
  });
  expect(['a', 'a', 'b', 'c', 'c', 'a'].map(twice)).toEqual(['aa', 'aa', 'bb', 'cc', 'cc', 'aa']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
