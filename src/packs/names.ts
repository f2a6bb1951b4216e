import { LANGUAGES, type Language } from '../kernel/index.ts';
import { isPackObject, type PackObject } from './pack-data.ts';

/** Names that a pack does not give in some languages. */
export interface MissingNames {
  readonly path: string;
  readonly languages: readonly Language[];
}

const isLanguage = (key: string): key is Language => (LANGUAGES as readonly string[]).includes(key);

/** Whether it is a text in some languages: whatever vocabulary a game has, nothing else has their codes for keys. */
const isNames = (value: PackObject): value is Readonly<Record<string, string>> => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => isLanguage(key) && typeof value[key] === 'string');
};

/** Gives names in every language: those that are missing are the English ones, or of the first language that there is. */
export function withAllNames(pack: PackObject): { readonly pack: PackObject; readonly missing: MissingNames[] } {
  const missing: MissingNames[] = [];
  const filled = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((inner, n) => filled(inner, `${path}[${n}]`));
    if (!isPackObject(value)) return value;
    if (!isNames(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, filled(inner, path === '' ? key : `${path}.${key}`)]),
      );
    const without = LANGUAGES.filter((language) => !Object.hasOwn(value, language));
    if (without.length === 0) return value;
    missing.push({ path, languages: without });
    const spoken = LANGUAGES.find((language) => Object.hasOwn(value, language)) as Language;
    return { ...value, ...Object.fromEntries(without.map((language) => [language, value[spoken]])) };
  };
  return { pack: filled(pack, '') as PackObject, missing };
}
