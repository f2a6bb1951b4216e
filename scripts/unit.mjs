// `npm run unit`: all tests, also those in a browser. Arguments go to Vitest. When they are done nothing of theirs is left
// in the system's temporary folder and no process of theirs runs: that is a failure as well, said in a sentence.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAllIfStale } from './build.mjs';
import { lastLine, slowest } from './vitest/reporter.mjs';
import { makeRunFolder, processes } from './vitest/run-folder.mjs';

const root = join(import.meta.dirname, '..');
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/** All tests, as runs of Vitest with these arguments, at once: tests in a browser wait much and leave the cores to the others. */
const ALL = [
  ['--project', 'unit'],
  ['--project', 'e2e'],
];

/**
 * Runs tests, and prints how many passed and failed as the last line.
 * @param {readonly (readonly string[])[]} runs the arguments of runs of Vitest: they run at once
 * @param {string} node the Node that runs them
 * @returns {Promise<boolean>} whether all passed
 */
export async function runTests(runs, node = process.execPath) {
  const system = tmpdir();
  const before = ourFolders(system);
  const folder = makeRunFolder();
  const reports = await Promise.all(
    runs.map(async (args, n) => {
      const report = join(folder.path, `report-${n}.json`);
      const env = { ...process.env, GRIMALKIN_RUN: report };
      await once(spawn(node, [vitest, 'run', ...args], { cwd: root, stdio: 'inherit', env }), 'close');
      return reportIn(report);
    }),
  );
  const left = folder.processes();
  for (const { pid } of left) kill(pid);
  folder.remove();
  const folders = before === null ? [] : (ourFolders(system)?.filter((name) => !before.includes(name)) ?? []);
  for (const { pid, command } of left)
    console.error(`The tests left a process behind: ${command.slice(0, 200)} (${pid}).`);
  for (const name of folders) console.error(`The tests left something behind: ${join(system, name)}.`);
  console.log(slowest(reports.flatMap(({ files }) => files)));
  const sum = (/** @type {'passed' | 'failed'} */ what) => reports.reduce((all, report) => all + report[what], 0);
  const failed = sum('failed') + left.length + folders.length;
  console.log(lastLine({ passed: sum('passed'), failed }));
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
 * @returns {import('./vitest/reporter.mjs').RunReport}
 */
function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, files: [] };
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2);
  // Once, before several runs want it.
  if (args.length === 0) await buildAllIfStale();
  process.exit((await runTests(args.length === 0 ? ALL : [args])) ? 0 : 1);
}
