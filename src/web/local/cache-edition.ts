import { findRelease } from '../../editions/loader.ts';
import { editionUrl } from '../../editions/page.ts';

/**
 * Has the browser keep the rules that a game of its own is played by, as the module that a later page will need: that page
 * may play by others, and there may be no network then.
 */
export function cacheEdition(game: string, edition: string): void {
  const release = findRelease(game, edition);
  if (release === null || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage({ keep: editionUrl(`${game}.${release.edition}.js`) });
}
