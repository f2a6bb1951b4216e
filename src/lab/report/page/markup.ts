import { escaped } from '../plots/svg-document.ts';

/** Text that is HTML already. All other text is escaped where it is put into one. */
export class Markup {
  constructor(readonly text: string) {}
}

export type Piece = Markup | string | number | null | readonly Piece[];

const textOf = (piece: Piece): string => {
  if (piece === null) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(textOf).join('');
  return escaped(String(piece));
};

/** HTML whose gaps are filled with escaped text, or with other such HTML. */
export const html = (parts: TemplateStringsArray, ...gaps: readonly Piece[]): Markup =>
  new Markup(parts.map((part, n) => part + textOf(gaps[n] ?? null)).join(''));
