import type { Bar, Language } from '../../kernel/index.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<Refusal, string>>>> = { en, it, fr, es, de };

/** The sentence for a refusal of the server's own, its `{details}` filled in; else null. */
export const refusalSentence = (language: Language, bar: Bar): string | null =>
  isRefusal(bar)
    ? TEXTS[language][bar.why].replace(/\{(\w+)\}/g, (_, detail: string) => `${bar.with?.[detail] ?? '…'}`)
    : null;
