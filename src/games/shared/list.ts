/** In place of the number of a card, a piece, a place or a seat that is not there. */
export const NONE = -1;

/** The entry of a list that is known to be there. */
export const at = <X>(list: readonly X[], i: number): X => list[i] as X;

/** The same for numbers. Lists of numbers and of objects are kept apart: V8 reads either quickly, but not both at one place. */
export const num = (list: readonly number[], i: number): number => list[i] as number;

/** A copy of lists by seat, pile or the like, without their entries. */
export function copyLists<X>(lists: readonly (readonly X[])[]): X[][] {
  const copy: X[][] = new Array(lists.length);
  for (let i = 0; i < lists.length; i++) copy[i] = (lists[i] as X[]).slice();
  return copy;
}
