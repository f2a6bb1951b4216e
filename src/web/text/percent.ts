import type { Language } from '../../kernel/index.ts';

/** To make one takes longer than all the rest of a table of chances. */
const formats = new Map<Language, Intl.NumberFormat>();

/** A share from 0 to 1 as a whole percentage. */
export function percentText(share: number, language: Language): string {
  const known = formats.get(language);
  const format = known ?? new Intl.NumberFormat(language, { style: 'percent' });
  if (known === undefined) formats.set(language, format);
  return format.format(share);
}
