import { expect, test } from 'vitest';
import starters from '../cards/starters.json' with { type: 'json' };
import { faceFactory } from '../face.ts';

test('MA-1.1 MA-1.2 the starter decks are legal, with six Pets each', () => {
  const face = faceFactory.core;
  for (const { cards } of starters) expect(face.deckFaults(cards)).toEqual([]);
  expect(face.starters).toEqual(starters);
});
