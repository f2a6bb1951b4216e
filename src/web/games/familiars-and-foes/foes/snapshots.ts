import type { FoesEvent, FoesTable, FoeView } from '../../../../games/familiars-and-foes/face.ts';
import type { ThrownDie } from '../throw/scene.ts';

/** How Foes stood when so much had been heard: a view tells only how they stand now, or that the next wave has come. */

interface Snapshot {
  readonly heard: number;
  readonly foes: readonly FoeView[];
}
/** The last two: what is shown step by step happened between them. */
export interface SnapshotPair {
  readonly before: Snapshot | null;
  readonly now: Snapshot;
}
/** Remembers this view too. Less heard than before has been taken back. */
export function withSnapshot(memory: SnapshotPair | null, { foes }: FoesTable, heard: number): SnapshotPair {
  const now = { heard, foes };
  if (memory === null || heard < memory.now.heard) return { before: null, now };
  return heard === memory.now.heard ? { ...memory, now } : { before: memory.now, now };
}

const sum = (events: readonly FoesEvent[], foe: string, kind: 'struck' | 'mended'): number =>
  events.reduce((all, event) => all + (event.kind === kind && event.foe === foe ? event.points : 0), 0);

export function foesAt({ before, now }: SnapshotPair, events: readonly FoesEvent[], heard: number): readonly FoeView[] {
  const later = events.slice(heard);
  const isPast = later.some(({ kind }) => kind === 'wave');
  if (isPast && before !== null) {
    const since = events.slice(before.heard, heard);
    return before.foes.map((foe) => ({
      ...foe,
      hp: Math.max(0, Math.min(foe.health, foe.hp - sum(since, foe.foe, 'struck') + sum(since, foe.foe, 'mended'))),
    }));
  }
  if (later.length === 0 || isPast) return now.foes;
  return now.foes.map((foe) => ({
    ...foe,
    hp: Math.min(foe.health, foe.hp + sum(later, foe.foe, 'struck') - sum(later, foe.foe, 'mended')),
  }));
}

/** What a Familiar does; from then on what Foes have rolled is no longer lit. */
const DEEDS: readonly string[] = ['attacks', 'casts', 'uses', 'restores', 'proposes'];
/** What this Foe has rolled last, until a Familiar does something. */
export function rolledBy(
  events: readonly FoesEvent[],
  heard: number,
  foe: string,
): { readonly face: number; readonly bonus: ThrownDie['bonus'] } | null {
  const told = events.slice(0, heard);
  const at = told.findLastIndex((event) => event.kind === 'rolled' && event.foe === foe);
  const roll = told[at];
  if (roll?.kind !== 'rolled' || told.slice(at).some(({ kind }) => DEEDS.includes(kind))) return null;
  return { face: roll.face, bonus: roll.bonus };
}
