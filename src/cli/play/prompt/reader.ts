import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Reads an input line by line. */
export interface LineReader {
  /** The next line. If the signal interrupts the wait, the line goes to the next call. */
  next(signal?: AbortSignal): Promise<{ readonly line: string } | 'ended' | 'withdrawn'>;
  close(): void;
}

export function lineReader(input: Readable): LineReader {
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  let coming: Promise<IteratorResult<string>> | null = null;
  return {
    async next(signal) {
      coming ??= lines.next();
      const next = await (signal === undefined ? coming : unlessAborted(coming, signal));
      if (next === 'withdrawn') return next;
      coming = null;
      return next.done === true ? 'ended' : { line: next.value };
    },
    close: () => reader.close(),
  };
}

/** Whichever comes first: the promise, or an interruption by the signal. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | 'withdrawn'> {
  const done = new AbortController();
  try {
    return await Promise.race([promise, aborted(signal, done.signal)]);
  } finally {
    done.abort();
  }
}

/** Resolves when the signal is aborted. `done`: nobody waits for it any more, and its listener is removed. */
export const aborted = (signal: AbortSignal, done?: AbortSignal): Promise<'withdrawn'> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve('withdrawn');
    const options = { once: true, ...(done !== undefined && { signal: done }) };
    signal.addEventListener('abort', () => resolve('withdrawn'), options);
  });
