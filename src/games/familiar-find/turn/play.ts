import { compose, type Frame, type Offers, procedure, run, type Seat } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { CENTRE, type Placement } from '../content/answers.ts';
import { ABYSS, contentOf, DOWN } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { fillFromDeck, lay } from '../state/mutations.ts';
import { facings, isFinal, isInReach, isPileInPlay, location, stagedPlacements } from '../state/queries.ts';
import type { Find, Laying, PlayPlan } from '../state/state.ts';

/** Step 3: Play cards. All are chosen in secret and laid together, so they can be taken back until the last. */

/** FF-2.7: the cards that a plan comes to, with the hand as it is now. */
export const laying = (s: Find, plan: PlayPlan): Frame =>
  play.with({ seat: plan.seat, ...facings(s, plan), owes: [...plan.owes] });

/** How far the laying has come: what is still to be laid, and what is chosen already. */
interface LayProgress extends Laying {
  readonly staged: readonly Placement[];
}
function layProgress(l: Laying, staged: readonly Placement[]): LayProgress {
  let down = 0;
  for (let i = 0; i < staged.length; i++) down += at(staged, i).down;
  const up = staged.length - down;
  return { seat: l.seat, up: l.up - up, down: l.down - down, owes: l.owes, staged };
}

const stagedOn = (l: LayProgress, pile: number): number => {
  let n = 0;
  for (let i = 0; i < l.staged.length; i++) if (at(l.staged, i).pile === pile) n++;
  return n;
};
/** FF-5.2: an owed pile may have been filled since, by a final action. */
const mayLayOn = (s: Find, l: Laying, pile: number): boolean =>
  isInReach(s, l.seat, pile) || (l.owes.includes(pile) && at(s.piles, pile).length === 0);
const isEmpty = (s: Find, l: LayProgress, pile: number): boolean =>
  at(s.piles, pile).length === 0 && stagedOn(l, pile) === 0;
/** Whether this player must still lay a card on the pile: an empty one, or one where the Location demands it. */
const mustBeLaidOn = (s: Find, l: LayProgress, pile: number): boolean =>
  isEmpty(s, l, pile) || (pile === CENTRE && location(s).least === true && stagedOn(l, CENTRE) === 0);

/** What the Location forbids at the centre, or null. */
function centreBar(s: Find, l: LayProgress, down: boolean): string | null {
  const { lay, cap, most } = location(s);
  if (lay === 'up' && down) return 'only-up';
  if (lay === 'down' && !down) return 'only-down';
  if (cap !== undefined && at(s.piles, CENTRE).length + stagedOn(l, CENTRE) >= cap) return 'full';
  if (most !== undefined && stagedOn(l, CENTRE) >= most) return 'enough';
  return null;
}

/** How many needy piles would stay without a card after this placement (pile -1: as things stand). */
function lacking(s: Find, l: LayProgress, pile: number, down: boolean): number {
  const up = l.up - (pile >= 0 && !down ? 1 : 0);
  const downs = l.down - (pile >= 0 && down ? 1 : 0);
  let sides = 0;
  for (let other = 1; other < s.piles.length; other++) {
    if (other !== pile && isPileInPlay(s, other) && mayLayOn(s, l, other) && mustBeLaidOn(s, l, other)) sides++;
  }
  const centre = pile !== CENTRE && mustBeLaidOn(s, l, CENTRE);
  if (!centre) return Math.max(0, sides - up - downs);
  const servable = (up > 0 && centreBar(s, l, false) === null) || (downs > 0 && centreBar(s, l, true) === null);
  return servable ? Math.max(0, sides + 1 - up - downs) : 1 + Math.max(0, sides - up - downs);
}

/** Why a card cannot be laid there that way, or null. */
function layBar(
  s: Find,
  l: LayProgress,
  pile: number,
  down: boolean,
  now: number,
): readonly [rule: string, why: string] | null {
  if (!mayLayOn(s, l, pile)) return ['FF-2.7', 'out-of-reach'];
  if (down ? l.down === 0 : l.up === 0) return ['FF-2.7', down ? 'no-more-down' : 'no-more-up'];
  const centre = pile === CENTRE ? centreBar(s, l, down) : null;
  if (centre !== null) return ['FF-5.3', centre];
  if (lacking(s, l, pile, down) > now)
    return isEmpty(s, l, CENTRE) || !mustBeLaidOn(s, l, CENTRE)
      ? ['FF-2.8', 'leaves-empty']
      : ['FF-5.3', 'one-at-least'];
  return null;
}

/** FF-6.7: card, pile and facing; what would make FF-2.8 impossible is not offered. */
function placements(s: Find, laying: Laying, seat: Seat, offers: Offers<Placement>, soFar: readonly Placement[]): void {
  const { answers } = contentOf(s);
  const l = layProgress(laying, soFar);
  const hand = handLeft(s, l);
  const now = lacking(s, l, -1, false);
  for (let pile = 0; pile < s.piles.length; pile++) {
    if (!isPileInPlay(s, pile)) continue;
    for (let down = 0; down <= DOWN; down++) {
      const bar = layBar(s, l, pile, down === DOWN, now);
      if (bar !== null && !offers.why) continue;
      for (let i = 0; i < hand.length; i++) {
        const card = at(hand, i);
        if (hand.indexOf(card) !== i) continue;
        if (bar === null) offers.may(answers.play.of(card, pile, down));
        else offers.bar(answers.play.of(card, pile, down), bar[0], bar[1], { seat });
      }
    }
  }
}

/** The hand without what is staged. */
function handLeft(s: Find, l: LayProgress): readonly number[] {
  const hand = at(s.hands, l.seat);
  if (l.staged.length === 0) return hand;
  const rest = hand.slice();
  for (const { card } of l.staged) rest.splice(rest.indexOf(card), 1);
  return rest;
}

/** Whether the Location had its way with what is laid at the centre. */
function isBound(s: Find, l: LayProgress): boolean {
  const { lay, cap, most, least } = location(s);
  const here = stagedOn(l, CENTRE);
  if (here > 0 && (lay !== undefined || most === here || least === true)) return true;
  return cap !== undefined && at(s.piles, CENTRE).length + here >= cap;
}

export const play = procedure<Find, Laying>('play', {
  '3 Choose cards, piles and facings, and lay them': compose({
    ask: 'play',
    hidden: true,
    by: (_s, l) => (l.up + l.down > 0 ? l.seat : null),
    from: placements,
    enough: (_s, l, _seat, soFar) => soFar.length === l.up + l.down,
    then: (s, l, lines) => {
      const bound = isBound(s, layProgress(l, lines));
      lay(s, l.seat, lines);
      if (bound) tell.bound(s, l.seat);
    },
    with: (s, l) => {
      const { up, down } = layProgress(l, stagedPlacements(s));
      return isFinal(s) ? { up, down, out: at(at(s.collections, l.seat), ABYSS) } : { up, down };
    },
  }),
  '3 Fill what is still empty from the deck': run((s, l) => {
    for (let pile = 0; pile < s.piles.length; pile++) {
      if (isPileInPlay(s, pile) && mayLayOn(s, l, pile) && at(s.piles, pile).length === 0) fillFromDeck(s, pile);
    }
  }),
});
