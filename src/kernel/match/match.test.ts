import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answers } from '../flow/answers.ts';
import { choose, procedure, run, window } from '../flow/procedure.ts';
import { RulesError } from '../flow/rules-error.ts';
import { finish, type Seat } from '../flow/state.ts';
import type { Setup } from '../game/options.ts';
import { type Bare, bareGame } from '../testing/games/bare.ts';
import { duel } from '../testing/games/duel.ts';
import { liarsDice } from '../testing/games/liars-dice.ts';
import { talking } from '../testing/games/talking.ts';
import { Match } from './match.ts';
import type { NumberedQuestion } from './outcome.ts';
import type { GameRecord } from './record.ts';
import { replay } from './replay.ts';

const setup: Setup = { seats: 2, options: {}, seed: 'moon', salts: [] };

const pass = answers('pass');
const start = () => Match.start(talking, setup);
const barred = (why: string) => ({ ok: false, bar: { rule: null, why } });

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
    [0, 7 as unknown as string, 'unreadable'],
    [0, undefined as unknown as string, 'unreadable'],
    [0, ['say note'] as unknown as string, 'unreadable'],
    [0, null as unknown as string, 'unreadable'],
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

describe('an answer that names the number of its question', () => {
  test('is refused when it comes late or twice, and changes nothing', () => {
    const match = start();
    const { number } = match.question(0) as NumberedQuestion;
    expect(match.answer(0, 'say note', 0, number).ok).toBe(true);
    expect(match.answer(0, 'say note', 0, number)).toEqual(barred('late'));
    expect(match.state.log).toEqual(['note']);
    expect(match.answer(0, 'say note', 0, match.question(0)?.number).ok).toBe(true);
  });

  test('is in time whatever others gave in secret to the same question', () => {
    const match = Match.start(duel, { ...setup, seats: 3 });
    const { number } = match.question(0) as NumberedQuestion;
    match.answer(1, 'throw rock');
    match.answer(2, 'throw rock');
    match.undo(1);
    expect(match.question(0)?.number).toBe(number);
    expect(match.answer(0, 'throw paper', 0, number).ok).toBe(true);
    expect(match.answer(0, 'throw paper', 0, number)).toEqual(barred('not-asked'));
  });

  test('is refused in a race that somebody else has moved on', () => {
    const match = Match.start(duel, setup);
    for (const seat of [0, 1]) match.answer(seat, 'throw rock');
    const { number } = match.question(1) as NumberedQuestion;
    match.answer(0, 'pass');
    expect(match.answer(1, 'snap', 0, number)).toEqual(barred('late'));
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

describe('a question with one answer', () => {
  const one = (hidden: boolean, times = 3, alwaysAsked = false) =>
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
            pass: 'pass',
            hidden,
            alwaysAsked,
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

  test('answers itself, which is no part of the record but follows from it', () => {
    const match = Match.start(one(false), setup);
    expect(match.state.log).toEqual(['first', 'more', 'more']);
    expect(match.answers).toEqual([]);
    expect(match.record).toMatchObject({ forced: true, answers: [] });
    expect(replay(one(false), match.record as GameRecord).state).toEqual(match.state);
  });

  test('waits if the answers follow from something hidden', () => {
    const match = Match.start(one(true), setup);
    expect(match.state.log).toEqual(['first']);
    expect(match.question(1)).toMatchObject({ hidden: true, legal: ['pass'], pass: 'pass' });
  });

  test('waits if it says that it is always asked: whether or not there are asides, it is part of the record', () => {
    const match = Match.start(one(false, 3, true), setup);
    expect(match.state.log).toEqual(['first']);
    expect(match.question(1)).toMatchObject({ hidden: false, legal: ['pass'] });
    expect(match.answer(1, 'pass').ok).toBe(true);
    expect(match.state.log).toEqual(['first', 'more']);
    expect(match.answers.map(({ say }) => say)).toEqual(['pass']);
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
  const thrown = (during: () => unknown): RulesError => {
    try {
      during();
    } catch (error) {
      expect(error).toBeInstanceOf(RulesError);
      return error as RulesError;
    }
    throw new Error('there was no crash');
  };
  const fault = (match: Match<Bare, string[]>, words: string) => thrown(() => match.answer(0, words));

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
    ['say trip', /^Cannot read properties of null/],
  ])('tells what (%s), where, seed and answers', (words, what) => {
    const match = start();
    match.answer(0, 'say note', 5);
    const { message, place, record } = fault(match, words);
    expect(message).toMatch(what);
    expect(message).toContain(`, at ${place}`);
    expect(place).toMatch(/talk \/ (Talk|end)$/);
    expect(record).toEqual({ ...match.record, answers: [...match.answers, { seat: 0, say: words, at: 0 }] });
  });

  test('keeps the record, which holds secrets, out of its message', () => {
    const { message, record } = fault(start(), 'say crash');
    expect(record).toMatchObject({ seed: 'moon' });
    expect(message).not.toMatch(/moon|seed|record/);
  });

  test('during the deal tells the seed', () => {
    const game = bareGame([
      procedure<Bare, object>('first', {
        Loop: run((s) => void s.stack.push({ proc: 'first', step: 0, data: {}, given: null })),
      }),
    ]);
    const error = thrown(() => Match.start(game, setup));
    expect(error.message).toMatch(/^rules went round/);
    expect(error.message).not.toContain('moon');
    expect(error.record).toEqual(setup);
  });

  test('of any kind during the deal is told the same way', () => {
    const game = bareGame([
      procedure<Bare, object>('first', { Deal: run((s) => void (s.result as unknown as Bare).log.length) }),
    ]);
    const error = thrown(() => Match.start(game, setup));
    expect(error.what).toMatch(/^Cannot read properties of null/);
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(error.record).toEqual(setup);
  });
});

test('a match that goes on from a position has neither setup nor record', () => {
  const match = Match.at(talking, start().state);
  expect([match.setup, match.record]).toEqual([null, null]);
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
