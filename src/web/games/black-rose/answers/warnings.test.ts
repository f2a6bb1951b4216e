import { expect, test } from 'vitest';
import type { Effect } from '../../../../games/black-rose/face.ts';
import { type Explanations, LANGUAGES, type View } from '../../../../kernel/index.ts';
import type { GameBoard } from '../../../table/board.ts';
import { after, face, type RoseMoment } from '../testing/moments.ts';
import * as hints from './hints.ts';
import { isAimed } from './warnings.ts';

const { hint, mustConfirm }: Pick<Required<GameBoard>, 'hint' | 'mustConfirm'> = hints;

const SCENE = { names: ['Ann', 'Ben'], viewer: 0 };
const isGrave = ({ view, question }: RoseMoment, answer: string) => {
  expect(question?.legal).toContain(answer);
  return mustConfirm(answer, { view: view as View, face, question, explores: false });
};
type Language = (typeof LANGUAGES)[number];
/** The face of an edition that does not say what answers lead to: there the bar warns. */
const { explanations, ...older } = face;
const said = ({ view, question, events }: RoseMoment, answer: string, language: Language = 'en') =>
  hint({
    ...{ view: view as View, face: older, events, language, speech: face.speech[language], scene: SCENE },
    ...{ question: question as NonNullable<typeof question>, answers: [answer], picked: true, confirming: answer },
  });
/** What the face says of it. */
const outcomeOf = ({ view, question }: RoseMoment, answer: string, language: Language = 'en') =>
  (explanations as Explanations).outcome(
    { question: question as NonNullable<typeof question>, view: view as View, language, scene: SCENE },
    answer,
  );
const start = (own: object, other: object, ...answers: string[]) =>
  after({ players: [own, other] }, answers).at(-1) as RoseMoment;

test('the page knows as well as the rules what is aimed', () => {
  const { spells, mages, forgotten } = face.pack;
  const cards = [...Object.values(spells).flat(), ...mages.map(({ spell }) => spell), ...forgotten];
  let known = 0;
  for (const { id, a, b } of cards)
    for (const [side, { kind, ...does }] of [
      ['a', a],
      ['b', b],
    ] as const) {
      const [first] = (kind === 'combat' || kind === 'contingency') && 'do' in does ? (does.do as Effect[]) : [];
      if (first === undefined) continue;
      // Here there is something to aim at for whatever can be aimed.
      const own = { room: 'archive', slots: [`${id}:${side}`], evocations: [{ card: 'skeleton', room: 'archive' }] };
      const other = {
        room: 'archive',
        sheet: [1, 0, 0, 0, 5],
        power: 3,
        evocations: [{ card: 'imp', room: 'archive' }],
      };
      const position = { rooms: { archive: { cubes: [0, 1] } }, players: [own, other] };
      const [{ question }] = after(position) as [RoseMoment];
      const aimed = question?.legal.some((say) => /^cast-/.test(say));
      expect([id, side, isAimed(first)]).toEqual([id, side, aimed]);
      known++;
    }
  expect(known).toBeGreaterThan(30);
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
  for (const answer of ['cast', 'quick'])
    expect(outcomeOf(vain, answer)).toMatchObject({ text: expect.stringMatching(/is wasted\.$/), harm: true });
  expect(said(part, 'cast')).toContain('only what else the spell does');
  for (const language of LANGUAGES) expect(said(vain, 'cast', language)).not.toBe(said(part, 'cast', language));
});

test('one that finds its target, needs none or waits is cast as before', () => {
  const near = start({ room: 'archive', slots: ['cinder-lash:a'], quick: 'vertigo:b' }, { room: 'archive' });
  expect(isGrave(near, 'cast-at rebecca-2')).toBe(false);
  expect(isGrave(near, 'quick')).toBe(false);
  const alone = start({ room: 'archive', slots: ['quick-feet:a'], quick: 'backdraft:a' }, { room: 'forge' });
  for (const answer of ['cast', 'quick']) expect(isGrave(alone, answer)).toBe(false);
  // Whoever is pushed need not be a Mage.
  const imp = { room: 'forge', evocations: [{ card: 'imp', room: 'archive' }] };
  expect(isGrave(start({ room: 'archive', quick: 'vertigo:b' }, imp), 'quick')).toBe(false);
});

test('damage that somebody else splits with a Familiar is asked once more, and says who does', () => {
  const own = { room: 'archive', slots: ['cinder-lash:a'], quick: 'cinder-lash:b' };
  const guarded = start(own, { room: 'archive', familiar: { card: 'muso' } });
  for (const answer of ['strike rebecca-2', 'cast-at rebecca-2', 'quick-on archive']) {
    expect(isGrave(guarded, answer)).toBe(true);
    for (const language of LANGUAGES) {
      expect(said(guarded, answer, language)).toMatch(/Ben .*Muso/);
      expect(outcomeOf(guarded, answer, language).text).toMatch(/Ben .*Muso/);
    }
  }
  const hunted = start(own, { room: 'archive', familiar: { card: 'muso', room: 'forge' } });
  expect(isGrave(hunted, 'strike rebecca-2')).toBe(false);
  const mine = start({ ...own, familiar: { card: 'polpetta' } }, { room: 'archive' });
  for (const answer of ['strike rebecca-2', 'quick-on archive']) expect(isGrave(mine, answer)).toBe(false);
  // What does no damage is split by nobody.
  const swapped = start({ room: 'archive', slots: ['mirror-walk:b'] }, { room: 'archive', familiar: { card: 'muso' } });
  expect(isGrave(swapped, 'cast-at rebecca-2')).toBe(false);
});

test('so is damage that Evocations and Familiars do, to one or to all in their Room', () => {
  const guarded = { room: 'armoury', familiar: { card: 'muso' } };
  const skeleton = { room: 'archive', evocations: [{ card: 'skeleton', room: 'armoury' }] };
  const attacks = start(skeleton, guarded, 'command skeleton-1-1');
  const scorches = start({ room: 'armoury', familiar: { card: 'drogon' } }, guarded, 'send');
  for (const [moment, answer] of [
    [attacks, 'attack rebecca-2'],
    [scorches, 'scorch'],
  ] as const) {
    expect(isGrave(moment, answer)).toBe(true);
    expect(said(moment, answer)).toMatch(/Ben .*Muso/);
    expect(outcomeOf(moment, answer).text).toMatch(/Ben .*Muso/);
  }
  const elsewhere = { ...guarded, room: 'forge', evocations: [{ card: 'imp', room: 'armoury' }] };
  const far = start({ room: 'armoury', familiar: { card: 'drogon' } }, elsewhere, 'send');
  expect(isGrave(far, 'scorch')).toBe(false);
});
