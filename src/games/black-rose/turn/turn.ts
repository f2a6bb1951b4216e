import { choose, each, type Offers, procedure, run, type Seat } from '../../../kernel/index.ts';
import { type FamiliarAnswer, offerFamiliar, useMarker } from '../actions/familiar.ts';
import { beginPhysical, offerTokens, type PhysicalAnswer } from '../actions/physical.ts';
import { type CastAnswer, castSpell, offerSpell } from '../actions/spells.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { activate } from '../state/frame-data.ts';
import { settleModes } from '../state/models.ts';
import { endWards } from '../state/mutations.ts';
import {
  evocationsOf,
  hasQuick,
  inTurn,
  isInCell,
  isPair,
  isStanding,
  mageOf,
  modelNamed,
  nextSlot,
  refOf,
} from '../state/queries.ts';
import { type Evocation, type Mage, NONE, QUICK, type Rose } from '../state/state.ts';

/** Chapter: Action phase. Round and round from the Crown holder, one or two Actions a visit (BR-2.4). */

export interface VisitData {
  readonly seat: Seat;
  actions: number;
  /** At most one numbered and one quick spell a visit. */
  cast: boolean;
  quick: boolean;
  over: boolean;
}
const ACTIONS = 2;

/** Whether anything is left to act with, as everybody can see. */
function canAct(s: Rose, v: VisitData): boolean {
  const mage = mageOf(s, v.seat);
  if (mage.tokens > 0) return true;
  if (isInCell(mage)) return false;
  if (!v.cast && nextSlot(mage) !== NONE) return true;
  if (!v.quick && hasQuick(mage)) return true;
  return isPair(mage) && mage.marker;
}

type VisitAnswer = PhysicalAnswer | CastAnswer | FamiliarAnswer | GameAnswer<'command' | 'pass' | 'done'>;
function deeds(s: Rose, v: VisitData, seat: Seat, offers: Offers<VisitAnswer>): void {
  const { answers } = contentOf(s);
  offers.may(v.actions === 0 ? answers.pass.of() : answers.done.of());
  const mage = mageOf(s, seat);
  const cell = isInCell(mage);
  offerTokens(s, seat, offers);
  if (mage.tokens > 0 && !cell) offerCommands(s, mage, offers);
  if (!cell) {
    const slot = nextSlot(mage);
    if (v.cast) offers.bar(answers.cast.of(), 'BR-2.4', 'one-spell');
    else if (slot === NONE) offers.bar(answers.cast.of(), 'BR-2.4', 'no-spell');
    else offerSpell(s, seat, slot, offers);
    if (v.quick) offers.bar(answers.quick.of(), 'BR-2.4', 'one-spell');
    else if (!hasQuick(mage)) offers.bar(answers.quick.of(), 'BR-2.4', 'no-spell');
    else offerSpell(s, seat, QUICK, offers);
  } else {
    offers.bar(answers.cast.of(), 'BR-2.4', 'in-cell');
    offers.bar(answers.quick.of(), 'BR-2.4', 'in-cell');
  }
  offerFamiliar(s, seat, offers);
}
function offerCommands(s: Rose, mage: Mage, offers: Offers<VisitAnswer>): void {
  for (const evocation of evocationsOf(mage)) {
    const answer = contentOf(s).answers.command.of(refOf(s, evocation));
    if (isStanding(evocation)) offers.may(answer);
    else offers.bar(answer, 'BR-1.9', 'send-it');
  }
}

function act(s: Rose, v: VisitData, answer: VisitAnswer): void {
  const { seat } = v;
  v.actions++;
  switch (answer.verb) {
    case 'pass':
      mageOf(s, seat).passed = true;
      v.over = true;
      tell.passes(seat);
      break;
    case 'done':
      v.over = true;
      tell.ends(seat);
      break;
    case 'cast':
    case 'cast-at':
    case 'cast-on':
      v.cast = true;
      castSpell(s, seat, answer);
      break;
    case 'quick':
    case 'quick-at':
    case 'quick-on':
      v.quick = true;
      castSpell(s, seat, answer);
      break;
    case 'familiar':
    case 'familiar-at':
    case 'familiar-on':
    case 'send':
      useMarker(s, seat, answer);
      break;
    case 'command': {
      const evocation = modelNamed(s, answer.model) as Evocation;
      mageOf(s, seat).tokens--;
      tell.commands(s, seat, evocation);
      activate(s, evocation, seat);
      break;
    }
    default:
      beginPhysical(s, seat, answer);
  }
}

/** One Action, within the visit that stands below it on the stack. */
export const action = procedure<Rose, object>('action', {
  'Choose an Action': choose<Rose, object, VisitAnswer>({
    ask: 'action',
    hidden: true,
    by: (s) => visitIn(s).seat,
    from: (s, _a, seat, offers) => deeds(s, visitIn(s), seat, offers),
    then: (s, _a, answer) => act(s, visitIn(s), answer),
    with: (s) => ({ second: visitIn(s).actions }),
  }),
  // BR-1.6
  'Guard mode': run(settleModes),
});
const visitIn = (s: Rose): VisitData => visit.in(s) as VisitData;

export const visit = procedure<Rose, VisitData>('visit', {
  'One or two Actions': each((s, v) => {
    if (v.over || v.actions === ACTIONS || !canAct(s, v)) return null;
    if (v.actions === 0) tell.visit(v.seat);
    return action.with({});
  }),
  'Wards end': run(endWards),
});

export interface ActionPhaseData {
  /** Whose visit is next, counted from the Crown holder as the phase began. */
  turn: number;
  readonly first: Seat;
}
export const actionPhase = procedure<Rose, ActionPhaseData>('action-phase', {
  'Round and round': each((s, p) => {
    for (let n = 0; n < s.seats; n++) {
      const seat = (p.first + p.turn) % s.seats;
      p.turn = (p.turn + 1) % s.seats;
      const v: VisitData = { seat, actions: 0, cast: false, quick: false, over: false };
      // Who has nothing to act with is passed over, and may have by the next time round.
      if (!mageOf(s, seat).passed && canAct(s, v)) return visit.with(v);
    }
    return null;
  }),
});
export const newPhase = (s: Rose): ActionPhaseData => ({ turn: 0, first: inTurn(s, 0) });
