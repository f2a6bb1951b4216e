import { EditionLoader } from '../../../editions/loader.ts';
import { EditionRegistry } from '../../../editions/registry.ts';
import { games } from '../../../games/index.ts';
import type { GameFactory } from '../../../kernel/index.ts';

/** Editions as a page loads them, from the folder of the checkout. */
const loader = new EditionLoader((file) => import(new URL(`../../../../editions/${file}`, import.meta.url).href));

/** The games of a test's page, in every edition. */
export const editionsOf = (more: Readonly<Record<string, GameFactory>> = {}): EditionRegistry =>
  new EditionRegistry({ ...games, ...more }, loader);
