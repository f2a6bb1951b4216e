import { expect, test } from 'vitest';
import { AnswerBuilder } from './answer/answer-builder.ts';
import type { Thing } from './board.ts';
import { classesOf, pickingOf } from './picking.ts';

const LEGAL = ['play ruby left', 'play ruby right', 'play wood left', 'play wood right', 'pass'];
const WORDS = ['ruby', 'wood', 'left', 'right', 'moss'];
/** A board on which these stand, with or without the coach's word. */
function board(best: readonly string[] | null, ...touched: string[]) {
  const building = touched.reduce((before, word) => {
    const after = before.touch([{ word }]);
    return after.kind === 'refused' ? before : after.building;
  }, new AnswerBuilder(LEGAL));
  const offered: Thing[] = [];
  const handling = { building, touch: () => {}, say: () => {} };
  const picking = pickingOf(handling, best, (thing) => offered.push(thing));
  const states = WORDS.map((word) => picking.stateOf([{ word }]));
  return { states, offered, classes: WORDS.map((word) => classesOf(picking, [{ word }])) };
}

test('what the coach says changes the lights, never what is legal, nor what the board offers', () => {
  for (const touched of [[], ['ruby'], ['wood', 'left']])
    for (const best of [[], ['pass'], ['play wood left'], ['play wood left', 'play ruby right']]) {
      const [silent, coached] = [board(null, ...touched), board(best, ...touched)];
      expect(coached.states).toEqual(silent.states);
      expect(coached.offered).toEqual(silent.offered);
    }
  expect(board(['play wood left']).states).toEqual(['legal', 'legal', 'legal', 'legal', 'other']);
});

test('a thing has a class for how it stands to the answer, and one for its light', () => {
  expect(board(null).classes).toEqual(['legal lit', 'legal lit', 'legal lit', 'legal lit', '']);
  expect(board(['play wood left']).classes).toEqual(['legal', 'legal lit', 'legal lit', 'legal', '']);
  expect(board(['play wood left'], 'wood').classes).toEqual(['', 'chosen', 'legal lit', 'legal', '']);
});

test('while an answer waits for a yes, nothing that followed for it looks as if it were still to be touched', () => {
  const touched = new AnswerBuilder(['play ruby left', 'play wood left', 'play wood right', 'pass']).touch(
    [{ word: 'ruby' }],
    'a',
  );
  if (touched.kind !== 'answer') throw new Error('there is more to choose');
  const handling = { building: touched.building, touch: () => {}, say: () => {} };
  const classes = (confirming: string | null) => {
    const picking = pickingOf({ ...handling, confirming }, null, () => {});
    expect(picking.isLit([{ word: 'left' }])).toBe(confirming === null);
    return [...WORDS.map((word) => classesOf(picking, [{ word }])), classesOf(picking, [{ word: 'ruby' }], 'b')];
  };
  expect(classes(null)).toEqual(['chosen', '', 'legal lit', '', '', 'legal lit']);
  expect(classes(touched.say)).toEqual(['chosen', '', '', '', '', 'legal lit']);
});

test('while nothing is asked, nothing is legal or lit', () => {
  const picking = pickingOf({ building: null, touch: () => {}, say: () => {} }, null, () => {});
  expect(classesOf(picking, [{ word: 'ruby' }])).toBe('');
  expect(picking.isLit([{ word: 'ruby' }])).toBe(false);
});
