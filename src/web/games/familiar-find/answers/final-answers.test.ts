import { expect, test } from 'vitest';
import { faceFactory } from '../../../../games/familiar-find/face.ts';
import type { View } from '../../../../kernel/index.ts';
import { board as game } from '../index.ts';
import { deckEnd } from '../selectors.ts';

const face = faceFactory.core;
const EMPTY = Object.fromEntries(
  ['dragon-scale', 'enchanted-wood', 'pink-lichen', 'residuum', 'ruby-dust', 'astral-essence', 'abyss-essence'].map(
    (card) => [card, 0],
  ),
);
const question = { seat: 0, ask: 'scavenge', with: {}, legal: ['take side-1', 'take centre'], pass: null };

/** Somebody of three who has these, before a pile of these and a central one that is harmless. */
function facing(has: Readonly<Record<string, number>>, pile: readonly string[], deck = 30): View {
  const player = { familiar: null, out: 0, hand: null, cards: 4, collection: EMPTY };
  const open = (cards: readonly string[]) => cards.map((card) => ({ card, down: false, known: [] }));
  return {
    ...{ seats: 3, viewer: 0, options: {}, stack: [], result: null, asked: [0] },
    table: {
      ...{ location: null, staged: [], discard: [], turns: 3, active: 0, deck: { count: deck } },
      players: [{ ...player, collection: { ...EMPTY, ...has } }, player, player],
      piles: [
        { id: 'centre', lies: true, cards: open(['residuum']) },
        { id: 'side-1', lies: true, cards: open(pile) },
      ],
    },
  } as unknown as View;
}
const asked = (view: View, answer: string) => game.mustConfirm?.(answer, { view, face, question, explores: true });
const told = (view: View) =>
  face.explanations?.outcome(
    { question, view, language: 'en', scene: { names: ['Anna', 'Ben', 'Cleo'], viewer: 0 } } as never,
    'take side-1',
  );

test('a pile that would put one out is asked for once more', () => {
  const view = facing({ 'abyss-essence': 2 }, ['residuum', 'abyss-essence']);
  expect(asked(view, 'take side-1')).toBe(true);
  expect(asked(view, 'take centre')).toBe(false);
});

test('a set comes too late for whoever is out, and the third star in time', () => {
  const set = facing({ 'abyss-essence': 2, 'ruby-dust': 4, residuum: 3 }, ['residuum', 'abyss-essence']);
  expect(asked(set, 'take side-1')).toBe(true);
  expect(told(set)?.text).toContain('It would fill a set, but the moons are checked first. 3 Abyss Essences');
  const star = facing({ 'abyss-essence': 2, 'astral-essence': 2 }, ['astral-essence', 'abyss-essence']);
  expect(asked(star, 'take side-1')).toBe(false);
  expect(told(star)?.text).toContain('The third star is checked before the moons. That wins the game.');
});

test('what a Spell does is told without how many of it there are', () => {
  const view = facing({}, []);
  const by = { question: { ...question, with: { by: 'banishment' } }, view, language: 'en' as const };
  expect(face.explanations?.origin({ ...by, scene: { names: [], viewer: 0 } } as never)).not.toContain('In the deck');
  expect(face.speech.en.card('banishment').text).toContain('In the deck');
});

test('the last round is announced while the deck may still run out in it', () => {
  const line = (deck: number) => game.status({ view: facing({}, [], deck), speech: face.speech.en, language: 'en' });
  expect(line(9)).toBe('3 players · deck 9');
  expect(line(8)).toBe('3 players · deck 8 · last round');
  expect(line(2)).toBe('3 players · deck 2 · last turn');
  const over = { ...facing({}, [], 2), result: { winners: [0], places: [1, 2, 2], reason: 'deck' } };
  expect(deckEnd(over as never)).toBeNull();
});

test('a button says from whom a card would be taken', () => {
  const legal = ['steal player-2 residuum', 'steal player-3 residuum'];
  const words = { speech: face.speech.en, scene: { names: ['Anna', 'Ben', 'Cleo'], viewer: 0 } };
  const names = game.answerNames?.({ ...question, ask: 'steal', legal } as never, 'en', words);
  expect(names?.['steal player-3 residuum']).toBe('Take Residuum from Cleo');
});
