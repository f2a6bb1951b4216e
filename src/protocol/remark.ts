import { z } from 'zod';
import type { Language, Scene, Speech } from '../kernel/index.ts';
import { LONGEST_ANSWER, LONGEST_WORD, MOST_SEATS } from './limits.ts';
import { text } from './text.ts';

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
/** An answer of the game, or the beginning of what one might be. */
const say = text(LONGEST_ANSWER);

/**
 * What people who play together say to each other in the words of the game, so that each reads it in their own language:
 * look at that; you could do this; I could do this.
 */
export const remarkSchema = z.discriminatedUnion('kind', [
  /** A card, a zone or a player (`player-2`), in the game's own word. */
  z.strictObject({ kind: z.literal('point'), at: text(LONGEST_WORD) }),
  z.strictObject({ kind: z.literal('propose'), seat, say }),
  z.strictObject({ kind: z.literal('offer'), say }),
]);
export type Remark = z.infer<typeof remarkSchema>;

interface RemarkTexts {
  readonly point: (thing: string) => string;
  readonly propose: (name: string, answer: string) => string;
  readonly offer: (answer: string) => string;
}

const TEXTS: Readonly<Record<Language, RemarkTexts>> = {
  en: {
    point: (thing) => `Look: ${thing}!`,
    propose: (name, answer) => `${name}, how about “${answer}”?`,
    offer: (answer) => `I could do this: “${answer}”.`,
  },
  it: {
    point: (thing) => `Guardate: ${thing}!`,
    propose: (name, answer) => `${name}, che ne dici di «${answer}»?`,
    offer: (answer) => `Io potrei fare così: «${answer}».`,
  },
  fr: {
    point: (thing) => `Regardez : ${thing} !`,
    propose: (name, answer) => `${name}, que dirais-tu de « ${answer} » ?`,
    offer: (answer) => `Je pourrais faire ceci : « ${answer} ».`,
  },
  es: {
    point: (thing) => `Mirad: ¡${thing}!`,
    propose: (name, answer) => `${name}, ¿qué tal «${answer}»?`,
    offer: (answer) => `Yo podría hacer esto: «${answer}».`,
  },
  de: {
    point: (thing) => `Schaut: ${thing}!`,
    propose: (name, answer) => `${name}, wie wäre es mit „${answer}“?`,
    offer: (answer) => `Ich könnte das tun: „${answer}“.`,
  },
};

/** What a player is called where one points at them. */
const PLAYER = /^player-(\d+)$/;
/** The seat that a word stands for, or null. */
export function seatIn(word: string): number | null {
  const [, number] = PLAYER.exec(word) ?? [];
  return number === undefined ? null : Number(number) - 1;
}

/** What is needed to put a remark into words. */
export interface RemarkContext {
  readonly language: Language;
  readonly speech: Speech;
  readonly scene: Scene;
  /** What a card or a zone is called. */
  nameOf(word: string): string;
}

/** What somebody says by it, in the reader's language. */
export function remarkSentence(remark: Remark, { language, speech, scene, nameOf }: RemarkContext): string {
  const said = TEXTS[language];
  switch (remark.kind) {
    case 'point': {
      const who = seatIn(remark.at);
      return said.point(who === null ? nameOf(remark.at) : (scene.names[who] ?? '–'));
    }
    case 'propose':
      return said.propose(scene.names[remark.seat] ?? '–', speech.answer(remark.say, scene));
    case 'offer':
      return said.offer(speech.answer(remark.say, scene));
  }
}
