import { copyStack, type Seat, type State } from '../../../kernel/index.ts';
import { NONE } from '../../shared/list.ts';

export const SEATS = 2;
export const FRONT = 0;
export const GUARD = 1;
export const REAR = 2;
/** What wins the game. */
export const POINTS = 3;
/** What wins a match. */
export const GAMES = 2;

/** A Pet in the Arena. Its lists of numbers never change, they are replaced. */
export interface Pet {
  readonly card: number;
  readonly seat: Seat;
  /** MA-16.1: taken so far; what is left follows from the Health of the moment. */
  damage: number;
  /** The Elyth's card and who played it, coded as a Pet is; or NONE. */
  elyth: number;
  /** Counters of each status but the holds. */
  status: readonly number[];
  /** The Pet that this one holds, and by which status; or NONE. */
  holds: number;
  grip: number;
  /** Stats by counters that stay with the Pet. */
  counters: readonly number[];
  /** Stats until the end of the turn. */
  turn: readonly number[];
  /** How much damage, and how many statuses, are still to be prevented. */
  shield: number;
  charm: number;
  /** Its Passive Powers are off until the end of the turn. */
  silent: boolean;
}
/** An Item in the Arena. Replaced, never changed. */
export interface Item {
  readonly card: number;
  readonly uses: number;
}
/** A card out of the game for a time. Replaced, never changed. */
export interface Resting {
  readonly card: number;
  readonly damage: number;
  readonly status: readonly number[];
  /** Cleanups until it comes back. */
  readonly turns: number;
}

export interface Arena extends State {
  /** By seat: what was picked or built. Token Pets are in no deck. */
  readonly decks: number[][];
  /** By seat: the cards of a hidden deck that the opponent knows of, in the order in which they came to light. */
  readonly seen: number[][];
  /** By seat: cards that all saw go back into the Resource Pile, as long as nothing is drawn from it. */
  readonly back: number[][];
  /** Top card last. */
  readonly piles: number[][];
  readonly hands: number[][];
  readonly spent: number[][];
  readonly removed: number[][];
  /** Token Pets that have left the game: they do not come back (MA-16.23). */
  readonly away: number[][];
  readonly stasis: Resting[][];
  readonly items: Item[][];
  /** Front, Guard and Rear of seat 0, then of seat 1. A Pet's column is its place in the list. */
  readonly lines: Pet[][];
  /** The Lead Pet that lies face down until both are revealed, or NONE. */
  readonly leads: number[];
  readonly points: number[];
  /** Games won in the match. */
  readonly wins: number[];
  /** The game of the match, from 1; drawn games count too. */
  game: number;
  /** Who picked first, then who has the first turn of the game. */
  first: Seat;
  /** Who lost the last game of the match and chooses who begins the next, or NONE. */
  loser: number;
  /** The Lead Player. */
  lead: Seat;
  turns: number;
}

/** One turn, and what it must remember from step to step. */
export interface Turn {
  readonly seat: Seat;
  battled: boolean;
  unique: boolean;
  switched: boolean;
  used: boolean;
  over: boolean;
  /** Whether a Pet was played this turn, or not to be. */
  pet: boolean;
}

