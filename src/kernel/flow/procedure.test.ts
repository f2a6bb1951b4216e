import { describe, expect, test } from 'vitest';
import { type Bare, bareGame } from '../testing/games/bare.ts';
import { answers } from './answers.ts';
import { supplying } from './chance.ts';
import { call, choose, END, each, flip, interrupt, procedure, roll, run, shuffled, unwind, when } from './procedure.ts';
import { type Frame, finish } from './state.ts';

const go = answers('go');
const write = (word: string) => run<Bare, object>((s) => void s.log.push(word));
/** A step that stops: somebody must be asked or the rules would run off the end. */
const stop = choose<Bare, object, ReturnType<typeof go.of>>({
  ask: 'stop',
  by: () => 0,
  from: (_s, _d, _seat, offers) => offers.may(go.of()),
  then: (s) => finish(s, { winners: [0], places: [1], reason: 'end' }),
});
type Steps = Parameters<typeof procedure<Bare, object>>[1];
const logOf = (steps: Steps, ...inner: Parameters<typeof bareGame>[0][0][]) => {
  const game = bareGame([procedure<Bare, object>('first', { ...steps, stop }), ...inner], [go]);
  return game.start({ seats: 1, options: {}, seed: '', salts: [] }).log;
};

test('steps are taken in the order in which they are written', () => {
  expect(logOf({ '1 Draw': write('draw'), '2 Play': write('play'), '3 Refill': write('refill') })).toEqual([
    'draw',
    'play',
    'refill',
  ]);
});

describe('run', () => {
  test('with END leaves out the rest of its own procedure, not of the outer one', () => {
    const inner = procedure<Bare, object>('inner', {
      a: write('a'),
      b: run((s) => {
        s.log.push('b');
        return END;
      }),
      c: write('c'),
    });
    expect(logOf({ inner: call(() => inner.with({})), after: write('after') }, inner)).toEqual(['a', 'b', 'after']);
  });
});

describe('call', () => {
  test('plays one inner procedure with its own data, or none', () => {
    const inner = procedure<Bare, { word: string }>('inner', { say: run((s, d) => void s.log.push(d.word)) });
    const steps = {
      one: call(() => inner.with({ word: 'one' })),
      none: call(() => null),
      two: call(() => inner.with({ word: 'two' })),
    };
    expect(logOf(steps, inner)).toEqual(['one', 'two']);
  });

  test('nests as deep as the rules do', () => {
    const down: ReturnType<typeof procedure<Bare, { n: number }>> = procedure('down', {
      in: run((s, d) => void s.log.push(`in ${d.n}`)),
      deeper: call((_s, d): Frame | null => (d.n < 3 ? down.with({ n: d.n + 1 }) : null)),
      out: run((s, d) => void s.log.push(`out ${d.n}`)),
    });
    expect(logOf({ start: call(() => down.with({ n: 1 })) }, down)).toEqual([
      'in 1',
      'in 2',
      'in 3',
      'out 3',
      'out 2',
      'out 1',
    ]);
  });
});

test('each plays inner procedures until there is none left, and what they change counts', () => {
  const inner = procedure<Bare, object>('inner', { say: run((s) => void s.log.push('x')) });
  expect(logOf({ all: each((s) => (s.log.length < 3 ? inner.with({}) : null)), after: write('after') }, inner)).toEqual(
    ['x', 'x', 'x', 'after'],
  );
});

