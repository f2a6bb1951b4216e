import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.mjs'],
    // The last one prints the last line.
    reporters: ['default', './scripts/reporter.mjs'],
    // A database for the tests that want one.
    globalSetup: './src/server/testing/setup.ts',
    // Tests that play many games need longer than vitest's five seconds on a slow machine.
    testTimeout: 30_000,
    // The first test that wants PGlite waits until its empty database is made.
    hookTimeout: 60_000,
  },
});
