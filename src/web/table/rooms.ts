/**
 * How much room there is for a table, measured in text: whoever reads with letters twice as large has half of it.
 * `narrow` is a phone, `middle` a portrait layout, `desk` has the question beside the hand, `wide` a right column too.
 */
export type Room = 'narrow' | 'middle' | 'desk' | 'wide';

/** Too low to have all of a table in sight: then the page scrolls, and the board need not be small. */
export const isLow = (height: number): boolean => height < 600;

/** For so many pixels at the usual size of letters. */
export function roomFor(width: number, height: number): Room {
  if (width < 600) return 'narrow';
  if (width <= 1100) return 'middle';
  return width >= 1380 && height >= 820 ? 'wide' : 'desk';
}
