import { expect, test } from 'vitest';
import { type Question, type State, seededRng, type View } from '../../kernel/index.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { Search } from '../search/search.ts';
import { advise } from './advice.ts';

const s: State = liarsDice.start({ seats: 2, options: {}, seed: 'coach', salts: [] });
const seat = liarsDice.asked(s as never)[0] as number;
const question = liarsDice.question(s as never, seat) as Question;
const view = liarsDice.view(s as never, seat);

test('a coach, who looks at more of it, searches as a bot does', () => {
  const alone = new Search(liarsDice, view, question, seededRng('x'), 200);
  alone.run(200);
  const advising = advise(liarsDice, view, question, seededRng('x'), { planned: 200 });
  while (advising.step());
  const { iterations, verdicts } = advising.advice();
  expect(iterations).toBe(200);
  expect(verdicts.map(({ say, visits, worth }) => ({ say, visits, worth }))).toEqual(alone.verdicts);
});

test('it thinks on while it cannot tell, and no longer', () => {
  const thoughtOn = (legal: readonly string[]) => {
    const budget = { planned: 80, whileUndecided: 2000 };
    const advising = advise(liarsDice, view, { ...question, legal }, seededRng('x'), budget);
    while (advising.step());
    return advising.advice().iterations;
  };
  expect(thoughtOn(question.legal.slice(0, 1))).toBe(80);
  expect(thoughtOn(question.legal)).toBeGreaterThan(80);
});

test('its luck follows from what is seen, not from the order in which that is written', () => {
  const backwards = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(backwards);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, part]) => [key, backwards(part)]),
    );
  };
  const advised = (seen: View) => {
    const advising = advise(liarsDice, seen, question, undefined, { planned: 80 });
    while (advising.step());
    return advising.advice();
  };
  const mirrored = backwards(view) as View;
  expect(JSON.stringify(mirrored)).not.toBe(JSON.stringify(view));
  expect(advised(mirrored)).toEqual(advised(view));
});
