import { expect, test } from 'vitest';
import { faceFactory, type RoseTable } from '../../../../games/black-rose/face.ts';
import { type Face, LANGUAGES, type Question, type View } from '../../../../kernel/index.ts';
import type { GameBoard } from '../../../table/board.ts';
import { RecordedGames, type SeenMoment } from '../../../table/testing/moments.ts';
import { kindIn } from '../selectors.ts';
import * as hints from './hints.ts';

const {
  answerNames,
  hint,
  mustConfirm,
  questionText,
  verbNames,
}: Pick<Required<GameBoard>, 'answerNames' | 'hint' | 'mustConfirm' | 'questionText' | 'verbNames'> = hints;

/** The face of an edition that does not say what answers lead to. */
const { explanations, ...face } = faceFactory.core;
const games = new RecordedGames<RoseTable>('black-rose');
const SCENE = { names: ['Ann', 'Ben'], viewer: 0 };

type Language = (typeof LANGUAGES)[number];
const hintOf = (
  { view, events, question }: SeenMoment<RoseTable>,
  language: Language = 'en',
  confirming: string | null = null,
  answers: readonly string[] | null = null,
  shownBy: Face = face,
) => {
  if (question === null) throw new Error('nobody is asked');
  const shown = {
    view: view as View,
    face: shownBy,
    events,
    question,
    language,
    speech: face.speech[language],
    scene: SCENE,
  };
  return hint({ ...shown, answers: answers ?? question.legal, picked: answers !== null, confirming });
};
const at = (position: object, answers: readonly string[] = [], options = {}) =>
  games.from(0, [position, 2, options], answers, []).at(-1) as SeenMoment<RoseTable>;

test('the bar says with what one may act, and which of two Actions it is', () => {
  const players = [{ room: 'archive', slots: ['quick-feet:a'] }, { room: 'archive' }];
  const first = at({ players });
  expect(hintOf(first)).toContain('2 tokens left');
  const second = at({ players }, ['strike rebecca-2', 'stop']);
  expect(hintOf(second)).toContain('1 token left');
  expect(hintOf(second)).toMatch(/^Action 2 of 2\./);
  const nothing = { ...first, question: { ...(first.question as Question), legal: ['pass'] } };
  expect(hintOf(nothing as typeof first)).toBe('Nothing is left to use.');
  // What was chosen the bar itself asks on.
  expect(hintOf(first, 'en', null, ['strike rebecca-2'])).toBeNull();
});

test('where a Familiar hunts the bar says what taking it back means, once its Room is touched', () => {
  const players = [{ room: 'crypt', familiar: { card: 'polpetta', room: 'kennel' } }, { room: 'throne' }];
  const moment = at({ players }, [], { cerberus: true });
  expect(moment.question?.legal).toContain('rejoin kennel');
  expect(hintOf(moment, 'en', null, ['walk kennel', 'rejoin kennel'])).toMatch(/guards at once/);
});

test('what there is to do has a short name of its own, in every language', () => {
  const question = { ask: 'action', with: {}, legal: [] };
  for (const language of LANGUAGES) {
    const { walk = '', lead, cast, quick, ...named } = verbNames(question, language) ?? {};
    expect(walk).not.toBe('');
    expect(new Set([walk, lead, cast, quick, named.strike, named.activate]).size).toBe(6);
    expect([named['cast-at'], named['quick-on']]).toEqual([cast, quick]);
  }
  expect(verbNames({ ...question, ask: 'prepare' }, 'en')).toBeNull();
});

test('where the face does not, it says before one passes what that gives up, and before one casts what the spell does', () => {
  const own = { room: 'archive', slots: ['quick-feet:a'], quick: 'vertigo:b', familiar: { card: 'polpetta' } };
  const moment = at({ players: [own, { room: 'archive' }] }, [], { cerberus: true });
  const isGrave = (answer: string, question: Pick<Question, 'ask' | 'with' | 'legal'> | null = moment.question) =>
    mustConfirm(answer, { view: moment.view as View, face, question, explores: false });
  expect(isGrave('pass')).toBe(true);
  expect(isGrave('cast')).toBe(false);
  expect(isGrave('pass', { ask: 'dismiss', with: {}, legal: ['pass', 'dismiss imp-1-1'] })).toBe(false);
  expect(isGrave('pass', { ask: 'action', with: {}, legal: ['pass'] })).toBe(false);
  expect(hintOf(moment, 'en', 'pass')).toBe('You do not act again this round. Unused: 2 tokens, 2 spells.');
  expect(hintOf(moment, 'en', 'pass', null, { ...face, explanations } as Face)).toBeNull();
  const { speech } = face;
  for (const language of LANGUAGES) {
    const of = (id: string) => speech[language].card(id);
    const quick = hintOf(moment, language, 'quick');
    expect(quick).toContain(of('vertigo').name);
    expect(quick).toContain(of('vertigo:b').text);
    expect(hintOf(moment, language, 'cast')).toContain(of('quick-feet:a').text);
    expect(hintOf(moment, language, 'familiar')).toBe(of('polpetta:guard').text);
  }
});

