import type { Entry } from '../../storage/schema.ts';

/** Something that somebody did at a table. `unknown`: the line was lost before a reply came. */
export interface ClientAct {
  readonly kind: 'answer' | 'undo' | 'chat';
  /** The number of the question, for an answer. */
  readonly to: number;
  readonly say: string;
  fate: 'open' | 'done' | 'refused' | 'unknown';
}

/** Something that is stored; `to` is the number of the question that was open then. */
export interface LoggedAct {
  readonly kind: Entry['kind'] | 'chat';
  readonly seat: number;
  readonly to: number;
  readonly say: string;
}

const same = (clientAct: ClientAct, act: LoggedAct): boolean =>
  clientAct.kind === act.kind && clientAct.say === act.say && (clientAct.kind !== 'answer' || clientAct.to === act.to);

/**
 * Whether what is stored is what was done, in that order: all that was acknowledged, nothing that was refused, and of
 * what nobody knows some or none.
 */
export function isConsistent(clientActs: readonly ClientAct[], acts: readonly LoggedAct[]): boolean {
  /** By how many of the acts: whether the client's acts so far explain them. */
  let explained = acts.map(() => false);
  explained.unshift(true);
  for (const clientAct of clientActs) {
    const before = explained;
    explained = before.map((is, n) => {
      const taken =
        n > 0 && before[n - 1] === true && clientAct.fate !== 'refused' && same(clientAct, acts[n - 1] as LoggedAct);
      return taken || (is && clientAct.fate !== 'done');
    });
  }
  return explained.at(-1) === true;
}
