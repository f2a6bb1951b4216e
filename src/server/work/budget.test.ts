import type { FastifyError } from 'fastify';
import { expect, test } from 'vitest';
import { refusalOf } from '../wire/refused-error.ts';
import { BudgetExceeded, WorkBudget, WorkBudgets } from './budget.ts';

/** A budget of six seconds a minute, and its clock. */
function newBudget() {
  const clock = { now: 0 };
  return { clock, budget: new WorkBudget(6_000, () => clock.now) };
}
const waits = (budget: WorkBudget): number => {
  try {
    budget.demand();
    return 0;
  } catch (error) {
    return (error as BudgetExceeded).seconds;
  }
};

test('what is left may be spent at once, and comes back over a minute', () => {
  const { clock, budget } = newBudget();
  budget.spend(5_999);
  expect(waits(budget)).toBe(0);
  budget.spend(1);
  expect(waits(budget)).toBe(1);
  clock.now = 1;
  expect(waits(budget)).toBe(0);
  clock.now = 10_000;
  budget.spend(999);
  expect(waits(budget)).toBe(0);
  budget.spend(1);
  expect(waits(budget)).toBe(1);
});

test('who has little left may begin something large, and waits the longer for the next', () => {
  const { clock, budget } = newBudget();
  budget.spend(9_000);
  expect(waits(budget)).toBe(31);
  clock.now = 30_000;
  expect(waits(budget)).toBe(1);
  clock.now = 30_001;
  expect(waits(budget)).toBe(0);
});

test('nobody saves up more than a minute’s worth', () => {
  const { clock, budget } = newBudget();
  clock.now = 3_600_000;
  budget.spend(6_000);
  expect(() => budget.demand()).toThrow(BudgetExceeded);
});

test('each address has a budget of its own', () => {
  const budgets = new WorkBudgets(1_000, () => 0);
  budgets.of('10.0.0.1').spend(1_000);
  expect(() => budgets.of('10.0.0.1').demand()).toThrow(BudgetExceeded);
  expect(() => budgets.of('10.0.0.2').demand()).not.toThrow();
});

test('who has caused too much work is told when to come back', () => {
  const refusing = refusalOf(new BudgetExceeded(7) as unknown as FastifyError);
  expect(refusing).toEqual({ bar: { rule: null, why: 'too-fast', with: { seconds: 7 } } });
});
