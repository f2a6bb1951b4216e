/**
 * The trace: a hash over every decision and every end of game, in order. Two versions of the reference game with the
 * same trace play the same games, decision for decision.
 */
export type OnDecision = (code: number) => void;

/** One version of a game, as the benchmark plays it. */
export interface Version<S> {
  /** A new game at its first decision. */
  begin(seed: number): S;
  /** Plays random decisions, `most` at most; returns how many. `seen` gets each one's code and that of the end. */
  playOn(s: S, most: number, seen: OnDecision | null): number;
}

export interface Trace {
  readonly games: number;
  readonly decisions: number;
  readonly hash: string;
}

/** What the seeds from 1 on give: the same in every version, whoever wrote it. */
export const KNOWN: readonly Trace[] = [
  { games: 300, decisions: 11785, hash: '71013652' },
  { games: 1000, decisions: 38601, hash: '73291bdd' },
  { games: 10000, decisions: 390643, hash: '13bec550' },
];

export const scavengeCode = (pile: number): number => pile;
export const spellCode = (index: number, target: number): number => 16 + index * 8 + target;
export const playCode = (hand: number, pile: number, down: number): number => 128 + hand * 6 + pile * 2 + down;
/** The winner's seat, or 2 for a draw. */
export const endCode = (winner: number): number => 1000 + winner;

export function trace<S>(version: Version<S>, games: number): Trace {
  let hash = 0x811c9dc5;
  let decisions = 0;
  const seen: OnDecision = (code) => {
    hash = Math.imul(hash ^ code, 16777619);
  };
  for (let seed = 1; seed <= games; seed++) {
    decisions += version.playOn(version.begin(seed), Number.POSITIVE_INFINITY, seen);
  }
  return { games, decisions, hash: (hash >>> 0).toString(16).padStart(8, '0') };
}
