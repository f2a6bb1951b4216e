// `npm run archive -- records|saves|data|page [name]`: makes a part of the archive of this release. Its sources are
// TypeScript, so Vite loads them.
import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '..');
const { module } = await runnerImport(join(root, 'archive', 'make', 'main.ts'), { configFile: false, root });
process.exitCode = await module.main(process.argv.slice(2));
