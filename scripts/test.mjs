// `npm test`: every check, then the tests, then some of them on the newest Node, stopping at the first failure.
// `npm run check`: the checks alone.
//   npm test -- --load 4      four busy loops run beside all of it, as on a machine that is used for other things too
//   npm test -- --this-node   nothing is run on another Node than this one
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileMessages } from './messages.mjs';

/** What each step is called and the npm script that runs it alone; what takes longest comes first. */
const CHECKS = [
  ['types', 'types'],
  ['budget of the page', 'budget'],
  ['arrows', 'arrows'],
  ['unused code', 'unused'],
  ['format and lint', 'lint'],
  ['rule coverage', 'rules'],
  ['names of types', 'names'],
  ['messages', 'messages -- check'],
  ['icons', 'icons -- check'],
];
/** So many checks run at once: most of them use one core. */
const AT_ONCE = 2;
const NEWEST = ['the newest Node', 'newest-node'];
const TESTS = ['tests', 'unit'];

const root = join(import.meta.dirname, '..');
if (!existsSync(join(root, 'node_modules', 'vitest'))) {
  console.error('The npm packages are missing: run `npm ci` first.');
  process.exit(1);
}

try {
  await compileMessages(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
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
const failed = !(await allPass(CHECKS)) || (positionals[0] !== 'check' && tests.some((step) => !passes(step)));
for (const loop of loops) loop.kill();
process.exit(failed ? 1 : 0);

/**
 * Runs checks, and begins no more of them once one has failed. What each says is printed when it is done.
 * @param {readonly string[][]} checks
 */
async function allPass(checks) {
  const waiting = [...checks];
  let passed = true;
  const work = async () => {
    for (let next = waiting.shift(); passed && next !== undefined; next = waiting.shift()) {
      const [name, script] = next;
      // The whole command as one string, for on Windows npm is a shell script.
      const check = spawn(`npm run --silent ${script}`, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      for (const stream of [check.stdout, check.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
          said += text;
        });
      const [status] = await once(check, 'close');
      console.log(`\n== ${name} ==\n${said.trimEnd()}`);
      if (status !== 0) passed = fails(name, script);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return passed;
}

/**
 * Runs tests; what they say is shown as it comes.
 * @param {readonly string[]} step
 */
function passes([name, script]) {
  console.log(`\n== ${name} ==`);
  const { status } = spawnSync(`npm run --silent ${script}`, { cwd: root, stdio: 'inherit', shell: true });
  // The last line of tests is theirs.
  return status === 0 || (script !== 'unit' && fails(name, script));
}

/**
 * @param {string | undefined} name
 * @param {string | undefined} script
 */
function fails(name, script) {
  console.error(`\nFailed: ${name}. To run it alone: npm run ${script}`);
  return false;
}
