import { expect, test } from 'vitest';
import { Search } from '../../src/bots/index.ts';
import { games } from '../../src/games/index.ts';
import { type AnyGame, seededRng } from '../../src/kernel/index.ts';
import type { Reference } from '../reference/rules.ts';
import { SORTED } from '../reference/rules.ts';
import { seenReference } from '../reference/seen.ts';
import { type Position, positionsOf, referenceAt, referenceSeeds } from './positions.ts';
import { greedily, iterations, playouts } from './rates.ts';

const reference = referenceSeeds(20).map((seed) => referenceAt(seed) as Position);

/** Every card of a state, wherever it is. */
const cardsOf = ({ deck, piles, hands, collections, discard, pending }: Reference): number[] =>
  [
    ...deck,
    ...piles.flat().map(({ card }) => card),
    ...hands.flat(),
    ...collections.flatMap((counts) => counts.flatMap((count, card) => new Array<number>(count).fill(card))),
    ...discard,
    ...pending,
  ].sort((a, b) => a - b);

test('a world of the reference game looks to its seat as the true one, and has the same cards', () => {
  const luck = seededRng('1');
  const worlds = reference.map(({ view, question: { seat } }) => {
    const world = seenReference.redeal(view as never, luck);
    expect(seenReference.view(world, seat)).toEqual(view);
    expect(cardsOf(world)).toEqual(SORTED);
    return JSON.stringify(world.hands[1 - seat]);
  });
  expect(new Set(worlds).size).toBeGreaterThan(10);
});

test('a seat of the reference game sees no hand but its own, and of cards laid face down only those that it laid', () => {
  let down = 0;
  for (const { view, question } of reference) {
    const { hands, piles } = view.table as Pick<Reference, 'hands' | 'piles'>;
    expect(hands[1 - question.seat]?.every((card) => card === -1)).toBe(true);
    expect(hands[question.seat]?.some((card) => card === -1)).toBe(false);
    for (const { card, up, owner } of piles.flat()) {
      expect(card === -1).toBe(!up && owner !== question.seat);
      if (card === -1) down++;
    }
  }
  expect(down).toBeGreaterThan(0);
});

test('what is timed does something at each position', () => {
  const find = games['familiar-find']?.core as AnyGame;
  for (const position of [...reference.slice(0, 3), ...positionsOf(find, 2, 3)]) {
    expect(position.question.legal.length).toBeGreaterThan(1);
    expect([playouts(position)(), greedily(position)()]).toEqual([1, 1]);
    expect(iterations(position)()).toBe(10);
    const search = new Search(position.game, position.view, position.question, seededRng('1'), 20);
    search.run(20);
    expect(position.question.legal).toContain(search.verdicts[0]?.say);
  }
});
