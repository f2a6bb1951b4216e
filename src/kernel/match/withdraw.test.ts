import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  call,
  choose,
  compose,
  each,
  finish,
  interrupt,
  Match,
  procedure,
  RulesError,
  replay,
  run,
  type Seat,
  window,
} from '../index.ts';
import { type Bare, bareGame, go, note, pass, ways } from '../testing/games/bare.ts';
import { liarsDice } from '../testing/games/liars-dice.ts';

const setup = (seats: number) => ({ seats, options: {}, seed: 'moon', salts: [] });
const over = run<Bare, object>((s) => finish(s, { winners: [0], places: [1, 1, 1], reason: 'over' }));
const ask = (by: Seat) => choose<Bare, object, Answer>({ ask: 'p', by: () => by, from: ways, then: note });
const spell = (by: Seat | readonly Seat[], lines: number) =>
  compose<Bare, object, Answer>({
    ask: 'c',
    by: () => by,
    from: ways,
    enough: (_s, _d, _seat, soFar) => soFar.length >= lines,
    then: (s, _d, said, seat) => void s.log.push(`${seat}: ${said.map(({ words }) => words)}`),
  });

describe('undo of lines that several seats give at once', () => {
  const game = bareGame([procedure<Bare, object>('first', { P: ask(0), C: spell([0, 1], 3), Over: over })], [go, pass]);
  test.each([
    ['1 go left, 0 go right, 1 go right', [0, 1, 1]],
    ['0 go left, 1 go right', [0, 1]],
    ['1 go left, 0 go right', [1, 0]],
  ])('takes back exactly one of its own each time: %s', (said, undone) => {
    const match = Match.start(game, setup(2));
    match.answer(0, 'pass');
    const opened = game.hash(match.state);
    for (const line of said.split(', ')) match.answer(Number(line[0]), line.slice(2));
    for (const seat of undone) {
      const before = match.answers.length;
      expect(match.undo(seat)).toMatchObject({ ok: true, taken: { seat } });
      expect(match.answers).toHaveLength(before - 1);
    }
    expect([match.answers.length, game.hash(match.state)]).toEqual([1, opened]);
  });

  test.each([
    ['others have begun', ['0 pass', '1 go left']],
    ['nobody has begun', ['0 pass']],
  ])('does not go back behind the question, and does not tell whether %s', (_what, said) => {
    const match = Match.start(game, setup(2));
    for (const line of said) match.answer(Number(line[0]), line.slice(2));
    expect(match.undo(0)).toMatchObject({ ok: false, bar: { why: 'undo-secret' } });
    expect(match.answers).toHaveLength(said.length);
  });
});

/** Rounds of every kind of question, for any order of answers and undos. */
interface Passed {
  passed: Seat[];
}
const round = procedure<Bare, Passed>('round', {
  'One seat': ask(0),
  'Another seat': ask(1),
  'All compose': spell([0, 1, 2], 3),
  'One composes': spell(0, 2),
  'All choose': choose({ ask: 'all', by: () => [2, 0, 1], from: ways, then: note }),
  'A race': window<Bare, Passed, Answer>({
    ask: 'w',
    by: (_s, d) => [0, 1, 2].filter((seat) => !d.passed.includes(seat)),
    from: ways,
    then: (s, d, answer, seat) => {
      note(s, d, answer, seat);
      if (answer === pass.of()) d.passed.push(seat);
    },
  }),
});
const rounds = bareGame(
  [
    procedure<Bare, object>('first', {
      Rounds: each((s) => (s.log.length < 40 ? round.with({ passed: [] }) : null)),
      Over: over,
    }),
    round,
  ],
  [go, pass],
);

