import { expect, test } from 'vitest';
import { type Answer, seededRng } from '../../kernel/index.ts';
import { Branch } from './branch.ts';
import { SequentialHalving } from './sequential-halving.ts';

const answer = (n: number): Answer => ({ verb: 'name', words: `name ${n}` });
/** Branches that look the better the higher their number. */
const branches = (count: number) => Array.from({ length: count }, (_, n) => new Branch(answer(n), 0, n / count));

/** Tries so many; each is worth what it looks like. */
function hold(contest: SequentialHalving, iterations: number): { tried: Branch[]; rounds: number } {
  const tried: Branch[] = [];
  let rounds = 0;
  for (let n = 0; n < iterations; n++) {
    if (contest.isRoundStart) rounds++;
    const branch = contest.next();
    branch.visits++;
    branch.total += branch.guess;
    tried.push(branch);
  }
  return { tried, rounds };
}

test('a round tries every answer that is left once', () => {
  const all = branches(4);
  const { tried, rounds } = hold(new SequentialHalving(all, 48, seededRng('x')), 4);
  expect(rounds).toBe(1);
  expect(new Set(tried)).toEqual(new Set(all));
});

test('after some rounds the worse half is left out, and the best two are tried most', () => {
  const all = branches(8);
  hold(new SequentialHalving(all, 96, seededRng('x')), 96);
  const visits = all.map((branch) => branch.visits);
  expect(visits).toEqual([...visits].sort((a, b) => a - b));
  expect(visits[7]).toBe(visits[6]);
  expect(visits[7]).toBeGreaterThan(3 * (visits[0] as number));
  expect(Math.min(...visits)).toBeGreaterThan(0);
});

test('with few iterations only those are compared that look best at a glance', () => {
  const all = branches(30);
  hold(new SequentialHalving(all, 24, seededRng('x')), 24);
  expect(all.filter((branch) => branch.visits > 0).length).toBe(4);
  expect(all[29]?.visits).toBeGreaterThan(0);
});

test('it can be gone on with: then all are compared again', () => {
  const all = branches(4);
  const contest = new SequentialHalving(all, 24, seededRng('x'));
  hold(contest, 24);
  const before = all[0]?.visits as number;
  hold(contest, 24);
  expect(all[0]?.visits).toBeGreaterThan(before);
});

test('of many answers no more than sixteen are compared, of few iterations no fewer than two', () => {
  const compared = (iterations: number) => {
    const all = branches(30);
    hold(new SequentialHalving(all, iterations, seededRng('x')), iterations);
    return all.filter((branch) => branch.visits > 0).map(({ guess }) => Math.round(30 * guess));
  };
  expect(compared(1000)).toEqual(Array.from({ length: 16 }, (_, n) => n + 14));
  expect(compared(5)).toEqual([28, 29]);
});

test('the order in a round is another each time', () => {
  const { tried } = hold(new SequentialHalving(branches(2), 60, seededRng('x')), 60);
  const firsts = tried.filter((_, n) => n % 2 === 0).map(({ guess }) => guess);
  expect(new Set(firsts).size).toBe(2);
});

test('what an answer looks like counts as much as one visit, and is the mean of all looks', () => {
  const branch = new Branch(answer(0), 0, 0.5);
  expect(branch.worth).toBe(0.5);
  branch.lookAgain(-0.1);
  expect(branch.worth).toBeCloseTo(0.2);
  branch.visits = 3;
  branch.total = -3;
  expect(branch.worth).toBeCloseTo(-0.7);
});

test('an only answer is tried each time', () => {
  const all = branches(1);
  hold(new SequentialHalving(all, 10, seededRng('x')), 10);
  expect(all[0]?.visits).toBe(10);
});
