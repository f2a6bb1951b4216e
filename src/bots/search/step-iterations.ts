/** How many iterations are a bite: a few milliseconds of thinking. */
export const STEP_ITERATIONS = 8;
