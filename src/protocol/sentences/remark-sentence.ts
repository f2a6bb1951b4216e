import type { Language, Scene, Speech } from '../../kernel/index.ts';
import { type Remark, seatIn } from '../remark.ts';
import { messages } from './generated/all.ts';

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
  const t = messages[language].remarks;
  switch (remark.kind) {
    case 'point': {
      const who = seatIn(remark.at);
      return t.point({ thing: who === null ? nameOf(remark.at) : (scene.names[who] ?? '–') });
    }
    case 'propose':
      return t.propose({ name: scene.names[remark.seat] ?? '–', answer: speech.answer(remark.say, scene) });
    case 'offer':
      return t.offer({ answer: speech.answer(remark.say, scene) });
  }
}
