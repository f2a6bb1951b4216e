import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  answers,
  choose,
  finish,
  type In,
  procedure,
  type Question,
  run,
  seededRng,
} from '../kernel/index.ts';
import { type Bare, bareGame } from '../kernel/testing/games/bare.ts';
import { LEVELS, levels, slip } from './levels.ts';
import { STEP_ITERATIONS } from './search/step-iterations.ts';

/** Answers of which the first is the best. */
const verdicts = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ say: `${n}`, visits: 1, worth: 1 - n / count }));
const slips = (count: number, percent: number) => {
  const luck = seededRng('slips', `${count}`, `${percent}`);
  const counts = new Array<number>(count).fill(0);
  for (let n = 0; n < 1000; n++) {
    const { say } = slip(verdicts(count), percent, luck);
    counts[Number(say)] = (counts[Number(say)] as number) + 1;
  }
  return counts;
};

test('who overlooks nothing gives the answer that the search would give, be it worth most or not', () => {
  expect(slip([...verdicts(4)].reverse(), 0, seededRng('x')).say).toBe('3');
});

test('who overlooks something gives a good answer more often than a worse one', () => {
  const [best, second, third] = slips(9, 30) as [number, number, number];
  expect(best).toBeGreaterThan(650);
  expect(best).toBeLessThan(750);
  expect(second).toBeGreaterThan(2 * third);
});

test.each([3, 4, 5, 6, 9, 30])(
  'of %i answers none of the worst third is given, however much is overlooked',
  (count) => {
    const counts = slips(count, 99);
    expect(counts.slice(Math.ceil((2 * count) / 3))).toEqual(new Array(Math.floor(count / 3)).fill(0));
    expect(counts[Math.ceil((2 * count) / 3) - 1]).toBeGreaterThan(0);
  },
);

test('what is good goes by worth, not by the order in which the search names it', () => {
  const luck = seededRng('order');
  const named = [4, 1, 5, 0, 3, 2].map((n) => verdicts(6)[n] as ReturnType<typeof verdicts>[number]);
  const given = new Set(Array.from({ length: 1000 }, () => slip(named, 60, luck).say));
  expect([...given].sort()).toEqual(['0', '1', '2', '3']);
});

test('of two answers the worse one may be given', () => {
  for (const count of slips(2, 50)) expect(count).toBeGreaterThan(300);
});

describe('a level', () => {
  const name = answers('name', ['number', ['0', '1', '2', '3', '4', '5']]);
  /** The higher the number, the better; and how often the rules were asked what came of one. */
  const naming = (iterations: readonly number[], slips: readonly number[]) => {
    const counted = { ends: 0 };
    const game = bareGame(
      [
        procedure<Bare, object>('naming', {
          'A number is named': choose<Bare, object, In<typeof name>>({
            ask: 'name',
            by: () => 0,
            from: (_s, _d, _seat, offers) => {
              for (let n = 0; n < 6; n++) offers.may(name.of(n));
            },
            then: (s, _d, { words }) => {
              s.log.push(words);
            },
          }),
          End: run((s) => {
            counted.ends++;
            finish(s, { winners: [0], places: [1], reason: 'x' });
          }),
        }),
      ],
      [name],
      {
        value: (s) => Number(s.log[0]?.split(' ')[1] ?? 0) / 5,
        thinking: { depth: 1, iterations: iterations as never, slips: slips as never },
      },
    ) as AnyGame;
    const s = game.start({ seats: 1, options: {}, seed: 'naming', salts: [] });
    return { game, counted, view: game.view(s, 0), question: game.question(s, 0) as Question };
  };

  test('thinks for as many iterations as its game says, the strongest longest', () => {
    const planned = [6, 24, 60, 200];
    const { game, counted, view, question } = naming(planned, [0, 0, 0, 0]);
    const ends = levels.map(({ make }) => {
      counted.ends = 0;
      make(game).choose(view, question, seededRng('level'));
      return counted.ends;
    });
    // The first look at each answer is the same for all.
    const looks = (ends[0] as number) - 6;
    expect(ends.map((count) => count - looks)).toEqual(planned);
    expect(levels.map((level) => level.name)).toEqual([...LEVELS]);
  });

  test('thinks no longer without time pressure, except for the strongest level: that goes on up to ten times as long', () => {
    const planned = [6, 24, 64, 200];
    const { game, counted, view, question } = naming(planned, [0, 0, 0, 0]);
    const longer = (mayThinkOn: () => boolean) =>
      levels.map(({ make }) => {
        const ends = [() => false, mayThinkOn].map((may) => {
          counted.ends = 0;
          make(game).choose(view, question, seededRng('level'), undefined, may);
          return counted.ends;
        }) as [number, number];
        return ends[1] - ends[0];
      });
    expect(longer(() => true)).toEqual([0, 0, 0, 9 * 200]);
    let moments = 3;
    expect(longer(() => moments-- > 0)).toEqual([0, 0, 0, 0]);
    moments = 6;
    expect(longer(() => moments-- > 0).at(-1)).toBe(3 * STEP_ITERATIONS);
  });

  test('overlooks as much as its game says', () => {
    const { game, view, question } = naming([24, 24, 24, 24], [90, 50, 20, 0]);
    const best = levels.map(({ make }, place) => {
      const luck = seededRng('slips', `${place}`);
      const bot = make(game);
      return Array.from({ length: 200 }, () => bot.choose(view, question, luck).say).filter((say) => say === 'name 5')
        .length;
    }) as [number, number, number, number];
    const around = [20, 100, 160, 200];
    best.forEach((count, place) => {
      expect(Math.abs(count - (around[place] as number))).toBeLessThan(25);
    });
    expect(best[3]).toBe(200);
  });
});
