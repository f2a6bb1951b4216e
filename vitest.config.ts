import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.mjs'],
    // The last one prints the last line.
    reporters: ['default', './scripts/reporter.mjs'],
    // Tests that play many games need longer than vitest's five seconds on a slow machine.
    testTimeout: 30_000,
  },
});
