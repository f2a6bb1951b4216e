// `npm run unit`: all tests, also those in a browser. Arguments go to Vitest. When they are done nothing of theirs is left
// in the system's temporary folder and no process of theirs runs: that is a failure as well, said in a sentence.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lastLine } from './vitest/reporter.mjs';
import { makeRunFolder, processes } from './vitest/run-folder.mjs';

const root = join(import.meta.dirname, '..');
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/**
 * Runs tests, and prints how many passed and failed as the last line.
 * @param {readonly string[]} args for Vitest
 * @param {string} node the Node that runs them
 * @returns {boolean} whether all passed
 */
export function runTests(args, node = process.execPath) {
  const system = tmpdir();
  const before = ourFolders(system);
  const folder = makeRunFolder();
  const run = join(folder.path, 'counts.json');
  const env = { ...process.env, GRIMALKIN_RUN: run };
  spawnSync(node, [vitest, 'run', ...args], { cwd: root, stdio: 'inherit', env });
  const left = folder.processes();
  const counts = countsIn(run);
  for (const { pid } of left) kill(pid);
  folder.remove();
  const folders = before === null ? [] : (ourFolders(system)?.filter((name) => !before.includes(name)) ?? []);
  for (const { pid, command } of left)
    console.error(`The tests left a process behind: ${command.slice(0, 200)} (${pid}).`);
  for (const name of folders) console.error(`The tests left something behind: ${join(system, name)}.`);
  const failed = counts.failed + left.length + folders.length;
  console.log(lastLine({ ...counts, failed }));
  return failed === 0;
}

/**
 * What lies there outside the folder of this run; null while other tests run on this machine, for it may be theirs.
 * @param {string} system
 */
const ourFolders = (system) =>
  processes('vitest', { environment: false }).length > 0
    ? null
    : readdirSync(system).filter((name) => name.startsWith('grimalkin-') || name.startsWith('playwright'));

/**
 * What the reporter wrote; where Vitest itself came to nothing, that is a failure.
 * @param {string} file
 * @returns {import('./vitest/reporter.mjs').Counts}
 */
function countsIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exit(runTests(process.argv.slice(2)) ? 0 : 1);
