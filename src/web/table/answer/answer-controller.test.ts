import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestReply } from '../../../protocol/client/client.ts';
import { answerFixture } from './testing/fake-environment.ts';
import { question, seals, settled } from './testing/fake-source.ts';

let { source, setting, environment, answering } = answerFixture();
beforeEach(() => {
  ({ source, setting, environment, answering } = answerFixture());
});
const state = () => answering.state.get();

test('what cannot be is said where notes are, and the next touch wipes it away', () => {
  answering.tell({ rule: null, why: 'coach-off' });
  expect(state().note).toEqual({ bar: { rule: null, why: 'coach-off' }, element: null });
  answering.clearNote();
  expect(state().note).toBe(null);
});

describe('giving an answer', () => {
  beforeEach(() => answering.ask(question(4, 'take centre', 'take side-1', 'pass')));

  test('the last touch sends it, to be done only if it is free', () => {
    answering.touch([{ word: 'centre' }]);
    expect(source.asked).toEqual([{ to: 4, say: 'take centre', free: true }]);
    expect(state().sending).toEqual({ say: 'take centre' });
  });

  test('nothing else is sent meanwhile', () => {
    answering.touch([{ word: 'centre' }]);
    answering.touch([{ word: 'side-1' }]);
    answering.takeBack();
    expect(source.asked).toHaveLength(1);
  });

  test('not from the list either', async () => {
    answering.touch([{ word: 'centre' }]);
    answering.say('pass');
    expect(source.asked).toHaveLength(1);
    expect(state().sending).toEqual({ say: 'take centre' });
  });

  test('who was too late is told so, whatever is asked by then', async () => {
    const late: RequestReply = { kind: 'refused', bar: { rule: null, why: 'not-asked' }, faults: [] };
    answering.touch([{ word: 'centre' }]);
    answering.ask(null);
    await source.reply(late);
    expect(state().note?.bar?.why).toBe('late');
    answering.ask({ ...question(6, 'pass'), pass: 'pass' });
    answering.pass(false);
    expect(source.asked).toHaveLength(2);
    answering.ask(null);
    await source.reply(late);
    expect(state().note).toBeNull();
  });

  test('one whose fate nobody knew was not given, if the table still asks the same', async () => {
    answering.touch([{ word: 'centre' }]);
    await source.reply({ kind: 'unknown' });
    expect(state().trouble).toBe('unknown');
    answering.heard(question(5, 'use'));
    expect(state().trouble).toBe('unknown');
    answering.heard(question(4, 'take centre', 'take side-1', 'pass'));
    expect(state().trouble).toBe('unheard');
  });

  test('a table that breaks over it does not keep us waiting', async () => {
    source.undo = () => Promise.reject(new Error('broken'));
    await answering.undo();
    expect(state()).toMatchObject({ sending: null, trouble: 'unknown' });
  });

  test('the next question begins with nothing', async () => {
    answering.touch([{ word: 'centre' }]);
    answering.ask(question(6, 'use', 'pass'));
    await source.reply({ kind: 'done' });
    expect(state()).toMatchObject({ sending: null, confirming: null, question: { number: 6 } });
    expect(state().building?.answers).toEqual(['use', 'pass']);
  });

  test('a question that comes again as it was leaves what was put together', () => {
    answering.ask(question(5, 'play a x', 'play a y', 'play b x'));
    answering.touch([{ word: 'a' }]);
    answering.ask(question(5, 'play a x', 'play a y', 'play b x'));
    expect(state().building?.picks).toHaveLength(1);
  });

  test('without a connection nothing is lost but the touch', async () => {
    answering.touch([{ word: 'centre' }]);
    await source.reply({ kind: 'unsent' });
    expect(state()).toMatchObject({ sending: null, trouble: 'unsent' });
    expect(state().building?.picks).toEqual([]);
    answering.clearNote();
    expect(state().trouble).toBe(null);
  });

  test('that there was no connection is not said for longer than it is so', async () => {
    answering.touch([{ word: 'centre' }]);
    await source.reply({ kind: 'unsent' });
    answering.heard(question(4, 'take centre', 'take side-1', 'pass'));
    expect(state().trouble).toBe(null);
  });

  test('a refusal is said, and the table is as it was', async () => {
    const bar = { rule: 'FF-1', why: 'no' };
    answering.touch([{ word: 'centre' }]);
    await source.reply({ kind: 'refused', bar, faults: [] });
    expect(state()).toMatchObject({ sending: null, note: { bar, element: null } });
  });
});

describe('taking back', () => {
  test('first what was touched, then what was answered', async () => {
    answering.ask(question(1, 'play a x', 'play a y', 'play b x'));
    answering.touch([{ word: 'a' }]);
    answering.takeBack();
    expect(source.asked).toEqual([]);
    answering.takeBack();
    expect(source.asked).toEqual(['undo']);
    await source.reply({ kind: 'refused', bar: { rule: null, why: 'undo-learned' }, faults: [] });
    expect(state().note?.bar?.why).toBe('undo-learned');
  });
});

