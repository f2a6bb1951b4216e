import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { type AnyGame, type Face, LANGUAGES, Match, type Options } from '../../kernel/index.ts';
import type { FirstTable, FirstTableText } from '../table/first-table/first-table.ts';
import { withoutDocument } from '../table/testing/render.tsx';
import { faces, firstTables } from './register.ts';

beforeAll(withoutDocument);

/** Each way to begin, and what the card calls the first move there. */
const BEGINNINGS: Readonly<Record<string, readonly (readonly [Options, move: string])[]>> = {
  'familiar-find': [
    [{ first: '1' }, 'pile'],
    [{ first: '2' }, 'wait'],
    [{ first: '1', abilities: true, familiars: 'chosen' }, 'wait'],
  ],
  'mythic-arena': [
    [{}, 'draft'],
    [{ decks: 'dealt' }, 'lead'],
    [{ decks: 'constructed' }, 'build'],
  ],
  'familiars-and-foes': [[{}, 'familiar']],
  'black-rose': [[{}, 'mage']],
};

describe.each(Object.keys(games))('the card of the first table of %s', (game) => {
  const load = async () => (await firstTables[game]?.()) as FirstTable;

  test.each(LANGUAGES)('has words for each picture, sign and first move, in %s', async (language) => {
    const card = await load();
    const text: FirstTableText = await card.texts[language]();
    expect(text.goals).toHaveLength(card.goals.length);
    expect(text.turn.steps).toHaveLength(card.steps.length);
    for (const [, move] of BEGINNINGS[game] ?? []) expect(text.moves[move]).toMatch(/\p{L}/u);
    const face = (await faces[game]?.())?.core as Face;
    const signs = card.signs(face, language);
    expect(signs.length).toBeGreaterThanOrEqual(4);
    for (const { name, sign, icon } of signs) expect([name !== '', (sign ?? icon) !== undefined]).toEqual([true, true]);
  });

  test.each(BEGINNINGS[game] ?? [])('names the first move with the options %o: %s', async (options, move) => {
    const { firstMove } = await load();
    const match = Match.start(games[game]?.core as AnyGame, { seats: 2, options, seed: 'begin', salts: [] });
    expect(firstMove(match.view(0))).toBe(move);
  });
});

test('says how one wins and how one loses, in pictures', async () => {
  for (const load of Object.values(firstTables)) {
    const { goals } = await load();
    expect(goals.length).toBeGreaterThanOrEqual(3);
    // They stand in one row or in two.
    expect(goals.length).toBeLessThanOrEqual(4);
    expect(goals.some(({ outcome }) => outcome === 'win')).toBe(true);
  }
});
