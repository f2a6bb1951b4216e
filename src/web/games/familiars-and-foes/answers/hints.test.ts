import { expect, test } from 'vitest';
import { faceFactory } from '../../../../games/familiars-and-foes/face.ts';
import { type HeardEvent, LANGUAGES, type View } from '../../../../kernel/index.ts';
import type { GameBoard, HintContext } from '../../../table/board.ts';
import * as hints from './hints.ts';

const { hint }: Pick<Required<GameBoard>, 'hint'> = hints;

const view = {
  viewer: 0,
  table: {
    running: [],
    familiars: [
      { familiar: 'mimsy', seat: 0 },
      { familiar: 'jinxie', seat: 1 },
    ],
  },
} as unknown as View;
const hinted = (ask: string, answers: readonly string[], some: Partial<HintContext> = {}): HintContext => ({
  ...{ view, answers, events: [], picked: false, confirming: null, language: 'en' },
  face: faceFactory.core,
  speech: faceFactory.core.speech[some.language ?? 'en'],
  scene: { names: ['Ann', 'Ben'], viewer: 0 },
  question: { ask, with: {}, legal: answers },
  ...some,
});
const heard = (kind: string, more: object = {}): HeardEvent => ({ kind, ...more }) as HeardEvent;
const passes = heard('passes', { seat: 0, rest: false });
const calls = heard('ballyhoo', { familiar: 'jinxie', foe: 'smudge' });
const flips = heard('flipped', { familiar: 'jinxie', open: true });

test('in a turn: what it may be spent on, and nothing once something is chosen', () => {
  const answers = ['attack smudge', 'use whetstone mimsy', 'restore soothing-rain mimsy 1'];
  expect(hint(hinted('action', answers))).toBe('One action per turn: attack, give HP/MP or use an Artifact.');
  expect(hint(hinted('action', answers, { picked: true }))).toBeNull();
  expect(hint(hinted('action', answers, { confirming: answers[0] as string }))).toBeNull();
  expect(new Set(LANGUAGES.map((language) => hint(hinted('action', answers, { language })))).size).toBe(5);
});

test('who is asked the same again is told what has happened since', () => {
  const legal = ['ballyhoo mimsy', 'pass'];
  const { explanations, ...olderFace } = faceFactory.core;
  const against = (foe: string, face: HintContext['face'] = olderFace) =>
    hint(hinted('ballyhoo', legal, { face, question: { ask: 'ballyhoo', with: { foe }, legal } }));
  expect(against('smudge')).toBe('1 MP, a flip: 2 damage to the Foe, or 1 to you.');
  expect(against('barrow-king')).toBe('1 MP, a flip: 1 damage to the Foe, or 1 to you.');
  // Where the answers say it themselves it is not said twice.
  expect([typeof explanations, against('smudge', faceFactory.core)]).toEqual(['object', null]);
  const again = hint(hinted('ballyhoo', legal, { events: [heard('attacks'), passes, calls, flips] }));
  expect(again).toMatch(/^Since your last answer: Jinxie calls: Ballyhoo!.* Jinxie flips the coin: eye open\.$/);
});

test('what one has done oneself is not said; another throw is another question', () => {
  const own = heard('ability', { familiar: 'mimsy', target: null });
  const again = heard('rolled', { familiar: 'jinxie', foe: null, face: 7, bonus: 0, again: true });
  expect(hint(hinted('rolled', ['pass'], { events: [own] }))).toBeNull();
  expect(hint(hinted('rolled', ['pass'], { events: [own, again] }))).toBe(
    'Since your last answer: Jinxie rolls again: 7.',
  );
  expect(hint(hinted('rolled', ['pass'], { events: [own, { ...again, again: false }] }))).toBeNull();
  expect(hint(hinted('roll', ['pass'], { events: [passes, calls, heard('turn')] }))).toBeNull();
  expect(hint(hinted('flipped', ['pass'], { events: [passes, calls, flips] }))).toBeNull();
});
