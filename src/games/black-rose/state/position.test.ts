import { describe, expect, test } from 'vitest';
import { factory } from '../game.ts';

const { core: game } = factory;
const options = { lodge: 'large', cerberus: true };
const position = (...players: readonly object[]) => game.position({ players }, players.length, options);
const evocations = (...cards: readonly string[]) => ({ evocations: cards.map((card) => ({ card, room: 'throne' })) });
const stands = (...players: readonly object[]) => expect(position(...players)).not.toBeInstanceOf(Array);
const isRefused = (players: readonly object[], path: string, message: string) =>
  expect(position(...players)).toEqual([{ path, message }]);

describe('a position by hand', () => {
  test('has nobody in it who would be defeated', () => {
    const imp = (hurt: number) => ({ evocations: [{ card: 'imp', room: 'throne', hurt }] });
    stands({}, imp(1));
    for (const hurt of [2, 9])
      isRefused(
        [{}, imp(hurt)],
        'players[1].evocations[0].hurt',
        `'imp' has 2 Health: with ${hurt} damage it is defeated`,
      );
    const polpetta = (hurt: number, sheet: number[] = []) => ({
      ...evocations('golem'),
      ...{ sheet, familiar: { card: 'polpetta', hurt } },
    });
    stands(polpetta(2), {});
    isRefused([polpetta(3), {}], 'players[0].familiar.hurt', "'polpetta' has 3 Health: with 3 damage it is defeated");
    stands(polpetta(0, [0, 10]), {});
    isRefused([polpetta(0, [0, 8, 0, 0, 3]), {}], 'players[0].sheet', 'has 10 slots, not 11');
    stands({ sheet: [0, 9] }, {});
    isRefused([{ sheet: [0, 10] }, {}], 'players[0].sheet', 'a full sheet needs a living Familiar');
  });

  test('has no more figures in it than there are', () => {
    const [three, one] = [evocations('skeleton', 'skeleton', 'skeleton'), evocations('skeleton')];
    stands(three, three, {});
    isRefused([three, three, one], 'players[2].evocations[0].card', "there are only 6 of 'skeleton'");
    const familiar = { familiar: { card: 'polpetta' } };
    isRefused([familiar, familiar], 'players[1].familiar.card', "there are only 1 of 'polpetta'");
  });

  test('has three Evocations for each Mage at most, its Familiar among them', () => {
    const four = { ...evocations('imp', 'imp', 'golem'), familiar: { card: 'polpetta' } };
    for (const players of [
      [four, {}],
      [{}, four],
    ])
      isRefused(players, `players[${players.indexOf(four)}].evocations`, 'must not be more than three');
  });
});
