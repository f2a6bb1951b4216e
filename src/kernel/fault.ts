import type { Bar } from './answers.ts';

/** A fault in something from outside: where, and what is wrong. */
export interface Fault {
  readonly path: string;
  readonly message: string;
  /** Where a rule is in the way: its reason, for a sentence in any language. */
  readonly bar?: Bar;
}

/** A path such as `spells[2].do[0].cards`; `root` where it is empty. */
export function pathOf(keys: readonly PropertyKey[], root: string): string {
  const path = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return path.replace(/^\./, '') || root;
}

/** A schema's complaints as faults. */
export const faultsOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  root: string,
): Fault[] => issues.map(({ path, message }) => ({ path: pathOf(path, root), message }));
