import type { Entry } from '../storage/schema.ts';

/** Something that somebody did at a table. `unknown`: the line was lost before a reply came. */
export interface Deed {
  readonly kind: 'answer' | 'undo' | 'chat';
  /** The number of the question, for an answer. */
  readonly to: number;
  readonly say: string;
  fate: 'open' | 'done' | 'refused' | 'unknown';
}

/** Something that is stored; `to` is the number of the question that was open then. */
export interface Act {
  readonly kind: Entry['kind'] | 'chat';
  readonly seat: number;
  readonly to: number;
  readonly say: string;
}

const same = (deed: Deed, act: Act): boolean =>
  deed.kind === act.kind && deed.say === act.say && (deed.kind !== 'answer' || deed.to === act.to);

/**
 * Whether what is stored is what was done, in that order: all that was acknowledged, nothing that was refused, and of
 * what nobody knows some or none.
 */
export function fits(deeds: readonly Deed[], acts: readonly Act[]): boolean {
  /** By how many of the acts: whether the deeds so far explain them. */
  let explained = acts.map(() => false);
  explained.unshift(true);
  for (const deed of deeds) {
    const before = explained;
    explained = before.map((is, n) => {
      const taken = n > 0 && before[n - 1] === true && deed.fate !== 'refused' && same(deed, acts[n - 1] as Act);
      return taken || (is && deed.fate !== 'done');
    });
  }
  return explained.at(-1) === true;
}
