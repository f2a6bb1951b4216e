import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import { answer } from '../testing/contract/walk.ts';
import { type Bare, bareGame, go, note, pass, ways } from '../testing/games/bare.ts';
import type { Answer } from './answers.ts';
import { call, choose, END, interrupt, procedure, run, window } from './procedure.ts';
import { finish, type Seat } from './state.ts';

const over = run<Bare, object>((s) => finish(s, { winners: [], places: [], reason: 'over' }));
const start = (game: Game<Bare, string[]>, seats = 3) => game.start({ seats, options: {}, seed: 'x', salts: [] });
type Steps = Parameters<typeof procedure<Bare, object>>[1];
const gameOf = (steps: Steps, ...inner: Parameters<typeof bareGame>[0][0][]) =>
  bareGame([procedure('first', steps), ...inner], [go, pass]);

interface Passes {
  passed: number[];
}

describe('a window', () => {
  const passing = (s: Bare, d: Passes, answer: Answer, seat: Seat) => {
    note(s, d, answer, seat);
    if (answer === pass.of()) d.passed.push(seat);
    else d.passed = [];
  };
  /** Everybody in turn, until all have passed one after the other. */
  const inOrder = procedure<Bare, Passes>('in-order', {
    'Anyone?': window({
      ask: 'anyone',
      by: (s, d) => (d.passed.length === s.seats ? null : ((d.passed.at(-1) ?? -1) + 1) % s.seats),
      from: ways,
      then: passing,
    }),
  });
  /** Whoever is first; who passed is out, and a word ends it. */
  const race = procedure<Bare, Passes>('race', {
    'Who is first?': window({
      ask: 'first',
      by: (s, d) => Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => !d.passed.includes(seat)),
      from: ways,
      then: (s, d, answer, seat) => {
        passing(s, d, answer, seat);
        return answer === pass.of() ? undefined : END;
      },
    }),
  });

  test('asks one after the other and closes when all have passed', () => {
    const game = gameOf({ window: call(() => inOrder.with({ passed: [] })), over }, inOrder);
    const s = start(game);
    const say = (words: string) => answer(game, s, game.asked(s)[0] as Seat, words);
    for (const words of ['pass', 'go left', 'pass', 'pass']) expect(say(words)).toBeNull();
    expect(game.asked(s)).toEqual([2]);
    say('pass');
    expect(s.log).toEqual(['0 pass', '1 go left', '0 pass', '1 pass', '2 pass']);
    expect(s.result).not.toBeNull();
  });

  test('as a race takes whoever answers first', () => {
    const game = gameOf({ window: call(() => race.with({ passed: [] })), over }, race);
    const s = start(game);
    expect(game.asked(s)).toEqual([0, 1, 2]);
    expect(answer(game, s, 1, 'pass')).toBeNull();
    expect(game.asked(s)).toEqual([0, 2]);
    expect(answer(game, s, 1, 'go left')).toEqual({ rule: null, why: 'not-asked' });
    expect(answer(game, s, 2, 'go right')).toBeNull();
    expect(s.log).toEqual(['1 pass', '2 go right']);
    expect(s.result).not.toBeNull();
  });

  test('as a race closes when everybody has passed', () => {
    const game = gameOf({ window: call(() => race.with({ passed: [] })), over }, race);
    const s = start(game);
    for (const seat of [2, 0, 1]) expect(answer(game, s, seat, 'pass')).toBeNull();
    expect(s.result).not.toBeNull();
  });

  test('does not open when nobody can have anything to say', () => {
    const game = gameOf({ window: window({ ask: 'x', by: () => null, from: ways, then: note }), over });
    expect(start(game).result).not.toBeNull();
  });
});

describe('an interrupt', () => {
  const answerBack = procedure<Bare, { seat: Seat }>('answer-back', {
    ask: choose({ ask: 'back', by: (_s, d) => d.seat, from: ways, then: note }),
  });

  test('from inside an effect is played to its end before whatever comes next', () => {
    const steps: Steps = {
      hit: run((s) => {
        interrupt(s, answerBack.with({ seat: 2 }));
        s.log.push('hit');
      }),
      after: run((s) => void s.log.push('after')),
      over,
    };
    const game = gameOf(steps, answerBack);
    const s = start(game);
    expect(s.log).toEqual(['hit']);
    expect(game.asked(s)).toEqual([2]);
    answer(game, s, 2, 'pass');
    expect(s.log).toEqual(['hit', '2 pass', 'after']);
  });

  test('comes before the next one that the same step put in', () => {
    const inTurn: Steps = {
      hit: run((s) => {
        for (const seat of [2, 0, 1]) interrupt(s, answerBack.with({ seat }));
      }),
      over,
    };
    const byAnswers: Steps = {
      ask: choose({
        ask: 'way',
        by: () => [0, 1],
        from: ways,
        then: (s, _d, _answer, seat) =>
          [2, 1 - seat].forEach((back) => void interrupt(s, answerBack.with({ seat: back }))),
      }),
      over,
    };
    const asked = (steps: Steps) => {
      const game = gameOf(steps, answerBack);
      const s = start(game);
      const seats: Seat[] = [];
      while (s.result === null) {
        const seat = game.asked(s)[0] as Seat;
        seats.push(seat);
        answer(game, s, seat, 'pass');
      }
      return seats;
    };
    expect(asked(inTurn)).toEqual([2, 0, 1]);
    expect(asked(byAnswers)).toEqual([0, 1, 2, 1, 2, 0]);
  });

  test('by an answer to a window comes before the window asks again', () => {
    const steps: Steps = {
      window: window({
        ask: 'window',
        by: (s) => (s.log.length < 4 ? 0 : null),
        from: ways,
        then: (s, d, answer, seat) => {
          note(s, d, answer, seat);
          interrupt(s, answerBack.with({ seat: 1 }));
        },
      }),
      over,
    };
    const game = gameOf(steps, answerBack);
    const s = start(game);
    for (const seat of [0, 1, 0, 1]) expect(answer(game, s, seat, 'pass')).toBeNull();
    expect(s.log).toEqual(['0 pass', '1 pass', '0 pass', '1 pass']);
    expect(s.result).not.toBeNull();
  });

  test('by one of several answers waits until all of them are applied', () => {
    const steps: Steps = {
      ask: choose({
        ask: 'way',
        by: () => [0, 1],
        from: ways,
        then: (s, d, answer, seat) => {
          note(s, d, answer, seat);
          if (seat === 0) interrupt(s, answerBack.with({ seat: 2 }));
        },
      }),
      over,
    };
    const game = gameOf(steps, answerBack);
    const s = start(game);
    for (const seat of [0, 1]) answer(game, s, seat, 'pass');
    expect(s.log).toEqual(['0 pass', '1 pass']);
    expect(game.asked(s)).toEqual([2]);
  });
});
