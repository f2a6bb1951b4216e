import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/**
 * What takes longest comes first, so that no worker waits for another in the end. Vitest knows that only from earlier
 * runs, and goes by the size of files where there were none.
 */
const LONGEST = [
  'src/server/crash.test.ts',
  'src/games/contract.test.ts',
  'src/server/attack.test.ts',
  'archive/records.test.ts',
  'archive/data.test.ts',
  'src/server/salts.test.ts',
  'src/server/silence.test.ts',
  'src/server/sessions.test.ts',
  'src/bots/bots.test.ts',
  'src/server/fuzz.test.ts',
  'src/server/tables/leak.test.ts',
  'src/server/bots/bot-scheduler.test.ts',
  'src/server/mine.test.ts',
  'e2e/screens.test.ts',
  'e2e/answers.test.ts',
  'e2e/arena.test.ts',
  'e2e/rose-phone.test.ts',
  'e2e/coach.test.ts',
  'e2e/secrets.test.ts',
  'e2e/editions.test.ts',
  'e2e/keyboard.test.ts',
  'e2e/turning-points.test.ts',
];

/** @typedef {import('vitest/node').TestSpecification} File */

/** Files in the order of their groups, the longest of each first. */
export default class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {File[]} files
   */
  async sort(files) {
    const place = (/** @type {File} */ { moduleId }) => {
      const found = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
      return found < 0 ? LONGEST.length : found;
    };
    const group = (/** @type {File} */ { project }) => project.config.sequence.groupOrder;
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => group(a) - group(b) || place(a) - place(b));
  }
}
