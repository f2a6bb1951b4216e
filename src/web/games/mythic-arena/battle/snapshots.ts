import type { ArenaEvent, ArenaTable, PetView } from '../../../../games/mythic-arena/face.ts';

/** How Pets stood when so much had been heard. A view tells only how they stand now, or that they are gone. */
interface Snapshot {
  readonly heard: number;
  readonly pets: ReadonlyMap<string, PetView>;
}
/** The last two: what is shown beat by beat happened between them. */
export interface SnapshotPair {
  readonly before: Snapshot | null;
  readonly now: Snapshot;
}

function snapshot({ players }: ArenaTable, heard: number): Snapshot {
  const pets = players.flatMap(({ lines }) => [...lines.front, ...lines.guard, ...lines.rear]);
  return { heard, pets: new Map(pets.map((pet) => [pet.pet, pet])) };
}

/** Remembers this view too. What is heard again, or less of it than before, has been taken back. */
export function withSnapshot(memory: SnapshotPair | null, table: ArenaTable, heard: number): SnapshotPair {
  const now = snapshot(table, heard);
  if (memory === null || heard < memory.now.heard) return { before: null, now };
  return heard === memory.now.heard ? { ...memory, now } : { before: memory.now, now };
}

const sum = (events: readonly ArenaEvent[], ref: string, kind: 'hurt' | 'healed'): number =>
  events.reduce((all, event) => all + (event.kind === kind && event.pet === ref ? event.amount : 0), 0);

/** What a Pet had left when this much had been heard, and the most that it could have; null if it was never seen. */
export function healthAt(
  { before, now }: SnapshotPair,
  events: readonly ArenaEvent[],
  ref: string,
  heard: number,
): { readonly left: number; readonly health: number } | null {
  const [was, is] = [before?.pets.get(ref), now.pets.get(ref)];
  if (is !== undefined && heard >= now.heard) return is;
  if (before !== null && was !== undefined && heard >= before.heard) {
    const since = events.slice(before.heard, heard);
    if (since.some((event) => event.kind === 'downed' && event.pet === ref)) return { left: 0, health: was.health };
    const left = was.left - sum(since, ref, 'hurt') + sum(since, ref, 'healed');
    return { left: Math.min(was.health, Math.max(0, left)), health: was.health };
  }
  if (is !== undefined) {
    const until = events.slice(heard, now.heard);
    const left = is.left + sum(until, ref, 'hurt') - sum(until, ref, 'healed');
    return { left: Math.min(is.health, Math.max(0, left)), health: is.health };
  }
  return was === undefined ? null : { left: 0, health: was.health };
}

/** A Pet with all that was on it when this much had been heard: what came since is shown with the last of it. */
export const petAt = ({ before, now }: SnapshotPair, ref: string, heard: number): PetView | null =>
  (heard >= now.heard ? now.pets.get(ref) : (before?.pets.get(ref) ?? now.pets.get(ref))) ?? null;

/** How fast a Pet was before the last changes; now, if it was not there. */
export const speedOf = ({ before, now }: SnapshotPair, ref: string): number | null =>
  (before?.pets.get(ref) ?? now.pets.get(ref))?.speed ?? null;
