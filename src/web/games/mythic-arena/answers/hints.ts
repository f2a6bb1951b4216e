import type { HintContext } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';
import { type ArenaProps, petsOf } from '../selectors.ts';
import type { HintKind, NextChoice } from '../text.ts';

/** What the bar says beside a question: what may be done, what comes next, and what an answer would cost. */

const WAYS: Readonly<Record<string, HintKind>> = {
  ...{ attach: 'cards', place: 'cards', rune: 'cards', 'rune-on': 'cards' },
  ...{ use: 'item', 'use-on': 'item', unique: 'unique', 'unique-on': 'unique' },
  ...{ switch: 'switch', move: 'switch', release: 'release' },
};
const NEXT: Readonly<Record<string, NextChoice>> = {
  ...{ attach: 'card', 'rune-on': 'card', 'use-on': 'item' },
  ...{ switch: 'other', move: 'line', 'unique-on': 'power' },
};

type OwnProps = Pick<ArenaProps, 'view' | 'face' | 'events'>;
type ArenaHintContext = Omit<HintContext, keyof OwnProps> & OwnProps;

export function hint(hinted: ArenaHintContext): string | null {
  const { language, question, answers, picked, confirming } = hinted;
  const t = messages[language].hints;
  // What is about to be confirmed says itself what it leads to.
  if (confirming !== null) return null;
  if (picked) {
    const next = named(NEXT, answers, t.next);
    // Of one kind of answer the bar itself asks for the rest.
    if (verbsIn(answers).size === 1) return replacing(hinted, answers);
    return next.length === 0 ? null : t.touch({ next });
  }
  switch (question.ask) {
    case 'primary': {
      const ways = named(WAYS, answers, t.ways);
      return joined(opening(hinted), ways.length === 0 ? null : t.also({ ways }));
    }
    case 'power':
    case 'retaliate':
      return joined(opening(hinted), given(hinted), t.willpower);
    case 'lead':
      return t.willpower;
    case 'attackers':
    case 'blockers':
      return given(hinted);
    default:
      return opening(hinted);
  }
}

const joined = (...sentences: readonly (string | null)[]): string | null =>
  sentences.filter((sentence) => sentence !== null).join(' ') || null;

const verbsIn = (answers: readonly string[]): ReadonlySet<string> =>
  new Set(answers.map((say) => say.split(' ')[0] ?? ''));
/** The phrases for the verbs of these answers, in the order of the phrases. */
function named<K extends string>(
  kinds: Readonly<Record<string, K>>,
  answers: readonly string[],
  phrases: Readonly<Record<K, string>>,
): string[] {
  const found = new Set([...verbsIn(answers)].map((verb) => kinds[verb]));
  return (Object.keys(phrases) as K[]).filter((kind) => found.has(kind)).map((kind) => phrases[kind]);
}

/** Elyth that one of these answers would send to the Spent Pile (MA-6.5). */
function replacing({ view, speech, scene, language }: ArenaHintContext, answers: readonly string[]): string | null {
  const pets = view.table.players.flatMap(petsOf);
  const bearers = new Set(answers.filter((say) => say.startsWith('attach ')).map((say) => say.split(' ')[2]));
  const old = pets.flatMap(({ pet, elyth }) =>
    elyth !== null && bearers.has(pet)
      ? [`${speech.card(elyth).name} (${speech.part(`target ${pet}`, 1, scene)})`]
      : [],
  );
  return old.length === 0 ? null : messages[language].hints.replaces({ old });
}

/** An Elyth whose coming Downs its own bearer, because the Health of the old one goes (MA-16.4): asked once more. */
export function mustConfirm(
  answer: string,
  { view, face }: Pick<ArenaProps, 'view' | 'face' | 'question'> & { readonly explores: boolean },
): boolean {
  const [verb, card, ref] = answer.split(' ');
  const bearer = view.table.players.flatMap(petsOf).find(({ pet }) => pet === ref);
  if (verb !== 'attach' || bearer === undefined) return false;
  const healthOf = (id: string | null | undefined): number => {
    const gives = face.pack.elyth.find((elyth) => elyth.id === id)?.gives ?? [];
    return gives.reduce((sum, given) => sum + ('grants' in given && !given.if ? (given.grants.health ?? 0) : 0), 0);
  };
  return bearer.left - healthOf(bearer.elyth) + healthOf(card) <= 0;
}

/** What was said in secret of an answer in several parts: nothing on the board shows it yet. */
function given({ view: { stack, viewer }, speech, scene, language }: ArenaHintContext): string | null {
  const lines = typeof viewer === 'number' ? (stack.at(-1)?.given?.[viewer] ?? []) : [];
  if (lines.length === 0) return null;
  const said = lines.map((say) => speech.answer(say, scene));
  return messages[language].hints.soFar({ parts: said });
}

/** Hands without a Pet that were shown before the first turn: said until both have had a look at theirs. */
function opening({ view, events, question, scene, language }: ArenaHintContext): string | null {
  const { turns } = view.table;
  if (turns > 1 && !(turns === 2 && question.ask === 'pet')) return null;
  const from = events.findLastIndex(({ kind }) => kind === 'game');
  const shown = events.slice(from + 1).filter((heard) => heard.kind === 'mulligan');
  const told = scene.names.map((name, seat) => {
    const times = shown.filter((heard) => heard.seat === seat).length;
    return times === 0 ? null : messages[language].hints.mulligan({ who: name, times });
  });
  return joined(...told);
}
