import type { z } from 'zod';
import { didYouMean, type Fault, faultsOf, pathOf } from '../../kernel/index.ts';
import { fieldsIn, limitsOf, type Schema, schemasAt, valueAt } from './schema-walk.ts';

type Issue = z.core.$ZodIssue;

const ROOT = 'pack';

/** So many are told well: a stranger may have made thousands. */
const MOST_HINTS = 100;

/** What a schema says of a pack, in the words of those who make cards, with what they may have meant. */
export const packFaults = (schema: Schema, pack: unknown, issues: readonly Issue[]): Fault[] =>
  issues.flatMap((issue, n) => (n < MOST_HINTS ? faultsIn(schema, pack, issue) : faultsOf([issue], ROOT)));

function faultsIn(schema: Schema, pack: unknown, issue: Issue): Fault[] {
  const path = pathOf(issue.path, ROOT);
  const given = valueAt(pack, issue.path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = schemasAt(schema, pack, issue.path).flatMap((each) => Object.keys(fieldsIn(each)));
      return issue.keys.slice(0, MOST_HINTS).map((key) => ({
        path,
        message: `there is no such field: "${key}"${didYouMean(key, known) || listed(known)}`,
      }));
    }
    case 'invalid_value':
      return [withHint(issue, given, issue.values)];
    case 'too_small':
    case 'too_big':
      return [{ path, message: outOfLimits(schema, pack, issue) }];
    case 'invalid_union':
      if (issue.discriminator !== undefined)
        return [withHint(issue, given, 'options' in issue ? (issue.options ?? []) : [])];
      return nearestForm(schema, pack, issue);
    default:
      return faultsOf([issue], ROOT);
  }
}

function withHint(issue: Issue, given: unknown, words: readonly unknown[]): Fault {
  const [fault] = faultsOf([issue], ROOT) as [Fault];
  const known = words.filter((word) => typeof word === 'string');
  return typeof given === 'string' ? { ...fault, message: fault.message + didYouMean(given, known) } : fault;
}

const listed = (known: readonly string[]): string =>
  known.length === 0 ? '' : `; there are: ${[...new Set(known)].join(', ')}`;

/** Both limits at once: whoever is above the one should not fall below the other. */
function outOfLimits(schema: Schema, pack: unknown, issue: Issue & { readonly origin: string }): string {
  const given = valueAt(pack, issue.path);
  const [at] = schemasAt(schema, pack, issue.path);
  const { least, most } = at === undefined ? { least: null, most: null } : limitsOf(at);
  const counted = typeof given === 'string' || Array.isArray(given);
  const unit = typeof given === 'string' ? ' characters' : issue.path.at(-1) === 'do' ? ' effects' : '';
  const said = counted ? `must have` : 'must be';
  const has = counted ? `, not ${given.length}` : typeof given === 'number' ? `, not ${given}` : '';
  if (least === null && most === null) return (faultsOf([issue], ROOT)[0] as Fault).message;
  if (least === most) return `${said} exactly ${least}${unit}${has}`;
  if (most === null) return `${said} at least ${least}${unit}${has}`;
  if (least === null) return `${said} at most ${most}${unit}${has}`;
  return `${said} ${counted ? '' : 'from '}${least} to ${most}${unit}${has}`;
}

/** Of several forms that something may have, the one that it is nearest to, and what is wrong with it as that. */
function nearestForm(schema: Schema, pack: unknown, issue: z.core.$ZodIssueInvalidUnion): Fault[] {
  const given = valueAt(pack, issue.path);
  const forms = issue.errors.map((inner) => {
    const unknown = inner.flatMap((each) => (each.code === 'unrecognized_keys' ? each.keys : [])).length;
    // Of another kind altogether.
    const strange = inner.some((each) => each.path.length === 0 && each.code === 'invalid_type') ? 100 : 0;
    return { inner, away: strange + 10 * unknown + inner.length };
  });
  const [nearest] = forms.sort((a, b) => a.away - b.away);
  const path = pathOf(issue.path, ROOT);
  if (typeof given !== 'object' || given === null || nearest === undefined || nearest.away >= 100) {
    const all = issue.errors.flat().filter((each) => each.path.length === 0);
    const said = all.map((each) => (faultsOf([each], ROOT)[0] as Fault).message.replace(/^must be /, ''));
    return [{ path, message: said.length === 0 ? 'is none of what it can be' : `must be ${said.join(', or ')}` }];
  }
  return nearest.inner.flatMap((each) =>
    faultsIn(schema, pack, { ...each, path: [...issue.path, ...each.path] } as Issue),
  );
}
