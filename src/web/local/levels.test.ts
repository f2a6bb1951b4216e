import { describe, expect, test } from 'vitest';
import { botNames, LEVELS as bots } from '../../bots/index.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { en } from '../generated/en.ts';
import { botOffer, botRating, botTraits } from '../shell/bots.ts';
import { textsIn } from '../text/index.ts';
import { DEFAULT_LEVEL, defaultBot, LEVELS, offeredBots } from './levels.ts';

test('the levels are those of the bots', () => {
  expect(LEVELS).toEqual(bots);
  expect(LEVELS).toContain(DEFAULT_LEVEL);
});

test.each(LANGUAGES)('in %s every bot has a name of its own, and a word on how it plays', async (language) => {
  const { shell } = await textsIn(language);
  expect(Object.keys(shell.bots).sort()).toEqual([...botNames].sort());
  const all = Object.values(shell.bots);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { nature } of all) expect(nature).not.toBe('');
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

test('a rating measured with as many players stands beside a level, and nothing where there is none', () => {
  const game = { ratings: { 2: { cat: { rating: 1612.4, error: 28.6, games: 400 } } } };
  const two = { game, players: 2 };
  expect(botRating(en.shell, two, 'cat')).toBe('rating 1612 ± 29');
  expect(botOffer(en.shell, two, 'cat')).toBe('Cat (1612)');
  expect(botRating(en.shell, two, 'kitten')).toBe('');
  expect(botTraits(en.shell, two, 'cat')).toBe('plays soundly · rating 1612 ± 29');
  expect(botTraits(en.shell, two, 'kitten')).toBe('friendly, slips now and then');
  const three = { game, players: 3 };
  expect(botOffer(en.shell, three, 'cat')).toBe('Cat');
  expect(botTraits(en.shell, three, 'cat')).toBe('plays soundly');
});