describe('why not', () => {
  const barred = [{ say: 'take side-2', bar: { rule: 'FF-2.2', why: 'out-of-reach' } }];
  beforeEach(() => answering.ask(question(1, 'take centre', 'take side-1')));

  test('what is barred gives its reason, asked for once', async () => {
    source.barred = barred;
    answering.touch([{ word: 'side-2' }]);
    await settled();
    expect(state().note?.bar).toEqual(barred[0]?.bar);
    answering.clearNote();
    answering.touch([{ word: 'side-2' }]);
    await settled();
    expect(source.whys).toBe(1);
    answering.ask(question(2, 'take centre', 'take side-1'));
    answering.touch([{ word: 'side-2' }]);
    await settled();
    expect(source.whys).toBe(2);
  });

  test('what nobody explains is said to be no part of the question', async () => {
    answering.touch([{ word: 'moon' }]);
    await settled();
    expect(state().note).toEqual({ bar: null, element: null });
  });

  test('a card that is no part of the question is shown large instead; a back is not', async () => {
    const shown: string[] = [];
    environment.showCard = (card) => shown.push(card);
    const element = (card: string) => ({ isConnected: true, getAttribute: () => card }) as unknown as Element;
    answering.touch([{ word: 'moon' }], element('moon'));
    await settled();
    expect(state().note).toBe(null);
    answering.touch([{ word: 'moon' }], element(''));
    await settled();
    expect(state().note).toMatchObject({ bar: null });
    source.barred = barred;
    answering.ask(question(2, 'take centre', 'take side-1'));
    answering.touch([{ word: 'side-2' }], element('moon'));
    await settled();
    expect(state().note?.bar?.why).toBe('out-of-reach');
    expect(shown).toEqual(['moon']);
  });

  test('reasons that could not be heard are asked for again', async () => {
    source.barred = null;
    answering.touch([{ word: 'side-2' }]);
    await settled();
    source.barred = barred;
    answering.touch([{ word: 'side-2' }]);
    await settled();
    expect(state().note?.bar?.why).toBe('out-of-reach');
  });

  test('of a card that is no part of the question the board may say why; then it is not shown large', async () => {
    const shown: string[] = [];
    environment.showCard = (card) => shown.push(card);
    environment.whyNoPart = () => ({ rule: 'X-9', why: 'later' });
    const element = { isConnected: true, getAttribute: () => 'moon' } as unknown as Element;
    answering.touch([{ word: 'moon' }], element);
    await settled();
    expect(shown).toEqual([]);
    expect(state().note).toEqual({ bar: { rule: 'X-9', why: 'later' }, element });
  });

  test('a reason that comes after the question has changed is not shown', async () => {
    source.barred = barred;
    answering.touch([{ word: 'side-2' }]);
    answering.ask(question(3, 'use'));
    await settled();
    expect(state().note).toBe(null);
  });

  test('nor one that comes after something else was chosen', async () => {
    source.barred = barred;
    answering.touch([{ word: 'side-2' }]);
    answering.touch([{ word: 'centre' }]);
    await settled();
    expect(state()).toMatchObject({ note: null, sending: { say: 'take centre' } });
  });

  test('a reason for what is no longer there is told without it', async () => {
    source.barred = barred;
    answering.touch([{ word: 'side-2' }], { isConnected: false } as Element);
    await settled();
    expect(state().note).toEqual({ bar: barred[0]?.bar, element: null });
  });

  test('while nothing is asked nothing is touched', async () => {
    answering.ask(null);
    answering.touch([{ word: 'side-2' }]);
    await settled();
    expect(source.whys).toBe(0);
  });
});

describe('letting a question go by', () => {
  const window = { ...question(4, 'pass', 'rune mend'), hidden: true, pass: 'pass' };
  let lets: boolean;
  let asked: number;
  beforeEach(() => {
    [lets, asked] = [true, 0];
    environment.passWindow = () => {
      asked++;
      return lets;
    };
    answering.ask(window);
  });

  test('is left to who knows when, and until then nothing is chosen', () => {
    answering.choose({ say: 'pass', at: null });
    expect(asked).toBe(1);
    expect(source.asked).toEqual([]);
    expect(state()).toMatchObject({ confirming: null, sending: null, building: { picks: [] } });
  });

  test('then it is sent for good, without a second tap', () => {
    answering.pass(false);
    expect(source.asked).toEqual([{ to: 4, say: 'pass', free: false }]);
    expect(state().sending).toEqual({ say: 'pass' });
    answering.pass(false);
    expect(source.asked).toHaveLength(1);
  });

  test('who confirms everything confirms this too', () => {
    setting.confirms = 'always';
    answering.say('pass');
    expect([asked, state().confirming]).toEqual([0, 'pass']);
    answering.confirm();
    expect([asked, state().confirming]).toEqual([1, null]);
    expect(source.asked).toEqual([]);
  });

  test('is sent at once where nobody takes it over', () => {
    lets = false;
    answering.say('pass');
    expect(source.asked).toEqual([{ to: 4, say: 'pass', free: false }]);
  });

  test('other answers go their own way', () => {
    answering.say('rune mend');
    expect(asked).toBe(0);
    expect(source.asked).toEqual([{ to: 4, say: 'rune mend', free: true }]);
  });

  test('a question that must be answered does not go by', () => {
    answering.ask(question(5, 'left', 'right'));
    answering.pass(false);
    expect(source.asked).toEqual([]);
  });

  test('taking back is told, and that it could not be done', async () => {
    const told: boolean[] = [];
    environment.undoing = (under) => told.push(under);
    void answering.undo();
    await source.reply({ kind: 'done' });
    expect(told).toEqual([true]);
    void answering.undo();
    await source.reply(seals);
    expect(told).toEqual([true, true, false]);
  });
});
