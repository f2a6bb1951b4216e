import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import {
  type Answer,
  type AnyGame,
  answers,
  choose,
  coin,
  compose,
  finish,
  type In,
  lucky,
  type Offers,
  procedure,
  type Question,
  run,
  type State,
} from '../../kernel/index.ts';
import { type Bare, bareGame } from '../../kernel/testing/games/bare.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { Search } from './search.ts';

const go = answers('go', ['way', ['left', 'right']]);
const [LEFT, RIGHT] = [0, 1];
const both = (_s: unknown, _data: unknown, _seat: number, offers: Offers<In<typeof go>>) => {
  for (const way of [LEFT, RIGHT]) offers.may(go.of(way));
};
const asks = (seat: number) =>
  choose<Bare, object, In<typeof go>>({
    ask: 'way',
    by: () => seat,
    from: both,
    then: (s, _data, answer) => {
      s.log.push(answer.words);
    },
  });
const wins = (s: Bare, seat: number) =>
  finish(s, { winners: [seat], places: seat === 0 ? [1, 2] : [2, 1], reason: 'x' });
const lastly = (winner: (ways: readonly string[], s: Bare) => number) =>
  run<Bare, object>((s) =>
    wins(
      s,
      winner(
        s.log.map((words) => words.split(' ')[1] as string),
        s,
      ),
    ),
  );
/** A game that nobody can judge before it is over, unless by `hint`. */
const gameOf = (
  steps: Parameters<typeof procedure<Bare, object>>[1],
  hint: (s: Bare, seat: number) => number = () => 0,
) =>
  bareGame([procedure<Bare, object>('game', steps)], [go], {
    value: (s, seat) => (s.result === null ? hint(s, seat) : s.result.winners.includes(seat) ? 1 : -1),
  });

/** What a search thinks at the first question. */
function searched(game: AnyGame, iterations: number) {
  const s: State = game.start({ seats: 2, options: {}, seed: 'search', salts: [] });
  const question = game.question(s, game.asked(s)[0] as number) as Question;
  const search = new Search(game, game.view(s, question.seat), question, lucky('x'), iterations);
  search.run(iterations);
  return search;
}
const worths = (search: Search) => Object.fromEntries(search.verdicts.map(({ say, worth }) => [say, worth]));

