import type { Seat } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { damageOf } from '../battle/attack-roll.ts';
import { costOf } from '../battle/powers.ts';
import { COUNTED, DAMAGE, HIT, MISS, RESIDUAL, SPEED, STUN } from '../content/abilities.ts';
import { contentOf, type PetStats, type Power } from '../content/content.ts';
import { LINES, type LineName } from '../content/vocabulary.ts';
import type { Insight } from '../deck/insight.ts';
import { outlook } from '../deck/outlook.ts';
import { frames } from '../frames.ts';
import { LINES_EACH, lineOf, other, petOf, petsInPlay, refTo } from '../state/queries.ts';
import { type Arena, type Battle, battleOf, FRONT, type Pet, REAR } from '../state/state.ts';
import { holderOf, isFlying, isNimble, left, mayActOn, miss, stat } from '../state/stats.ts';
import { mixOf, worthOf } from './card-worth.ts';

/** What a bot thinks of a position. No rule is in here, only opinion. */

export const POINT = 0.24;
export const HEALTH_POINT = 0.0011;
export const PRESENCE = 0.05;
/** So many points of damage a status is as bad as. */
const PER_COUNTER = 26;
const PARALYSED = 12;
const FAILING = 18;
const HELD = 15;

const chanceOf = (s: Arena, pet: Pet, foe: Pet, power: Power): number =>
  Math.min(1, Math.max(0.05, (21 + stat(s, pet, HIT) + (power.bonus?.hit ?? 0) / 2 - miss(s, foe)) / 20));

/** What a hit does beside its damage, in points of damage. */
function sideEffects(power: Power): number {
  let worth = power.switchHit ? 4 : 0;
  for (const effect of power.do) {
    if (effect.do === 'status') worth += (effect.counters ?? 1) * PER_COUNTER;
    else if (effect.do === 'damage') worth += effect.to === 'self' ? -effect.amount : effect.amount / 2;
    else if (effect.do === 'hold') worth += HELD;
    else if (effect.do === 'draw') worth += 8 * effect.cards;
    else worth += 6;
  }
  return worth;
}
/** What striking with this power is worth: damage, side effects, and the chance to down the foe. */
function strikeWorth(s: Arena, pet: Pet, foe: Pet, power: Power): number {
  const failing =
    (pet.status[STUN] as number) > 0 || (pet.status[STUN - 1] as number) > 0
      ? 0.1
      : (pet.status[STUN - 2] as number) > 0
        ? 0.5
        : 1;
  const damage = damageOf(s, power, pet, foe, 10);
  const chance = chanceOf(s, pet, foe, power) * failing;
  const through = Math.max(0, damage - foe.shield);
  const rest = left(s, foe);
  const downs = through >= rest ? POINT + PRESENCE : through + 20 >= rest ? POINT / 12 : 0;
  return chance * ((Math.min(through, rest) + sideEffects(power) * 0.8) * HEALTH_POINT + downs);
}
/** The best that a Pet can do to a foe with the cards that its owner has in hand. */
function bestStrike(s: Arena, pet: Pet, foe: Pet): number {
  if (!mayActOn(s, pet, foe)) return 0;
  let best = 0;
  for (const power of (contentOf(s).pets[pet.card] as PetStats).powers) {
    if ((s.hands[pet.seat] as number[]).length < costOf(s, pet, power)) continue;
    best = Math.max(best, strikeWorth(s, pet, foe, power));
  }
  return best;
}
/** An exchange of blows: whoever is faster may spare itself the answer. */
function exchange(s: Arena, a: Pet, b: Pet): number {
  const mine = bestStrike(s, a, b);
  const theirs = bestStrike(s, b, a);
  const faster = stat(s, a, SPEED) - stat(s, b, SPEED);
  const first = faster > 0 ? 0.12 : faster < 0 ? -0.12 : 0;
  return mine * (1 + first) - theirs * (1 - first);
}

