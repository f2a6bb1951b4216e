import type { Storage } from '../storage/open.ts';

/** How long somebody waits for a database that says nothing, and how often it is looked whether it has. */
const SILENT_MS = 4_600;
const LOOK_MS = 200;

/**
 * Gives up on something that has waited so long once the database has said nothing for all of that time, whether or not it
 * said something before; where there is only much to do, it is waited for. Call what comes back when it is settled.
 */
export function giveUpIfSilent({ isSilentSince }: Pick<Storage, 'isSilentSince'>, giveUp: () => void): () => void {
  const began = performance.now();
  let isSettled = false;
  const settle = () => {
    isSettled = true;
    clearInterval(timer);
  };
  const look = () => {
    const since = performance.now() - SILENT_MS;
    if (isSettled || since < began || !isSilentSince(since)) return;
    settle();
    giveUp();
  };
  // This process may have been busy itself: then what the database said lies here and is read first.
  const timer = setInterval(() => setImmediate(look), LOOK_MS);
  return settle;
}
