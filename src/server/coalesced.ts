/** Runs something one at a time. Who asks while it runs shares the next run with all others who do. */
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
