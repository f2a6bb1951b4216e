/**
 * Prints the counts of a run as its last line.
 */
export default class Counts {
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
    console.log(`${passed} passed, ${faults === 0 && (reason === 'failed' || tests.length === 0) ? 1 : faults} failed`);
  }
}
