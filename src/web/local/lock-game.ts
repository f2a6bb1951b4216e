/** How long another page is given to let go, in milliseconds: one that is being reloaded needs a moment. */
const LOCK_TIMEOUT_MS = 1500;

/** Holds a game against other pages of this browser, as long as this one is open. See `LocalEnvironment`. */
export async function lockGame(id: string, anyway: boolean, lost: () => void): Promise<(() => void) | null> {
  // Only pages from a safe address have locks: the others do without.
  if (navigator.locks === undefined) return () => {};
  return new Promise((resolve) => {
    let got = false;
    const held = () =>
      new Promise<void>((release) => {
        got = true;
        resolve(release);
      });
    const how = anyway ? { steal: true } : { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) };
    // It fails if nobody lets go in time, and when it is taken over.
    navigator.locks.request(`grimalkin-game-${id}`, how, held).catch(() => (got ? lost() : resolve(null)));
  });
}
