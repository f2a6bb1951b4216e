/**
 * What changed between two pieces of plain data, as a list of places and what is there now. Made by the server from
 * two views, played back by any client: `[path, value]` puts a value, `[path]` removes what is there. A list that
 * became shorter is cut by a change of its `length`.
 */
export type ChangePath = readonly (string | number)[];
export type Change = readonly [path: ChangePath, value: unknown] | readonly [path: ChangePath];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes that make `after` out of `before`; none if they are equal. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: unknown, after: unknown, path: ChangePath, changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, changes);
  else changes.push([path, after]);
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: ChangePath,
  changes: Change[],
): void {
  const first = changes.length;
  const common = Math.min(before.length, after.length);
  for (let i = 0; i < common; i++) compare(before[i], after[i], [...path, i], changes);
  for (let i = common; i < after.length; i++) changes.push([[...path, i], after[i]]);
  if (after.length < before.length) changes.push([[...path, 'length'], after.length]);
  // A list whose items moved along is told shorter as a whole.
  if (changes.length - first > 1 && changes.length - first > common / 2) changes.splice(first, Infinity, [path, after]);
}

function compareObjects(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  path: ChangePath,
  changes: Change[],
): void {
  for (const key in before) if (!Object.hasOwn(after, key)) changes.push([[...path, key]]);
  for (const key in after) {
    if (Object.hasOwn(before, key)) compare(before[key], after[key], [...path, key], changes);
    else changes.push([[...path, key], after[key]]);
  }
}

/** The data with the changes made. Shares what did not change, and leaves what it was given as it was. */
export function withChanges<T>(before: T, changes: readonly Change[]): T {
  let data: unknown = before;
  for (const change of changes) data = changed(data, change, 0);
  return data as T;
}

function changed(data: unknown, change: Change, depth: number): unknown {
  const [path, value] = change;
  if (depth === path.length) return value;
  const key = path[depth] as string | number;
  const last = depth === path.length - 1;
  if (Array.isArray(data)) {
    if (last && key === 'length') return data.slice(0, value as number);
    const list = [...data];
    list[key as number] = changed(list[key as number], change, depth + 1);
    return list;
  }
  if (!isObject(data) || key === '__proto__') throw new Error(`a change at ${path.join('.')}, where nothing is`);
  const copy = { ...data };
  if (last && change.length === 1) delete copy[key];
  else copy[key] = changed(copy[key], change, depth + 1);
  return copy;
}
