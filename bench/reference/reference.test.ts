import { expect, test } from 'vitest';
import { copyPlain as copyGeneric } from '../../src/kernel/index.ts';
import { kernel, reference } from './kernel.ts';
import { copyPlain, plain } from './plain.ts';
import { KNOWN, trace } from './trace.ts';

const [known] = KNOWN;

test('the reference game on the kernel plays the known games, decision for decision', () => {
  expect(trace(kernel, 300)).toEqual(known);
});

test('the hand-written reference game plays the known games, decision for decision', () => {
  expect(trace(plain, 300)).toEqual(known);
});

test.each([
  { of: 'the kernel', version: kernel, copy: reference.copy.bind(reference) },
  { of: 'the hand-written game', version: plain, copy: copyPlain },
])('a copied state of $of equals the state and shares nothing with it', ({ version, copy }) => {
  // biome-ignore lint/suspicious/noExplicitAny: each version's own state, a closed box here
  const { begin, playOn } = version as any;
  const s = begin(7);
  playOn(s, 15, null);
  const before = copyGeneric(s);
  const copied = (copy as (s: unknown) => unknown)(s);
  expect(copied).toEqual(before);
  playOn(copied, 10, null);
  expect(s).toEqual(before);
});
