/**
 * The room for a table, measured in text: for somebody who reads at twice the size, the window counts as half as large.
 * `narrow` is a phone, `middle` a portrait layout, `desk` has the question beside the hand, `wide` also has a right
 * column. In a landscape window that is too low for these, the board is at the left and the rest in a column at the
 * right.
 */
export type LayoutSize = 'narrow' | 'middle' | 'desk' | 'wide';

/** Whether the window is too low to show a whole table: then the page scrolls, and the board is not shrunk. */
export const isLowScreen = (height: number): boolean => height < 600;

/** Whether the window is in landscape format, too low for a board above the question and too narrow for a desk. */
export const isLandscape = (width: number, height: number): boolean =>
  width >= 560 && width > height && width < (height < 640 ? 1100 : 940);

/** The layout for a size in pixels at the default text size. */
export function layoutSizeFor(width: number, height: number): LayoutSize {
  if (width < 600 || isLandscape(width, height)) return 'narrow';
  if (width <= 1100) return width >= 940 && height < 860 ? 'desk' : 'middle';
  return width >= 1240 && height >= 660 ? 'wide' : 'desk';
}
