import { findRelease } from '../../editions/loader.ts';
import { editionUrl } from '../../editions/page.ts';

/**
 * Stores the module of a local game's edition in the cache of the browser: a later version of the page may have newer
 * rules, and there may be no network then.
 */
export function cacheEdition(game: string, edition: string): void {
  const release = findRelease(game, edition);
  if (release === null || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage({ keep: editionUrl(`${game}.${release.edition}.js`) });
}
