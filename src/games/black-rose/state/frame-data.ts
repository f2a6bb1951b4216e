import { type Frame, interrupt, type Seat } from '../../../kernel/index.ts';
import { type Evocation, NONE, type Rose } from './state.ts';

/**
 * Procedures that are set going from below: damage springs Traps, a Trap is a deed, and a deed does damage. Who sets one
 * going needs no more than its name and what it must remember. Frames name Models and Rooms by their numbers.
 */

/** `evocation` is the attack of one; `ability` what a Familiar does without attacking: its watch, its burst. */
export type DamageSource = 'spell' | 'strike' | 'evocation' | 'ability' | 'room' | 'familiar' | 'trap' | 'event';

/** A spell, a Room, a Trap or a Familiar Action at work: its effects in the order of the card. */
export interface DeedData {
  readonly list: number;
  readonly seat: Seat;
  readonly source: DamageSource;
  /** The Model and the Room that were chosen last, or NONE. */
  target: number;
  room: number;
  /** Those that were ever chosen, a bit each. */
  targets: number;
  rooms: number;
  /** Of how many effects the target is known. */
  aimed: number;
  done: number;
}
/** An Evocation at work. */
export interface Activation {
  readonly model: number;
  /** Whose Evocation it is now: its damage is theirs. */
  readonly by: Seat;
  /** Steps left, and how many in a row went one way. */
  left: number;
  moved: number;
  way: number;
  straight: number;
  /** Attacks left, and whom it attacked last; itself, if it attacked everybody. */
  attacks: number;
  target: number;
  over: boolean;
}

/** Damage to several Models at one moment. */
export interface AreaDamage {
  /** Everybody hostile in this Room but one Model; NONE if the Models were given. */
  readonly room: number;
  readonly but: number;
  readonly models: number[];
  readonly amount: number;
  /** A seat, or the Rose. */
  readonly by: number;
  readonly source: DamageSource;
  /** How many Models have been hit. */
  hit: number;
  /** Traps and bursts that it has set off. */
  readonly later: Frame[];
}

/** A moon that rises: which one, and whose card it is, counted from the Crown holder as it rose. */
export interface Moonrise {
  readonly moon: number;
  turn: number;
  readonly first: Seat;
}

const bit = (number: number): number => (number === NONE ? 0 : 1 << number);
/** The deed is aimed at this Model or this Room from now on. */
export function aim(d: DeedData, kind: 'target' | 'room', number: number): void {
  d[kind] = number;
  if (kind === 'target') d.targets |= bit(number);
  else d.rooms |= bit(number);
}

const AREA = 'area';
const ACTIVATION = 'activation';
const frame = (proc: 'deed' | 'moonrise' | typeof ACTIVATION | typeof AREA, data: object): Frame => ({
  proc,
  step: 0,
  data,
  given: null,
});

type DeedStart = Pick<DeedData, 'list' | 'seat' | 'target' | 'room' | 'source'>;
/** A list of effects to be carried out. A target that is given is the first effect's. */
export function deedFrame({ list, seat, target, room, source }: DeedStart): Frame {
  const aimed = target !== NONE || room !== NONE ? 1 : 0;
  const deed: DeedData = { list, seat, source, target, room, targets: bit(target), rooms: bit(room), aimed, done: 0 };
  return frame('deed', deed);
}
/** Has a list of effects carried out before anything else. */
export const perform = (s: Rose, doing: DeedStart): void => interrupt(s, deedFrame(doing));

type Area = Pick<AreaDamage, 'amount' | 'by' | 'source'> & Partial<Pick<AreaDamage, 'room' | 'but' | 'models'>>;
/** Damage to every enemy Model that is in a Room by then, or to the Models that are given. */
export function areaFrame({ room = NONE, but = NONE, models = [], ...of }: Area): Frame {
  const area: AreaDamage = { room, but, models, ...of, hit: 0, later: [] };
  return frame(AREA, area);
}
/** Has what damage sets off carried out: of damage to several Models once all have been hit (BR-2.5). */
export function afterDamage(s: Rose, what: Frame): void {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const { proc, data } = s.stack[i] as Frame;
    if (proc !== AREA) continue;
    (data as AreaDamage).later.push(what);
    return;
  }
  interrupt(s, what);
}

/** Has a moon rise before anything else but the damage at work. */
export const raiseMoon = (s: Rose): void =>
  afterDamage(s, frame('moonrise', { moon: s.moon, turn: 0, first: s.crown } satisfies Moonrise));

/** Has an Evocation move and attack before anything else. */
export function activate(s: Rose, evocation: Evocation, by: Seat): void {
  const activation: Activation = {
    model: evocation.id,
    by,
    left: NONE,
    moved: 0,
    way: NONE,
    straight: 0,
    attacks: 1,
    target: NONE,
    over: false,
  };
  interrupt(s, frame(ACTIVATION, activation));
}
/** For whom an Evocation is at work now: its owner, or an enemy that has turned it; null if it is not at work. */
export function controllerOf(s: Rose, id: number): Seat | null {
  for (const { proc, data } of s.stack)
    if (proc === ACTIVATION && (data as Activation).model === id) return (data as Activation).by;
  return null;
}