describe('a search', () => {
  test('does not see how a coin will fall', () => {
    // To the left three of four win. To the right one must say how the coin will fall, which is even.
    const game = gameOf({
      First: asks(0),
      // What lies beyond the tree.
      ...Object.fromEntries(['Second', 'Third', 'Fourth', 'Fifth'].map((step) => [step, asks(0)])),
      Lastly: lastly((ways, s) => {
        const [one, other] = [coin(s), coin(s)];
        return ways[0] === 'left' ? (one || other ? 0 : 1) : (ways.at(-1) === 'left') === one ? 0 : 1;
      }),
    });
    const search = searched(game, 40);
    expect(search.verdicts[0]?.say).toBe('go left');
    expect(Math.abs(worths(search)['go right'] as number)).toBeLessThan(0.4);
  });
  test('forgets no answer because it looked bad in one world', () => {
    // Who holds two sixes and hears of one outbids it with sixes; what is said of other numbers the others do not believe.
    const cup = (seed: string) => {
      const s = liarsDice.start({ seats: 2, options: {}, seed, salts: [] }) as State & { cups: number[][] };
      return `${s.cups[1]}`;
    };
    const seeds = Array.from({ length: 400 }, (_, n) => `sixes ${n}`).filter((seed) => /6.*6/.test(cup(seed)));
    const chosen = seeds.slice(0, 20).map((seed) => {
      const s: State = liarsDice.start({ seats: 2, options: {}, seed, salts: [] });
      liarsDice.answer(s as never, 0, 'bid 1 6');
      const question = liarsDice.question(s as never, 1) as Question;
      const search = new Search(liarsDice, liarsDice.view(s as never, 1), question, lucky(seed), 160);
      search.run(160);
      return search.verdicts[0]?.say;
    });
    expect(chosen.filter((say) => /^bid \d 6$/.test(say ?? '')).length).toBeGreaterThanOrEqual(17);
  });
  test('finds what pays only after the answer of another', () => {
    // Who goes right wins, unless the other then goes left. At first it looks better to go right.
    const game = gameOf(
      {
        'I go': asks(0),
        'You go': asks(1),
        Over: lastly(([mine, yours]) => (mine === 'left' || yours === 'right' ? 0 : 1)),
      },
      (s, seat) => (s.log.length === 1 ? (s.log[0] === 'go right' ? 0.5 : -0.5) * (seat === 0 ? 1 : -1) : 0),
    );
    const search = searched(game, 120);
    expect(search.verdicts[0]?.say).toBe('go left');
    expect(worths(search)['go right']).toBeLessThan(-0.5);
    expect(worths(search)['go left']).toBeGreaterThan(0.9);
  });

  test('weighs luck by how often it comes: three coins in four beat one in two', () => {
    const game = gameOf({
      'I go': asks(0),
      Coins: lastly(([mine], s) => {
        const [one, other] = [coin(s), coin(s)];
        return (mine === 'left' ? one || other : one) ? 0 : 1;
      }),
    });
    const search = searched(game, 400);
    expect(search.verdicts[0]?.say).toBe('go left');
    expect(worths(search)['go left']).toBeCloseTo(0.5, 0);
    expect(Math.abs(worths(search)['go right'] as number)).toBeLessThan(0.3);
  });

  test('lets nobody answer in secret by what the others answer: a coin in a hand is found half of the time', () => {
    const game = gameOf({
      'Both go, in secret': choose<Bare, object, In<typeof go>>({
        ask: 'way',
        by: () => [0, 1],
        from: both,
        then: (s, _data, answer) => {
          s.log.push(answer.words);
        },
      }),
      Over: lastly(([mine, yours]) => (mine === yours ? 1 : 0)),
    });
    for (const worth of Object.values(worths(searched(game, 400)))) expect(Math.abs(worth)).toBeLessThan(0.35);
  });

  test('looks at each line of an answer after the lines before it', () => {
    // Two ways that differ win, whichever is first; one of each line alone tells nothing.
    const game = gameOf({
      'I go twice': compose<Bare, object, In<typeof go>>({
        ask: 'way',
        by: () => 0,
        from: both,
        enough: (_s, _data, _seat, soFar) => soFar.length === 2,
        then: (s, _data, lines) => {
          for (const { words } of lines) s.log.push(words);
        },
      }),
      Over: lastly(([one, other]) => (one === other ? 1 : 0)),
    });
    for (const worth of Object.values(worths(searched(game, 200)))) expect(worth).toBeGreaterThan(0.6);
  });

  test('gives the best of those that were tried as often, wherever it is stopped', () => {
    const game = gameOf({ 'I go': asks(0), Over: lastly(([mine]) => (mine === 'left' ? 0 : 1)) });
    for (let n = 2; n < 30; n++) expect(searched(game, n).verdicts[0]?.say).toBe('go left');
  });

  test('makes as many iterations as it is told, and each tries one answer', () => {
    const game = games['familiar-find']?.core as AnyGame;
    const search = searched(game, 40);
    expect(search.iterations).toBe(40);
    expect(search.verdicts.reduce((sum, { visits }) => sum + visits, 0)).toBe(40);
    search.run(13);
    expect(search.iterations).toBe(53);
  });

  test.each(Object.values(games).map(({ core }) => [core.name, core] as const))(
    'thinks the same of %s with the same luck',
    (_name, game) => {
      expect(searched(game, 24).verdicts).toEqual(searched(game, 24).verdicts);
    },
  );

  test('knows the legal answers of its question only', () => {
    const game = games['familiar-find']?.core as AnyGame;
    const s: State = game.start({ seats: 2, options: {}, seed: 'one', salts: [] });
    const question = game.question(s, game.asked(s)[0] as number) as Question;
    const one = question.legal[1] as string;
    const search = new Search(game, game.view(s, question.seat), { ...question, legal: [one] }, lucky('x'), 10);
    search.run(10);
    expect(search.verdicts).toMatchObject([{ say: one, visits: 10 }]);
    expect(game.read(one) as Answer).toBeTruthy();
  });
});
