/** The number at a place of a list that is known to have one there. */
export const num = (list: ArrayLike<number>, i: number): number => list[i] as number;
