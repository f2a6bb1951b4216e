import type { Language } from '../../../../kernel/index.ts';
import type { GameBoard, HintContext } from '../../../table/board.ts';
import { damageOrigin } from '../board/damage-origin.ts';
import { messages } from '../generated/all.ts';
import { roomFor } from '../grimoire/slots/slots.ts';
import { nextSlot, playerAt, QUICK, type RoseProps, sideOf } from '../selectors.ts';
import type { HintKind, HintText } from '../text.ts';
import { actionNumber, afterActivating, restOfTurn } from './rest-of-turn.ts';
import { isRisky, type RoseHintContext, warningOf } from './warnings.ts';

/** What the bar says beside a question: what may be done now, what is left to do it with, and what comes of it. */

const HINT_BY_VERB: Readonly<Record<string, HintKind>> = {
  ...{ walk: 'walk', rejoin: 'rejoin', lead: 'lead', strike: 'strike', command: 'command', send: 'send' },
  ...{ go: 'go', attack: 'attack' },
  ...{ activate: 'activate', 'activate-at': 'activate', 'activate-on': 'activate' },
  ...{ cast: 'cast', 'cast-at': 'cast', 'cast-on': 'cast' },
  ...{ quick: 'quick', 'quick-at': 'quick', 'quick-on': 'quick' },
  ...{ familiar: 'familiar', 'familiar-at': 'familiar', 'familiar-on': 'familiar' },
};

export function hint(hinted: RoseHintContext): string | null {
  const { question, confirming, picked } = hinted;
  const said = ownHint(hinted);
  if (confirming !== null || picked || !INSIDE.includes(question.ask)) return said;
  return [said, restOfTurn(hinted, question.ask)].filter((line) => line !== null).join(' ') || null;
}
/** Questions in the middle of an Action, which do not say by themselves what comes after them. */
const INSIDE = ['aim', 'push', 'move', 'discard', 'pay', 'learn', 'recover', 'summon', 'drop', 'dismiss', 'mend'];

function ownHint(hinted: RoseHintContext): string | null {
  const { language, question, answers, picked, confirming } = hinted;
  const t = messages[language].hints;
  // Faces of older editions do not say what an answer leads to.
  if (confirming !== null) return hinted.face.explanations === undefined ? consequence(hinted, confirming, t) : null;
  if (picked && answers.length === 2 && answers.some((say) => verbOf(say) === 'rejoin')) return t.rejoin;
  if (picked && answers.every((say) => HINT_BY_VERB[verbOf(say)] === 'activate'))
    return afterActivating(hinted, question.ask);
  // What was chosen the bar itself asks on.
  if (picked && question.ask !== 'prepare') return null;
  switch (question.ask) {
    case 'choose':
      return chooseHint(hinted, t);
    case 'study':
      return t.study;
    case 'keep':
      return t.keep;
    case 'prepare':
      return prepareHint(hinted, t);
    case 'action':
      return actionHint(hinted, t);
    case 'physical':
      return physicalHint(hinted, t);
    case 'evocation':
      // What it is that acts stands there already.
      return hinted.face.explanations === undefined ? t.evocation : null;
    case 'evocations':
      return t.evocations;
    case 'split':
      return splitHint(hinted, t);
    case 'mend':
      return t.mend;
    case 'moon':
      return t.moon;
    case 'drop':
      return t.drop;
    case 'aim':
    case 'push':
      return t.aim;
    default:
      return null;
  }
}

/** The questions for which the bar offers short names of verbs, because so many different things can be done. */
const QUESTIONS_WITH_VERB_NAMES = ['action', 'physical', 'evocation'];
export const verbNames: NonNullable<GameBoard['verbNames']> = ({ ask }, language) => {
  const names = messages[language].hints.ways;
  return QUESTIONS_WITH_VERB_NAMES.includes(ask)
    ? Object.fromEntries(Object.entries(HINT_BY_VERB).map(([verb, way]) => [verb, names[way]]))
    : null;
};

/**
 * The questions in which `pass` and the end of a turn have names of their own: a pass is for the whole phase, and after
 * the first action ending the turn takes its place.
 */
const QUESTIONS_WITH_ENDINGS = ['action', 'evocations'];
export const answerNames = (
  { ask }: HintContext['question'],
  language: Language,
): Readonly<Record<string, string>> | null =>
  QUESTIONS_WITH_ENDINGS.includes(ask) ? messages[language].hints.endings : null;

/** A pass is for the whole phase. */
const passes = (answer: string, { ask, legal }: HintContext['question']): boolean =>
  answer === 'pass' && ask === 'action' && legal.length > 1;
