/** How many iterations are a bite: a few milliseconds of thinking. */
export const BITE = 8;
