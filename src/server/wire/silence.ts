import type { Storage } from '../storage/open.ts';

/** How long somebody waits for a database that says nothing. */
const SILENT_MS = 4_900;

/**
 * Gives up on something once the database has said nothing for all of that time; where there is only much to do, it is
 * waited for. Call what comes back when it is settled.
 */
export function giveUpIfSilent({ isSilentSince }: Pick<Storage, 'isSilentSince'>, giveUp: () => void): () => void {
  const began = performance.now();
  let isSettled = false;
  const settle = () => {
    isSettled = true;
    clearInterval(timer);
  };
  const look = () => {
    if (isSettled || !isSilentSince(began)) return;
    settle();
    giveUp();
  };
  // This process may have been busy itself: then what the database said lies here and is read first.
  const timer = setInterval(() => setImmediate(look), SILENT_MS);
  return settle;
}
