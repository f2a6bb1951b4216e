import { expect, test } from 'vitest';
import { type HeardEvent, heardBy, listening } from '../../../kernel/index.ts';
import core from '../cards/core.json' with { type: 'json' };
import { factory } from '../game.ts';
import type { Rose } from '../state/state.ts';

const { core: game } = factory;
const spells = Object.values(core.spells).flatMap((school) => school.map(({ id }) => id));
/** What is told in Study where both players together have these cards in their decks. */
function studyWith(decks: readonly (readonly string[])[]): { s: Rose; told: HeardEvent[] } {
  const s = game.position({ step: 'study', players: decks.map((deck) => ({ deck })) }, 2, {}) as Rose;
  const told: HeardEvent[] = [];
  listening(
    (each) => told.push(heardBy(each, 'all') as HeardEvent),
    () => game.advance(s),
  );
  return { s, told };
}

test('BR-2.3 where no pile has a card nothing is kept, and nobody is told of it', () => {
  const all = [...spells, ...spells];
  const { s, told } = studyWith([all, all]);
  expect(game.question(s, 0)?.ask).toBe('prepare');
  expect(s.mages.map(({ hand }) => hand.length)).toEqual([2, 2]);
  expect(told.map(({ kind }) => kind)).toEqual(['drew', 'drew']);
});

test('BR-2.3 of fewer than three cards in the piles all are kept', () => {
  const all = [...spells, ...spells];
  const { s } = studyWith([all.slice(1), all]);
  expect(game.question(s, 0)?.legal).toHaveLength(1);
  expect(game.answer(s, 0, game.question(s, 0)?.legal[0] as string)).toBeNull();
  expect(game.question(s, 0)?.ask).toBe('prepare');
  expect(s.mages.map(({ hand }) => hand.length)).toEqual([3, 2]);
});
