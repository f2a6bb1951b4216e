import { expect, test } from 'vitest';
import type { Rank, RankedAnswer } from '../../../protocol/advice.ts';
import { adviceRows } from './advice-rows.ts';

const weighed = (say: string, rank: Rank): RankedAnswer => ({
  say,
  rank,
  standing: 50,
  behind: rank === 'worse' ? 3 : 0,
  reasons: null,
});
const listed = (answers: readonly RankedAnswer[], words = (say: string) => say) =>
  adviceRows(answers, words).map(({ weighed: { say }, alike }) => [say, alike]);

test('answers about as good that differ in a number alone are told as one', () => {
  expect(
    listed([
      weighed('Pool for 3 MP', 'best'),
      weighed('Pool for 12 MP', 'as-good'),
      weighed('Cast Spark', 'as-good'),
      weighed('Pool for 1 MP', 'as-good'),
    ]),
  ).toEqual([
    ['Pool for 3 MP', 2],
    ['Cast Spark', 0],
  ]);
});

test('what differs in more than a number, or is worse, is told by itself', () => {
  const answers = [
    weighed('Pool for 3 MP', 'best'),
    weighed('Pool for 4 HP', 'as-good'),
    weighed('Pool for 3 HP and', 'as-good'),
    weighed('Pool for 3 XP', 'as-good'),
    weighed('Pool 2 for 4 MP', 'as-good'),
    weighed('Pool 1 for 5 MP', 'as-good'),
    weighed('Pool for 5 MP', 'worse'),
    weighed('Pool for 6 MP', 'worse'),
    weighed('Pool for 7 MP', 'hardly'),
  ];
  expect(listed(answers)).toEqual(answers.map(({ say }) => [say, 0]));
});

test('one that is as good is not told with one that is worse, whichever comes first', () => {
  const answers = [
    weighed('Cast Spark', 'best'),
    weighed('Pool for 5 MP', 'worse'),
    weighed('Pool for 6 MP', 'as-good'),
  ];
  expect(listed(answers)).toEqual(answers.map(({ say }) => [say, 0]));
});

test('it goes by what people read, not by the words of the answer', () => {
  const answers = [weighed('pool 3', 'best'), weighed('pool 4', 'as-good'), weighed('cast spark', 'as-good')];
  const words = (say: string) => ({ 'pool 3': 'Three', 'pool 4': 'Four' })[say] ?? say;
  expect(listed(answers, words)).toEqual(answers.map(({ say }) => [say, 0]));
  const numbers = (say: string) => `Number ${answers.findIndex((each) => each.say === say)}`;
  expect(listed(answers, numbers)).toEqual([['pool 3', 2]]);
});
