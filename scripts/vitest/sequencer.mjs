import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/**
 * What takes longest comes first, so that no worker waits for another in the end. Vitest knows that only from earlier
 * runs, and goes by the size of files where there were none.
 */
const LONGEST = [
  'archive/data.test.ts',
  'src/server/crash.test.ts',
  'archive/records.test.ts',
  'src/server/attack.test.ts',
  'src/games/contract.test.ts',
  'src/server/salts.test.ts',
  'archive/saves.test.ts',
  'src/server/tables/leak.test.ts',
  'src/server/start.test.ts',
  'src/server/fuzz.test.ts',
  'src/server/sessions.test.ts',
  'src/server/database-timeout.test.ts',
  'src/server/bots/bot-scheduler.test.ts',
  'src/server/my-tables.test.ts',
  'src/bots/mage.test.ts',
  'src/bots/bots.test.ts',
  'e2e/upgrade.test.ts',
  'e2e/extending.test.ts',
  'e2e/screens.test.ts',
  'e2e/eyes-closed.test.ts',
  'e2e/editions.test.ts',
  'e2e/foes-taps.test.ts',
  'e2e/answers.test.ts',
  'e2e/arena.test.ts',
  'e2e/rose-phone.test.ts',
  'e2e/foes-alone.test.ts',
  'e2e/secrets.test.ts',
  'e2e/offline.test.ts',
  'e2e/coach.test.ts',
  'e2e/foes.test.ts',
  'e2e/rose-watched.test.ts',
  'e2e/turning-points.test.ts',
  'e2e/keyboard.test.ts',
  'e2e/rose.test.ts',
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