describe('unwind', () => {
  const round = procedure<Bare, object>('round', {
    deep: call(() => middle.with({})),
    never: write('never'),
  });
  const middle = procedure<Bare, object>('middle', { in: call(() => deep.with({})), never: write('never') });
  const deep = procedure<Bare, object>('deep', {
    cut: run((s) => {
      s.log.push('cut');
      interrupt(s, middle.with({}));
      unwind(s, { name: 'first' });
      return END;
    }),
    never: write('never'),
  });

  test('ends all that is at work inside a procedure, which goes on with its next step', () => {
    const steps = { all: call(() => round.with({})), after: write('after') };
    expect(logOf(steps, round, middle, deep)).toEqual(['cut', 'after']);
  });

  test('at an each, what comes next is asked for again', () => {
    const steps = { all: each((s: Bare) => (s.log.length < 2 ? round.with({}) : null)), after: write('after') };
    expect(logOf(steps, round, middle, deep)).toEqual(['cut', 'cut', 'after']);
  });

  test('to a procedure that is not at work is a fault of the rules', () => {
    expect(() => logOf({ cut: run((s) => unwind(s, { name: 'round' })) })).toThrow("no procedure 'round' is at work");
  });
});

describe('when', () => {
  test('skips a step unless its condition holds when it is reached', () => {
    const steps = {
      a: when((s: Bare) => s.log.length === 0, write('a')),
      b: when((s: Bare) => s.log.length === 0, write('b')),
    };
    expect(logOf(steps)).toEqual(['a']);
  });

  test('within when skips the step unless both conditions hold, the outer one first', () => {
    const asked: string[] = [];
    const holds = (name: string, is: boolean) => () => {
      asked.push(name);
      return is;
    };
    const nested = (outer: boolean, inner: boolean) =>
      logOf({ a: when(holds('outer', outer), when(holds('inner', inner), write('a'))) });
    expect([nested(true, true), nested(true, false), nested(false, true)]).toEqual([['a'], [], []]);
    expect(asked).toEqual(['outer', 'inner', 'outer', 'inner', 'outer']);
  });

  test('is asked again each time that an each comes round', () => {
    const inner = procedure<Bare, object>('inner', { say: run((s) => void s.log.push('x')) });
    const forever = each<Bare, object>(() => inner.with({}));
    expect(logOf({ twice: when((s) => s.log.length < 2, forever) }, inner)).toEqual(['x', 'x']);
  });
});

test('a bare number as a title, which would lose its place, is found when the procedure is made', () => {
  const steps = { '1 Draw': write('draw'), '2': write('play') };
  expect(() => procedure('turn', steps)).toThrow("procedure 'turn': a bare number such as '2' would lose its place");
});

test('a procedure knows its innermost frame and what it remembers', () => {
  const down: ReturnType<typeof procedure<Bare, { n: number }>> = procedure('down', {
    note: run((s) => void s.log.push(`${down.in(s)?.n}`)),
    deeper: call((_s, d): Frame | null => (d.n < 2 ? down.with({ n: d.n + 1 }) : null)),
    again: run((s) => void s.log.push(`${down.in(s)?.n}`)),
  });
  const steps: Steps = {
    before: run((s) => void s.log.push(`${down.in(s)}`)),
    start: call(() => down.with({ n: 1 })),
    after: run((s) => void s.log.push(`${down.in(s)}`)),
  };
  expect(logOf(steps, down)).toEqual(['null', '1', '2', '2', '1', 'null']);
});

test('roll, flip and shuffle hand what chance gave to the rules', () => {
  const steps: Steps = {
    roll: roll(20, (s, _d, face) => void s.log.push(`rolled ${face}`)),
    flip: flip((s, _d, heads) => void s.log.push(heads ? 'heads' : 'tails')),
    shuffle: shuffled((s) => s.log),
  };
  const source = { below: (n: number) => n - 1, order: (list: unknown[]) => list.reverse() };
  expect(supplying(source, () => logOf(steps))).toEqual(['heads', 'rolled 20']);
});

test('chance may end a procedure', () => {
  const inner = procedure<Bare, object>('inner', {
    flip: flip((_s, _d, heads) => (heads ? END : undefined)),
    more: write('more'),
  });
  const steps = { one: call(() => inner.with({})), two: call(() => inner.with({})) };
  let flips = 0;
  expect(supplying({ below: () => flips++ }, () => logOf(steps, inner))).toEqual(['more']);
});
