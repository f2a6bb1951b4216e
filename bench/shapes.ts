import { setFlagsFromString } from 'node:v8';

/**
 * How many hidden classes V8 has given these objects. One or two is right. Where every state has its own, each access
 * to it is slow and the whole game several times slower; an object literal that begins with a spread and then names
 * further fields does that.
 */
export function shapes(objects: readonly unknown[]): number {
  setFlagsFromString('--allow-natives-syntax');
  const alike = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: unknown, b: unknown) => boolean;
  const found: unknown[] = [];
  for (const object of objects) if (!found.some((other) => alike(other, object))) found.push(object);
  return found.length;
}
