/** How many iterations make one step: a few milliseconds. */
export const STEP_ITERATIONS = 8;
