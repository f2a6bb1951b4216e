import { expect, test } from 'vitest';
import { aimOf } from '../../../games/black-rose/effects/aims.ts';
import type { Effect, Side } from '../../../games/black-rose/face.ts';
import { LANGUAGES, type View } from '../../../kernel/index.ts';
import { grave, hint } from './hints.ts';
import { after, face, type Moment } from './testing/lodges.ts';
import { isAimed } from './warnings.ts';

const SCENE = { names: ['Ann', 'Ben'], viewer: 0 };
const isGrave = ({ view, question }: Moment, answer: string) => {
  expect(question?.legal).toContain(answer);
  return grave(answer, { view: view as View, face, question });
};
const said = ({ view, question, events }: Moment, answer: string, language: (typeof LANGUAGES)[number] = 'en') =>
  hint({
    ...{ view: view as View, face, events, language, speech: face.speech[language], scene: SCENE },
    ...{ question: question as NonNullable<typeof question>, answers: [answer], picked: true, confirming: answer },
  });
const start = (own: object, other: object, ...answers: string[]) =>
  after({ players: [own, other] }, answers).at(-1) as Moment;

test('the page knows as well as the rules what is aimed', () => {
  const { spells, mages, forgotten, packs, effects } = face.pack;
  const cards = [...Object.values(spells).flat(), ...mages.map(({ spell }) => spell), ...forgotten];
  // Of what waits nothing is aimed by hand.
  const doneBy = (side: Side): readonly Effect[] =>
    side.kind === 'combat' || side.kind === 'contingency' ? side.do : [];
  const lists: readonly Effect[] = [
    ...cards.flatMap(({ a, b }) => [...doneBy(a), ...doneBy(b)]),
    ...packs.flatMap(({ familiars }) => familiars.flatMap(({ action }) => action.do)),
    ...Object.values(effects).flat(),
  ];
  expect(lists.length).toBeGreaterThan(35);
  for (const effect of lists) expect([effect.do, isAimed(effect)]).toEqual([effect.do, aimOf(effect as never) !== 0]);
});

test('a spell without a target in reach is asked once more, and says what would come of it', () => {
  const far = { room: 'forge' };
  const vain = start({ room: 'archive', slots: ['vertigo:a'], quick: 'vertigo:b' }, far);
  const part = start({ room: 'archive', slots: ['grave-debt:a'] }, far);
  for (const [moment, answer] of [
    [vain, 'cast'],
    [vain, 'quick'],
    [part, 'cast'],
  ] as const)
    expect(isGrave(moment, answer)).toBe(true);
  expect(said(vain, 'cast')).toMatch(/^No target is in reach: the spell is spent and does nothing\. Vertigo/);
  expect(said(vain, 'quick')).toContain('does nothing');
  expect(said(part, 'cast')).toContain('only what else the spell does');
  for (const language of LANGUAGES) expect(said(vain, 'cast', language)).not.toBe(said(part, 'cast', language));
});

test('one that finds its target, needs none or waits is cast as before', () => {
  const near = start({ room: 'archive', slots: ['cinder-lash:a'], quick: 'vertigo:b' }, { room: 'archive' });
  expect(isGrave(near, 'cast-at rebecca-2')).toBe(false);
  expect(isGrave(near, 'quick')).toBe(false);
  const alone = start({ room: 'archive', slots: ['quick-feet:a'], quick: 'backdraft:a' }, { room: 'forge' });
  for (const answer of ['cast', 'quick']) expect(isGrave(alone, answer)).toBe(false);
});

test('damage that somebody else splits with a Familiar is asked once more, and says who does', () => {
  const own = { room: 'archive', slots: ['cinder-lash:a'], quick: 'cinder-lash:b' };
  const guarded = start(own, { room: 'archive', familiar: { card: 'muso' } });
  for (const answer of ['strike rebecca-2', 'cast-at rebecca-2', 'quick-on archive']) {
    expect(isGrave(guarded, answer)).toBe(true);
    for (const language of LANGUAGES) expect(said(guarded, answer, language)).toMatch(/Ben .*Muso/);
  }
  const hunted = start(own, { room: 'archive', familiar: { card: 'muso', room: 'forge' } });
  expect(isGrave(hunted, 'strike rebecca-2')).toBe(false);
  expect(isGrave(start({ ...own, familiar: { card: 'polpetta' } }, { room: 'archive' }), 'strike rebecca-2')).toBe(
    false,
  );
});
