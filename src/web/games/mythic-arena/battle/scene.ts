import { type ArenaEvent, type ArenaTable, frames, type PetView } from '../../../../games/mythic-arena/face.ts';
import type { Seat, View } from '../../../../kernel/index.ts';
import { standingOf } from '../../../table/log/log-lines.ts';
import { petsOf, seatOfPet } from '../selectors.ts';
import { type BattleBeat, isStrikePhase, splitIntoBeats } from './beats.ts';

/** A battle as a scene, out of the view and of what was heard of it. Nothing here knows a rule. */

export const STEPS = ['attackers', 'blockers', 'powers', 'runes', 'speed', 'rolls'] as const;
export type BattleStep = (typeof STEPS)[number];

/** An Attacker and who blocks it, the Primary Blocker first. */
export interface Engagement {
  readonly attacker: string;
  readonly line: string;
  readonly blockers: readonly string[];
}
/** How it stands with a player's Rune: not (yet) asked, asked now, passed, or played. */
export type RuneState = 'waits' | 'asked' | 'passed' | 'played';

export interface BattleScene {
  /** Where it begins in all that was heard: another number, another battle. */
  readonly start: number;
  /** Whose Pets attack. */
  readonly lead: Seat;
  readonly step: BattleStep;
  /** It is fought; what came of it stays in sight until something else happens. */
  readonly over: boolean;
  readonly engagements: readonly Engagement[];
  /** The powers that were revealed; null for a Pet that can do nothing. */
  readonly powers: ReadonlyMap<string, string | null>;
  /** By seat, while Runes are asked for; null before and after. */
  readonly runes: readonly RuneState[] | null;
  readonly beats: readonly BattleBeat[];
  /** Who acts next, as far as that is settled. */
  readonly next: { readonly pet: string; readonly power: string } | null;
}

type ArenaView = View<ArenaTable>;

export const petIn = ({ players }: ArenaTable, ref: string): PetView | null => {
  const owner = players[seatOfPet(ref)];
  return owner === undefined ? null : (petsOf(owner).find(({ pet }) => pet === ref) ?? null);
};

/** What can happen only once a battle is over. */
const AFTERWARDS = ['turn', 'cleanup', 'attached', 'placed', 'used', 'unique', 'game'];

/** The last battle's events, and where they begin; null where none was heard of, or something else has happened since. */
function battleEvents(
  { table }: ArenaView,
  events: readonly ArenaEvent[],
): { start: number; lead: Seat; heard: readonly ArenaEvent[] } | null {
  const start = events.findLastIndex(({ kind }) => kind === 'battle');
  const opening = events[start];
  if (opening?.kind !== 'battle') return null;
  const lead = opening.seat;
  const heard = events.slice(start);
  if (table.battle !== null) return { start, lead, heard };
  // Runes are played before the rolls: one that is played after them is no part of the battle. So is a Switch.
  const rolls = heard.findIndex(isStrikePhase);
  const isAfter = ({ kind }: ArenaEvent, n: number) =>
    AFTERWARDS.includes(kind) || ((kind === 'rune' || kind === 'switched') && rolls !== -1 && n > rolls);
  return heard.some(isAfter) ? null : { start, lead, heard };
}

/** Asked for by all that is drawn of a view: made out once. */
const known = new WeakMap<ArenaView, { readonly events: readonly ArenaEvent[]; readonly scene: BattleScene | null }>();

export function sceneOf(view: ArenaView, events: readonly ArenaEvent[]): BattleScene | null {
  const before = known.get(view);
  if (before?.events === events) return before.scene;
  const scene = sceneIn(view, standingOf(events));
  known.set(view, { events, scene });
  return scene;
}

