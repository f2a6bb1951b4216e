import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, answers, type Offers } from './answers.ts';
import { die } from './chance.ts';
import { RulesError } from './engine.ts';
import { open, reports, show } from './events.ts';
import { Match } from './match.ts';
import type { Setup } from './options.ts';
import { choose, procedure, run, window } from './procedure.ts';
import { finish, type Seat } from './state.ts';
import { type Bare, bareGame } from './testing/bare.ts';
import { duel } from './testing/duel.ts';
import { liarsDice } from './testing/liars-dice.ts';

const setup: Setup = { seats: 2, options: {}, seed: 'moon', salts: [] };

const tell = reports({ noted: (words: string) => open({ words }), peeked: () => show([0], {}) });
const say = answers('say', ['what', ['note', 'roll', 'peek', 'next', 'crash', 'loop', 'end']]);
const pass = answers('pass');
/** One seat talks until it says next; each word does what it is called. */
const talk = procedure<Bare, object>('talk', {
  Talk: window({
    ask: 'talk',
    by: (s) => (s.log.includes('loop') ? null : s.log.filter((word) => word === 'next').length % s.seats),
    from: (_s, _d, _seat, offers: Offers) => {
      for (let what = 0; what < 7; what++) offers.may(say.of(what));
    },
    then: (s, _d, answer: Answer) => {
      const word = answer.words.slice(4);
      s.log.push(word);
      tell.noted(word);
      if (word === 'roll') s.log.push(`${die(s, 6)}`);
      if (word === 'peek') tell.peeked();
      if (word === 'crash') throw new Error('the roof fell in');
      if (word === 'end') finish(s, { winners: [0], places: [1, 2], reason: 'end' });
    },
  }),
  Loop: run((s) => void s.stack.push(talk.with({}))),
});
const talking = bareGame([talk], [say, pass]);
const start = () => Match.start(talking, setup);

describe('an answer', () => {
  test('that is taken gives its events and is kept with its time', () => {
    const match = start();
    const outcome = match.answer(0, 'say note', 1500);
    expect(outcome.ok && outcome.events.map(({ kind }) => kind)).toEqual(['noted']);
    expect(match.answers).toEqual([{ seat: 0, say: 'say note', at: 1500 }]);
  });

  test.each([
    [1, 'say note', 'not-asked'],
    [7, 'say note', 'not-asked'],
    [Number.NaN, 'say note', 'not-asked'],
    [0, 'sing', 'unreadable'],
    [0, 'say', 'unreadable'],
    [0, '', 'unreadable'],
    [0, 'pass', 'not-offered'],
  ])('by seat %d, %j, is refused as %s and changes nothing', (seat, words, why) => {
    const match = start();
    const hash = talking.hash(match.state);
    expect(match.answer(seat, words)).toEqual({ ok: false, bar: { rule: null, why } });
    expect(talking.hash(match.state)).toBe(hash);
    expect(match.answers).toEqual([]);
  });

  test('that a rule bars is refused with exactly that reason', () => {
    const match = Match.start(liarsDice, setup);
    expect(match.answer(0, 'call')).toEqual({ ok: false, bar: { rule: 'LD-3', why: 'no-bid' } });
    match.answer(0, 'bid 2 4');
    const bar = { rule: 'LD-2', why: 'not-higher', with: { count: 2, face: 4 } };
    expect(match.answer(1, 'bid 2 3')).toEqual({ ok: false, bar });
  });

  test('after the end is refused', () => {
    const match = start();
    match.answer(0, 'say end');
    expect(match.answer(0, 'say note')).toEqual({ ok: false, bar: { rule: null, why: 'over' } });
  });
});

test('whatever is said by whomever, it is taken or refused with a reason, and a refusal changes nothing', () => {
  const seat = fc.oneof(fc.constantFrom(0, 1, -1, 2, 0.5, 1e9, Number.NaN, -0), fc.integer(), fc.double());
  const words = fc.oneof(
    fc.string(),
    fc.constantFrom('call', 'bid 1 1', 'bid 3 6', 'bid 13 1', 'bid 1 0', 'bid', '__proto__'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(seat, words)), (said) => {
      const match = Match.start(liarsDice, setup);
      for (const [seat, words] of said) {
        const hash = liarsDice.hash(match.state);
        const outcome = match.answer(seat, words);
        if (outcome.ok) continue;
        expect(outcome.bar.why).not.toBe('');
        expect(liarsDice.hash(match.state)).toBe(hash);
      }
    }),
  );
});

