import { cpus } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/sequencer.mjs';

/** Tests in a browser: a page to open in it, and time for whole games, click by click. */
const IN_BROWSER = {
  // A house and a browser of its own for each file.
  isolate: true,
  globalSetup: './e2e/setup.ts',
  testTimeout: 120_000,
  // What is awaited comes when the machine has time for it.
  expect: { poll: { timeout: 30_000 } },
};
/** Those that measure time. */
const ALONE = ['e2e/speed.test.ts', 'e2e/levels.test.ts'];

// Recordings are made in a mode of their own, which projects do not inherit.
export default defineConfig(({ mode }) => ({
  test: {
    // The last one prints the last line.
    reporters: ['default', './scripts/reporter.mjs'],
    // The first test that wants PGlite waits until its empty database is made.
    hookTimeout: 60_000,
    // Files share what they import: to load it again for each took as long as most of them. Each leaves the world as it was.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        mode,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'archive/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}'],
          // A database for the tests that want one.
          globalSetup: './src/server/testing/setup.ts',
          // Tests that play many games need longer than vitest's five seconds on a slow machine.
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
          // Vitest leaves one core out, of two as well.
          maxWorkers: Math.max(2, cpus().length - 1),
        },
      },
      {
        extends: true,
        mode,
        test: {
          ...IN_BROWSER,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: ALONE,
          // After all others, and not many at once: browsers want the machine for themselves.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        mode,
        test: {
          ...IN_BROWSER,
          name: 'e2e alone',
          include: ALONE,
          sequence: { groupOrder: 2 },
          maxWorkers: 1,
        },
      },
    ],
  },
}));
