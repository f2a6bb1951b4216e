import type { Bar } from '../flow/answers.ts';

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

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};
const kind = (name: string): string => KINDS[name] ?? name;

/** What a schema's library says, in words for people who never heard of it. */
function plainly(message: string): string {
  return message
    .replace(/^Invalid input: expected .+, received undefined$/, 'is missing')
    .replace(/^Invalid input: expected (.+), received (.+)$/, (_all, a, b) => `must be ${kind(a)}, not ${kind(b)}`)
    .replace(/^Unrecognized keys?: /, 'there is no such field: ')
    .replace(/^Invalid option: expected one of |^Invalid discriminator value\. Expected /, 'must be one of ')
    .replace(/^Too (?:small|big): expected .+? to (be|have) /, (_all, verb) =>
      verb === 'be' ? 'must be ' : 'must have ',
    )
    .replaceAll('"|"', '", "')
    .replaceAll("' | '", "', '");
}

/** A schema's complaints as faults. */
export const faultsOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  root: string,
): Fault[] => issues.map(({ path, message }) => ({ path: pathOf(path, root), message: plainly(message) }));
