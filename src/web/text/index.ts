import { createContext, useContext } from 'react';
import type { PageTexts } from './en/index.ts';
import type { Language } from './languages.ts';

export type { PageTexts } from './en/index.ts';

/** The words of the page, a language at a time. Words of a game are with the game. */
const loaders: Readonly<Record<Language, () => Promise<PageTexts>>> = {
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
  fr: async () => (await import('./fr/index.ts')).fr,
  es: async () => (await import('./es/index.ts')).es,
  de: async () => (await import('./de/index.ts')).de,
};

const loaded = new Map<Language, Promise<PageTexts>>();
/** Loaded once; what did not come is asked for again the next time. */
export function textsIn(language: Language): Promise<PageTexts> {
  let texts = loaded.get(language);
  if (texts === undefined) {
    texts = loaders[language]();
    texts.catch(() => loaded.delete(language));
    loaded.set(language, texts);
  }
  return texts;
}

export interface ReadingLanguage {
  readonly language: Language;
  readonly texts: PageTexts;
}
export const LanguageContext = createContext<ReadingLanguage | null>(null);

export function useLanguage(): ReadingLanguage {
  const reading = useContext(LanguageContext);
  if (reading === null) throw new Error('no texts are loaded yet');
  return reading;
}
export const useTexts = (): PageTexts => useLanguage().texts;
