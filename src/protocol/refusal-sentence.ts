import type { Bar, Language } from '../kernel/index.ts';
import { messages } from './generated/all.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** The sentence for a refusal of the server's own; else null. */
export function refusalSentence(language: Language, bar: Bar): string | null {
  if (!isRefusal(bar)) return null;
  const sentence = messages[language][bar.why satisfies Refusal];
  return typeof sentence === 'string' ? sentence : sentence({ seconds: bar.with?.seconds ?? '…' });
}
