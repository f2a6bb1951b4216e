import { findRelease } from '../../editions/loader.ts';
import { editionUrl } from '../../editions/page.ts';

/** The module that all editions share is imported by its name. */
const IMPORTED = /from"\.\/([\w.-]+\.js)"/g;
const kept = new Set<string>();

/**
 * Has the browser keep the rules that a game of its own is played by, as the module that a later page will need: that page
 * may play by others, and there may be no network then. The service worker keeps what is fetched.
 */
export async function keepEdition(game: string, edition: string): Promise<void> {
  const release = findRelease(game, edition);
  const controlled = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (release === null || !controlled || kept.has(release.edition)) return;
  kept.add(release.edition);
  try {
    const url = editionUrl(`${game}.${release.edition}.js`);
    const text = await (await fetch(url)).text();
    for (const [, file] of text.matchAll(IMPORTED)) await fetch(editionUrl(file as string));
  } catch {
    // Without a network there is nobody to have it from: the next time, perhaps.
    kept.delete(release.edition);
  }
}
