import { expect, test } from 'vitest';
import { harness } from './support/harness.ts';
import { settled } from './support/page/page-checks.ts';
import { enter, person, playOn, startTable } from './support/people.ts';
import { Player, withFinger } from './support/player.ts';
import { FIND } from './support/records.ts';

/**
 * How soon a move is shown is measured by `npm run bench -- page`. What makes it slow is mostly a page that is laid out
 * again and again within one change, and that can be counted: however slow the machine is, it is the same.
 */

const at = harness('layouts');
const MOVES = 6;
/** So often at most the page is laid out for what a touch or a word of the server changes. */
const MOST = 4;

test.each([
  [FIND, { abilities: true, locations: true, first: '1' }],
  ['mythic-arena', { decks: 'dealt' }],
] as const)(
  '%s: for what a touch or a word of the server changes the page is laid out a few times',
  async (game, options) => {
    const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
    const id = await startTable([ada, basil], { game, options });
    const visitor = await at.visit({ size: 'phone', touch: true, settings: { windows: 'always' } });
    await enter(visitor, ada);
    const { page, context, heard } = visitor;
    await page.goto(`/t/${id}`);
    const player = new Player(page, withFinger, 'layouts');
    await player.awaited();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const layouts = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value as number;
    };
    const words = () => heard.filter((text) => text.startsWith('{"type":"update"')).length;
    let [laid, changes] = [0, 0];
    for (let n = 0; n < MOVES; n++) {
      let isAsked = false;
      const standing = player.awaited().finally(() => {
        isAsked = true;
      });
      await Promise.race([standing, playOn([basil], id, () => isAsked)]);
      if ((await standing) === 'over') break;
      await settled(page);
      const before = { laid: await layouts(), words: words(), touches: player.touches };
      await player.playWhileAsked();
      await settled(page);
      laid += (await layouts()) - before.laid;
      changes += words() - before.words + player.touches - before.touches;
    }
    expect(changes).toBeGreaterThan(MOVES);
    expect(laid / changes, `${laid} layouts for ${changes} changes`).toBeLessThanOrEqual(MOST);
  },
);