/** An Attacker, what it attacks and who blocks it, the Primary Blocker first. */
export interface BattleAttack {
  pet: number;
  line: number;
  /** Nimble: the Pet that the Lead Player has named, or NONE. */
  chosen: number;
  readonly blockers: number[];
}
/** A Pet's one action in a battle. */
export interface Strike {
  pet: number;
  /** The Battle Power by number, or NONE. */
  power: number;
  /** Whom it strikes; NONE is chosen when it acts. */
  foe: number;
  /** In place of a Pet that fell before it acted: it chooses its power now, or none (MA-8.22). */
  readonly retaliates: boolean;
  /** Nobody of its own to strike back at: it may strike when the pairs have, or not (MA-8.3, MA-8.4). */
  leftover: boolean;
}
export interface Battle {
  readonly seat: Seat;
  readonly attacks: BattleAttack[];
  /** Every Pet with an assignment, and the Battle Power that it has declared, or NONE. */
  readonly fighters: number[];
  readonly powers: number[];
  /** By seat: whether it has finished letting go of holds, and its Rune: 0 not asked, 1 passed, 2 played. */
  readonly calm: boolean[];
  readonly runes: number[];
  /** Strikes still to come, the next one first; whether the Speed Checks have settled them; and who has acted. */
  readonly order: Strike[];
  ordered: boolean;
  readonly acted: number[];
  /** Pairs of Pets that have entered battle with each other, one after the other. */
  readonly met: number[];
  /** Who came in place of a fallen Pet after powers were declared: no Blocker (MA-16.8). */
  readonly retaliators: number[];
  /** Who fell since it was last looked at, and on which line; and who moved up to which line. */
  readonly fallen: number[];
  readonly moved: number[];
}
/** The battle that is going on, or null. */
export function battleOf(s: State): Battle | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const { proc, data } = s.stack[i] as State['stack'][number];
    if (proc === 'battle') return data as Battle;
  }
  return null;
}
/** The battle, where one is known to be going on. */
export const battleIn = (s: State): Battle => battleOf(s) as Battle;

/** Every state is made here: one shape keeps the rules fast. */
export const make = (common: State, own: Omit<Arena, keyof State>): Arena => ({
  content: common.content,
  seats: common.seats,
  options: common.options,
  stack: common.stack,
  chance: common.chance,
  result: common.result,
  decks: own.decks,
  seen: own.seen,
  back: own.back,
  piles: own.piles,
  hands: own.hands,
  spent: own.spent,
  removed: own.removed,
  away: own.away,
  stasis: own.stasis,
  items: own.items,
  lines: own.lines,
  leads: own.leads,
  points: own.points,
  wins: own.wins,
  game: own.game,
  first: own.first,
  loser: own.loser,
  lead: own.lead,
  turns: own.turns,
});

const copyPet = (p: Pet): Pet => ({
  card: p.card,
  seat: p.seat,
  damage: p.damage,
  elyth: p.elyth,
  status: p.status,
  holds: p.holds,
  grip: p.grip,
  counters: p.counters,
  turn: p.turn,
  shield: p.shield,
  charm: p.charm,
  silent: p.silent,
});
const pair = <X>([a, b]: readonly X[][]): X[][] => [(a as X[]).slice(), (b as X[]).slice()];
function copyLines(lines: readonly Pet[][]): Pet[][] {
  const copy: Pet[][] = new Array(lines.length);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Pet[];
    const pets: Pet[] = new Array(line.length);
    for (let j = 0; j < line.length; j++) pets[j] = copyPet(line[j] as Pet);
    copy[i] = pets;
  }
  return copy;
}

/** A state with what another has but for what all games have; it shares nothing that can change. */
export const copyWith = (common: State, s: Arena): Arena => ({
  content: common.content,
  seats: common.seats,
  options: common.options,
  stack: copyStack(common.stack),
  chance: common.chance.slice(),
  result: common.result,
  // Decks are replaced as a whole when a card joins them, and so is what is known of them.
  decks: s.decks.slice(),
  seen: s.seen.slice(),
  back: s.back.slice(),
  piles: pair(s.piles),
  hands: pair(s.hands),
  spent: pair(s.spent),
  removed: pair(s.removed),
  away: pair(s.away),
  stasis: pair(s.stasis),
  items: pair(s.items),
  lines: copyLines(s.lines),
  leads: s.leads.slice(),
  points: s.points.slice(),
  wins: s.wins.slice(),
  game: s.game,
  first: s.first,
  loser: s.loser,
  lead: s.lead,
  turns: s.turns,
});

/** A copy that shares nothing that can change. */
export const copy = (s: Arena): Arena => copyWith(s, s);

/** A Pet that has just come into the Arena. */
export const fresh = (card: number, seat: Seat, noStatus: readonly number[], noStats: readonly number[]): Pet => ({
  card,
  seat,
  damage: 0,
  elyth: NONE,
  status: noStatus,
  holds: NONE,
  grip: NONE,
  counters: noStats,
  turn: noStats,
  shield: 0,
  charm: 0,
  silent: false,
});