describe('undo', () => {
  test('gives back exactly the state before, step by step', () => {
    const match = start();
    const first = talking.hash(match.state);
    match.answer(0, 'say note');
    const second = talking.hash(match.state);
    match.answer(0, 'say note');
    expect(match.undo(0)).toBeNull();
    expect(talking.hash(match.state)).toBe(second);
    expect(match.undo(0)).toBeNull();
    expect(talking.hash(match.state)).toBe(first);
    expect(match.answers).toEqual([]);
    expect(match.undo(0)).toEqual({ rule: null, why: 'undo-nothing' });
  });

  test('is not for anybody else', () => {
    const match = start();
    match.answer(0, 'say note');
    expect(match.mayNotUndo(1)).toEqual({ rule: null, why: 'undo-other' });
    expect(match.undo(1)).toEqual({ rule: null, why: 'undo-other' });
    expect(match.answers).toHaveLength(1);
  });

  test.each([
    ['roll', 'chance was drawn'],
    ['peek', 'something came to light'],
  ])('is no more once somebody learned something: %s, %s', (word) => {
    const match = start();
    match.answer(0, 'say note');
    match.answer(0, `say ${word}`);
    expect(match.undo(0)).toEqual({ rule: null, why: 'undo-learned' });
    match.answer(0, 'say note');
    expect(match.undo(0)).toBeNull();
    expect(match.undo(0)).toEqual({ rule: null, why: 'undo-learned' });
  });

  test('is no more once another seat has answered', () => {
    const match = start();
    match.answer(0, 'say next');
    expect(match.mayNotUndo(0)).toBeNull();
    match.answer(1, 'say note');
    expect(match.undo(0)).toEqual({ rule: null, why: 'undo-other' });
    expect(match.undo(1)).toBeNull();
    for (const seat of [0, 1]) expect(match.undo(seat)).toEqual({ rule: null, why: 'undo-other' });
  });

  test('of a secret throw is free until the hands open', () => {
    const match = Match.start(duel, setup);
    match.answer(1, 'throw rock');
    expect(match.undo(1)).toBeNull();
    match.answer(1, 'throw paper');
    match.answer(0, 'throw rock');
    for (const seat of [0, 1]) expect(match.undo(seat)).toEqual({ rule: null, why: 'undo-learned' });
  });
});

describe('a question with one answer', () => {
  const one = (hidden: boolean, times = 3) =>
    bareGame(
      [
        procedure<Bare, object>('first', {
          First: choose({
            ask: 'go',
            by: () => 0,
            from: (_s, _d, _seat, offers) => offers.may(pass.of()),
            then: (s) => void s.log.push('first'),
          }),
          More: window({
            ask: 'more',
            by: (s) => (s.log.length < times ? 1 : null),
            from: (_s, _d, _seat, offers) => offers.may(pass.of()),
            then: (s) => void s.log.push('more'),
            hidden,
          }),
          Both: choose({
            ask: 'both',
            by: () => [0, 1],
            from: (_s, _d, _seat, offers) => offers.may(pass.of()),
            then: () => {},
          }),
          End: run((s) => finish(s, { winners: [], places: [1, 1], reason: 'end' })),
        }),
      ],
      [pass],
    );

  test('answers itself, and the record has it', () => {
    const match = Match.start(one(false), setup);
    expect(match.state.log).toEqual(['first', 'more', 'more']);
    expect(match.answers.map(({ seat }) => seat)).toEqual([0, 1, 1]);
  });

  test('waits if the answers follow from something hidden', () => {
    const match = Match.start(one(true), setup);
    expect(match.state.log).toEqual(['first']);
    expect(match.question(1)?.legal).toEqual(['pass']);
  });

  test('waits if several are asked, or if nothing shall answer itself', () => {
    const match = Match.start(one(false), setup);
    expect(match.view(null).asked).toEqual([0, 1]);
    expect(Match.start(one(false), setup, { forced: false }).state.log).toEqual([]);
  });

  test('that never ends is a fault of the rules and stops', () => {
    expect(() => Match.start(one(false, Number.POSITIVE_INFINITY), setup)).toThrow(
      /answered itself .* at first \/ More/,
    );
  });
});

describe('a crash in the rules', () => {
  const fault = (match: Match<Bare, string[]>, words: string) => {
    try {
      match.answer(0, words);
    } catch (error) {
      return error as RulesError;
    }
    throw new Error('there was no crash');
  };

  test('leaves the state as it was before the answer, and the game goes on', () => {
    const match = start();
    match.answer(0, 'say note');
    const hash = talking.hash(match.state);
    expect(fault(match, 'say crash')).toBeInstanceOf(RulesError);
    expect(talking.hash(match.state)).toBe(hash);
    expect(match.answers).toHaveLength(1);
    expect(match.answer(0, 'say note').ok).toBe(true);
  });

  test.each([
    ['say crash', /^the roof fell in/],
    ['say loop', /^rules went round 10000 steps without a question, at … > talk \/ end/],
  ])('tells what (%s), where, seed and answers', (words, what) => {
    const match = start();
    match.answer(0, 'say note', 5);
    const { message } = fault(match, words);
    expect(message).toMatch(what);
    const record = JSON.parse(message.slice(message.indexOf('record: ') + 8));
    expect(record).toEqual({ ...match.record, answers: [...match.answers, { seat: 0, say: words, at: 0 }] });
    expect(record.seed).toBe('moon');
  });

  test('during the deal tells the seed', () => {
    const game = bareGame([
      procedure<Bare, object>('first', {
        Loop: run((s) => void s.stack.push({ proc: 'first', step: 0, data: {}, given: null })),
      }),
    ]);
    expect(() => Match.start(game, setup)).toThrow(/went round .* record: .*"seed":"moon"/);
  });
});

test('a match can go on from any state', () => {
  const match = start();
  match.answer(0, 'say next');
  const other = Match.at(talking, talking.copy(match.state));
  expect(other.answer(1, 'say note').ok).toBe(true);
  expect(match.state.log).toEqual(['next']);
});

test('a view does not change when the game goes on', () => {
  const match = Match.start(duel, { ...setup, options: { snap: true } }, { forced: false });
  const seats: Seat[] = [0, 1];
  for (const seat of seats) match.answer(seat, 'throw rock');
  const view = match.view(0);
  const before = JSON.stringify(view);
  match.answer(0, 'pass');
  expect(JSON.stringify(view)).toBe(before);
});
