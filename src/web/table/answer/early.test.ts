import { beforeEach, describe, expect, test } from 'vitest';
import { AnswerController } from './answer-controller.ts';
import { fakeEnvironment } from './testing/fake-environment.ts';
import { FakeSource, question, seals } from './testing/fake-source.ts';

let source: FakeSource;
let answering: AnswerController;
let time: number;
let timers: { readonly at: number; readonly act: () => void }[];
beforeEach(() => {
  [source, time, timers] = [new FakeSource(), 0, []];
  const later = (ms: number, act: () => void) => {
    const timer = { at: time + ms, act };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  answering = new AnswerController(source, fakeEnvironment({ tooSoon: () => 400, later }));
});
function pass(ms: number): void {
  time += ms;
  const due = timers.filter(({ at }) => at <= time);
  timers = timers.filter(({ at }) => at > time);
  for (const { act } of due) act();
}
const state = () => answering.state.get();
const asked = { ...question(4, 'take centre', 'take side-1', 'pass'), pass: 'pass' };

describe('a question that has only just appeared', () => {
  test('ignores every press for a moment, and then none', () => {
    answering.ask(asked);
    pass(399);
    expect(state().early).toBe(true);
    answering.choose({ say: 'pass', at: null });
    answering.say('pass');
    answering.touch([{ word: 'centre' }]);
    answering.pass(true);
    expect(source.asked).toEqual([]);
    expect(state().building?.picks).toEqual([]);
    pass(1);
    expect(state().early).toBe(false);
    answering.choose({ say: 'pass', at: null });
    expect(source.asked).toEqual([{ to: 4, say: 'pass', free: false }]);
  });

  test('is passed for somebody all the same', () => {
    answering.ask(asked);
    answering.pass(false);
    expect(source.asked).toEqual([{ to: 4, say: 'pass', free: false }]);
  });

  test('has its moment from its own beginning, not from that of the one before', () => {
    answering.ask(asked);
    pass(300);
    answering.ask(question(5, 'pass', 'take centre'));
    pass(300);
    answering.say('pass');
    expect(source.asked).toEqual([]);
    pass(100);
    answering.say('pass');
    expect(source.asked).toHaveLength(1);
  });
});

test('a second press that comes too soon does not confirm the first', async () => {
  answering.ask(asked);
  pass(400);
  answering.choose({ say: 'take centre', at: null });
  await source.reply(seals);
  expect(state()).toMatchObject({ confirming: 'take centre', early: true });
  answering.confirm();
  answering.touch([{ word: 'centre' }]);
  expect(source.asked).toHaveLength(1);
  pass(400);
  answering.confirm();
  expect(source.asked[1]).toEqual({ to: 4, say: 'take centre', free: false });
});

test('a second press in the bar does not choose the next part of the answer', () => {
  answering.ask(question(4, 'play ruby left', 'play ruby right', 'play wood left', 'play wood right'));
  pass(400);
  answering.choose({ say: 'play ruby left', at: 1 });
  answering.choose({ say: 'play ruby left', at: 2 });
  expect(source.asked).toEqual([]);
  pass(400);
  answering.choose({ say: 'play ruby left', at: 2 });
  expect(source.asked).toEqual([{ to: 4, say: 'play ruby left', free: true }]);
});

test('while nothing is asked nothing is waited for', () => {
  answering.ask(asked);
  answering.ask(null);
  expect(state().early).toBe(false);
  expect(timers).toEqual([]);
});
