/** Every language that people can read, as the page lists them. Each has a file in `grammar/` and one in every `messages/` folder. */
export const LANGUAGES = ['en', 'it', 'fr', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Something for each language. */
export const byLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
};
