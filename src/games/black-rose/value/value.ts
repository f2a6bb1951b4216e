import type { Seat } from '../../../kernel/index.ts';
import { roomBar } from '../actions/rooms.ts';
import { contentOf, faceOfCard, GREAT } from '../content/content.ts';
import { COLOURS } from '../content/vocabulary.ts';
import type { WoundData } from '../effects/damage.ts';
import { frames, type ProcedureName } from '../frames.ts';
import type { Activation } from '../state/frame-data.ts';
import { lodgeOf } from '../state/lodge.ts';
import {
  at,
  cubesIn,
  cubesOn,
  damageOf,
  familiarOf,
  isFoe,
  isInCell,
  isStanding,
  kindOf,
  leftOf,
  mageOf,
  modelOf,
  modelsInPlay,
  nextCrown,
  num,
  roomAt,
  roomCard,
  stepsFrom,
} from '../state/queries.ts';
import { COLOUR_COUNT, type Evocation, HEALTH, type Mage, type Model, NONE, type Rose } from '../state/state.ts';
import { cardWorth, faceWorth, PER_DAMAGE, readyWorth } from './card-worth.ts';

/** What a bot thinks of a position, in points of Power. No rule is in here, only opinion. */

export const OWN_CUBE = 0.17;
const IN_CELL = 0.5;
/** To begin the next round. */
export const CROWN = 0.12;
/** A Mage near its defeat. */
export const DEFEAT = 1.4;
export const TROPHY = 1.1;
export const RUIN = 1.1;
/** A quest that is solved; one that is not, and each part of it that is done. */
export const SOLVED = 0.9;
export const QUEST = 0.35;
export const QUEST_PART = 0.7;
/** How much the strongest rival counts, the Rose among them, and all other Mages together. */
export const STRONGEST = 0.55;
export const OTHERS = 0.35;
/** So many points are all. */
export const SCALE = 30;

/** What Rooms promise a colour, by how full they are and who is ahead in them. */
export function roomsOf(s: Rose, colour: number): number {
  let sum = 0;
  for (let room = 0; room < s.rooms.length; room++) {
    const { cubes } = roomAt(s, room);
    const own = num(cubes, colour);
    if (own === 0) continue;
    let ahead = 0;
    let tied = 0;
    for (let other = 0; other < COLOUR_COUNT; other++) {
      if (num(cubes, other) > own) ahead++;
      else if (other !== colour && num(cubes, other) === own) tied++;
    }
    const { slots } = roomCard(s, room);
    const prize = (slots === GREAT ? [6, 2, 1] : [4, 1])[ahead] ?? 0;
    const full = cubesIn(s, room) / slots;
    sum += (tied > 0 ? prize - 1 : prize) * full * (0.35 + 0.6 * full);
  }
  return sum;
}
/** How near a Mage is to its defeat: a living Familiar's slots are slots of its Mage (BR-1.14). */
export function fullness(s: Rose, mage: Mage): number {
  const familiar = familiarOf(mage);
  const cubes = cubesOn(mage);
  if (familiar === null) return cubes / HEALTH;
  return (cubes + familiar.hurt) / (HEALTH + kindOf(s, familiar).health);
}
/** Damage that a Model can take, a Mage with what its Familiar can. */
function slotsLeft(s: Rose, model: Model): number {
  const familiar = model.isMage ? familiarOf(model) : null;
  return leftOf(s, model) + (familiar === null ? 0 : leftOf(s, familiar));
}
/** What a colour's cubes on a sheet promise it: more the fuller the sheet. */
export function onSheets(s: Rose, colour: number): number {
  let sum = 0;
  for (const mage of s.mages) {
    const own = num(mage.sheet, colour);
    if (own === 0) continue;
    const full = fullness(s, mage);
    sum += own * PER_DAMAGE * (0.65 + 0.3 * full + 0.5 * full ** 4);
  }
  return sum;
}

