import { type EventOf, givenAway, only, open, reports, reveal, type Seat, show } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
import { contentOf, refOf } from '../content/content.ts';
import { LINES, type LineName, STATS, STATUSES, type StatusName, TYPES, type Type } from '../content/vocabulary.ts';
import type { Arena, Strike } from './state.ts';

/** What happens at the table, in words, and who hears what of it. */
const name = (s: Arena, card: number): string => at(contentOf(s).cards, card);
const names = (s: Arena, cards: readonly number[]): string[] => cards.map((card) => name(s, card));
const pet = (s: Arena, ref: number): string => at(contentOf(s).refs, ref);
const maybe = (s: Arena, ref: number): string | null => (ref === NONE ? null : pet(s, ref));
const power = (s: Arena, n: number): string => at(contentOf(s).powers, n).id;
const maybePower = (s: Arena, n: number): string | null => (n === NONE ? null : power(s, n));
const line = (n: number): LineName => at(LINES, n);
const status = (n: number): StatusName => at(STATUSES, n);
/** Only the stats that change. */
export const sparse = (stats: readonly number[]): Record<string, number> =>
  Object.fromEntries(stats.flatMap((by, stat) => (by === 0 ? [] : [[at(STATS, stat), by]])));

const builders = {
  // Decks and opening
  rolled: (what: 'picks' | 'first', dice: readonly number[]) => open({ what, dice: [...dice] }),
  picked: (s: Arena, seat: Seat, card: number) => open({ seat, card: name(s, card) }),
  built: (s: Arena, seat: Seat, cards: readonly number[]) =>
    only([seat], { seat, cards: names(s, cards) }, { seat, cards: null }),
  given: (s: Arena, seat: Seat, cards: readonly number[]) =>
    show([seat], { seat, cards: names(s, cards) }, { seat, cards: null }),
  game: (game: number) => open({ game }),
  led: (s: Arena, seat: Seat, card: number) => only([seat], { seat, card: name(s, card) }, { seat, card: null }),
  drew: (s: Arena, seat: Seat, hand: readonly number[], from: number) => {
    const cards = names(s, hand.slice(from));
    return show([seat], { seat, count: cards.length, cards }, { seat, count: cards.length, cards: null });
  },
  mulligan: (s: Arena, seat: Seat, cards: readonly number[]) => reveal({ seat, cards: names(s, cards) }),
  starts: (seat: Seat) => open({ seat }),
  unveiled: (s: Arena, pets: readonly number[]) => reveal({ pets: pets.map((ref) => pet(s, ref)) }),
  // The turn
  turn: (seat: Seat, turn: number) => open({ seat, turn }),
  noDraw: (seat: Seat) => open({ seat }),
  passes: (seat: Seat) => open({ seat }),
  played: (s: Arena, seat: Seat, card: number, where: number) =>
    givenAway(seat, reveal({ pet: pet(s, refOf(card, seat)), line: line(where) })),
  attached: (s: Arena, seat: Seat, card: number, ref: number) =>
    givenAway(seat, reveal({ seat, card: name(s, card), pet: pet(s, ref) })),
  placed: (s: Arena, seat: Seat, card: number) => givenAway(seat, reveal({ seat, card: name(s, card) })),
  rune: (s: Arena, seat: Seat, card: number, target: number) =>
    givenAway(seat, reveal({ seat, card: name(s, card), target: maybe(s, target) })),
  used: (s: Arena, seat: Seat, card: number, target: number, uses: number) =>
    open({ seat, card: name(s, card), target: maybe(s, target), uses }),
  unique: (s: Arena, ref: number, id: string, target: number) =>
    open({ pet: pet(s, ref), power: id, target: maybe(s, target) }),
  switched: (s: Arena, a: number, b: number) => open({ pet: pet(s, a), with: pet(s, b) }),
  moved: (s: Arena, ref: number, where: number) => open({ pet: pet(s, ref), line: line(where) }),
  cleanup: (seat: Seat) => open({ seat }),
  // Battle
  battle: (seat: Seat) => open({ seat }),
  attacks: (s: Arena, ref: number, where: number, target: number) =>
    open({ pet: pet(s, ref), line: line(where), target: maybe(s, target) }),
  blocks: (s: Arena, ref: number, attacker: number) => open({ pet: pet(s, ref), attacker: pet(s, attacker) }),
  powers: (s: Arena, fighters: readonly number[], powers: readonly number[]) =>
    reveal({ powers: fighters.map((ref, i) => ({ pet: pet(s, ref), power: maybePower(s, num(powers, i)) })) }),
  stalemate: (s: Arena, a: number, b: number) => open({ pet: pet(s, a), with: pet(s, b) }),
  faster: (s: Arena, refs: readonly number[], dice: readonly number[]) =>
    open({ pets: refs.map((ref) => pet(s, ref)), dice: [...dice] }),
  attack: (s: Arena, roll: Strike & { readonly die: number }, bonus: number, miss: number, hit: boolean) =>
    open({
      pet: pet(s, roll.pet),
      target: pet(s, roll.foe),
      power: power(s, roll.power),
      die: roll.die,
      bonus,
      miss,
      hit,
    }),
  idle: (s: Arena, ref: number) => open({ pet: pet(s, ref) }),
  retaliates: (s: Arena, ref: number, fallen: number) => open({ pet: pet(s, ref), fallen: pet(s, fallen) }),
  switchHit: (s: Arena, ref: number, partner: number) => open({ pet: pet(s, ref), with: pet(s, partner) }),
  // What happens to Pets
  hurt: (s: Arena, ref: number, amount: number, type: number) =>
    open({ pet: pet(s, ref), amount, type: type === NONE ? null : at(TYPES, type) }),
  healed: (s: Arena, ref: number, amount: number) => open({ pet: pet(s, ref), amount }),
  prevented: (s: Arena, ref: number, amount: number) => open({ pet: pet(s, ref), amount }),
  unharmed: (s: Arena, ref: number, what: Type | StatusName) => open({ pet: pet(s, ref), what }),
  status: (s: Arena, ref: number, which: number, counters: number) =>
    open({ pet: pet(s, ref), status: status(which), counters }),
  warded: (s: Arena, ref: number, which: number) => open({ pet: pet(s, ref), status: status(which) }),
  cured: (s: Arena, ref: number, which: number) => open({ pet: pet(s, ref), status: status(which) }),
  fails: (s: Arena, ref: number, which: number) => open({ pet: pet(s, ref), status: status(which) }),
  struggles: (s: Arena, ref: number, die: number, free: boolean) => open({ pet: pet(s, ref), die, free }),
  holds: (s: Arena, giver: number, ref: number, which: number) =>
    open({ giver: pet(s, giver), pet: pet(s, ref), status: status(which) }),
  releases: (s: Arena, giver: number, ref: number, which: number) =>
    open({ giver: pet(s, giver), pet: pet(s, ref), status: status(which) }),
  boosted: (s: Arena, ref: number, grants: readonly number[]) => open({ pet: pet(s, ref), grants: sparse(grants) }),
  grew: (s: Arena, ref: number, grants: readonly number[]) => open({ pet: pet(s, ref), grants: sparse(grants) }),
  shielded: (s: Arena, ref: number, damage: number, statuses: number) => open({ pet: pet(s, ref), damage, statuses }),
  silenced: (s: Arena, ref: number) => open({ pet: pet(s, ref) }),
  elythSpent: (s: Arena, ref: number, card: number) => open({ pet: pet(s, ref), card: name(s, card) }),
  elythTaken: (s: Arena, from: number, to: number, card: number) =>
    open({ from: pet(s, from), pet: pet(s, to), card: name(s, card) }),
  downed: (s: Arena, ref: number) => open({ pet: pet(s, ref) }),
  scored: (seat: Seat, points: number) => open({ seat, points }),
  // Cards
  rests: (s: Arena, seat: Seat, card: number, turns: number) => open({ seat, card: name(s, card), turns }),
  mended: (s: Arena, seat: Seat, card: number, damage: number) => open({ seat, card: name(s, card), damage }),
  returns: (s: Arena, seat: Seat, card: number) => open({ seat, card: name(s, card) }),
  summoned: (s: Arena, ref: number, where: number) => open({ pet: pet(s, ref), line: line(where) }),
  usedUp: (s: Arena, seat: Seat, card: number) => open({ seat, card: name(s, card) }),
  discarded: (s: Arena, seat: Seat, card: number) => givenAway(seat, reveal({ seat, card: name(s, card) })),
  renewed: (s: Arena, seat: Seat, card: number) => open({ seat, card: name(s, card) }),
  // The end
  won: (winners: readonly Seat[], reason: string, wins: readonly number[]) =>
    open({ winners: [...winners], reason, wins: [...wins] }),
  ended: (reason: string, winners: readonly Seat[]) => open({ reason, winners: [...winners] }),
};

export const tell = reports(builders);
/** An event as somebody has heard it: its kind tells what else it has. */
export type ArenaEvent = EventOf<typeof builders>;
