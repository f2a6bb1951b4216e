import { defineConfig } from 'vitest/config';

// Recordings are made in a mode of their own, which projects do not inherit.
export default defineConfig(({ mode }) => ({
  test: {
    // The last one prints the last line.
    reporters: ['default', './scripts/reporter.mjs'],
    // The first test that wants PGlite waits until its empty database is made.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        mode,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.mjs'],
          // A database for the tests that want one.
          globalSetup: './src/server/testing/setup.ts',
          // Tests that play many games need longer than vitest's five seconds on a slow machine.
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        mode,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          // A browser, and a page to open in it.
          globalSetup: './e2e/setup.ts',
          // Whole games, click by click.
          testTimeout: 120_000,
          // After all others and one file at a time: browsers want the machine for themselves.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
        },
      },
    ],
  },
}));
