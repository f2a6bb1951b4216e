// `npm run archive -- <part>`: makes a part of the archive of this release. Its sources are TypeScript: Vite loads them.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { buildAllIfStale } from './build.mjs';

const root = join(import.meta.dirname, '..');
await buildAllIfStale();
const config = /** @type {const} */ ({ configFile: false, root, logLevel: 'error' });
const { module } = await runnerImport(join(root, 'archive', 'make', 'main.ts'), config);
process.exitCode = await module.main(process.argv.slice(2));
