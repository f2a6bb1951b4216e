import { NONE } from './list.ts';

const numbered = new WeakMap<readonly string[], Map<string, number>>();

/** The number of a name in one of the content's lists; NONE if it is not there. */
export function numberOfName(names: readonly string[], name: string): number {
  let numbers = numbered.get(names);
  if (numbers === undefined) {
    numbers = new Map(names.map((each, i) => [each, i]));
    numbered.set(names, numbers);
  }
  return numbers.get(name) ?? NONE;
}
