import type { HeardEvent, Result } from '../kernel/index.ts';

/**
 * What happens at a table beside its game: events whose kind begins with @. They stand in the same stream as those of
 * the game, and have sentences of their own.
 */
export type TableEvent =
  | { readonly kind: '@back' | '@resigned'; readonly seat: number }
  /** So many of the events that were heard are void. */
  | { readonly kind: '@undone'; readonly seat: number; readonly events: number }
  | { readonly kind: '@away'; readonly seat: number; readonly why: 'left' | 'time' | 'gone' }
  /** What made a bot do what comes next, in words of the game. */
  | { readonly kind: '@because'; readonly seat: number; readonly why: string };

/** The reason of a result that came by giving up. */
export const RESIGNED = '@resigned';

/** The result where only these seats have not given up. Who plays together loses together. */
export function surrender(seats: number, left: readonly number[], together: boolean): Result {
  const places = Array.from({ length: seats }, (_, seat) => (together || !left.includes(seat) ? left.length + 1 : 1));
  return { winners: together ? [] : left, places, reason: RESIGNED };
}

export const isTableEvent = (heard: HeardEvent | TableEvent): heard is TableEvent => heard.kind.startsWith('@');
