/** Milliseconds in which what has just appeared ignores presses: they were meant for what stood there before. */
export const TOO_SOON = 400;
