import type { Bar, Language } from '../../kernel/index.ts';
import { messages } from '../generated/all.ts';
import { refusalIn } from './refusal-in.ts';

/** The sentence for a refusal of the server's own; else null. */
export const refusalSentence = (language: Language, bar: Bar): string | null => refusalIn(messages[language], bar);
