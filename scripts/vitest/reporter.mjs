import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** How many of the slowest files are named. */
const SLOWEST = 10;

/** What a run came to. @typedef {{ passed: number, failed: number }} Counts */
/** How long a file took. @typedef {{ file: string, ms: number }} FileTime */
/** What a run reports. @typedef {Counts & { files: FileTime[] }} RunReport */

/** @param {Counts} counts */
export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * Prints the slowest files of a run and, as its last line, its counts. Where `npm test` runs it the last line is left to
 * that, which looks for leavings first.
 */
export default class Summary {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandled
   * @param {string} reason
   */
  onTestRunEnd(modules, unhandled, reason) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    // What breaks outside a test fails the run too, so it counts: a file that does not load, a hook, a late error.
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = groups.filter((group) => group.errors().length > 0).length;
    const faults = failed + broken + unhandled.length;
    // Where not even a test could begin, that is one.
    const counts = { passed, failed: faults === 0 && (reason === 'failed' || tests.length === 0) ? 1 : faults };
    const files = modules.map(timeOf);
    const run = process.env.GRIMALKIN_RUN;
    if (run === undefined) console.log(`${slowest(files)}${lastLine(counts)}`);
    else writeFileSync(run, JSON.stringify({ ...counts, files }));
  }
}

/**
 * @param {import('vitest/node').TestModule} module
 * @returns {FileTime}
 */
function timeOf(module) {
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return { file: relative(process.cwd(), module.moduleId), ms: duration + collectDuration + setupDuration };
}

/**
 * The slowest of many files; nothing where there are few.
 * @param {readonly FileTime[]} files
 */
export function slowest(files) {
  if (files.length <= SLOWEST) return '';
  const times = [...files].sort((a, b) => b.ms - a.ms);
  const lines = times.slice(0, SLOWEST).map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
  return ['', `The ${SLOWEST} slowest files:`, ...lines, '', ''].join('\n');
}
