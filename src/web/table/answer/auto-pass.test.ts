import { beforeEach, describe, expect, test } from 'vitest';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { FakeClock } from '../motion/testing/fake-clock.ts';
import { AnswerController } from './answer-controller.ts';
import { AutoPass, isWindow, PAUSE, SEEN, type WindowStatus, windowStatusOf } from './auto-pass.ts';
import { fakeEnvironment } from './testing/fake-environment.ts';

const asked = (number: number, legal: string[], hidden = true) => ({
  ...{ seat: 0, ask: 'rune', with: {}, hidden, legal, number },
  pass: legal.includes('pass') ? 'pass' : null,
});
const nothing = (number: number) => asked(number, ['pass']);
const something = (number: number) => asked(number, ['pass', 'rune mend', 'rune haste']);
const other = (number: number) => asked(number, ['end', 'battle'], false);

let clock: FakeClock;
let stops: 'able' | 'always';
let skipped: string[];
let lots: number[];
let drawn: number;
let sent: { at: number; attended: boolean }[];
let passing: AutoPass;
let standing: WindowStatus;
beforeEach(() => {
  clock = new FakeClock();
  stops = 'able';
  skipped = [];
  lots = [];
  drawn = 0;
  sent = [];
  standing = { question: null, idle: true, turn: 1, watched: true, left: null, kind: null };
  const draw = () => {
    drawn++;
    return lots.shift() ?? 0.5;
  };
  passing = new AutoPass(
    { ...clock.surroundings, stops: () => stops, skips: (kind) => skipped.includes(kind), draw },
    (attended) => sent.push({ at: clock.time, attended }),
  );
});
const see = (some: Partial<WindowStatus>) => {
  standing = { ...standing, ...some };
  passing.see(standing);
};
const state = () => passing.state.get();

describe('a window', () => {
  test('is a question whose answers nobody else knows and that may be let go by', () => {
    expect(isWindow(nothing(1))).toBe(true);
    expect(isWindow(asked(1, ['pass', 'hold'], false))).toBe(false);
    expect(isWindow(asked(1, ['play a', 'play b']))).toBe(false);
    expect(isWindow(null)).toBe(false);
  });

  test('in which nothing can be done goes by by itself', () => {
    see({ question: nothing(1) });
    expect(state().going).toBe('itself');
    clock.pass(1999);
    expect(sent).toEqual([]);
    clock.pass(1);
    expect(sent).toEqual([{ at: 2000, attended: false }]);
    expect(state().going).toBe(null);
  });

  test('in which something can be done waits', () => {
    see({ question: something(1) });
    clock.pass(60_000);
    expect(state().going).toBe(null);
    expect(sent).toEqual([]);
  });

  test('waits if one wants to be asked every time', () => {
    stops = 'always';
    see({ question: nothing(1) });
    clock.pass(60_000);
    expect(sent).toEqual([]);
  });

  test('waits from when one wants to be asked every time, and goes by from when not', () => {
    see({ question: nothing(1) });
    stops = 'always';
    passing.weigh();
    clock.pass(60_000);
    expect(sent).toEqual([]);
    stops = 'able';
    passing.weigh();
    clock.pass(0);
    expect(sent).toHaveLength(1);
  });

  test('that is closed meanwhile is not passed', () => {
    see({ question: nothing(1) });
    see({ question: null });
    clock.pass(60_000);
    expect(sent).toEqual([]);
  });

  test('no other question goes by, however few answers there are', () => {
    see({ question: asked(1, ['lead solace']) });
    see({ question: asked(2, ['pass'], false) });
    clock.pass(60_000);
    expect(sent).toEqual([]);
  });
});

