import type { Seat } from '../../../kernel/index.ts';
import type { PhysicalData } from '../actions/physical.ts';
import { roomBar } from '../actions/rooms.ts';
import type { MoveData } from '../actions/walk.ts';
import { contentOf, faceOfCard, GREAT } from '../content/content.ts';
import { COLOURS } from '../content/vocabulary.ts';
import type { WoundData } from '../effects/damage.ts';
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
  isMage,
  isStanding,
  kindOf,
  leftOf,
  mageOf,
  nextCrown,
  num,
  ownerOf,
  roomAt,
  stepsFrom,
} from '../state/queries.ts';
import {
  CELL,
  COLOUR_COUNT,
  EVOCATIONS,
  HEALTH,
  MODELS,
  NONE,
  QUESTS,
  ROSE,
  type Rose,
  SLOTS,
  WAITS,
} from '../state/state.ts';
import { cardWorth, faceWorth, PER_DAMAGE, readyWorth } from './card-worth.ts';

/** What a bot thinks of a position, in points of Power. No rule is in here, only opinion. */

const OWN_CUBE = 0.17;
const IN_CELL = 0.5;
/** To begin the next round. */
const CROWN = 0.12;

/** What Rooms promise a colour, by how full they are and who is ahead in them. */
function roomsOf(s: Rose, colour: number): number {
  let sum = 0;
  for (let place = 0; place < s.rooms.length; place++) {
    const own = num(s.cubes, place * COLOUR_COUNT + colour);
    if (own === 0) continue;
    let ahead = 0;
    let tied = 0;
    for (let other = 0; other < COLOUR_COUNT; other++) {
      const cubes = num(s.cubes, place * COLOUR_COUNT + other);
      if (cubes > own) ahead++;
      else if (other !== colour && cubes === own) tied++;
    }
    const { slots } = roomAt(s, place);
    const prize = (slots === GREAT ? [6, 2, 1] : [4, 1])[ahead] ?? 0;
    const full = cubesIn(s, place) / slots;
    sum += (tied > 0 ? prize - 1 : prize) * full * (0.35 + 0.6 * full);
  }
  return sum;
}
/** How near a Mage is to its defeat: a living Familiar's slots are slots of its Mage (BR-1.14). */
function fullness(s: Rose, seat: Seat): number {
  const familiar = familiarOf(s, seat);
  const cubes = cubesOn(s, seat);
  if (familiar === NONE) return cubes / HEALTH;
  return (cubes + num(s.hurt, familiar)) / (HEALTH + kindOf(s, familiar).health);
}
/** Damage that a Model can take, a Mage with what its Familiar can. */
function slotsLeft(s: Rose, model: number): number {
  const familiar = isMage(model) ? familiarOf(s, ownerOf(model)) : NONE;
  return leftOf(s, model) + (familiar === NONE ? 0 : leftOf(s, familiar));
}
/** What a colour's cubes on a sheet promise it: more the fuller the sheet. */
function onSheets(s: Rose, colour: number): number {
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const own = num(s.sheet, seat * COLOUR_COUNT + colour);
    if (own === 0) continue;
    const full = fullness(s, seat);
    sum += own * PER_DAMAGE * (0.65 + 0.3 * full + 0.5 * full ** 4);
  }
  return sum;
}

