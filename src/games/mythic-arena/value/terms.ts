import type { Seat, ValueTerm } from '../../../kernel/index.ts';
import { at, num } from '../../shared/list.ts';
import type { Insight } from '../deck/insight.ts';
import { outlook } from '../deck/outlook.ts';
import { LINES_EACH, lineOf, other, petsInPlay } from '../state/queries.ts';
import { type Arena, battleOf } from '../state/state.ts';
import { left } from '../state/stats.ts';
import {
  ALONE,
  deckValue,
  HEALTH_POINT,
  handWorth,
  itemWorth,
  MATCH,
  POINT,
  PRESENCE,
  PROMISE,
  prospects,
  SCALE,
  standing,
  stasisWorth,
  underWay,
} from './value.ts';

/** What the value is the sum of, for a coach. `their`: the opponent's, who is worse off for the better. */

interface SideTerm {
  readonly worth: number;
  readonly amount: number | null;
}
type SideTerms = Readonly<Record<'points' | 'pets' | 'health' | 'hand' | 'items', SideTerm>>;

function sideOf(s: Arena, seat: Seat): SideTerms {
  const points = num(s.points, seat);
  const pets = petsInPlay(s, seat);
  let condition = 0;
  let health = 0;
  for (let line = 0; line < LINES_EACH; line++)
    for (const pet of lineOf(s, seat, line)) {
      condition += standing(s, pet, line);
      health += Math.max(0, left(s, pet));
    }
  const cards = at(s.hands, seat).length;
  let items = 0;
  for (const { uses } of at(s.items, seat)) items += itemWorth(uses);
  for (const { card, damage } of at(s.stasis, seat)) items += stasisWorth(s, card, damage);
  let lines = 0;
  for (let line = 0; line < LINES_EACH; line++) lines += lineOf(s, seat, line).length;
  return {
    points: { worth: points * POINT, amount: points },
    pets: { worth: lines * PRESENCE - (pets === 1 ? ALONE : 0), amount: pets },
    health: { worth: condition * HEALTH_POINT, amount: health },
    hand: { worth: handWorth(cards), amount: cards },
    items: { worth: items, amount: null },
  };
}

const whole = (term: string, worth: number): readonly ValueTerm[] => [{ term, worth, amount: null }];

export function terms(s: Arena, seat: Seat, insight: Insight | null): readonly ValueTerm[] {
  if (s.result !== null) {
    const { winners } = s.result;
    if (winners.length > 1) return [];
    return winners.includes(seat) ? whole('won', 1) : whole('lost', -1);
  }
  if (s.turns === 0) return whole('deck', insight === null ? deckValue(s, seat) : outlook(s, seat, insight));
  const b = battleOf(s);
  const own = Object.entries(sideOf(s, seat));
  const theirs = Object.entries(sideOf(s, other(seat)));
  return [
    ...own.map(([term, { worth, amount }]) => ({ term, worth: SCALE * worth, amount })),
    ...theirs.map(([term, { worth, amount }]) => ({
      term: `their${term.charAt(0).toUpperCase()}${term.slice(1)}`,
      worth: -SCALE * worth,
      amount: amount === null ? null : -amount,
    })),
    ...whole('battle', SCALE * (b === null ? PROMISE * prospects(s, seat) : underWay(s, b, seat))),
    ...whole('match', SCALE * MATCH * (num(s.wins, seat) - num(s.wins, other(seat)))),
  ];
}
