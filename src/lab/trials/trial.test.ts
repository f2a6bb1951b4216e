import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import type { AnyGame, GameFactory } from '../../kernel/index.ts';
import { asks, gameOf, lastly } from '../../kernel/testing/games/ways.ts';
import type { Simulation } from '../simulation.ts';
import { playTrials } from './trial.ts';

const GAMES = 200;
/** The first seat wins if it goes left, whatever the second one does. */
const leftWins = (together: boolean) =>
  gameOf({ One: asks(0), Other: asks(1), End: lastly(([way]) => (way === 'left' ? 0 : 1)) }, () => 0, {
    uses: { go: 1 },
    ...(together && { together }),
  });
const trialsOf = (game: AnyGame, bots: readonly string[], pack: unknown, tried: readonly string[]) => {
  const simulation: Simulation = {
    ...{ game: game.name, pack, content: game.content, options: {}, bots, seed: 'trial', games: GAMES },
    figures: true,
  };
  return playTrials(game, simulation, { from: 0, to: GAMES, tried });
};
const ways = { cards: [{ id: 'left' }, { id: 'right' }, { id: 'up' }] };

test('a card that wins and one that loses are worth what they change for who may use them', () => {
  const trials = trialsOf(leftWins(false), ['random', 'random'], ways, ['left', 'right', 'up']);
  const [left, right] = [trials.get('left'), trials.get('right')];
  // Every other game tries the first seat, which goes left in half of them; for the second it makes no difference.
  expect(left?.get(1)).toBeGreaterThan(GAMES / 6);
  expect(right?.get(-1)).toBeGreaterThan(GAMES / 6);
  expect((left?.get(1) ?? 0) + (right?.get(-1) ?? 0)).toBe(GAMES / 2);
  expect([...(left?.keys() ?? []), ...(right?.keys() ?? [])].sort()).toEqual([-1, 0, 0, 1]);
  // What nobody could use was not tried.
  expect(trials.has('up')).toBe(false);
});

test('where all play together nobody uses it', () => {
  const left = trialsOf(leftWins(true), ['random', 'random'], ways, ['left']).get('left');
  expect([...(left ?? new Map()).values()].reduce((sum, n) => sum + n, 0)).toBe(GAMES);
});

test('what has to be used whoever would rather not was not tried', () => {
  const { core, pack } = games['familiar-find'] as GameFactory;
  const spells = (pack as { spells: { id: string }[] }).spells.map(({ id }) => id);
  // Whoever collects several Spells chooses their order, and casts them all.
  expect(spells.length).toBeGreaterThan(9);
  const pairs = [...trialsOf(core, ['random', 'random'], null, spells).values()].flatMap((trial) => [
    ...trial.values(),
  ]);
  expect(pairs.reduce((sum, n) => sum + n, 0)).toBeLessThan(GAMES / 20);
});

test('of a real game, what is tried beside other cards is tried as by itself', () => {
  const { core, pack } = games['familiars-and-foes'] as GameFactory;
  const simulation = { game: core.name, pack: null, content: core.content, options: {}, bots: ['greedy', 'greedy'] };
  const play = (...tried: string[]) =>
    playTrials(core, { ...simulation, seed: 'two', games: 3 }, { from: 0, to: 3, tried });
  expect(pack).not.toBe(null);
  const both = play('cosmic-ray', 'bonfire');
  for (const id of ['cosmic-ray', 'bonfire']) expect(play(id).get(id)).toEqual(both.get(id));
});