/** What the next battle promises, seen from a seat: Front against Front, and what a Flyer could pick. */
export function prospects(s: Arena, seat: Seat): number {
  const own = lineOf(s, seat, FRONT);
  const foes = lineOf(s, other(seat), FRONT);
  let sum = 0;
  for (const a of own) for (const b of foes) sum += exchange(s, a, b);
  const mean = own.length * foes.length === 0 ? 0 : sum / Math.max(own.length, foes.length);
  return mean + reach(s, seat) - reach(s, other(seat));
}
function reach(s: Arena, seat: Seat): number {
  let best = 0;
  for (const pet of lineOf(s, seat, FRONT)) {
    if (!isFlying(s, pet) && !isNimble(s, pet)) continue;
    for (let line = FRONT + 1; line < LINES_EACH; line++)
      for (const foe of lineOf(s, other(seat), line)) best = Math.max(best, exchange(s, pet, foe) * 0.5);
  }
  return best;
}

/** An attack as far as it is settled, with lines that are given but not yet done. */
interface Clash {
  readonly pet: number;
  readonly line: number;
  readonly chosen: number;
  readonly blockers: number[];
}
function clashes(s: Arena, b: Battle): Clash[] {
  const list: Clash[] = b.attacks.map(({ pet, line, chosen, blockers }) => ({
    pet,
    line,
    chosen,
    blockers: [...blockers],
  }));
  const top = s.stack[s.stack.length - 1];
  const { refs } = contentOf(s);
  for (const words of top?.given?.flat() ?? []) {
    const [verb, a = '', c = ''] = words.split(' ');
    const pet = refs.indexOf(a);
    if (verb === 'block') list.find((clash) => clash.pet === refs.indexOf(c))?.blockers.push(pet);
    else if (verb === 'attack') list.push({ pet, line: FRONT, chosen: NONE, blockers: [] });
    else if (verb === 'attack-line') list.push({ pet, line: LINES.indexOf(c as LineName), chosen: NONE, blockers: [] });
    else if (verb === 'attack-pet')
      list.push({ pet, line: FRONT, chosen: refs.indexOf(c), blockers: [refs.indexOf(c)] });
  }
  return list;
}
/** What a leftover can still do to one of these: it may choose, and need not strike (MA-8.3). */
function leftoverWorth(s: Arena, b: Battle, pet: Pet, foes: readonly number[]): number {
  let best = 0;
  for (const ref of foes) {
    const foe = petOf(s, ref);
    if (foe !== null) best = Math.max(best, worthWith(s, b, pet, foe));
  }
  return best;
}
/** What an attack promises its owner: against its Blockers, else those of its line, else the one that suits it least. */
function clashWorth(s: Arena, b: Battle, all: readonly Clash[], { pet, line, blockers }: Clash): number {
  const attacker = petOf(s, pet);
  if (attacker === null) return 0;
  const named = blockers.map((ref) => petOf(s, ref)).filter((blocker) => blocker !== null);
  const [primary, ...extras] = named;
  if (primary === undefined) {
    const reached = all.flatMap((clash) => (clash.line === line ? clash.blockers : []));
    if (reached.length > 0) return leftoverWorth(s, b, attacker, reached);
    const worst = lineOf(s, other(attacker.seat), line).map((foe) => exchange(s, attacker, foe));
    return worst.length === 0 ? 0 : Math.min(...worst);
  }
  let sum = worthWith(s, b, attacker, primary) - worthWith(s, b, primary, attacker);
  for (const extra of extras) sum -= worthWith(s, b, extra, attacker);
  return sum;
}
/** What a fighter's strike is worth, with the power that it has declared or its best one. */
function worthWith(s: Arena, b: Battle, pet: Pet, foe: Pet): number {
  const power = b.powers[b.fighters.indexOf(refTo(pet))] ?? NONE;
  return power >= 0 ? strikeWorth(s, pet, foe, contentOf(s).powers[power] as Power) : bestStrike(s, pet, foe);
}

/** What a battle under way still promises. */
export function underWay(s: Arena, b: Battle, seat: Seat): number {
  let sum = 0;
  if (b.order.length > 0) {
    for (const { pet, power, foe } of b.order) {
      const striker = petOf(s, pet);
      const target = petOf(s, foe);
      if (striker === null) continue;
      if (target === null) {
        const attack = b.attacks.find((each) => each.pet === pet);
        const reached = b.attacks.flatMap(({ line, blockers }) => (line === attack?.line ? blockers : []));
        const worth = leftoverWorth(s, b, striker, reached);
        sum += striker.seat === seat ? worth : -worth;
        continue;
      }
      const worth =
        power === NONE
          ? bestStrike(s, striker, target)
          : strikeWorth(s, striker, target, contentOf(s).powers[power] as Power);
      sum += striker.seat === seat ? worth : -worth;
    }
    return sum;
  }
  if (b.acted.length > 0) return 0;
  const all = clashes(s, b);
  if (all.length === 0) return prospects(s, seat);
  for (const clash of all) sum += clashWorth(s, b, all, clash);
  return seat === b.seat ? sum : -sum;
}

