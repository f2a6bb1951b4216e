import { canonical } from '../src/kernel/index.ts';

/** A piece of data as it was written the last time. */
type Written = WrittenLeaf | WrittenBranch;
interface WrittenLeaf {
  readonly value: null | boolean | number | string;
  readonly text: string;
}
interface Shape {
  readonly keys: readonly string[];
  /** Indices of `keys` in the order in which they are written. */
  readonly order: readonly number[];
  /** Each key as it is written. */
  readonly labels: readonly string[];
}
interface WrittenBranch {
  /** Of an object; a list has none. */
  readonly shape: Shape | null;
  readonly parts: readonly Written[];
  readonly text: string;
}

/**
 * Writes the same text as `canonical`, of data that is much as it was the last time: parts that have not changed are
 * compared and not written again. Nothing of the data is kept, so it may be changed in place in between.
 */
export class CanonicalWriter {
  private last: Written | undefined;

  /** Throws, naming the path, on anything that is not plain. */
  write(data: unknown): string {
    this.last = written(data, this.last) ?? undefined;
    return this.last?.text ?? canonical(data);
  }
}

/** The same object as before where nothing has changed; null if something in it is not plain. */
function written(value: unknown, last: Written | undefined): Written | null {
  if (typeof value !== 'object' || value === null) return writtenLeaf(value, last);
  const before = last !== undefined && 'parts' in last ? last : undefined;
  return Array.isArray(value)
    ? writtenList(value, before?.shape === null ? before : undefined)
    : writtenObject(value, before?.shape ? before : undefined);
}

function writtenLeaf(value: unknown, last: Written | undefined): WrittenLeaf | null {
  if (last !== undefined && 'value' in last && last.value === value) return last;
  if (typeof value === 'string') return { value, text: JSON.stringify(value) };
  if (typeof value === 'number') return Number.isFinite(value) ? { value, text: `${value}` } : null;
  return value === null || typeof value === 'boolean' ? { value, text: `${value}` } : null;
}

function writtenList(value: readonly unknown[], last: WrittenBranch | undefined): WrittenBranch | null {
  let parts: Written[] | null = last?.parts.length === value.length ? null : [];
  for (let i = 0; i < value.length; i++) {
    const before = last?.parts[i];
    const part = written(value[i], before);
    if (part === null) return null;
    if (parts === null && part !== before) parts = (last as WrittenBranch).parts.slice(0, i);
    parts?.push(part);
  }
  if (parts === null) return last as WrittenBranch;
  return { shape: null, parts, text: `[${parts.map(({ text }) => text).join(',')}]` };
}

function writtenObject(value: object, last: WrittenBranch | undefined): WrittenBranch | null {
  if (Object.getPrototypeOf(value) !== Object.prototype) return null;
  const shape = shapeOf(value, last?.shape ?? null);
  const isSame = shape === last?.shape;
  let parts: Written[] | null = isSame ? null : [];
  for (let i = 0; i < shape.keys.length; i++) {
    const before = isSame ? last.parts[i] : undefined;
    const part = written((value as Record<string, unknown>)[shape.keys[i] as string], before);
    if (part === null) return null;
    if (parts === null && part !== before) parts = (last as WrittenBranch).parts.slice(0, i);
    parts?.push(part);
  }
  if (parts === null) return last as WrittenBranch;
  const text = shape.order.map((i) => `${shape.labels[i]}${parts[i]?.text}`).join(',');
  return { shape, parts, text: `{${text}}` };
}

/** The last shape where the object has the same keys in the same order. */
function shapeOf(value: object, last: Shape | null): Shape {
  if (last !== null && hasKeys(value, last.keys)) return last;
  const keys = Object.keys(value);
  const place = new Map(keys.map((key, i) => [key, i]));
  const order = [...keys].sort().map((key) => place.get(key) as number);
  return { keys, order, labels: keys.map((key) => `${JSON.stringify(key)}:`) };
}

/** Whether a plain object has these keys, in this order, and no others. */
function hasKeys(value: object, keys: readonly string[]): boolean {
  let count = 0;
  for (const key in value) if (key !== keys[count++]) return false;
  return count === keys.length;
}