test('preparing, it is said beforehand what ends it: the fourth spell, or the last of a smaller hand', () => {
  const preparing = (hand: readonly string[], laid: readonly string[]) =>
    hintOf(at({ step: 'preparation', players: [{ room: 'forge', hand }, { room: 'crypt' }] }, laid));
  const hand = ['ember-imp', 'vertigo', 'grave-debt', 'turncoat', 'rework'];
  const laid = ['prepare vertigo b', 'prepare rework a', 'prepare-quick turncoat a'];
  expect(preparing(hand, [])).toContain('After 4 spells the preparation is over.');
  expect(preparing(hand, laid.slice(0, 2))).toBe(
    'That is enough: “Ready” ends it. After 4 spells the preparation is over.',
  );
  expect(preparing(hand, laid)).toContain('The next spell ends your preparation.');
  expect(preparing(['vertigo', 'rework', 'turncoat'], laid.slice(0, 2))).toContain('The next spell ends');
  const begun = at({ step: 'preparation', players: [{ room: 'forge', hand }, { room: 'crypt' }] });
  const both = ['prepare vertigo a', 'prepare vertigo b', 'prepare-quick vertigo a'];
  expect(hintOf(begun, 'en', null, both)).toBe('Choose its side, and the slot that it goes to.');
  expect(hintOf(begun, 'en', null, both.slice(0, 2))).toBeNull();
});

test('while an Action goes on it says how far one may still walk, and whether the Room can be used', () => {
  const room = at({ players: [{ room: 'archive' }, {}] }).question?.legal.find((say) => say.startsWith('walk ')) ?? '';
  const walked = at({ players: [{ room: 'archive' }, {}] }, [room]);
  expect(hintOf(walked)).toMatch(/^Action 1 of 2\. 1 more Room to walk/);
  const legal = (walked.question?.legal ?? []).filter((say) => !say.startsWith('activate'));
  const may = (more: readonly string[]) =>
    hintOf({ ...walked, question: { ...(walked.question as Question), legal: [...legal, ...more] } } as typeof walked);
  expect(may(['activate-at tessa-1'])).toBe(
    'Action 1 of 2. 1 more Room to walk. Activating the Room ends this Action: 1 step goes unused.',
  );
  expect(may([])).toBe('Action 1 of 2. 1 more Room to walk.');
});

test('what is asked without numbers has words of its own', () => {
  const moment = at({ players: [{ room: 'archive' }, {}] });
  const words = (ask: string, language: Language) =>
    hintOf({ ...moment, question: { ...(moment.question as Question), ask } } as typeof moment, language);
  const asked = ['study', 'keep', 'evocation', 'evocations', 'mend', 'aim'];
  for (const language of LANGUAGES) {
    const said = asked.map((ask) => words(ask, language) ?? '');
    expect(said).not.toContain('');
    expect(new Set(said).size).toBe(asked.length);
    expect(words('push', language)).toBe(words('aim', language));
  }
  expect(words('mend', 'en')).toMatch(/^Point by point/);
  expect(words('evocations', 'en')).toMatch(/^Each acts once/);
});

test('damage to be split says whose it is and what each can take', () => {
  const position = {
    active: 1,
    players: [
      { room: 'kennel', sheet: [0, 5], familiar: { card: 'polpetta' } },
      { room: 'archive', slots: ['unbinding:b'] },
    ],
  };
  const moment = at(position, ['cast-at tessa-1'], { cerberus: true });
  const takes = `Tessa can take 5, Polpetta ${kindIn(face, 'polpetta').health}.`;
  expect(hintOf(moment)).toBe(`Ben casts Unbinding, lower side (B: Combat). ${takes}`);
  // Who has heard nothing of it knows whose it is all the same.
  expect(hintOf({ ...moment, events: [] })).toBe(`From Ben. ${takes}`);
});

