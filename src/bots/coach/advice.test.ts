import { expect, test } from 'vitest';
import { type Question, type State, seededRng } from '../../kernel/index.ts';
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
