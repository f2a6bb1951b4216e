import type { Language } from '../../text/languages.ts';

/** What is made for a language when it is first wanted, and kept. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(language);
    made.set(language, fresh);
    return fresh;
  };
}