/** What activating a Room is worth to a seat. */
function roomWorth(s: Rose, mage: Mage, number: number): number {
  const { rose, throne, pack } = contentOf(s);
  const room = roomAt(s, number).card;
  const card = roomCard(s, number);
  let worth = [0.75, 0.35, 0.7, 0.5, 0.3, 0.3][card.colour] ?? 0;
  if (card.pack !== NONE) worth = 1.9;
  else if (room === rose) worth = 1.2;
  else if (room === throne) worth = 0.25;
  for (const { quest } of mage.quests) {
    const { goal } = at(pack.quests, quest);
    if (goal.is === 'rooms' && COLOURS.indexOf(goal.colour) === card.colour) worth += 0.8;
  }
  return worth;
}
/** What a Mage could do with the Room that it is in, or with one beside it while it can still walk. */
export function prospects(s: Rose, seat: Seat): number {
  const mage = mageOf(s, seat);
  const here = mage.room;
  if (isInCell(mage)) return -IN_CELL;
  let steps = 0;
  let may = mage.tokens > 0 && !mage.passed ? 0.55 : 0.15;
  for (const { proc, data } of frames.of(s.stack)) {
    if (proc === 'physical' && data.seat === seat && !data.over) {
      if (!data.activated) may = 0.95;
      steps = Math.max(steps, data.left);
    }
    if (proc === 'moving' && data.seat === seat) steps = Math.max(steps, data.left);
  }
  let best = roomBar(s, seat, false) === null ? roomWorth(s, mage, here) * may : 0;
  const l = lodgeOf(s);
  const reach = steps > 0 ? 0.8 : mage.tokens > 0 ? 0.4 : 0.12;
  for (let room = 0; room < s.rooms.length; room++) {
    const { card, ruined, used } = roomAt(s, room);
    if (ruined || used || room === here) continue;
    const away = num(l.steps, here * l.rooms + room);
    if (away > 3) continue;
    if (roomCard(s, room).pack !== NONE && familiarOf(mage) !== null) continue;
    if (card === contentOf(s).rose && s.moon < 2) continue;
    const near = away <= Math.max(1, steps) ? 0.75 : 0.75 / away;
    best = Math.max(best, roomWorth(s, mage, room) * may * near * reach);
  }
  return best;
}

/** A Model at work: what it may still do to whoever is near. */
function atWork(s: Rose, a: Activation): number {
  const worker = modelOf(s, a.model) as Evocation | null;
  if (worker === null || a.over || a.attacks === 0) return 0;
  // Sent from the Cell it has a step to go before it is in the Lodge.
  const from = isInCell(worker) ? stepsFrom(s, worker) : [worker.room];
  const out = isInCell(worker) ? 1 : 0;
  const l = lodgeOf(s);
  const left = a.left === NONE ? kindOf(s, worker).move : a.left;
  let best = 0;
  for (const model of modelsInPlay(s)) {
    if (!isFoe(model, a.by) || model === worker || model.id === a.target) continue;
    const away = Math.min(...from.map((room) => num(l.steps, room * l.rooms + model.room))) + out;
    const damage = Math.min(damageOf(s, worker), slotsLeft(s, model)) * (model.isMage ? PER_DAMAGE * 0.9 : 0.2);
    best = Math.max(best, away <= left ? damage * (1 - 0.04 * away) : damage * 0.2);
  }
  return best;
}
export function evocations(s: Rose, mage: Mage): number {
  let sum = 0;
  const l = lodgeOf(s);
  for (const evocation of mage.evocations) {
    if (evocation === null) continue;
    const { health, damage } = kindOf(s, evocation);
    const left = leftOf(s, evocation) / health;
    // All Familiars are judged alike, so that each comes up.
    sum += evocation.isFamiliar ? 0.9 + 0.7 * left : 0.25 + (0.15 * damage + 0.08 * health) * left;
    if (evocation.isFamiliar && mage.marker) sum += mage.passed ? 0 : 0.1;
    if (!isStanding(evocation)) {
      sum += 0.1;
      continue;
    }
    let near = 9;
    for (const other of s.mages)
      if (other !== mage && !isInCell(other))
        near = Math.min(near, num(l.steps, evocation.room * l.rooms + other.room));
    sum += near > 4 ? 0 : 0.12 / (1 + near);
  }
  return sum;
}