describe('what others can see of it: the time that it takes', () => {
  /** When a window that opens now is passed, counted from then; `hand` says what one could do. */
  const takes = (number: number, hand: typeof nothing, does: () => void): number => {
    const before = clock.time;
    see({ question: hand(number) });
    does();
    clock.pass(10_000);
    see({ question: null });
    return (sent.at(-1)?.at ?? Number.NaN) - before;
  };

  test('is the same by itself and for the quickest hand, whatever one holds', () => {
    for (const luck of [
      [0.9, 0],
      [0.9, 0.5],
      [0.9, 0.999],
      [0, 0],
      [0, 0.999],
    ]) {
      const times = new Set<number>();
      const ways: [typeof nothing, () => void][] = [
        [nothing, () => {}],
        [nothing, () => passing.pass()],
        [something, () => passing.pass()],
        [something, () => passing.passRest()],
      ];
      for (const [n, [hand, does]] of ways.entries()) {
        lots = [...luck];
        times.add(takes(n + 1, hand, does));
        see({ turn: 1 - (standing.turn as number) });
      }
      stops = 'always';
      lots = [...luck];
      times.add(takes(9, nothing, () => passing.pass()));
      stops = 'able';
      expect(times.size).toBe(1);
    }
  });

  test('is drawn for every window, also for those that wait', () => {
    see({ question: something(1) });
    expect(drawn).toBe(2);
    see({ question: nothing(2) });
    expect(drawn).toBe(4);
    see({ question: other(3) });
    expect(drawn).toBe(4);
  });

  test('is a second to three, and now and then up to five and a half', () => {
    const times = [
      [1 / 6, 0],
      [0.9, 0.9999],
      [0, 0],
      [0.16, 0.9999],
    ].map((luck, n) => {
      lots = [...luck];
      return Math.round(takes(n + 1, nothing, () => {}));
    });
    expect(times).toEqual([PAUSE.least, PAUSE.usual, PAUSE.usual, PAUSE.most]);
  });

  test('is never more than a tenth of what the clock has left', () => {
    see({ left: 12_000 });
    expect(takes(1, nothing, () => {})).toBe(1200);
  });

  test('need not hide anything from bots: long enough to be seen, and at once if one wants to', () => {
    see({ watched: false });
    expect(takes(1, nothing, () => {})).toBe(SEEN);
    expect(takes(2, something, () => passing.pass())).toBe(0);
    expect(takes(3, nothing, () => passing.pass())).toBe(0);
  });

  test('who thinks for longer than the lot passes at once', () => {
    see({ question: something(1) });
    clock.pass(7000);
    passing.pass();
    expect(sent).toEqual([{ at: 7000, attended: true }]);
  });
});

describe('stopping', () => {
  test('what goes by by itself waits from then on', () => {
    see({ question: nothing(1) });
    passing.stop();
    clock.pass(60_000);
    expect(sent).toEqual([]);
    expect(state()).toMatchObject({ going: null, stopped: true });
    see({ question: nothing(2) });
    expect(state()).toMatchObject({ going: 'itself', stopped: false });
  });

  test('a pass of our own can be thought over until it is sent', () => {
    see({ question: something(1) });
    passing.pass();
    expect(state().going).toBe('wished');
    passing.stop();
    clock.pass(60_000);
    expect(sent).toEqual([]);
  });

  test('touching anything stops it too', () => {
    see({ question: nothing(1) });
    see({ idle: false });
    see({ idle: true });
    clock.pass(60_000);
    expect(sent).toEqual([]);
    see({ question: something(2) });
    passing.pass();
    see({ idle: false });
    clock.pass(60_000);
    expect(sent).toEqual([]);
  });

  test('what was taken back does not go by again', () => {
    see({ question: nothing(1) });
    clock.pass(2000);
    see({ question: null });
    passing.undoing(true);
    see({ question: nothing(4) });
    clock.pass(60_000);
    expect(sent).toHaveLength(1);
    see({ question: nothing(5) });
    expect(state().going).toBe('itself');
  });

  test('what could not be taken back changes nothing', () => {
    passing.undoing(true);
    passing.undoing(false);
    see({ question: nothing(1) });
    expect(state().going).toBe('itself');
  });

  test('nothing is sent for who has left the table', () => {
    see({ question: nothing(1) });
    passing.end();
    clock.pass(60_000);
    expect(sent).toEqual([]);
  });
});

