import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commitmentOf, rememberCommitment } from './commitments.ts';
import { TableStorage } from './table-storage.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const isNumber = (value: unknown): value is number => typeof value === 'number';

describe('a notebook', () => {
  test('keeps the newest lines, one a table', () => {
    const notes = new TableStorage('notes', isNumber);
    for (let n = 0; n < 70; n++) notes.set(`table-${n}`, n);
    notes.set('table-20', 99);
    expect([notes.get('table-9'), notes.get('table-20'), notes.get('table-69')]).toEqual([null, 99, 69]);
    expect(Object.keys(JSON.parse(kept.get('notes') as string))).toHaveLength(60);
  });

  test('has nothing where somebody else has written', () => {
    const notes = new TableStorage('notes', isNumber);
    for (const text of ['{', 'null', '7', '{"a":"seven"}', '["a"]']) {
      kept.set('notes', text);
      expect(notes.get('a')).toBeNull();
    }
    notes.set('a', 7);
    expect(notes.get('a')).toBe(7);
  });

  test('breaks nothing where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    const notes = new TableStorage('notes', isNumber);
    notes.set('a', 7);
    expect(notes.get('a')).toBeNull();
  });
});

test('of what a server promised, the first word counts', () => {
  rememberCommitment('t', 'first');
  rememberCommitment('t', 'second');
  expect(commitmentOf('t')).toBe('first');
});
