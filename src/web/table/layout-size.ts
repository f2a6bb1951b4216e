/**
 * How much room there is for a table, measured in text: whoever reads with letters twice as large has half of it.
 * `narrow` is a phone, `middle` a portrait layout, `desk` has the question beside the hand, `wide` a right column too.
 * A window that lies on its side has the board at its left, and all that is a phone's below it at its right.
 */
export type LayoutSize = 'narrow' | 'middle' | 'desk' | 'wide';

/** Too low to have all of a table in sight: then the page scrolls, and the board need not be small. */
export const isLowScreen = (height: number): boolean => height < 600;

/** Wider than high, but with no height for the board above the question, and no width for a desk. */
export const isLandscape = (width: number, height: number): boolean =>
  width >= 560 && width > height && width < (height < 640 ? 1100 : 940);

/** For so many pixels at the usual size of letters. */
export function layoutSizeFor(width: number, height: number): LayoutSize {
  if (width < 600 || isLandscape(width, height)) return 'narrow';
  if (width <= 1100) return width >= 940 && height < 860 ? 'desk' : 'middle';
  return width >= 1240 && height >= 660 ? 'wide' : 'desk';
}
