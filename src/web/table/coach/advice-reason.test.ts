import { expect, test } from 'vitest';
import type { Speech, TermGain } from '../../../kernel/index.ts';
import type { Rank, RankedAnswer } from '../../../protocol/advice.ts';
import { en } from '../../generated/en.ts';
import { adviceReason } from './advice-reason.ts';

const text = en.coach;
const speech = {
  answer: (say: string) => say,
  comparison: ({ term, gain, amount }: TermGain) =>
    term === 'mute' ? null : `brings ${Math.abs(amount ?? 0)} ${gain > 0 ? 'more' : 'fewer'} ${term}`,
} as unknown as Speech;
const scene = { names: [], viewer: 0 };
type Gain = readonly [term: string, gain: number, amount?: number];
const answer = (say: string, rank: Rank, gains: readonly Gain[] | null): RankedAnswer => ({
  ...{ say, rank, standing: 50, behind: 0 },
  reasons: gains?.map(([term, gain, amount = 0]) => ({ term, gain, amount })) ?? null,
});
const best = answer('take', 'best', null);
const why = (...others: RankedAnswer[]) => adviceReason([best, ...others], { text, speech, scene });

test('of a clear best: what it gains, and what another loses', () => {
  const pass = answer('pass', 'worse', [
    ['stars', -0.3, -2],
    ['moons', -0.2, -1],
    ['hand', 0.1, 1],
  ]);
  expect(why(pass)).toBe('This brings 2 more stars; the other brings 1 fewer moons.');
  // Of several it is named.
  expect(why(pass, answer('wait', 'worse', []))).toBe('This brings 2 more stars; “pass” brings 1 fewer moons.');
});

test('what speaks against it is said too, and what hardly weighs is not', () => {
  const against = (gain: number) =>
    why(
      answer('pass', 'worse', [
        ['stars', -0.3, -2],
        ['hand', gain, 1],
      ]),
    );
  expect(against(0.2)).toBe('This brings 2 more stars, though the other brings 1 more hand.');
  expect(against(0.01)).toBe('This brings 2 more stars.');
});

test('where none is clearly best, in what those differ that lie furthest apart', () => {
  const left = answer('left', 'as-good', [['hand', 0.02, 1]]);
  const right = answer('right', 'as-good', [
    ['stars', -0.3, -2],
    ['hand', 0.25, 3],
  ]);
  expect(why(left, right)).toBe('What is at stake: “take” brings 2 more stars; “right” brings 3 more hand.');
  expect(why(left)).toBe('What is at stake: “left” brings 1 more hand.');
  expect(why(answer('left', 'as-good', []))).toBe(text.undecided);
});

test('what has no sentence is passed over, and who is told nothing says nothing', () => {
  const gains: Gain[] = [
    ['mute', -0.5, -1],
    ['stars', -0.3, -2],
  ];
  expect(why(answer('pass', 'worse', gains))).toBe('This brings 2 more stars.');
  expect(why(answer('pass', 'worse', [['mute', -0.5]]))).toBeNull();
  // Older servers, and older editions of a game.
  expect(why(answer('pass', 'worse', null))).toBeNull();
  const { comparison: _, ...old } = speech;
  expect(adviceReason([best, answer('pass', 'worse', gains)], { text, speech: old as Speech, scene })).toBeNull();
});