/** What everybody can see of a seat. */
function standing(s: Rose, seat: Seat): number {
  const mage = mageOf(s, seat);
  const cubes = cubesOn(mage);
  let sum = mage.power - cubes * OWN_CUBE - DEFEAT * fullness(s, mage) ** 3;
  sum += TROPHY * mage.trophies + SOLVED * mage.solved.length + RUIN * mage.ruins;
  if (nextCrown(s) === seat) sum += CROWN;
  sum += onSheets(s, seat) + roomsOf(s, seat) + evocations(s, mage);
  for (const { done } of mage.quests) sum += QUEST + QUEST_PART * done;
  return sum;
}
/** The lines of an answer that is not whole yet: cards that will be prepared. */
function lines(s: Rose, seat: Seat): number {
  const top = frames.top(s.stack);
  if (top?.proc !== 'preparation') return 0;
  const { cards } = contentOf(s);
  let sum = 0;
  for (const words of top.given?.[seat] ?? []) {
    const [, card, side] = words.split(' ');
    if (card !== undefined) sum += slotWorth(s, seat, faceOfCard(cards.indexOf(card), side === 'b' ? 1 : 0));
  }
  return sum;
}
const slotWorth = (s: Rose, seat: Seat, face: number): number => 0.12 + 0.55 * readyWorth(s, seat, face);
/** Hand, prepared cards and what waits: as far as the seat's own eyes see. */
export function grimoire(s: Rose, seat: Seat): number {
  const mage = mageOf(s, seat);
  let sum = lines(s, seat);
  for (const card of mage.hand) sum += 0.04 + 0.1 * cardWorth(s, card);
  if (s.student === seat) {
    const drawn = s.drawn.map((card) => cardWorth(s, card)).sort((a, b) => b - a);
    sum += 0.14 * ((drawn[0] ?? 0) + (drawn[1] ?? 0));
  }
  for (const prepared of mage.slots)
    if (prepared !== null) sum += mage.passed ? 0.1 : slotWorth(s, seat, prepared.face);
  for (const { face } of mage.waits) sum += 0.85 * faceWorth(s, face);
  if (mage.passed) sum -= 0.15 * mage.tokens;
  return sum;
}
/** What is about to be done and needs an answer first. */
const PENDING: { readonly [name in ProcedureName]?: number } = {
  recovering: 0.25,
  learning: 1.1,
  calling: 2.2,
  summoning: 0.7,
  pushing: 0.05,
  mending: 0.3,
};
/** Damage to a pair before its owner has said what of it the Familiar takes. */
function atStake(s: Rose, { model, amount, dealt }: WoundData): number {
  return dealt > 0 ? 0 : Math.min(amount, slotsLeft(s, modelOf(s, model) as Mage)) * PER_DAMAGE * 0.9;
}
export function pending(s: Rose, seat: Seat): number {
  let sum = 0;
  for (const { proc, data } of frames.of(s.stack)) {
    if (proc === 'activation' && data.by === seat) sum += atWork(s, data);
    else if (proc === 'wounding') sum += data.by === seat ? atStake(s, data) : 0;
    else if ('seat' in data && data.seat === seat) sum += PENDING[proc] ?? 0;
  }
  return sum;
}

/** How the strongest of the others stands, the Rose among them, and all Mages together. */
export function rivalsOf(s: Rose, seat: Seat): { readonly best: number; readonly sum: number } {
  let best = 0.9 * s.rose.power + s.rose.trophies + s.rose.ruins;
  let sum = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const theirs = standing(s, other);
    best = Math.max(best, theirs);
    sum += theirs;
  }
  return { best, sum };
}

/** How good the state is for a seat. */
export function value(s: Rose, seat: Seat): number {
  if (s.result !== null) {
    const { winners } = s.result;
    if (!winners.includes(seat)) return -1;
    return winners.length === 1 ? 1 : 0.5;
  }
  if (mageOf(s, seat).card === NONE) return 0;
  const own = standing(s, seat) + grimoire(s, seat) + prospects(s, seat) + pending(s, seat);
  const { best, sum } = rivalsOf(s, seat);
  const lead = own - STRONGEST * best - (OTHERS * sum) / (s.seats - 1);
  return Math.max(-0.95, Math.min(0.95, lead / SCALE));
}
