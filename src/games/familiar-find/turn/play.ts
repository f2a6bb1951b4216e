import { type Frame, type In, type Offers, procedure, run, type Seat, window } from '../../../kernel/index.ts';
import { fillFromDeck, layStaged, stage } from '../atoms.ts';
import { CENTRE, type Content, contentOf, DOWN } from '../content.ts';
import { tell } from '../events.ts';
import { at, inReach, lies, location } from '../readings.ts';
import type { Find, Laying } from '../state.ts';

/** Step 3: Play cards. Placements are staged in private and laid together, so they can be taken back until the last. */

type Play = In<Content['says']['play']>;

/** FF-2.7, FF-2.12, FF-6.6: so many face up and face down; with too few cards one is down and the rest are up. */
export function laying(s: Find, seat: Seat, up: number, down: number, owes: readonly number[]): Frame {
  const have = at(s.hands, seat).length;
  const short = have < up + down;
  const fewDown = down === 0 || have === 0 ? 0 : Math.min(down, Math.max(1, have - up));
  return play.with({
    seat,
    up: short ? have - fewDown : up,
    down: short ? fewDown : down,
    short,
    owes: [...owes],
    staged: [],
  });
}
/** FF-3.3, FF-3.6: the whole hand, one card face down. */
export const finalAction = (s: Find, seat: Seat, owes: readonly number[]): Frame =>
  laying(s, seat, at(s.hands, seat).length - 1, 1, owes);

const left = (l: Laying): number => l.up + l.down;
const stagedOn = (l: Laying, pile: number): number => {
  let n = 0;
  for (let i = 0; i < l.staged.length; i++) if (at(l.staged, i).pile === pile) n++;
  return n;
};
/** FF-5.2: an owed pile may have been filled since, by a final action. */
const mayLayOn = (s: Find, l: Laying, pile: number): boolean =>
  inReach(s, l.seat, pile) || (l.owes.includes(pile) && at(s.piles, pile).length === 0);
const isEmpty = (s: Find, l: Laying, pile: number): boolean =>
  at(s.piles, pile).length === 0 && stagedOn(l, pile) === 0;
/** Whether this player must still lay a card on the pile: an empty one, or one where the Location demands it. */
const needy = (s: Find, l: Laying, pile: number): boolean =>
  isEmpty(s, l, pile) || (pile === CENTRE && location(s).least === true && stagedOn(l, CENTRE) === 0);

/** What the Location forbids at the centre, or null. */
function centreBar(s: Find, l: Laying, down: boolean): string | null {
  const { lay, cap, most } = location(s);
  if (lay === 'up' && down) return 'only-up';
  if (lay === 'down' && !down) return 'only-down';
  if (cap !== undefined && at(s.piles, CENTRE).length + stagedOn(l, CENTRE) >= cap) return 'full';
  if (most !== undefined && stagedOn(l, CENTRE) >= most) return 'enough';
  return null;
}

/** How many needy piles would stay without a card after this placement (pile -1: as things stand). */
function lacking(s: Find, l: Laying, pile: number, down: boolean): number {
  const up = l.up - (pile >= 0 && !down ? 1 : 0);
  const downs = l.down - (pile >= 0 && down ? 1 : 0);
  let sides = 0;
  for (let other = 1; other < s.piles.length; other++) {
    if (other !== pile && lies(s, other) && mayLayOn(s, l, other) && needy(s, l, other)) sides++;
  }
  const centre = pile !== CENTRE && needy(s, l, CENTRE);
  if (!centre) return Math.max(0, sides - up - downs);
  const servable = (up > 0 && centreBar(s, l, false) === null) || (downs > 0 && centreBar(s, l, true) === null);
  return servable ? Math.max(0, sides + 1 - up - downs) : 1 + Math.max(0, sides - up - downs);
}

/** Why a card cannot be laid there that way, or null. */
function layBar(
  s: Find,
  l: Laying,
  pile: number,
  down: boolean,
  now: number,
): readonly [rule: string, why: string] | null {
  if (!mayLayOn(s, l, pile)) return ['FF-2.7', 'out-of-reach'];
  if (down ? l.down === 0 : l.up === 0) return ['FF-2.7', down ? 'no-more-down' : 'no-more-up'];
  if (down && l.short && l.up > 0) return ['FF-2.12', 'up-first'];
  const centre = pile === CENTRE ? centreBar(s, l, down) : null;
  if (centre !== null) return ['FF-5.3', centre];
  if (lacking(s, l, pile, down) > now)
    return isEmpty(s, l, CENTRE) || !needy(s, l, CENTRE) ? ['FF-2.8', 'leaves-empty'] : ['FF-5.3', 'one-at-least'];
  return null;
}

/** FF-6.7: card, pile and facing; what would make FF-2.8 impossible is not offered. */
function placements(s: Find, l: Laying, seat: Seat, offers: Offers<Play>): void {
  const { says } = contentOf(s);
  const hand = handLeft(s, l);
  const now = lacking(s, l, -1, false);
  for (let pile = 0; pile < s.piles.length; pile++) {
    if (!lies(s, pile)) continue;
    for (let down = 0; down <= DOWN; down++) {
      const bar = layBar(s, l, pile, down === DOWN, now);
      if (bar !== null && !offers.why) continue;
      for (let i = 0; i < hand.length; i++) {
        const card = at(hand, i);
        if (hand.indexOf(card) !== i) continue;
        if (bar === null) offers.may(says.play.of(card, pile, down));
        else offers.bar(says.play.of(card, pile, down), bar[0], bar[1], { seat });
      }
    }
  }
}

/** The hand without what is staged. */
function handLeft(s: Find, l: Laying): readonly number[] {
  const hand = at(s.hands, l.seat);
  if (l.staged.length === 0) return hand;
  const rest = hand.slice();
  for (const { card } of l.staged) rest.splice(rest.indexOf(card), 1);
  return rest;
}

/** Whether the Location had its way with what is laid at the centre. */
function isBound(s: Find, l: Laying): boolean {
  const { lay, cap, most, least } = location(s);
  const here = stagedOn(l, CENTRE);
  if (here > 0 && (lay !== undefined || most === here || least === true)) return true;
  return cap !== undefined && at(s.piles, CENTRE).length + here >= cap;
}

export const play = procedure<Find, Laying>(
  'play',
  {
    '3 Choose cards, piles and facings': window({
      ask: 'play',
      hidden: true,
      by: (_s, l) => (left(l) > 0 ? l.seat : null),
      from: placements,
      then: (s, l, { card, pile, down }) => stage(s, l, { card, pile, down: down === DOWN }),
      with: (_s, l) => ({ up: l.up, down: l.down }),
    }),
    '3 Lay them': run((s, l) => {
      const bound = isBound(s, l);
      layStaged(s, l.seat, l.staged);
      if (bound) tell.bound(s, l.seat);
    }),
    '3 Fill what is still empty from the deck': run((s, l) => {
      for (let pile = 0; pile < s.piles.length; pile++) {
        if (lies(s, pile) && mayLayOn(s, l, pile) && at(s.piles, pile).length === 0) fillFromDeck(s, pile);
      }
    }),
  },
  // What is staged nobody else knows, not even how much: to them nothing has been chosen yet.
  (l, viewer) =>
    viewer === 'all' || viewer === l.seat
      ? l
      : {
          ...l,
          up: l.up + l.staged.filter((p) => !p.down).length,
          down: l.down + l.staged.filter((p) => p.down).length,
          staged: [],
        },
);
