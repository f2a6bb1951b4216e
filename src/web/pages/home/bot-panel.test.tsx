import { beforeAll, describe, expect, test } from 'vitest';
import { en } from '../../generated/en.ts';
import { withoutDocument } from '../../table/testing/render.tsx';
import type { KnownGame } from '../start/table-form.ts';
import { written } from '../testing/written.tsx';
import { BotPanel } from './bot-panel.tsx';

beforeAll(withoutDocument);

const { home } = en.pages;
const foes: KnownGame = {
  ...{ name: 'familiars-and-foes', seats: { min: 1, max: 5 }, options: [], bots: ['kitten', 'cat'] },
  ratings: { 2: { cat: { rating: 1436.4, error: 84, games: 100 } } },
};
const nothing = () => {};
const panel = (seats: number, game = foes): string =>
  written(
    <BotPanel
      {...{ games: [game], game, busy: null, choose: nothing, changeSetup: nothing, play: nothing }}
      usual={{ seats, bot: 'cat', other: false }}
    />,
  );
/** Below the choices, what can be clicked. */
const ways = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*>([^<]+)</g)].map((match) => match[1] as string);

describe('the bots of a game', () => {
  test('are a click each; at a table for one there are none, and a single way', () => {
    expect(ways(panel(2))).toEqual([home.playBot, home.playBot]);
    expect(ways(panel(1))).toEqual([home.playAlone]);
    expect(panel(1)).not.toContain('Odile');
  });

  test('are played with where all win or lose together, else against', () => {
    expect(panel(2)).toContain(home.botsBeside);
    expect(panel(2, { ...foes, name: 'familiar-find' })).toContain(`>${home.bots}<`);
  });

  test('keep a line for their ratings, and say what these mean', () => {
    expect(panel(2)).toContain('rated">rating 1436 ± 84<');
    // Not measured: nothing is said, in the same place.
    expect(panel(2).match(/rated"><\/p>/g)).toHaveLength(1);
    expect(panel(2)).toContain(en.shell.ratingMeans.text);
    expect(panel(2, { ...foes, ratings: {} })).not.toContain(en.shell.ratingMeans.title);
  });
});
