import { expect, test } from 'vitest';
import { freshState } from '../flow/state.ts';
import { ContentRegistry } from './content-registry.ts';

const stateWith = (content: string) => freshState(content, 2, {}, { proc: 'x', step: 0, data: {}, given: null });

test('a registry gives the content that a state is played with', () => {
  const registry = new ContentRegistry<{ hash: string; name: string }>();
  const moths = registry.put({ hash: 'a', name: 'moths' });
  const newts = registry.put({ hash: 'b', name: 'newts' });
  for (const content of [moths, newts, newts, moths]) expect(registry.of(stateWith(content.hash))).toBe(content);
});

test('the same pack put twice is one content', () => {
  const registry = new ContentRegistry<{ hash: string }>();
  const first = registry.put({ hash: 'a' });
  expect(registry.put({ hash: 'a' })).toBe(first);
});

test('a pack that is not there is named', () => {
  expect(() => new ContentRegistry().of(stateWith('abc'))).toThrow('no pack with hash abc is loaded');
});