/** A Mage and a school are chosen for the whole game: what comes with them is shown first. */
const isPermanentChoice = (answer: string): boolean => verbOf(answer) === 'choose';
export const mustConfirm = (
  answer: string,
  { view, face, question }: Pick<RoseProps, 'view' | 'face' | 'question'> & { readonly explores: boolean },
): boolean =>
  question !== null &&
  (isPermanentChoice(answer) || passes(answer, question) || isRisky({ view, face, question }, answer));

/** The Mage that alone is left; null if there is a choice. */
function lastMage(answers: readonly string[]): string | null {
  const [mage = null, ...others] = new Set(answers.map((say) => say.split(' ')[1] ?? ''));
  return others.length === 0 ? mage : null;
}
export const questionText: NonNullable<GameBoard['questionText']> = ({ ask, legal }, speech, scene) =>
  ask === 'choose' && lastMage(legal) !== null ? speech.step('choose', 2, scene) : null;
function chooseHint({ question, speech, language }: HintContext, t: HintText): string {
  const mage = lastMage(question.legal);
  return mage === null ? t.choose : messages[language].warnings.lastMage({ mage: speech.card(mage).name });
}

/** What an answer that waits for a yes would do, where its own words do not say. */
function consequence(hinted: RoseHintContext, answer: string, t: HintText): string | null {
  const said = [warningOf(hinted, answer), effect(hinted, answer, t)].filter((line) => line !== null);
  return said.join(' ') || null;
}
function effect(hinted: RoseHintContext, answer: string, t: HintText): string | null {
  const { view, question, speech } = hinted;
  const own = playerAt(view, sideOf(view));
  const [verb = ''] = answer.split(' ');
  if (passes(answer, question))
    return t.passing({ tokens: own.tokens, spells: own.slots.filter((slot) => slot !== null).length });
  const familiar = own.evocations.find((evocation) => evocation?.mode === 'guard');
  if (HINT_BY_VERB[verb] === 'familiar' && familiar) return speech.card(`${familiar.card}:guard`).text;
  const slot = HINT_BY_VERB[verb] === 'quick' ? QUICK : HINT_BY_VERB[verb] === 'cast' ? nextSlot(own) : null;
  const spell = slot === null ? null : own.slots[slot];
  if (!spell?.card || !spell.side) return null;
  const { name, text } = speech.card(`${spell.card}:${spell.side}`);
  return t.spell({ name, text });
}

const verbOf = (say: string): string => say.split(' ')[0] ?? '';

/** How far one may still walk, and whether the Room may be activated. */
function physicalHint(hinted: HintContext, t: HintText): string | null {
  const { question, answers } = hinted;
  const left = Number(question.with.left ?? 0);
  const activates = answers.some((say) => HINT_BY_VERB[verbOf(say)] === 'activate');
  const number = actionNumber(hinted, question.ask);
  const said = [
    ...(number === null ? [] : [t.rest.number({ number })]),
    ...(left > 0 ? [t.physical.steps({ left })] : []),
    activates ? afterActivating(hinted, question.ask) : null,
  ];
  return said.filter((line) => line !== null).join(' ') || null;
}

/** How it is done, and that the last spell ends it. */
function prepareHint({ view, answers, picked, question }: RoseHintContext, t: HintText): string | null {
  const { most, left } = roomFor(view, sideOf(view));
  const ends = left === 1 ? [t.lastSpell] : picked ? [] : [t.mostSpells({ spells: most })];
  // Which slot it goes to is a word of its own, before the card: the bar could only ask what one does.
  const slots = new Set(answers.map(verbOf)).size > 1;
  const how = picked ? (slots ? [t.sideAndSlot] : []) : [question.legal.includes('ready') ? t.enough : t.prepare];
  return [...how, ...ends].join(' ') || null;
}

/** What was done to one since one's last visit, and the tokens that are left for Actions. */
function actionHint({ view, answers, question }: RoseHintContext, t: HintText): string {
  if (answers.every((say) => say === 'pass')) return t.nothingLeft;
  const told = t.action({ tokens: playerAt(view, sideOf(view)).tokens });
  return `${t.rest.number({ number: question.with.second === 1 ? 2 : 1 })} ${told}`;
}

/** Whose damage it is, and what each can take of it. */
function splitHint(hinted: RoseHintContext, t: HintText): string | null {
  const { view, question, speech } = hinted;
  const { mage } = playerAt(view, sideOf(view));
  if (mage === null) return null;
  const { mage: most, familiar, card } = question.with;
  const can = t.split({
    mage: speech.card(mage).name,
    most: Number(most),
    familiar: speech.card(String(card)).name,
    of: Number(familiar),
  });
  return [damageOrigin(hinted), can].filter((line) => line !== null).join(' ');
}