test('to whom one Mage is left only the school is asked', () => {
  const [choosing] = games.byChance(0, 4, 'mages', {}) as Iterable<SeenMoment<RoseTable>>;
  const question = { ask: 'choose', with: {}, legal: ['choose nero illusion', 'choose nero destruction'] };
  const { speech } = face;
  expect(questionText(question, speech.en, SCENE)).toBe('Which school?');
  expect(
    questionText({ ...question, legal: [...question.legal, 'choose tessa illusion'] }, speech.en, SCENE),
  ).toBeNull();
  for (const language of LANGUAGES) {
    const said = hintOf({ ...(choosing as SeenMoment<RoseTable>), question: question as never }, language);
    expect(said).toContain('Nero');
  }
});

test('a Mage and a school are shown before they are taken', () => {
  const [choosing] = games.byChance(0, 2, 'mages', {}) as Iterable<SeenMoment<RoseTable>>;
  const { view, question } = choosing as SeenMoment<RoseTable>;
  const [choice = ''] = question?.legal ?? [];
  expect(choice).toMatch(/^choose /);
  expect(mustConfirm(choice, { view: view as View, face, question, explores: false })).toBe(true);
});

test('what ends a turn is never called like what ends the phase, in any language, and a declined offer has its usual name', () => {
  const asked = (ask: string) => ({ ask, with: {}, legal: ['pass'] });
  const scene = { names: [], viewer: 0 };
  const names = LANGUAGES.flatMap((language) =>
    Object.values(answerNames(asked('action'), language, { speech: face.speech[language], scene }) ?? {}),
  );
  expect(new Set(names).size).toBe(2 * LANGUAGES.length);
  expect(answerNames(asked('evocations'), 'en', { speech: face.speech.en, scene })?.done).toBe('End my turn');
  expect(answerNames(asked('dismiss'), 'en', { speech: face.speech.en, scene })).toBeNull();
});

test('where an answer wants a target, what was chosen does not ask for it in its name', () => {
  const verbs = ['activate', 'cast', 'quick', 'familiar'];
  for (const language of LANGUAGES)
    for (const verb of verbs)
      for (const [place, word] of [
        ['at', 'tessa-1'],
        ['on', 'forge'],
      ]) {
        const { answer, part } = face.speech[language];
        expect(part(`${verb}-${place} ${word}`, 0, SCENE)).toBe(answer(verb, SCENE));
      }
});

test('every question of a whole game has its hint in every language, without gaps', () => {
  const seen = new Set<string>();
  for (const moment of games.byChance(0, 2, 'hints', { cerberus: true, hydra: true })) {
    const { question } = moment;
    if (question === null || seen.has(question.ask)) continue;
    seen.add(question.ask);
    for (const language of LANGUAGES) expect(hintOf(moment, language) ?? '').not.toMatch(/undefined|NaN|\{/);
  }
  for (const ask of ['study', 'keep', 'prepare', 'action', 'physical']) expect(seen).toContain(ask);
});

test('what is left of the turn is said while a Room is activated, before it, in it and after it', () => {
  const players = [{ room: 'library', discards: ['rework', 'vertigo'] }, { room: 'throne' }];
  const before = at({ players });
  expect(hintOf(before)).toMatch(/^Action 1 of 2\./);
  expect(hintOf(before, 'en', null, ['activate'])).toBe('After that you may still walk up to 2 Rooms or strike.');
  const within = at({ players }, ['activate']);
  expect(within.question?.ask).toBe('recover');
  expect(hintOf(within)).toBe('Action 1 of 2. After that you may still walk up to 2 Rooms or strike.');
  const after = at({ players }, ['activate', 'recover rework']);
  expect([after.question?.ask, hintOf(after)]).toEqual(['physical', 'Action 1 of 2. 2 more Rooms to walk.']);
  const room = before.question?.legal.find((say) => say.startsWith('walk ')) ?? '';
  const walked = at({ players }, [room]);
  const activates = (walked.question?.legal ?? []).filter((say) => say.startsWith('activate'));
  expect(hintOf(walked, 'en', null, activates)).toBe('Activating the Room ends this Action: 1 step goes unused.');
});
