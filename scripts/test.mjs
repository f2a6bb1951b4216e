// `npm test`: every check, then the tests, stopping at the first failure. `npm run check`: the checks alone.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What each step is called and the npm script that runs it alone. */
const CHECKS = [
  ['format and lint', 'lint'],
  ['types', 'types'],
  ['arrows', 'arrows'],
  ['unused code', 'unused'],
  ['rule coverage', 'rules'],
  ['icons', 'icons -- check'],
  ['budget of the page', 'budget'],
];
const TESTS = ['tests', 'unit'];

const root = join(import.meta.dirname, '..');
if (!existsSync(join(root, 'node_modules', 'vitest'))) {
  console.error('The npm packages are missing: run `npm ci` first.');
  process.exit(1);
}

for (const [name, script] of process.argv[2] === 'check' ? CHECKS : [...CHECKS, TESTS]) {
  console.log(`\n== ${name} ==`);
  // The whole command as one string, for on Windows npm is a shell script.
  const { status } = spawnSync(`npm run --silent ${script}`, { cwd: root, stdio: 'inherit', shell: true });
  if (status === 0) continue;
  // The last line of the tests is theirs: how many passed and failed.
  if (script !== 'unit') console.error(`\nFailed: ${name}. To run it alone: npm run ${script}`);
  process.exit(1);
}
