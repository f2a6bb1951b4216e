import { finish, type Seat } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { HAND } from '../content/answers.ts';
import { tell } from './events.ts';
import { goalOf, isProwler, pointsOf, scoreOf } from './queries.ts';
import type { NewGameState, Turn } from './state.ts';

/** The functions that change a state; each tells what it did. */

export function drawCharms(s: NewGameState, seat: Seat, count: number): void {
  const drawn = s.charms.splice(Math.max(0, s.charms.length - count)).reverse();
  if (drawn.length === 0) return;
  at(s.hands, seat).push(...drawn);
  tell.drew(s, seat, drawn);
}

/** A charm leaves the hand for good. */
function spend(s: NewGameState, seat: Seat, charm: number): void {
  const hand = at(s.hands, seat);
  hand.splice(hand.indexOf(charm), 1);
  s.spent.push(charm);
}

export function returnCharm(s: NewGameState, seat: Seat, charm: number): void {
  spend(s, seat, charm);
  tell.returned(s, seat, charm);
}

export function useCharm(s: NewGameState, seat: Seat, charm: number): void {
  spend(s, seat, charm);
  tell.used(s, seat, charm);
}

export function startTurn(s: NewGameState, seat: Seat): void {
  s.active = seat;
  s.turns++;
  tell.turn(seat);
}

/** The top card of the forest, which then is another one that nobody knows. */
function takeTop(s: NewGameState): number {
  s.peeked = 0;
  return s.deck.pop() as number;
}

/** NG-3.1: the top card of the forest goes into the basket; a prowler that one hides from is discarded. */
export function gather(s: NewGameState, turn: Turn): void {
  const card = takeTop(s);
  if (turn.hides > 0 && isProwler(s, card)) {
    turn.hides--;
    s.discard.push(card);
    tell.evaded(s, turn.seat, card);
    return;
  }
  s.basket.push(card);
  tell.gathered(s, turn.seat, card);
}

export function peek(s: NewGameState, seat: Seat): void {
  s.peeked |= 1 << seat;
  tell.peeked(s, seat, at(s.deck, s.deck.length - 1));
}

export function clear(s: NewGameState, seat: Seat): void {
  const card = takeTop(s);
  s.discard.push(card);
  tell.cleared(s, seat, card);
}

export function hide(turn: Turn): void {
  turn.hides++;
  tell.hid(turn.seat);
}

/** NG-3.2: everything in the basket is lost. */
export function scatter(s: NewGameState, seat: Seat): void {
  const lost = s.basket.splice(0);
  s.discard.push(...lost);
  tell.scattered(s, seat, lost);
}

/** NG-3.3, NG-3.4: the herbs are safe, a prowler is sent away, and a charm is drawn. */
export function bringHome(s: NewGameState, seat: Seat): void {
  const basket = s.basket.splice(0);
  const herbs = basket.filter((card) => !isProwler(s, card));
  at(s.stores, seat).push(...herbs);
  s.discard.push(...basket.filter((card) => isProwler(s, card)));
  tell.home(s, seat, herbs, pointsOf(s, herbs));
  if (scoreOf(s, seat) >= goalOf(s)) end(s, 'goal');
  else if (at(s.hands, seat).length < HAND) drawCharms(s, seat, 1);
}

/** NG-4.2: the most points win; who has as many shares the victory. */
export function end(s: NewGameState, reason: 'goal' | 'deck'): void {
  const scores = s.stores.map((_, seat) => scoreOf(s, seat));
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  finish(s, { winners, places, reason });
  tell.ended(reason, winners);
}
