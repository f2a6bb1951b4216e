/** So many standard errors is a difference that is hardly chance. */
export const SURE = 2;

/** A difference between two values of a state, in points of a standing. */
export const standingPoints = (difference: number): number => 50 * difference;

/** A value of a state, or the mean of several, as a standing in percent: 0 is lost, 100 is won. */
export const standingPercent = (worth: number): number => Math.min(100, Math.max(0, standingPoints(1 + worth)));
