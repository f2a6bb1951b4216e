import { createContext, useContext } from 'react';
import type { Language } from '../../text/languages.ts';
import { loaders } from '../generated/lazy.ts';
import type { WebMessages } from '../generated/messages.ts';
import { loadRefusals } from './refusals.ts';

/** The words of the page, a language at a time. Words of a game are with the game. */
export type PageTexts = WebMessages;

const loaded = new Map<Language, Promise<PageTexts>>();
/** Loaded once; what did not come is asked for again the next time. */
export function textsIn(language: Language): Promise<PageTexts> {
  let texts = loaded.get(language);
  if (texts === undefined) {
    texts = Promise.all([loaders[language](), loadRefusals(language)]).then(([words]) => words);
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
