import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Lines of an input, one by one. */
export interface LineReader {
  /** The next line; if the signal breaks the waiting off, that line is for the next who waits. */
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

/** What comes first: the promise, or that the signal breaks it off. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | 'withdrawn'> {
  const done = new AbortController();
  try {
    return await Promise.race([promise, aborted(signal, done.signal)]);
  } finally {
    done.abort();
  }
}

/** Resolves when the signal breaks something off; `done`: nobody wants to know any more. */
export const aborted = (signal: AbortSignal, done?: AbortSignal): Promise<'withdrawn'> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve('withdrawn');
    const options = { once: true, ...(done !== undefined && { signal: done }) };
    signal.addEventListener('abort', () => resolve('withdrawn'), options);
  });