describe('the rest of the turn', () => {
  beforeEach(() => {
    see({ question: something(1) });
    passing.passRest();
    clock.pass(10_000);
  });

  test('all windows go by, whatever one holds', () => {
    expect(sent).toHaveLength(1);
    see({ question: other(2) });
    clock.pass(10_000);
    see({ question: something(3) });
    clock.pass(10_000);
    expect(sent).toHaveLength(2);
    expect(state().rest).toBe(true);
  });

  test('the next turn is another', () => {
    see({ question: null, turn: 0 });
    expect(state().rest).toBe(false);
    see({ question: something(3) });
    clock.pass(10_000);
    expect(sent).toHaveLength(1);
  });

  test('it ends when we want it to, or take something back', () => {
    passing.stop();
    expect(state().rest).toBe(false);
    passing.passRest();
    passing.undoing(true);
    expect(state().rest).toBe(false);
  });

  test('in a game without turns it ends with the next question that is no window', () => {
    see({ question: null, turn: null });
    see({ question: something(3) });
    passing.passRest();
    clock.pass(10_000);
    see({ question: something(4) });
    clock.pass(10_000);
    expect(sent).toHaveLength(3);
    see({ question: other(5) });
    expect(state().rest).toBe(false);
  });
});

describe('that something went by is told', () => {
  test('until the next window opens, or something is answered', () => {
    see({ question: nothing(1) });
    clock.pass(2000);
    expect(state().passed).toBe(false);
    expect(passing.unattended).toBe(true);
    see({ idle: false });
    see({ question: null, idle: false });
    expect(state().passed).toBe(true);
    see({ question: other(2), idle: true });
    expect(state().passed).toBe(true);
    see({ idle: false });
    expect(state().passed).toBe(false);
  });

  test('and what one could have done in it', () => {
    skipped = ['tiny rune'];
    see({ question: asked(1, ['pass', 'rest', 'luck imp', 'luck cat'], false), kind: 'tiny rune' });
    clock.pass(SEEN);
    see({ question: other(2), kind: null });
    expect(state()).toMatchObject({ passed: true, unused: ['luck imp', 'luck cat'] });
    see({ question: something(3) });
    passing.pass();
    clock.pass(10_000);
    expect(state()).toMatchObject({ unused: [] });
  });

  test('not of what we let go by ourselves', () => {
    see({ question: something(1) });
    passing.pass();
    clock.pass(10_000);
    expect(passing.unattended).toBe(false);
    see({ question: null });
    expect(state().passed).toBe(false);
  });
});

describe('a window without secrets', () => {
  const open = (number: number, legal = ['pass', 'rest', 'luck imp']) => asked(number, legal, false);

  test('is asked, however little can be done in it', () => {
    see({ question: open(1, ['pass']), kind: 'tiny flipped' });
    clock.pass(60_000);
    expect(sent).toEqual([]);
    expect(passing.pass()).toBe(false);
  });

  test('goes by for who has said so, at once and not by lot: nobody could learn anything from it', () => {
    skipped = ['tiny flipped'];
    see({ question: open(1), kind: 'tiny flipped' });
    expect(state().going).toBe('itself');
    clock.pass(SEEN);
    expect(sent).toEqual([{ at: SEEN, attended: false }]);
    expect(passing.gaveKind).toBe('tiny flipped');
    see({ question: open(2), kind: 'tiny rolled' });
    expect(state()).toMatchObject({ going: null, passed: true });
  });

  test('is asked all the same if it is stopped, or wanted again meanwhile', () => {
    skipped = ['tiny flipped'];
    see({ question: open(1), kind: 'tiny flipped' });
    passing.stop();
    clock.pass(60_000);
    expect(sent).toEqual([]);
    see({ question: open(2), kind: 'tiny flipped' });
    skipped = [];
    passing.weigh();
    clock.pass(60_000);
    expect(sent).toEqual([]);
  });

  test('is told apart by its game and what it asks', () => {
    const answering = new AnswerController({} as never, fakeEnvironment());
    answering.ask({ ...open(1), ask: 'flipped' });
    const seats = [{ person: null, bot: null }] as unknown as TableInfo['seats'];
    const table = { info: { game: 'tiny', seats }, view: null, you: 0, clocks: [] } as unknown as FollowedTable;
    expect(windowStatusOf(table, answering.state.get(), 0).kind).toBe('tiny flipped');
    answering.ask({ ...nothing(2), ask: 'flipped' });
    expect(windowStatusOf(table, answering.state.get(), 0).kind).toBeNull();
  });
});
