import type { z } from 'zod';

/** Looks into a vocabulary: which schemas stand at a place of a pack, what fields they know, and what their limits are. */

export type Schema = z.core.$ZodType;
type Known = z.core.$ZodTypes;

/** What is at the end of a path of some data; undefined where it leads nowhere. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );

/** The schema itself, of which an optional one says only that it may be missing. */
export function bare(schema: Schema): Schema {
  const { def } = (schema as Known)._zod;
  return def.type === 'optional' ? bare(def.innerType) : schema;
}

export const isOptional = (schema: Schema): boolean => (schema as Known)._zod.def.type === 'optional';

/** The words that a schema takes, of literals and enumerations; null where it takes anything else. */
export function wordsOf(schema: Schema): readonly unknown[] | null {
  const { def } = (bare(schema) as Known)._zod;
  if (def.type === 'literal') return def.values;
  if (def.type === 'enum') return Object.values(def.entries);
  return null;
}

/** The fields of an object’s schema by name; none if it is no object. */
export function fieldsIn(schema: Schema): Readonly<Record<string, Schema>> {
  const { def } = (bare(schema) as Known)._zod;
  return def.type === 'object' ? def.shape : {};
}

/** The schema of what a list holds; null if it is no list. */
export function elementOf(schema: Schema): Schema | null {
  const { def } = (bare(schema) as Known)._zod;
  return def.type === 'array' ? def.element : null;
}

/** All that something may be by a schema: the parts of a union, and theirs. */
export function branchesOf(schema: Schema): Schema[] {
  const { def } = (bare(schema) as Known)._zod;
  return def.type === 'union' ? def.options.flatMap(branchesOf) : [bare(schema)];
}

/** Those of them that some data may have been meant as: whose words it says where it says any. */
function meantBranches(schema: Schema, data: unknown): Schema[] {
  const all = branchesOf(schema);
  const fitting = all.filter((branch) =>
    Object.entries(fieldsIn(branch)).every(([key, field]) => {
      const said = valueAt(data, [key]);
      const words = (bare(field) as Known)._zod.def.type === 'literal' ? wordsOf(field) : null;
      return words === null || said === undefined || words.includes(said);
    }),
  );
  return fitting.length === 0 ? all : fitting;
}

/** The schemas that may stand at a place of some data. */
export function schemasAt(schema: Schema, data: unknown, path: readonly PropertyKey[]): Schema[] {
  let at = meantBranches(schema, data);
  for (const [n, key] of path.entries()) {
    const inner = valueAt(data, path.slice(0, n + 1));
    at = at
      .flatMap((each) => {
        const next = typeof key === 'number' ? elementOf(each) : fieldsIn(each)[String(key)];
        return next === null || next === undefined ? [] : [next];
      })
      .flatMap((each) => meantBranches(each, inner));
  }
  return at;
}

/** The smallest and the largest number, or the shortest and the longest list or text. */
export interface Limits {
  readonly least: number | null;
  readonly most: number | null;
  /** What it must be a multiple of. */
  readonly step: number | null;
}

export function limitsOf(schema: Schema): Limits {
  let [least, most, step]: (number | null)[] = [null, null, null];
  for (const { _zod } of ((bare(schema) as Known)._zod.def.checks ?? []) as z.core.$ZodChecks[]) {
    const { def } = _zod;
    if (def.check === 'greater_than') least = Number(def.value);
    else if (def.check === 'less_than') most = Number(def.value);
    else if (def.check === 'min_length') least = def.minimum;
    else if (def.check === 'max_length') most = def.maximum;
    else if (def.check === 'length_equals') [least, most] = [def.length, def.length];
    else if (def.check === 'multiple_of') step = Number(def.value);
  }
  return { least: least ?? null, most: most ?? null, step: step ?? null };
}
