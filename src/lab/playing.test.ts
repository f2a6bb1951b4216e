import { expect, test } from 'vitest';
import { makeBot } from '../bots/index.ts';
import { games } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import { duel } from '../kernel/testing/games/duel.ts';
import { chosenBy, decideAll, playOne } from './play-one.ts';
import { copyOf, type Fork, luckOf, playing } from './playing.ts';

const find = games['familiar-find']?.core as AnyGame;

test.each([
  ['familiar-find', find, 3],
  ['duel', duel, 3],
])('a fork of %s played on with the same luck ends as the game did', (_name, game, seats) => {
  const setup = { seats, options: {}, seed: 'fork', salts: [] };
  const bots = Array.from({ length: seats }, () => makeBot('random', game));
  const luck = bots.map((_, seat) => luckOf(setup.seed, seat));
  const forks: { readonly fork: Fork; readonly luck: typeof luck }[] = [];
  const whole = decideAll(playing(game, setup), bots, (decision) => {
    forks.push({ fork: decision.fork(), luck: luck.map(copyOf) });
    return chosenBy(bots, decision, luck);
  });
  expect(forks.length).toBeGreaterThan(5);
  for (const { fork, luck } of forks)
    expect(playOne(game, setup, bots, { from: fork }, luck)).toMatchObject({
      result: whole.result,
      traits: whole.traits,
    });
});
