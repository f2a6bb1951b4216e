import { describe, expect, test } from 'vitest';
import type { View } from '../../../kernel/index.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { AnswerController } from './answer-controller.ts';
import { windowStatusOf } from './auto-pass.ts';
import { fakeEnvironment } from './testing/fake-environment.ts';
import { question } from './testing/fake-source.ts';

describe('how a table stands', () => {
  const seat = (person: string | null, bot: string | null = null) => ({ person, bot });
  const table = (some: Partial<FollowedTable>, seats = [seat('ada'), seat('basil')]) =>
    ({
      ...{ info: { seats } as unknown as TableInfo, you: 0, seq: 1, question: null, undo: false },
      ...{ view: { asked: [], stack: [] }, clocks: [], clocksAt: 0, events: [], chat: [] },
      ...some,
    }) as FollowedTable;
  const never = () => Promise.reject(new Error('not asked'));
  const answering = new AnswerController({ answer: never, undo: never, why: never }, fakeEnvironment());
  const idle = () => windowStatusOf(table({}), answering.state.get(), 0).idle;

  test('people at it could learn something, and so could those for whom a bot plays', () => {
    const watched = (...seats: ReturnType<typeof seat>[]) =>
      windowStatusOf(table({}, [seat('ada'), ...seats]), answering.state.get(), 0).watched;
    expect(watched(seat('basil'))).toBe(true);
    expect(watched(seat('basil', 'greedy'))).toBe(true);
    expect(watched(seat(null, 'greedy'), seat(null, 'random'))).toBe(false);
  });

  test('the turn is theirs whom the outermost of all that goes on belongs to', () => {
    const turn = (...data: object[]) => {
      const stack = data.map((each) => ({ proc: 'x', step: 0, data: each, given: null }));
      return windowStatusOf(table({ view: { asked: [], stack } as unknown as View }), answering.state.get(), 0).turn;
    };
    expect(turn({}, {}, { seat: 1 }, { seat: 0 })).toBe(1);
    expect(turn({}, {})).toBe(null);
  });

  test('the clock has what it has now', () => {
    const clocks = [{ left: 9000, runs: true }];
    expect(windowStatusOf(table({ clocks, clocksAt: 1000 }), answering.state.get(), 3000).left).toBe(7000);
  });

  test('while something is touched it does not stand still', async () => {
    answering.ask({ ...question(1, 'pass', 'rune mend', 'rune haste'), pass: 'pass' });
    expect(idle()).toBe(true);
    answering.touch([{ word: 'rune', at: 0 }]);
    expect(idle()).toBe(false);
    answering.cancel();
    expect(idle()).toBe(true);
    answering.pass(true);
    expect(idle()).toBe(false);
  });
});