/** What activating a Room is worth to a seat. */
function roomWorth(s: Rose, seat: Seat, place: number): number {
  const { rose, throne, pack } = contentOf(s);
  const room = num(s.rooms, place);
  const card = roomAt(s, place);
  let worth = [0.75, 0.35, 0.7, 0.5, 0.3, 0.3][card.colour] ?? 0;
  if (card.pack !== NONE) worth = 1.9;
  else if (room === rose) worth = 1.2;
  else if (room === throne) worth = 0.25;
  for (let n = 0; n < QUESTS; n++) {
    const quest = num(s.quests, seat * QUESTS + n);
    if (quest === NONE) continue;
    const { goal } = at(pack.quests, quest);
    if (goal.is === 'rooms' && COLOURS.indexOf(goal.colour) === card.colour) worth += 0.8;
  }
  return worth;
}
/** What a Mage could do with the Room that it is in, or with one beside it while it can still walk. */
function prospects(s: Rose, seat: Seat): number {
  const mage = mageOf(seat);
  const here = num(s.place, mage);
  if (here < 0) return -IN_CELL;
  let steps = 0;
  let may = num(s.tokens, seat) > 0 && num(s.passed, seat) === 0 ? 0.55 : 0.15;
  for (const { proc, data } of s.stack) {
    if (proc === 'physical' && (data as PhysicalData).seat === seat && !(data as PhysicalData).over) {
      const p = data as PhysicalData;
      if (!p.activated) may = 0.95;
      steps = Math.max(steps, p.left);
    }
    if (proc === 'moving' && (data as MoveData).seat === seat) steps = Math.max(steps, (data as MoveData).left);
  }
  let best = roomBar(s, seat, false) === null ? roomWorth(s, seat, here) * may : 0;
  const l = lodgeOf(s);
  const reach = steps > 0 ? 0.8 : num(s.tokens, seat) > 0 ? 0.4 : 0.12;
  for (let place = 0; place < s.rooms.length; place++) {
    if (num(s.ruined, place) === 1 || num(s.used, place) === 1 || place === here) continue;
    const away = num(l.steps, here * l.rooms + place);
    if (away > 3) continue;
    if (roomAt(s, place).pack !== NONE && familiarOf(s, seat) !== NONE) continue;
    if (num(s.rooms, place) === contentOf(s).rose && s.moon < 2) continue;
    const near = away <= Math.max(1, steps) ? 0.75 : 0.75 / away;
    best = Math.max(best, roomWorth(s, seat, place) * may * near * reach);
  }
  return best;
}

/** A Model at work: what it may still do to whoever is near. */
function atWork(s: Rose, a: Activation): number {
  if (num(s.kind, a.model) === NONE || a.over || a.attacks === 0) return 0;
  const here = num(s.place, a.model);
  // Sent from the Cell it has a step to go before it is in the Lodge.
  const from = here === CELL ? stepsFrom(s, a.model) : [here];
  const out = here === CELL ? 1 : 0;
  const l = lodgeOf(s);
  const left = a.left === NONE ? kindOf(s, a.model).move : a.left;
  let best = 0;
  for (let model = 0; model < s.kind.length; model++) {
    if (!isFoe(s, model, a.by) || model === a.model || model === a.target) continue;
    const away = Math.min(...from.map((place) => num(l.steps, place * l.rooms + num(s.place, model)))) + out;
    const damage = Math.min(damageOf(s, a.model), slotsLeft(s, model)) * (isMage(model) ? PER_DAMAGE * 0.9 : 0.2);
    best = Math.max(best, away <= left ? damage * (1 - 0.04 * away) : damage * 0.2);
  }
  return best;
}
function evocations(s: Rose, seat: Seat): number {
  let sum = 0;
  const l = lodgeOf(s);
  for (let n = 1; n <= EVOCATIONS; n++) {
    const model = seat * MODELS + n;
    const kind = num(s.kind, model);
    if (kind === NONE) continue;
    const { health, damage } = kindOf(s, model);
    const left = leftOf(s, model) / health;
    const familiar = kind >= contentOf(s).familiars;
    // All Familiars are judged alike, so that each comes up.
    sum += familiar ? 0.9 + 0.7 * left : 0.25 + (0.15 * damage + 0.08 * health) * left;
    if (familiar && num(s.marker, seat) === 1) sum += num(s.passed, seat) === 1 ? 0 : 0.1;
    if (!isStanding(s, model)) {
      sum += 0.1;
      continue;
    }
    let near = 9;
    for (let other = 0; other < s.seats; other++)
      if (other !== seat && !isInCell(s, other))
        near = Math.min(near, num(l.steps, num(s.place, model) * l.rooms + num(s.place, mageOf(other))));
    sum += near > 4 ? 0 : 0.12 / (1 + near);
  }
  return sum;
}

