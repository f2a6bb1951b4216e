import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import { answer } from '../testing/contract/walk.ts';
import { type Bare, bareGame, go, note, pass, ways } from '../testing/games/bare.ts';
import type { Answer } from './answers.ts';
import { call, choose, END, each, procedure, run } from './procedure.ts';
import { RulesError } from './rules-error.ts';
import { finish } from './state.ts';

const over = run<Bare, object>((s) => finish(s, { winners: [], places: [], reason: 'over' }));
const start = (game: Game<Bare, string[]>, seats = 3) => game.start({ seats, options: {}, seed: 'x', salts: [] });
type Steps = Parameters<typeof procedure<Bare, object>>[1];
const gameOf = (steps: Steps, ...inner: Parameters<typeof bareGame>[0][0][]) =>
  bareGame([procedure('first', steps), ...inner], [go, pass]);

describe('a choice of one seat', () => {
  const game = gameOf({ ask: choose({ ask: 'way', by: () => 1, from: ways, then: note }), over });

  test('waits for that seat, is applied at once, and the game goes on', () => {
    const s = start(game);
    expect(game.asked(s)).toEqual([1]);
    expect(game.question(s, 1)).toEqual({
      seat: 1,
      ask: 'way',
      with: {},
      hidden: false,
      legal: ['go left', 'go right', 'pass'],
      pass: null,
    });
    expect(game.question(s, 0)).toBeNull();
    expect(answer(game, s, 1, 'go right')).toBeNull();
    expect(s.log).toEqual(['1 go right']);
    expect(s.result?.reason).toBe('over');
    expect(game.asked(s)).toEqual([]);
  });

  test('is skipped when it names nobody', () => {
    for (const nobody of [null, []]) {
      const s = start(gameOf({ ask: choose({ ask: 'way', by: () => nobody, from: ways, then: note }), over }));
      expect(s.result?.reason).toBe('over');
    }
  });

  test('may end its procedure', () => {
    const inner = procedure<Bare, object>('inner', {
      ask: choose({ ask: 'way', by: () => 0, from: ways, then: () => END }),
      never: run((s) => void s.log.push('never')),
    });
    const game = gameOf({ inner: call(() => inner.with({})), over }, inner);
    const s = start(game);
    answer(game, s, 0, 'pass');
    expect(s.log).toEqual([]);
    expect(s.result).not.toBeNull();
  });
});

describe('a choice of several seats', () => {
  const game = gameOf({ ask: choose({ ask: 'way', by: () => [2, 0], from: ways, then: note }), over });

  test('is kept until all have answered, then applied in the order in which they are named', () => {
    const s = start(game);
    expect(game.asked(s)).toEqual([2, 0]);
    expect(answer(game, s, 0, 'go left')).toBeNull();
    expect(s.log).toEqual([]);
    expect(game.asked(s)).toEqual([2]);
    expect(answer(game, s, 2, 'pass')).toBeNull();
    expect(s.log).toEqual(['2 pass', '0 go left']);
    expect(s.result).not.toBeNull();
  });

  test('is secret: others see that a seat has answered, not what', () => {
    const [left, right] = [start(game), start(game)];
    answer(game, left, 0, 'go left');
    answer(game, right, 0, 'go right');
    for (const viewer of [1, 2, null]) {
      expect(game.view(left, viewer)).toEqual(game.view(right, viewer));
      expect(game.view(left, viewer).stack[0]?.given).toEqual([['?'], [], []]);
    }
    expect(game.view(left, 0).stack[0]?.given).toEqual([['go left'], [], []]);
    expect(game.view(left, 'all').stack[0]?.given).toEqual([['go left'], [], []]);
  });

  test('asks nobody twice', () => {
    const s = start(game);
    answer(game, s, 0, 'go left');
    expect(game.question(s, 0)).toBeNull();
    expect(answer(game, s, 0, 'go right')).toEqual({ rule: null, why: 'not-asked' });
    expect(s.stack[0]?.given).toEqual([['go left'], [], []]);
  });

  test('of a single seat in a list is the same with one answer', () => {
    const alone = gameOf({ ask: choose({ ask: 'way', by: () => [1], from: ways, then: note }), over });
    const s = start(alone);
    answer(alone, s, 1, 'pass');
    expect(s.log).toEqual(['1 pass']);
    expect(s.result).not.toBeNull();
  });

  test('leaves no answer behind for the next one', () => {
    const ask = choose<Bare, object, Answer>({ ask: 'way', by: () => [0, 1], from: ways, then: note });
    const twice = gameOf({ once: ask, again: ask, over });
    const s = start(twice);
    for (const seat of [0, 1]) answer(twice, s, seat, 'go left');
    expect(twice.asked(s)).toEqual([0, 1]);
    for (const seat of [1, 0]) answer(twice, s, seat, 'pass');
    expect(s.log).toEqual(['0 go left', '1 go left', '0 pass', '1 pass']);
  });

  test('ends its procedure if one of the answers does, but only after all were applied', () => {
    const inner = procedure<Bare, object>('inner', {
      ask: choose({
        ask: 'way',
        by: () => [0, 1],
        from: ways,
        then: (s, d, answer, seat) => {
          note(s, d, answer, seat);
          return seat === 0 ? END : undefined;
        },
      }),
      never: run((s) => void s.log.push('never')),
    });
    const game = gameOf({ inner: call(() => inner.with({})), over }, inner);
    const s = start(game);
    for (const seat of [0, 1]) answer(game, s, seat, 'pass');
    expect(s.log).toEqual(['0 pass', '1 pass']);
    expect(s.result).not.toBeNull();
  });
});

test('what a procedure conceals of its data is not in the view', () => {
  const secret = procedure<Bare, { number: number }>(
    'secret',
    { ask: choose({ ask: 'way', by: () => 0, from: ways, then: note }) },
    (d, viewer) => (viewer === 0 || viewer === 'all' ? d : { number: 0 }),
  );
  const game = gameOf({ inner: call(() => secret.with({ number: 7 })), over }, secret);
  const s = start(game);
  const seen = ([0, 1, null, 'all'] as const).map((viewer) => game.view(s, viewer).stack[1]?.data);
  expect(seen).toEqual([{ number: 7 }, { number: 0 }, { number: 0 }, { number: 7 }]);
});

test('the place of a question is told in the titles of the rulebook', () => {
  const turn = procedure<Bare, object>('turn', {
    '1 Scavenge': choose({ ask: 'way', by: () => 0, from: ways, then: note }),
  });
  const game = gameOf({ '2 Turns': each(() => turn.with({})), over }, turn);
  const s = start(game);
  expect(game.place(s)).toBe('first / 2 Turns > turn / 1 Scavenge');
});

describe('a fault of the rules', () => {
  test('that goes round without a question is stopped, and says where', () => {
    const empty = procedure<Bare, object>('empty', {});
    const game = gameOf({ '5 Effects': each(() => empty.with({})), over }, empty);
    expect(() => start(game)).toThrow(RulesError);
    expect(() => start(game)).toThrow(/went round 10000 steps without a question, at first \/ 5 Effects/);
  });

  test('that ends without a result says so', () => {
    expect(() => start(gameOf({}))).toThrow('the procedures ended without a result');
  });

  test('that calls a procedure which is not there names it', () => {
    const stray = procedure<Bare, object>('stray', {});
    expect(() => start(gameOf({ go: call(() => stray.with({})) }))).toThrow("no procedure is named 'stray'");
  });

  test('that gives two procedures one name is found when the game is made', () => {
    expect(() => gameOf({}, procedure('first', {}))).toThrow("two procedures are named 'first'");
  });
});
