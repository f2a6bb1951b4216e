import { existsSync } from 'node:fs';

/** A file of dist/: beside the bundle that asks, or where a checkout has it. */
export function builtFile(name: string): URL {
  const beside = new URL(`./${name}`, import.meta.url);
  return existsSync(beside) ? beside : new URL(`../../dist/${name}`, import.meta.url);
}