/** What everybody can see of a seat. */
function standing(s: Rose, seat: Seat): number {
  const cubes = cubesOn(s, seat);
  let sum = num(s.power, seat) - cubes * OWN_CUBE - 1.4 * fullness(s, seat) ** 3;
  sum += 1.1 * num(s.trophies, seat) + 0.9 * at(s.solved, seat).length + 1.1 * num(s.ruins, seat);
  if (nextCrown(s) === seat) sum += CROWN;
  sum += onSheets(s, seat) + roomsOf(s, seat) + evocations(s, seat);
  for (let n = 0; n < QUESTS; n++)
    if (num(s.quests, seat * QUESTS + n) !== NONE) sum += 0.35 + 0.7 * num(s.progress, seat * QUESTS + n);
  return sum;
}
/** The lines of an answer that is not whole yet: cards that will be prepared. */
function lines(s: Rose, seat: Seat): number {
  const top = s.stack[s.stack.length - 1];
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
function grimoire(s: Rose, seat: Seat): number {
  let sum = lines(s, seat);
  for (const card of at(s.hands, seat)) sum += 0.04 + 0.1 * cardWorth(s, card);
  if (s.student === seat) {
    const drawn = s.drawn.map((card) => cardWorth(s, card)).sort((a, b) => b - a);
    sum += 0.14 * ((drawn[0] ?? 0) + (drawn[1] ?? 0));
  }
  const done = num(s.passed, seat) === 1;
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = num(s.slots, seat * SLOTS + slot);
    if (face !== NONE) sum += done ? 0.1 : slotWorth(s, seat, face);
  }
  for (let n = 0; n < WAITS; n++) {
    const face = num(s.waits, seat * WAITS + n);
    if (face !== NONE) sum += 0.85 * faceWorth(s, face);
  }
  if (done) sum -= 0.15 * num(s.tokens, seat);
  return sum;
}
/** What is about to be done and needs an answer first. */
const PENDING: Readonly<Record<string, number>> = {
  recovering: 0.25,
  learning: 1.1,
  calling: 2.2,
  summoning: 0.7,
  pushing: 0.05,
  mending: 0.3,
};
/** Damage to a pair before its owner has said what of it the Familiar takes. */
function atStake(s: Rose, { model, amount, dealt }: WoundData): number {
  return dealt > 0 ? 0 : Math.min(amount, slotsLeft(s, model)) * PER_DAMAGE * 0.9;
}
function pending(s: Rose, seat: Seat): number {
  let sum = 0;
  for (const { proc, data } of s.stack) {
    if (proc === 'activation' && (data as Activation).by === seat) sum += atWork(s, data as Activation);
    else if (proc === 'wounding') sum += (data as WoundData).by === seat ? atStake(s, data as WoundData) : 0;
    else if ((data as { seat?: Seat }).seat === seat) sum += PENDING[proc] ?? 0;
  }
  return sum;
}

/** How good the state is for a seat. */
export function value(s: Rose, seat: Seat): number {
  if (s.result !== null) {
    const { winners } = s.result;
    if (!winners.includes(seat)) return -1;
    return winners.length === 1 ? 1 : 0.5;
  }
  if (num(s.mage, seat) === NONE) return 0;
  const own = standing(s, seat) + grimoire(s, seat) + prospects(s, seat) + pending(s, seat);
  let best = 0.9 * num(s.power, ROSE) + num(s.trophies, ROSE) + num(s.ruins, ROSE);
  let sum = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const theirs = standing(s, other);
    best = Math.max(best, theirs);
    sum += theirs;
  }
  const lead = own - 0.55 * best - (0.35 * sum) / (s.seats - 1);
  return Math.max(-0.95, Math.min(0.95, lead / 30));
}
