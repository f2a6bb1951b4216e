// `npm run arrows`: checks who imports whom against .dependency-cruiser.mjs.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const root = join(import.meta.dirname, '../..');
process.chdir(root);

const folders = ['src', 'archive', 'bench', 'e2e', 'scripts', 'bin'].filter((folder) => existsSync(folder));
const { output: result } = await cruise(folders, await extractOptions('./.dependency-cruiser.mjs'));
if (typeof result === 'string') throw new Error('dependency-cruiser answered with text');

// Without TypeScript's API dependency-cruiser skips every .ts file and reports no violation: never trust it blindly.
const seen = new Set(result.modules.map((module) => module.source));
const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
const missed = files.filter((file) => !seen.has(file));

if (files.length === 0 || missed.length > 0) {
  console.error(
    `Looked at only ${files.length - missed.length} of ${files.length} files in src. Missed:`,
    missed.slice(0, 5),
  );
  process.exit(1);
}
const report = await format(result, { outputType: 'err-long' });
console.log(String(report.output).trim());
process.exit(report.exitCode > 0 ? 1 : 0);
