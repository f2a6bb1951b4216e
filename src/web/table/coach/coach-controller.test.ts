import { expect, test } from 'vitest';
import type { NumberedQuestion } from '../../../kernel/index.ts';
import type { AdviceReply } from '../../../protocol/client/client.ts';
import { CoachController } from './coach-controller.ts';

const question = (number: number): NumberedQuestion => ({
  ...{ seat: 0, ask: 'way', with: {}, hidden: false, pass: null, number },
  legal: ['go left', 'go right'],
});
const advice = (say: string): AdviceReply => ({
  kind: 'advice',
  advice: { iterations: 100, verdicts: [{ say, visits: 100, worth: 0 }] },
});
const REFUSED: AdviceReply = { kind: 'refused', bar: { rule: null, why: 'coach-busy' }, faults: [] };

/** A coach that speaks when the test lets it. */
function coach() {
  const asked: number[] = [];
  const waiting: ((reply: AdviceReply) => void)[] = [];
  const coaching = new CoachController({
    coach: (to) => {
      asked.push(to);
      return new Promise((resolve) => waiting.push(resolve));
    },
  });
  coaching.ask(question(1));
  const says = async (reply: AdviceReply) => {
    waiting.shift()?.(reply);
    await settled();
  };
  return { coaching, asked, says, now: () => coaching.state.get() };
}
/** Whatever follows by itself has followed. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('it is asked when somebody wants to know, and once a question', async () => {
  const { coaching, asked, says, now } = coach();
  await settled();
  expect(asked).toEqual([]);
  coaching.turn();
  await settled();
  expect(now()).toEqual({ open: true, said: { kind: 'thinking' } });
  await says(advice('go left'));
  expect(now().said).toMatchObject({ kind: 'advice', answers: [{ say: 'go left', rank: 'best' }] });
  coaching.turn();
  expect(now().open).toBe(false);
  coaching.turn();
  expect(now()).toMatchObject({ open: true, said: { kind: 'advice' } });
  expect(asked).toEqual([1]);
});

test('another question shuts it, and what comes later of the old one is not shown', async () => {
  const { coaching, asked, says, now } = coach();
  coaching.open();
  await settled();
  coaching.ask(question(2));
  expect(now()).toEqual({ open: false, said: null });
  coaching.open();
  await settled();
  // One at a time: the second waits for the first.
  expect(asked).toEqual([1]);
  await says(advice('go left'));
  expect(now().said).toEqual({ kind: 'thinking' });
  expect(asked).toEqual([1, 2]);
  await says(advice('go right'));
  expect(now().said).toMatchObject({ kind: 'advice', answers: [{ say: 'go right' }] });
});

test('the same question again changes nothing; of another seat it is another', async () => {
  const { coaching, says, now } = coach();
  coaching.open();
  await settled();
  await says(advice('go left'));
  coaching.ask(question(1));
  expect(now()).toMatchObject({ open: true, said: { kind: 'advice' } });
  coaching.ask({ ...question(1), seat: 1 });
  expect(now()).toEqual({ open: false, said: null });
});

test('why it says nothing is told, and it can be asked again', async () => {
  const { coaching, asked, says, now } = coach();
  coaching.open();
  await settled();
  await says(REFUSED);
  expect(now().said).toMatchObject({ kind: 'refused', bar: { why: 'coach-busy' } });
  coaching.open();
  await settled();
  expect(asked).toEqual([1, 1]);
  await says({ kind: 'unknown' });
  expect(now().said).toEqual({ kind: 'unheard' });
});