function sceneIn(view: ArenaView, events: readonly ArenaEvent[]): BattleScene | null {
  const found = battleEvents(view, events);
  if (found === null) return null;
  const { start, lead, heard } = found;
  const { battle } = view.table;
  const beats = splitIntoBeats(heard, start);
  const step = stepOf(view, heard);
  const powers = new Map<string, string | null>();
  for (const beat of beats)
    if (beat.kind === 'powers') for (const { pet, power } of beat.powers) powers.set(pet, power);
  return {
    ...{ start, lead, step, powers, beats },
    over: battle === null,
    engagements: (battle?.attacks ?? []).map(({ pet, line, blockers }) => ({ attacker: pet, line, blockers })),
    runes: step === 'runes' ? runesIn(view, heard) : null,
    next: nextIn(view, powers),
  };
}

function stepOf({ table, stack }: ArenaView, heard: readonly ArenaEvent[]): BattleStep {
  const has = (...kinds: readonly string[]): boolean => heard.some(({ kind }) => kinds.includes(kind));
  if (table.battle === null) return 'rolls';
  if (!has('attacks')) return 'attackers';
  if (frames.isWithin(stack, 'blocking') || frames.isWithin(stack, 'naming') || !has('blocks')) return 'blockers';
  if (!has('powers')) return 'powers';
  return heard.some(isStrikePhase) || has('faster') || frames.isWithin(stack, 'strike') ? 'rolls' : 'runes';
}

/** Who has played a Rune or passed, since the powers lie open. */
function runesIn({ asked, stack }: ArenaView, heard: readonly ArenaEvent[]): readonly RuneState[] {
  const states: RuneState[] = ['waits', 'waits'];
  const open = heard.findIndex(({ kind }) => kind === 'powers');
  for (const event of heard.slice(open)) {
    if (event.kind === 'passes') states[event.seat] = 'passed';
    if (event.kind === 'rune') states[event.seat] = 'played';
  }
  // While a Rune is at work its own questions are asked.
  if (frames.top(stack)?.proc === 'battle') for (const seat of asked) states[seat] = 'asked';
  return states;
}

function nextIn({ table }: ArenaView, powers: BattleScene['powers']): BattleScene['next'] {
  for (const pet of table.battle?.order ?? []) {
    const power = powers.get(pet);
    if (power != null && petIn(table, pet) !== null) return { pet, power };
  }
  return null;
}

/**
 * The Pets that have stepped into the ring: who is engaged and, when the battle is fought, who struck last and whom,
 * until something else happens.
 */
export function inRing(view: ArenaView, events: readonly ArenaEvent[]): ReadonlySet<string> {
  const scene = sceneOf(view, events);
  if (scene === null) return new Set();
  const pets = scene.over
    ? pairIn(scene, scene.beats.length - 1)
    : scene.engagements.flatMap(({ attacker, blockers }) => [attacker, ...blockers]);
  return new Set((pets ?? []).filter((ref) => petIn(view.table, ref) !== null));
}

/** The two Pets that a moment of the battle is about: of the last strike before it, of what it tells, else of the next. */
export function pairIn(
  { beats, engagements }: Pick<BattleScene, 'beats' | 'engagements'>,
  at: number,
): readonly [string, string] | null {
  for (let n = at; n >= 0; n--) {
    const beat = beats[n] as BattleBeat;
    if (beat.kind === 'strike') return [beat.pet, beat.target];
    if (beat.kind === 'stalemate') return [beat.pet, beat.with];
    if (beat.kind === 'retaliates' || beat.kind === 'switchHit') {
      const before = pairIn({ beats, engagements }, n - 1);
      if (before === null) return null;
      const [gone, come] = beat.kind === 'retaliates' ? [beat.fallen, beat.pet] : [beat.pet, beat.with];
      return before.map((ref) => (ref === gone ? come : ref)) as [string, string];
    }
    if (beat.kind === 'fails' || beat.kind === 'struggles' || beat.kind === 'idle') {
      const among = engagements.find(({ attacker, blockers }) => attacker === beat.pet || blockers.includes(beat.pet));
      const foe = among?.attacker === beat.pet ? among.blockers[0] : among?.attacker;
      if (foe !== undefined) return [beat.pet, foe];
    }
  }
  const next = beats.slice(at + 1).find(({ kind }) => kind === 'strike');
  return next?.kind === 'strike' ? [next.pet, next.target] : null;
}
