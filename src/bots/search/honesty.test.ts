import { describe, expect, test } from 'vitest';
import { coin, finish, run } from '../../kernel/index.ts';
import { asks, gameOf, hiddenBut, hides, lastly } from '../../kernel/testing/games/ways.ts';
import { searched, worths } from './testing/searched.ts';

/** What nobody may know in a search: dice before they fall, what is hidden, what others answer in secret. */

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

  test('lets nobody in its worlds see what is hidden from them', () => {
    // To the left one of four wins. To the right the other must guess what the first one alone has seen, which is even.
    const game = gameOf(
      {
        Hides: hides,
        First: asks(0),
        // What lies beyond the tree.
        ...Object.fromEntries(['Second', 'Third', 'Fourth', 'Fifth'].map((step) => [step, asks(0)])),
        'The other guesses': asks(1),
        Lastly: lastly((ways, s) => {
          const [one, other] = [coin(s), coin(s)];
          return ways[1] === 'left' ? (one && other ? 0 : 1) : ways.at(-1) === ways[0] ? 1 : 0;
        }),
      },
      undefined,
      hiddenBut(0),
    );
    const search = searched(game, 48);
    expect(search.verdicts[0]?.say).toBe('go right');
    expect(Math.abs(worths(search)['go right'] as number)).toBeLessThan(0.5);
  });

  test('does not see itself what is hidden from it', () => {
    // The other has seen where it lies; whoever goes there wins. To the left is as good as to the right.
    const game = gameOf(
      { Hides: hides, 'I guess': asks(0), Over: lastly(([hidden, mine]) => (mine === hidden ? 0 : 1)) },
      undefined,
      hiddenBut(1),
    );
    for (const worth of Object.values(worths(searched(game, 200)))) expect(Math.abs(worth)).toBeLessThan(0.3);
  });

  test('lets nobody answer in secret by what the others answer: a coin in a hand is found half of the time', () => {
    const game = gameOf({
      'Both go, in secret': asks(0, 1),
      Over: lastly(([mine, yours]) => (mine === yours ? 1 : 0)),
    });
    for (const worth of Object.values(worths(searched(game, 400)))) expect(Math.abs(worth)).toBeLessThan(0.35);
  });

  test('nor decides later by what they answered, as long as that is hidden', () => {
    const maskSecond = (log: readonly string[]) => log.map((said, n) => (n === 1 ? '?' : said));
    const game = gameOf(
      {
        'Both go, in secret': asks(0, 1),
        'I guess': asks(0),
        Over: lastly(([, yours, guess]) => (yours === guess ? 0 : 1)),
      },
      undefined,
      { ...hiddenBut(1), table: ({ log }, viewer) => (viewer === 0 ? maskSecond(log) : [...log]) },
    );
    for (const worth of Object.values(worths(searched(game, 400)))) expect(Math.abs(worth)).toBeLessThan(0.35);
  });

  test('nor by what they answer among each other: each wants the best for itself', () => {
    // The second wants to go left, the third right; if both do as they want, the first wins, whatever they do.
    const game = gameOf(
      {
        'All go, in secret': asks(0, 1, 2),
        Over: run((s) => finish(s, { winners: [0], places: [1, 1, 1], reason: 'x' })),
      },
      undefined,
      {
        value: ({ log: [, second, third] }, seat) => {
          const got = [second === 'go left' && third === 'go right', second === 'go left', third === 'go right'];
          return got[seat] ? 1 : -1;
        },
      },
    );
    for (const worth of Object.values(worths(searched(game, 400, { seats: 3 })))) expect(worth).toBeGreaterThan(0.4);
  });
});
