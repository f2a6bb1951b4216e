import type { Io } from './io.ts';

const BAR = 24;
/** Milliseconds between two drawings. */
const PAUSE = 100;

export interface ProgressBar {
  readonly at: (done: number) => void;
  /** Wipes the bar away. */
  readonly end: () => void;
}

/** A bar on the error stream while something takes long; nothing at all where that is no terminal. */
export function progressBar({ stderr, now }: Io, total: number, unit: string): ProgressBar {
  if (stderr.isTTY !== true) return { at: () => {}, end: () => {} };
  const began = now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    at(reached) {
      // Sometimes more is done than was asked for.
      const done = Math.min(reached, total);
      const time = now();
      if (time - drawn < PAUSE && done < total) return;
      drawn = time;
      const full = Math.round((BAR * done) / total);
      const rate = (done * 1000) / Math.max(1, time - began);
      const digits = rate < 10 ? 1 : 0;
      const left = rate > 0 ? Math.ceil((total - done) / rate) : 0;
      const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
      stderr.write(`\r\x1b[K${bar} ${done}/${total} ${unit} · ${rate.toFixed(digits)}/s · ${left} s`);
    },
    end: () => stderr.write('\r\x1b[K'),
  };
}
