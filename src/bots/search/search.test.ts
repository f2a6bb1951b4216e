import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import {
  type Answer,
  type AnyGame,
  answers,
  choose,
  coin,
  compose,
  type In,
  procedure,
  type Question,
  run,
  type State,
  seededRng,
} from '../../kernel/index.ts';
import { type Bare, bareGame } from '../../kernel/testing/games/bare.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { asks, both, gameOf, type go, hiddenBut, hides, lastly, wins } from '../../kernel/testing/games/ways.ts';
import { Search } from './search.ts';
import { searched, worths } from './testing/searched.ts';

describe('a search', () => {
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
      const search = new Search(liarsDice, liarsDice.view(s as never, 1), question, seededRng(seed), 160);
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

  test('tries what looks poor as well: another may find by it what pays only later', () => {
    // To the left one of four wins. To the right all is even, unless the other goes left, which looks poor and wins.
    const game = gameOf(
      {
        'I go': asks(0),
        'You go': asks(1),
        'I go once more': asks(0),
        Over: lastly(([mine, yours], s) => {
          const [one, other] = [coin(s), coin(s)];
          return mine === 'left' ? (one && other ? 0 : 1) : yours === 'left' ? 1 : one ? 0 : 1;
        }),
      },
      ({ log }, seat) => (log.length === 2 && log[1] === 'go left' ? 0.9 : 0) * (seat === 0 ? 1 : -1),
    );
    const search = searched(game, 200);
    expect(search.verdicts[0]?.say).toBe('go left');
    expect(worths(search)['go right']).toBeLessThan(-0.5);
  });

  test('takes it that beyond the tree everybody does what looks best at once', () => {
    // To the left it is even. To the right all win who go on to the right, which is the way that looks good.
    const steps = ['Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((step) => [step, asks(0)]);
    const game = gameOf(
      {
        First: asks(0),
        ...Object.fromEntries(steps),
        Lastly: lastly((ways, s) => (ways[0] === 'left' ? (coin(s) ? 0 : 1) : ways.includes('left') ? 1 : 0)),
      },
      ({ log }, seat) => (log.every((said) => said === 'go right') ? 0.02 * log.length : 0) * (seat === 0 ? 1 : -1),
    );
    const search = searched(game, 24);
    expect(search.verdicts[0]?.say).toBe('go right');
    expect(worths(search)['go right']).toBeGreaterThan(0.2);
  });

  test('compares answers in the same worlds with the same luck: what both owe to it is no difference', () => {
    const value = ({ log: [hidden, mine, coin] }: Bare, seat: number) => {
      const owed = (hidden === 'x left' ? 0.4 : -0.4) + (coin === 'heads' ? 0.4 : -0.4);
      return (owed + (mine === 'go left' ? 0.1 : 0)) * (seat === 0 ? 1 : -1);
    };
    const game = gameOf(
      {
        Hides: hides,
        'I go': asks(0),
        Over: run((s) => {
          s.log.push(coin(s) ? 'heads' : 'tails');
          wins(s, 0);
        }),
      },
      undefined,
      { ...hiddenBut(1), value },
    );
    const { 'go left': left, 'go right': right } = worths(searched(game, 24));
    expect((left as number) - (right as number)).toBeCloseTo(0.1, 6);
  });

  test('gives one of those that were tried most, though another that was dropped may look better', () => {
    // Nothing but luck, each answer its own.
    const many = answers('name', ['number', ['0', '1', '2', '3', '4', '5', '6', '7']]);
    const game = bareGame(
      [
        procedure<Bare, object>('game', {
          'A number is named': choose<Bare, object, In<typeof many>>({
            ask: 'name',
            by: () => 0,
            from: (_s, _data, _seat, offers) => {
              for (let n = 0; n < 8; n++) offers.may(many.of(n));
            },
            then: (s, _data, { number }) => {
              for (let n = 0; n < number; n++) coin(s);
            },
          }),
          Over: run((s) => wins(s, coin(s) ? 0 : 1)),
        }),
      ],
      [many],
      { value: (s, seat) => (s.result === null ? 0 : s.result.winners.includes(seat) ? 1 : -1) },
    );
    let tempted = 0;
    for (let n = 0; n < 30; n++) {
      const { verdicts } = searched(game, 48, { luck: `${n}` });
      const most = Math.max(...verdicts.map(({ visits }) => visits));
      expect(verdicts[0]?.visits).toBeGreaterThanOrEqual(most - 1);
      if (Math.max(...verdicts.map(({ worth }) => worth)) > (verdicts[0]?.worth as number)) tempted++;
    }
    expect(tempted).toBeGreaterThan(0);
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
    const search = new Search(game, game.view(s, question.seat), { ...question, legal: [one] }, seededRng('x'), 10);
    search.run(10);
    expect(search.verdicts).toMatchObject([{ say: one, visits: 10 }]);
    expect(game.read(one) as Answer).toBeTruthy();
  });
});
