// `npm test`: every check, then the tests, then some of them on the newest Node, stopping at the first failure.
// `npm run check`: the checks alone.
//   npm test -- --load 4      four busy loops run beside all of it, as on a machine that is used for other things too
//   npm test -- --this-node   nothing is run on another Node than this one
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

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
const NEWEST = ['the newest Node', 'newest-node'];
const TESTS = ['tests', 'unit'];

const root = join(import.meta.dirname, '..');
if (!existsSync(join(root, 'node_modules', 'vitest'))) {
  console.error('The npm packages are missing: run `npm ci` first.');
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { load: { type: 'string', default: '0' }, 'this-node': { type: 'boolean', default: false } },
});
const loops = Array.from({ length: Number(values.load) }, () =>
  // It ends with this process, however that ends: then its input does.
  spawn(
    process.execPath,
    [
      '-e',
      'process.stdin.on("end", () => process.exit()).resume(); (function spin() { for (const end = Date.now() + 50; Date.now() < end; ); setImmediate(spin); })()',
    ],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  ),
);
// The last line is that of all tests on this Node: how many passed and failed.
const tests = values['this-node'] ? [TESTS] : [NEWEST, TESTS];
const failed = (positionals[0] === 'check' ? CHECKS : [...CHECKS, ...tests]).some(([name, script]) => {
  console.log(`\n== ${name} ==`);
  // The whole command as one string, for on Windows npm is a shell script.
  const { status } = spawnSync(`npm run --silent ${script}`, { cwd: root, stdio: 'inherit', shell: true });
  // The last line of tests is theirs.
  if (status !== 0 && script !== 'unit') console.error(`\nFailed: ${name}. To run it alone: npm run ${script}`);
  return status !== 0;
});
for (const loop of loops) loop.kill();
process.exit(failed ? 1 : 0);