test('whatever is answered and taken back in whatever order, undo is one of its own and the record plays again', () => {
  const step = fc.record({ undo: fc.boolean(), seat: fc.nat(2), answer: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const match = Match.start(rounds, setup(3));
      for (const { undo, seat, answer } of steps) {
        if (match.state.result !== null) return;
        const before = [...match.answers];
        const hash = rounds.hash(match.state);
        if (undo) {
          const outcome = match.undo(seat);
          if (outcome.ok) {
            expect(outcome.taken.seat).toBe(seat);
            expect(match.answers).toHaveLength(before.length - 1);
            expect(rounds.hash(match.state)).not.toBe(hash);
          } else {
            expect(rounds.hash(match.state)).toBe(hash);
            if (before.at(-1)?.seat === seat) expect(outcome.bar.why).not.toBe('undo-other');
          }
        } else {
          const asked = rounds.asked(match.state);
          const who = asked[seat % asked.length] as Seat;
          const question = match.question(who);
          const outcome = match.answer(who, question?.legal[answer] as string, 0, question?.number);
          expect(outcome.ok).toBe(true);
        }
        expect(rounds.hash(replay(rounds, match.record as NonNullable<typeof match.record>).state)).toBe(
          rounds.hash(match.state),
        );
      }
    }),
    { numRuns: 1500 },
  );
});

test('an answer to a question that was undone and asked anew is late', () => {
  const match = Match.start(liarsDice, setup(2));
  match.answer(0, 'bid 1 1');
  const number = match.question(1)?.number as number;
  match.undo(0);
  match.answer(0, 'bid 5 5');
  for (const say of ['call', 'bid 1 2']) {
    expect(match.answer(1, say, 0, number)).toMatchObject({ ok: false, bar: { why: 'late' } });
  }
});

test('rules may hand out a list of their own and change it when the answers are applied', () => {
  const game = bareGame(
    [
      procedure<Bare, { todo: Seat[] }>('first', {
        'All at once': choose({
          ask: 'all',
          by: (_s, d) => {
            d.todo ??= [0, 1, 2];
            return d.todo;
          },
          from: ways,
          then: (s, d, answer: Answer, seat) => {
            note(s, d, answer, seat);
            d.todo.splice(d.todo.indexOf(seat), 1);
          },
        }),
        'One more': choose({ ask: 'p', by: () => 2, from: ways, then: note }),
        Over: over,
      }),
    ],
    [go, pass],
  );
  const match = Match.start(game, setup(3));
  for (const [seat, say] of [
    [0, 'go left'],
    [1, 'go right'],
    [2, 'pass'],
  ] as const)
    match.answer(seat, say);
  expect(match.state.log).toEqual(['0 go left', '1 go right', '2 pass']);
  expect(match.undo(2)).toMatchObject({ ok: false, bar: { why: 'undo-learned' } });
});

test('a fault while the legal answers are listed is a fault of the rules, with its place and record', () => {
  const broken = () => {
    throw new TypeError('boo');
  };
  const first = procedure<Bare, object>('first', {
    Broken: choose({ ask: 'p', by: () => 0, from: broken, then: note }),
    Over: over,
  });
  const match = Match.start(bareGame([first], [go, pass]), setup(2), { forced: false });
  const fault = (() => {
    try {
      match.answer(0, 'pass');
    } catch (error) {
      return error;
    }
  })();
  expect(fault).toBeInstanceOf(RulesError);
  expect(fault).toMatchObject({ what: 'boo', place: 'first / Broken', record: { seed: 'moon' } });
});

test('what a call interrupts for is played before what it calls', () => {
  const word = procedure<Bare, { word: string }>('word', { Say: run((s, d) => void s.log.push(d.word)) });
  const first = procedure<Bare, object>('first', {
    Call: call((s) => {
      interrupt(s, word.with({ word: 'one' }));
      interrupt(s, word.with({ word: 'two' }));
      return word.with({ word: 'called' });
    }),
    Over: over,
  });
  expect(Match.start(bareGame([first, word], [go, pass]), setup(2)).state.log).toEqual(['one', 'two', 'called']);
});
