export { LANGUAGE_NAMES as languageNames, LANGUAGES as languages, type Language } from '../../text/languages.ts';
