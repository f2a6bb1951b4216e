import { describe, expect, test } from 'vitest';
import { botNames, LEVELS as bots } from '../../bots/index.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { en } from '../generated/en.ts';
import { botOffer, botRating, botTraits } from '../shell/bots/bots.ts';
import { textsIn } from '../text/index.ts';
import { DEFAULT_LEVEL, defaultBot, LEVELS, offeredBots } from './levels.ts';

test('the levels are those of the bots', () => {
  expect(LEVELS).toEqual(bots);
  expect(LEVELS).toContain(DEFAULT_LEVEL);
});

test.each(LANGUAGES)('in %s there is a word on how every bot plays', async (language) => {
  const { shell } = await textsIn(language);
  expect(Object.keys(shell.bots).sort()).toEqual([...botNames].sort());
  for (const nature of Object.values(shell.bots)) expect(nature).not.toBe('');
});

describe('people are offered', () => {
  test('the levels in their order, whatever else a server has', () => {
    expect(offeredBots(['nine-lives', ...botNames])).toEqual(LEVELS);
    expect(offeredBots(['random', 'cat'])).toEqual(['cat']);
  });

  test('another bot where it sits already', () => {
    expect(offeredBots(botNames, 'greedy')).toEqual([...LEVELS, 'greedy']);
    expect(offeredBots(botNames, 'kitten')).toEqual(LEVELS);
  });

  test('all that a server has, if it knows none of the levels', () => {
    expect(offeredBots(['random', 'greedy'])).toEqual(['random', 'greedy']);
    expect(defaultBot(['random', 'greedy'])).toBe('greedy');
  });

  test('the usual one first', () => {
    expect(defaultBot(botNames)).toBe(DEFAULT_LEVEL);
    expect(defaultBot([])).toBe('');
  });
});

test('one rating stands beside a level wherever it is shown: that of the smallest table for more than one', () => {
  const at = (rating: number) => ({ cat: { rating, error: 28.6, games: 400 } });
  const game = { ratings: { 1: at(1700), 2: at(1612.4), 3: at(1500) } };
  expect(botRating(en.shell, game, 'cat')).toBe('rating 1612 ± 29');
  expect(botOffer(game, 'cat')).toBe('Odile (1612 ± 29)');
  expect(botTraits(en.shell, game, 'cat')).toBe('plays soundly · rating 1612 ± 29');
  expect(botRating(en.shell, { ratings: { 4: at(1400), 3: at(1500) } }, 'cat')).toBe('rating 1500 ± 29');
});

test('beside a level that was not measured stands no rating', () => {
  const game = { ratings: { 2: { cat: { rating: 1612.4, error: 28.6, games: 400 } } } };
  expect(botRating(en.shell, game, 'kitten')).toBe('');
  expect(botTraits(en.shell, game, 'kitten')).toBe('friendly, slips now and then');
  expect(botOffer({ ratings: {} }, 'cat')).toBe('Odile');
});
