import { beforeEach, describe, expect, test } from 'vitest';
import { answerFixture } from './testing/fake-environment.ts';
import { question, seals } from './testing/fake-source.ts';

let { source, setting, environment, answering } = answerFixture();
beforeEach(() => {
  ({ source, setting, environment, answering } = answerFixture());
});
const state = () => answering.state.get();

describe('an answer that waits for a yes', () => {
  beforeEach(() => answering.ask(question(4, 'take centre', 'take side-1', 'pass')));

  test('one that seals is shown first, and done at the second touch', async () => {
    answering.touch([{ word: 'centre' }]);
    await source.reply(seals);
    expect(state()).toMatchObject({ confirming: 'take centre', sending: null, note: null });
    answering.touch([{ word: 'centre' }]);
    expect(source.asked[1]).toEqual({ to: 4, say: 'take centre', free: false });
  });

  test('one that gives up much is asked once more, unless nothing ever is', async () => {
    environment.mustConfirm = (say) => say === 'pass';
    answering.choose({ say: 'pass', at: null });
    expect(state()).toMatchObject({ confirming: 'pass', sending: null });
    expect(source.asked).toEqual([]);
    // The bar has said that it may be for good: one yes is enough.
    answering.confirm();
    expect(source.asked).toEqual([{ to: 4, say: 'pass', free: false }]);
    answering.ask(question(6, 'take centre', 'pass'));
    setting.confirms = 'never';
    answering.choose({ say: 'pass', at: null });
    expect(source.asked).toHaveLength(2);
  });

  test('one that is only there to learn something is given at once, unless everything is confirmed', () => {
    environment.skipsConfirm = (say) => say === 'take centre';
    answering.touch([{ word: 'centre' }]);
    expect(source.asked).toEqual([{ to: 4, say: 'take centre', free: false }]);
    answering.ask(question(6, 'take centre', 'pass'));
    setting.confirms = 'always';
    answering.touch([{ word: 'centre' }]);
    expect(state().confirming).toBe('take centre');
    expect(source.asked).toHaveLength(1);
  });

  test('a pass is never asked twice, be it for a moment or for the rest of the turn', () => {
    answering.ask({ ...question(5, 'take centre', 'pass', 'rest'), pass: 'pass' });
    answering.choose({ say: 'pass', at: null });
    answering.ask({ ...question(6, 'take centre', 'pass', 'rest'), pass: 'pass' });
    answering.choose({ say: 'rest', at: null });
    expect(source.asked).toEqual([
      { to: 5, say: 'pass', free: false },
      { to: 6, say: 'rest', free: false },
    ]);
  });

  describe('one that anybody expects to be final', () => {
    beforeEach(() => {
      environment.expectsFinal = () => true;
    });

    test('is given at once where a button or a second touch chose it', () => {
      answering.choose({ say: 'take centre', at: null });
      answering.ask(question(6, 'play ruby left', 'play ruby right', 'play wood left'));
      answering.touch([{ word: 'ruby' }]);
      answering.touch([{ word: 'left' }]);
      expect(source.asked).toEqual([
        { to: 4, say: 'take centre', free: false },
        { to: 6, say: 'play ruby left', free: false },
      ]);
    });

    test('can be looked at first where one touch of the board would give it, without a warning', async () => {
      answering.touch([{ word: 'centre' }]);
      expect(source.asked).toEqual([{ to: 4, say: 'take centre', free: true }]);
      await source.reply(seals);
      expect(state()).toMatchObject({ confirming: 'take centre', unexpectedlyFinal: false });
      answering.touch([{ word: 'side-1' }]);
      await source.reply(seals);
      expect(state().confirming).toBe('take side-1');
    });

    test('a second touch of what the board wants to be looked at gives it', () => {
      environment.mustConfirm = () => true;
      answering.touch([{ word: 'centre' }]);
      expect([source.asked.length, state().confirming]).toEqual([0, 'take centre']);
      answering.touch([{ word: 'centre' }]);
      expect(source.asked).toEqual([{ to: 4, say: 'take centre', free: false }]);
    });
  });

  test('all others are warned of', async () => {
    answering.touch([{ word: 'centre' }]);
    await source.reply(seals);
    expect(state().unexpectedlyFinal).toBe(true);
  });

  test('who thinks again touches something else, or takes it back', async () => {
    answering.touch([{ word: 'centre' }]);
    await source.reply(seals);
    answering.touch([{ word: 'side-1' }]);
    expect(source.asked[1]).toEqual({ to: 4, say: 'take side-1', free: true });
    await source.reply(seals);
    answering.takeBack();
    expect(state()).toMatchObject({ confirming: null, sending: null });
    expect(state().building?.picks).toEqual([]);
    expect(source.asked).toHaveLength(2);
  });

  test('what followed for the shown answer neither confirms nor cancels it; what was touched confirms it', async () => {
    answering.ask(question(5, 'play ruby centre', 'play wood left', 'play wood centre'));
    const [ruby, centre] = [[{ word: 'ruby', at: 1 }], [{ word: 'centre', at: 2 }]];
    answering.touch(ruby, null, '0');
    await source.reply(seals);
    answering.touch(centre);
    expect([state().confirming, source.asked.length]).toEqual(['play ruby centre', 1]);
    answering.touch(ruby, null, '0');
    expect(source.asked.at(-1)).toEqual({ to: 5, say: 'play ruby centre', free: false });
    await source.reply({ kind: 'unsent' });
    // Chosen from the list, nothing of it was touched by itself.
    answering.say('play wood centre');
    await source.reply(seals);
    answering.touch(centre);
    expect([state().confirming, source.asked.length]).toEqual(['play wood centre', 3]);
  });

  test('another of those that were touched takes its place', async () => {
    answering.ask(question(5, 'play ruby centre', 'play wood left', 'play wood centre'));
    answering.touch([{ word: 'ruby', at: 1 }], null, '0');
    await source.reply(seals);
    answering.touch([{ word: 'ruby', at: 1 }], null, '1');
    expect(source.asked).toEqual([1, 2].map(() => ({ to: 5, say: 'play ruby centre', free: true })));
  });

  test('a second tap on what is warned of is still stopped where it seals; the yes below the warning is not', async () => {
    environment.mustConfirm = () => true;
    answering.touch([{ word: 'centre' }]);
    answering.touch([{ word: 'centre' }]);
    expect(source.asked).toEqual([{ to: 4, say: 'take centre', free: true }]);
    await source.reply({ kind: 'unsent' });
    answering.touch([{ word: 'centre' }]);
    answering.confirm();
    expect(source.asked.at(-1)).toEqual({ to: 4, say: 'take centre', free: false });
  });

  test('who wants to confirm everything is asked before anything is sent', () => {
    setting.confirms = 'always';
    answering.choose({ say: 'pass', at: null });
    expect(source.asked).toEqual([]);
    expect(state().confirming).toBe('pass');
    answering.confirm();
    expect(source.asked).toEqual([{ to: 4, say: 'pass', free: false }]);
  });

  test('who wants to confirm nothing is never asked', () => {
    setting.confirms = 'never';
    answering.say('take side-1');
    expect(source.asked).toEqual([{ to: 4, say: 'take side-1', free: false }]);
  });
});