/** To have one Pet left. */
export const ALONE = 0.15;
/** A battle that has not begun, and a game won of a match. */
export const PROMISE = 0.6;
export const MATCH = 0.3;
/** What the sum is multiplied with. */
export const SCALE = 0.8;

/** What cards in hand are worth. */
export const handWorth = (cards: number): number => 0.03 * Math.min(cards, 5) + 0.01 * Math.max(0, cards - 5);
/** What lies beside the Pets: Items, and cards in stasis. */
export const itemWorth = (uses: number): number => 0.012 + 0.008 * uses;
export const stasisWorth = (s: Arena, card: number, damage: number): number =>
  card >= contentOf(s).items ? 0.01 : PRESENCE + Math.max(0, 100 - damage) * HEALTH_POINT;

/** A Pet as it stands, in points of damage that it can still take and deal. */
export function standing(s: Arena, pet: Pet, line: number): number {
  let health = Math.max(0, left(s, pet)) + pet.shield * 0.7;
  for (let status = 0; status < COUNTED; status++) {
    const counters = pet.status[status] as number;
    if (counters === 0) continue;
    health -= status < RESIDUAL ? counters * PER_COUNTER : status === RESIDUAL ? PARALYSED : FAILING;
  }
  if (holderOf(s, pet) !== null) health -= HELD;
  if (line === REAR) health += Math.min(pet.damage, 30) * 0.5;
  const gear = pet.elyth === NONE ? 0 : 10;
  const stats = 3 * (stat(s, pet, HIT) - 3) + 3 * (stat(s, pet, MISS) - 9) + stat(s, pet, DAMAGE);
  return health + gear + stats / 2;
}
function side(s: Arena, seat: Seat): number {
  let sum = (s.points[seat] as number) * POINT;
  for (let line = 0; line < LINES_EACH; line++)
    for (const pet of lineOf(s, seat, line)) sum += PRESENCE + standing(s, pet, line) * HEALTH_POINT;
  if (petsInPlay(s, seat) === 1) sum -= ALONE;
  sum += handWorth((s.hands[seat] as number[]).length);
  for (const { uses } of at(s.items, seat)) sum += itemWorth(uses);
  for (const { card, damage } of at(s.stasis, seat)) sum += stasisWorth(s, card, damage);
  return sum;
}

/** The deck so far by the looks of its cards, for packs of which nothing was learned. */
export function deckValue(s: Arena, seat: Seat): number {
  const c = contentOf(s);
  const top = frames.top(s.stack);
  const staged = top?.proc === 'construct' ? (top.given?.[seat] ?? []) : [];
  const deck = [...(s.decks[seat] as number[]), ...staged.map((words) => c.cards.indexOf(words.split(' ')[1] ?? ''))];
  const worth = deck.reduce((sum, card) => sum + worthOf(c, card), mixOf(c, deck));
  return Math.max(-0.9, Math.min(0.9, worth / 100));
}

/** How good the state is for a seat; decks by what was learned of their cards, if anything was. */
export function value(s: Arena, seat: Seat, insight: Insight | null): number {
  if (s.result !== null) {
    const { winners } = s.result;
    return winners.length > 1 ? 0 : winners.includes(seat) ? 1 : -1;
  }
  if (s.turns === 0) return insight === null ? deckValue(s, seat) : outlook(s, seat, insight);
  const b = battleOf(s);
  const match = MATCH * ((s.wins[seat] as number) - (s.wins[other(seat)] as number));
  const promise = b === null ? PROMISE * prospects(s, seat) : underWay(s, b, seat);
  const sum = side(s, seat) - side(s, other(seat)) + promise + match;
  return Math.max(-0.99, Math.min(0.99, sum * SCALE));
}

/** Before the first turn it is that of the decks, and only those of a draft are open. */
export const seesValue = (s: Arena): boolean => s.turns > 0 || s.options.decks === 'draft';
