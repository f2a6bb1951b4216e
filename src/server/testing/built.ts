import { builtFile } from '../built.ts';

/** The built thread of the bots, as new as the source. */
export async function builtThinker(): Promise<URL> {
  // By its address: nothing in src may import a script.
  const script = new URL('../../../scripts/build.mjs', import.meta.url).href;
  const { buildIfStale } = await import(script);
  await buildIfStale();
  return builtFile('thinker.mjs');
}
