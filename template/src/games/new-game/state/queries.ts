import type { Seat } from '../../../kernel/index.ts';
import { at, num } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import type { NewGameState } from './state.ts';

/** What is asked of a state; nothing here changes it. */

export const isProwler = (s: NewGameState, card: number): boolean => card >= contentOf(s).pack.herbs.length;

/** Points of cards, wherever they lie. */
export function pointsOf(s: NewGameState, cards: readonly number[]): number {
  const { points } = contentOf(s);
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += num(points, num(cards, i));
  return sum;
}

export function prowlersIn(s: NewGameState, cards: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (isProwler(s, num(cards, i))) count++;
  return count;
}

/** NG-4.1: how many points win. */
export const goalOf = (s: NewGameState): number => Number(s.options.goal);

export const scoreOf = (s: NewGameState, seat: Seat): number => pointsOf(s, at(s.stores, seat));

export const nextAfter = (s: NewGameState, seat: Seat): Seat => (seat + 1) % s.seats;
