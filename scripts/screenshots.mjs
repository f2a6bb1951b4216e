// `npm run screenshots`: pictures of every screen at three sizes, dark and light, into a folder.
//   node scripts/screenshots.mjs [FOLDER] [--only NAME[,NAME]] [--language de] [--size phone] [--theme dark]
import { join } from 'node:path';
import { runnerImport } from 'vite';

// Written as the tests are, in TypeScript, and run as soon as it is loaded.
await runnerImport(join(import.meta.dirname, '../e2e/screenshots.ts'), { configFile: false, logLevel: 'error' });
