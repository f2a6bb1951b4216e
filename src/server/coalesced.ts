/** Wraps a function so that it runs one call at a time. All calls made during a run share the next run. */
export function coalesced<T>(act: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      const run = act();
      running = run.catch(() => {});
      return run;
    });
    return next;
  };
}
