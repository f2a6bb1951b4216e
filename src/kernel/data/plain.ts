/** Plain data: what a state, a view, an event and a record are made of. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** A deep copy of any plain data: good for small things, and the yardstick for a game's own fast copy. */
export function copyPlain<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const list: unknown[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copyPlain(value[i]);
    return list as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyPlain(value[key]);
  return copy as T;
}

/** JSON with sorted keys: equal data gives equal text. Throws, naming the path, on anything that is not plain. */
export function canonical(value: unknown, path = '$'): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`not plain data: ${path} is ${value}`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    const parts: string[] = [];
    for (let i = 0; i < value.length; i++) parts.push(canonical(value[i], `${path}[${i}]`));
    return `[${parts.join(',')}]`;
  }
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner, `${path}.${key}`)}`).join(',')}}`;
  }
  throw new Error(`not plain data: ${path} is ${typeof value === 'object' ? 'an instance of a class' : typeof value}`);
}

export const samePlain = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);
