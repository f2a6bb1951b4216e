import type { LANGUAGES } from '../../kernel/index.ts';

export type { Language } from '../../kernel/index.ts';
export const languages: typeof LANGUAGES = ['en', 'it', 'fr', 'es', 'de'];
/** Each in its own words. */
export const languageNames = { en: 'English', it: 'Italiano', fr: 'Français', es: 'Español', de: 'Deutsch' } as const;
