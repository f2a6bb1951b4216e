import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { plantedPacks } from './planted-packs.ts';

test('every game has planted packs, of each kind one that is strong and one that is weak', async () => {
  const packs = await plantedPacks(null);
  expect(new Set(packs.map(({ factory }) => factory.name))).toEqual(new Set(Object.keys(games)));
  const of = (wanted: string) => packs.filter(({ direction }) => direction === wanted).map(({ kind }) => kind);
  expect(of('strong')).toEqual(of('weak'));
  for (const { game, factory } of packs) expect(game.content).not.toBe(factory.core.content);
});

test('those of one game are its own', async () => {
  const packs = await plantedPacks('mythic-arena');
  expect(packs.length).toBeGreaterThan(8);
  for (const { kind, factory, options } of packs) {
    expect([factory.name, kind.startsWith('mythic-arena-')]).toEqual(['mythic-arena', true]);
    expect(options).toEqual({ decks: 'dealt' });
  }
});
