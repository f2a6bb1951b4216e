import { expect, test } from 'vitest';
import { AnswerBuilder, type TouchResult } from '../answer/answer-builder.ts';
import { litBy } from './lights.ts';

const LEGAL = ['play ruby left', 'play ruby right', 'play wood left', 'play wood right', 'pass'];
const lit = (building: AnswerBuilder, best: readonly string[] | null) => {
  const isLit = litBy(building, best);
  return ['ruby', 'wood', 'left', 'right', 'moss'].filter((word) => isLit([{ word }]));
};
const after = (touched: TouchResult): AnswerBuilder => {
  if (touched.kind === 'refused') throw new Error('refused');
  return touched.building;
};

test('while the coach speaks, what its answer is touched with is lit, and nothing else', () => {
  const building = new AnswerBuilder(LEGAL);
  expect(lit(building, null)).toEqual(['ruby', 'wood', 'left', 'right']);
  expect(lit(building, ['play wood left'])).toEqual(['wood', 'left']);
  expect(lit(building, ['play wood left', 'play ruby left'])).toEqual(['ruby', 'wood', 'left']);
  // Nothing on the board stands for it: its button is in the bar.
  expect(lit(building, ['pass'])).toEqual([]);
});

test('step by step it leads on; who goes another way finds all of it lit', () => {
  const wood = after(new AnswerBuilder(LEGAL).touch([{ word: 'wood' }]));
  // What was chosen is not lit any more.
  expect(lit(wood, ['play wood left'])).toEqual(['left']);
  expect(lit(wood, ['play ruby left'])).toEqual(['left', 'right']);
});
