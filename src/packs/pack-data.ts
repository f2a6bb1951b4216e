import type { Fault } from '../kernel/index.ts';

/** A pack as data: whatever a file held, until a game has checked it. */
export type PackObject = Readonly<Record<string, unknown>>;

export const isPackObject = (value: unknown): value is PackObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The own field of an object; a field that every object inherits is none. */
export const fieldOf = (object: unknown, key: string): unknown =>
  isPackObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;

/** How deep a pack may be nested, and how much it may hold. The deepest of our own has 9 levels, the largest 8,000 parts. */
const DEEPEST = 32;
const MOST_PARTS = 100_000;

/** Why something is no data that may be looked into: walked without recursion, which a deep one would break. */
export function dataFault(raw: unknown): Fault | null {
  const fault = (message: string): Fault => ({ path: 'pack', message });
  let level: unknown[] = [raw];
  let parts = 0;
  for (let depth = 0; level.length > 0; depth++) {
    parts += level.length;
    if (depth > DEEPEST) return fault(`must not be nested deeper than ${DEEPEST} levels`);
    if (parts > MOST_PARTS) return fault(`must not have more than ${MOST_PARTS} parts`);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      // It would be taken for what the object inherits.
      if (Object.hasOwn(value, '__proto__')) return fault("must not have a field '__proto__'");
      for (const inner of Array.isArray(value) ? value : Object.values(value)) next.push(inner);
    }
    level = next;
  }
  return null;
}
