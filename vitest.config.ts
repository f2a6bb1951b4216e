import { cpus } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compileMessages } from './scripts/messages.mjs';
import LongestFirst from './scripts/vitest/sequencer.mjs';
import { PATIENCE, TEST_GUARD } from './src/server/testing/patience.ts';

await compileMessages(import.meta.dirname);

// Recordings are made in a mode of their own, which projects do not inherit.
export default defineConfig(({ mode }) => ({
  test: {
    // The last one prints the last line.
    reporters: ['default', './scripts/vitest/reporter.mjs'],
    // Nothing fails because the machine is slow: these only end what hangs.
    testTimeout: TEST_GUARD,
    hookTimeout: TEST_GUARD,
    teardownTimeout: TEST_GUARD,
    expect: { poll: { timeout: PATIENCE } },
    // Files share what they import: to load it again for each took as long as most of them. Each leaves the world as it was.
    isolate: false,
    // A database of a test lives for seconds: better machine code of PGlite never pays.
    execArgv: ['--no-wasm-tier-up'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        mode,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'archive/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}'],
          // A database for the tests that want one.
          globalSetup: ['./scripts/vitest/run-folder.mjs', './src/server/testing/setup.ts'],
          setupFiles: ['./scripts/vitest/property-seed.mjs'],
          sequence: { groupOrder: 0 },
          // More than there are cores: many tests wait for a server or a database.
          maxWorkers: cpus().length + 2,
        },
      },
      {
        extends: true,
        mode,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          // A page to open in a browser.
          globalSetup: ['./scripts/vitest/run-folder.mjs', './e2e/setup.ts'],
          // After all others, or beside them in a run of its own (scripts/unit.mjs), and not many at once: each has a browser.
          sequence: { groupOrder: 1 },
          maxWorkers: 4,
        },
      },
    ],
  },
}));
