import { describe, expect, test } from 'vitest';
import { type Options, settle } from '../../../kernel/index.ts';
import { contentOf } from '../content/content.ts';
import { factory } from '../game.ts';
import type { Foes } from './state.ts';

const { core: game } = factory;
const MATS = ['nutterson', 'jinxie', 'mimsy', 'figgitch', 'piddy-paw'];

/** A game up to the first turn, with Familiars in the pack's order. */
function begun(seats: number, options: Options = {}, seed = 'a', first = 'first chance'): Foes {
  const s = game.start({ seats, options, seed, salts: [] }) as Foes;
  for (const mat of MATS) {
    const asked = game.asked(s)[0] as number;
    if (game.question(s, asked)?.ask !== 'choose') break;
    game.answer(s, asked, `choose ${mat}`);
  }
  expect(game.answer(s, 0, first)).toBeNull();
  return s;
}
const levelsOf = (s: Foes): number[][] => {
  const { foes } = contentOf(s);
  const wave = [s.foes.map(({ card }) => card), ...s.waves.slice(1)];
  return wave.map((cards) => cards.map((card) => foes[card]?.level as number));
};

describe('a new game', () => {
  test('FO-1.1 is for one to five people, each with a Familiar at least, and two to five Familiars', () => {
    const seats = (n: number, familiars = 'auto') => begun(n, { familiars }).familiars.map(({ seat }) => seat);
    expect(seats(1)).toEqual([0, 0]);
    expect(seats(1, '5')).toEqual([0, 0, 0, 0, 0]);
    expect(seats(2, '3')).toEqual([0, 1, 0]);
    expect(seats(5)).toEqual([0, 1, 2, 3, 4]);
    expect(settle(game.rules, 4, { familiars: '3' }).faults[0]?.bar).toEqual({ rule: 'FO-1.1', why: 'too-few' });
    expect(settle(game.rules, 6, {}).faults).not.toEqual([]);
    expect(game.seating.together).toBe(true);
  });

  test('FO-1.2 gives no Familiar to two people', () => {
    const s = game.start({ seats: 2, options: {}, seed: 'a', salts: [] });
    game.answer(s, 0, 'choose mimsy');
    expect(game.refuses(s, 1, 'choose mimsy')).toEqual({ rule: 'FO-1.2', why: 'taken' });
  });

  test('FO-1.3 gives everybody full HP and MP, gems, a token and an Artifact', () => {
    const s = begun(3);
    const { mats, artifacts } = contentOf(s);
    for (const f of s.familiars) {
      expect(f).toMatchObject({ hp: mats[f.mat]?.health, mp: mats[f.mat]?.magic, gems: 3, luck: 1, tasks: 0 });
      expect(f.artifacts).toHaveLength(1);
    }
    expect(new Set([...s.deck, ...s.familiars.flatMap((f) => f.artifacts)])).toEqual(new Set(artifacts));
    expect(s.luck).toBe(7);
  });

  test.each([
    ['beginner', 2, '1 / 2 / 2 / 1+1'],
    ['beginner', 3, '3 / 1+1 / 1+2 / 2+3'],
    ['beginner', 4, '1+1 / 1+2 / 1+3 / 1+2+2'],
    ['beginner', 5, '1+3 / 2+3 / 1+2+2 / 2+3+3'],
    ['master', 2, '2 / 3 / 1+1 / 1+3'],
    ['master', 3, '1+1 / 2+2 / 2+3 / 1+2+3'],
    ['master', 4, '1+3 / 2+3 / 1+1+2 / 2+2+3'],
    ['master', 5, '2+2+3 / 2+3+3 / 2+3+3 / 3+3+3'],
  ])('FO-1.4 at %s level with %d Familiars has these waves', (level, familiars, waves) => {
    const s = begun(familiars, { level });
    expect(levelsOf(s)).toEqual(waves.split(' / ').map((wave) => wave.split('+').map(Number)));
    const gems = level === 'master' && familiars > 3 ? 2 : 3;
    expect(s.familiars.map((f) => f.gems)).toEqual(s.familiars.map(() => gems));
  });

  test('FO-1.5 deals each Foe once, shuffled, and shows no later wave', () => {
    const games = Array.from({ length: 20 }, (_, n) => begun(5, { level: 'master' }, `${n}`));
    for (const s of games) {
      const cards = [...s.foes.map(({ card }) => card), ...s.waves.flat()];
      expect(new Set(cards).size).toBe(12);
      for (const viewer of [0, null]) {
        const { waves } = game.view(s, viewer).table as { waves: { foes: unknown }[] };
        expect(waves.map(({ foes }) => foes)).toEqual([null, null, null, null]);
      }
    }
    expect(new Set(games.map((s) => String(s.waves))).size).toBeGreaterThan(15);
  });

  test('FO-1.6 lays one Coven card on each wave and two on the last', () => {
    const s = begun(2);
    const shown = [...s.commons, ...s.familiars.flatMap(({ mat, helper }) => (helper ? [mat] : []))];
    expect([shown.length, ...s.covens.slice(1).map((cards) => cards.length)]).toEqual([1, 1, 1, 2]);
    expect(new Set([...shown, ...s.covens.flat()]).size).toBe(5);
  });

  test('FO-1.7 has the table name who goes first, or chance; then clockwise, then the Foes', () => {
    const s = begun(3, {}, 'a', 'first jinxie');
    expect([s.first, s.active, game.asked(s)]).toEqual([1, 1, [1]]);
    const firsts = Array.from({ length: 30 }, (_, n) => begun(3, {}, `${n}`).first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });
});
