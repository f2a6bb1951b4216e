import type * as Plot from '@observablehq/plot';
import type { Theme } from './theme.ts';

/**
 * What plots are made with: the library, which whoever draws loads when it is needed; the document, which in a browser is
 * that of the page; and the colours.
 */
export interface Pen {
  readonly library: typeof Plot;
  readonly document: NonNullable<Plot.PlotOptions['document']>;
  readonly theme: Theme;
}

/** An SVG element of the document that was given. */
export type Drawing = ReturnType<typeof Plot.plot>;

/** All plots have this class, by which style sheets find them. */
export const PLOT_CLASS = 'plot';
/** The size of letters in a plot, in pixels. */
export const LETTERS = 12;

/** Marks that are not read one by one: what the plot shows is told of the whole, and in the table beside it. */
export function unread(marks: Plot.Markish[]): Plot.Markish[] {
  for (const mark of marks) {
    if (Array.isArray(mark)) unread(mark);
    else if (mark !== null) Object.assign(mark as object, { ariaHidden: 'true' });
  }
  return marks;
}

/** What holds for a whole plot, where a mark says nothing else. It is a picture, or a group of links in one. */
export function finished(drawing: Drawing, { body, colour }: Theme, role: 'img' | 'group' = 'img'): Drawing {
  const attributes = { role, 'font-family': body, 'font-size': `${LETTERS}`, fill: colour('text-2') };
  for (const [name, value] of Object.entries(attributes)) drawing.setAttribute(name, value);
  return drawing;
}
