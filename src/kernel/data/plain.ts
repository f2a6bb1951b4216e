/** Plain data: what a state, a view, an event and a record are made of. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** A deep copy of any plain data: good for small things, and the yardstick for a game's own fast copy. */
export function copyPlain<T>(value: T): T {
  if (isSingle(value)) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = isSingle(value[i]) ? value[i] : copyPlain(value[i]);
    return list as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = isSingle(value[key]) ? value[key] : copyPlain(value[key]);
  return copy as T;
}
/** Whether there is nothing in it. */
const isSingle = (value: unknown): boolean => value === null || typeof value !== 'object';

/** JSON with sorted keys: equal data gives equal text. Throws, naming the path, on anything that is not plain. */
export function canonical(value: unknown): string {
  return written(value) ?? throwNotPlain(value, '$');
}

/** The canonical text, or null if something in it is not plain. States are hashed at every step: paths would cost as much. */
function written(value: unknown): string | null {
  if (value === null || typeof value === 'boolean') return `${value}`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : null;
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) {
      const inner = written(value[i]);
      if (inner === null) return null;
      text += i === 0 ? inner : `,${inner}`;
    }
    return `${text}]`;
  }
  if (!isPlainObject(value)) return null;
  let text = '{';
  for (const key of Object.keys(value).sort()) {
    const inner = written(value[key]);
    if (inner === null) return null;
    text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${inner}`;
  }
  return `${text}}`;
}

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Throws at the first part that has no canonical text. */
function throwNotPlain(value: unknown, path: string): never {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (written(value[i]) === null) throwNotPlain(value[i], `${path}[${i}]`);
  } else if (isPlainObject(value)) {
    for (const key of Object.keys(value).sort())
      if (written(value[key]) === null) throwNotPlain(value[key], `${path}.${key}`);
  }
  const what = typeof value === 'object' ? 'an instance of a class' : typeof value;
  throw new Error(`not plain data: ${path} is ${typeof value === 'number' ? value : what}`);
}

export const samePlain = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);
