import { builtFile } from '../built.ts';

/** By its address: nothing in src may import a script. */
const script = new URL('../../../scripts/build.mjs', import.meta.url).href;

/** The built thread of the bots, as new as the source. */
export async function builtThinker(): Promise<URL> {
  const { buildIfStale } = await import(script);
  await buildIfStale();
  return builtFile('thinker.mjs');
}

/** Everything that `npm start` would build, as new as the source: the page too. */
export async function builtAll(): Promise<void> {
  const { buildAllIfStale } = await import(script);
  await buildAllIfStale();
}
