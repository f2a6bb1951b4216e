import { copyStack, type Seat, type State } from '../../../kernel/index.ts';
import { NONE } from '../../shared/list.ts';

export const CLOSED = 0;
export const OPEN = 1;

/** A Familiar in play. Its lists never change, they are replaced. */
export interface Familiar {
  readonly mat: number;
  readonly seat: Seat;
  /** At 0 it has Fallen. */
  hp: number;
  mp: number;
  gems: number;
  luck: number;
  /** Tasks done, as bits. */
  tasks: number;
  /** It has its own Coven card. */
  helper: boolean;
  /** By deed number. */
  artifacts: readonly number[];
  /** Foes that it has defeated, with unused rewards. */
  rewards: readonly number[];
}
/** A Foe of the wave; at 0 HP it is defeated and keeps its place. */
export interface Foe {
  readonly card: number;
  hp: number;
  /** The Familiar that damaged it last, or NONE. */
  last: number;
}

export const ROLLS = 0;
export const DAMAGES = 1;
export const GUARDS = 2;
export const HEXES = 3;
export const DAZES = 4;
export const FORBIDS = 5;
/** Something that is in effect for a while. Replaced, never changed. */
export interface Running {
  readonly kind: number;
  /** The Familiar that enacted it, or NONE. */
  readonly by: number;
  /** A spell enacted it: it does not end when the Familiar falls (FO-7.1). */
  readonly spell: boolean;
  /** The Foe that it is about; NONE: none in particular, which for a roll that is lower means every Foe. */
  readonly foe: number;
  /** The Familiars that it is for, as bits. */
  readonly to: number;
  /** How much, or what is forbidden. */
  readonly amount: number;
  /** It bears on nothing before this round: "next round" begins after the Foes' turn in which it was made (FO-8.2). */
  readonly from: number;
  /** It ends after the Foes' turn of this round; NONE: with the next roll or attack. */
  readonly until: number;
}

/** The roll that is being made, or was made last. */
export interface Roll {
  /** The Familiar that rolls, or NONE for a Foe. */
  by: number;
  /** The Foe that rolls or is attacked, by its place; or NONE. */
  foe: number;
  /** The deed that is rolled for, or NONE for a Foe. */
  deed: number;
  face: number;
  bonus: number;
  /** More damage if the attack succeeds. */
  more: number;
  /** The Familiar that reflects the attack, or NONE. */
  reflects: number;
  /** Who finds an Artifact, or a token, if the attack succeeds: once for each time that it was declared. Replaced, never changed. */
  finders: readonly number[];
  luckies: readonly number[];
  /** No Ballyhoo follows this attack (FO-10.15). */
  solo: boolean;
}

export interface Foes extends State {
  /** In the order of the table, clockwise. */
  readonly familiars: Familiar[];
  /** Who goes first in a round. */
  first: number;
  /** Whose turn it is; NONE is the Foes'. */
  active: number;
  round: number;
  /** From 0; NONE before the first. */
  wave: number;
  /** By place. */
  readonly foes: Foe[];
  /** By wave: Foes and Coven cards that are still hidden. */
  readonly waves: (readonly number[])[];
  readonly covens: (readonly number[])[];
  /** Coven cards that are open to all, by mat. */
  commons: readonly number[];
  /** Those of them that have been used. */
  used: readonly number[];
  /** Artifacts still to be found, top last; and those that have left the game. */
  readonly deck: number[];
  gone: readonly number[];
  /** Foes that are out of the game with their reward. */
  spent: readonly number[];
  /** Good Luck tokens in the supply. */
  luck: number;
  running: readonly Running[];
  /** Seats that pass for the rest of the turn, as bits. */
  rests: number;
  readonly roll: Roll;
  /** The eye of the coin that was flipped last. */
  coin: number;
}

export const NOBODY: readonly number[] = [];
export const noRoll = (): Roll => ({
  by: NONE,
  foe: NONE,
  deed: NONE,
  face: 0,
  bonus: 0,
  more: 0,
  reflects: NONE,
  finders: NOBODY,
  luckies: NOBODY,
  solo: false,
});

/** Every state is made here: one shape keeps the rules fast. */
export const make = (common: State, own: Omit<Foes, keyof State>): Foes => ({
  content: common.content,
  seats: common.seats,
  options: common.options,
  stack: common.stack,
  chance: common.chance,
  result: common.result,
  familiars: own.familiars,
  first: own.first,
  active: own.active,
  round: own.round,
  wave: own.wave,
  foes: own.foes,
  waves: own.waves,
  covens: own.covens,
  commons: own.commons,
  used: own.used,
  deck: own.deck,
  gone: own.gone,
  spent: own.spent,
  luck: own.luck,
  running: own.running,
  rests: own.rests,
  roll: own.roll,
  coin: own.coin,
});

const copyFamiliar = (f: Familiar): Familiar => ({
  mat: f.mat,
  seat: f.seat,
  hp: f.hp,
  mp: f.mp,
  gems: f.gems,
  luck: f.luck,
  tasks: f.tasks,
  helper: f.helper,
  artifacts: f.artifacts,
  rewards: f.rewards,
});
const copyFoe = (f: Foe): Foe => ({ card: f.card, hp: f.hp, last: f.last });
const copyRoll = (r: Roll): Roll => ({
  by: r.by,
  foe: r.foe,
  deed: r.deed,
  face: r.face,
  bonus: r.bonus,
  more: r.more,
  reflects: r.reflects,
  finders: r.finders,
  luckies: r.luckies,
  solo: r.solo,
});

/** A state with what another has but for what all games have; it shares nothing that can change. */
export const copyWith = (common: State, s: Foes): Foes => ({
  content: common.content,
  seats: common.seats,
  options: common.options,
  stack: copyStack(common.stack),
  chance: common.chance.slice(),
  result: common.result,
  familiars: s.familiars.map(copyFamiliar),
  first: s.first,
  active: s.active,
  round: s.round,
  wave: s.wave,
  foes: s.foes.map(copyFoe),
  waves: s.waves.slice(),
  covens: s.covens.slice(),
  commons: s.commons,
  used: s.used,
  deck: s.deck.slice(),
  gone: s.gone,
  spent: s.spent,
  luck: s.luck,
  running: s.running,
  rests: s.rests,
  roll: copyRoll(s.roll),
  coin: s.coin,
});

/** A copy that shares nothing that can change. */
export const copy = (s: Foes): Foes => copyWith(s, s);
