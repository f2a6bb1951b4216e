import { test } from 'vitest';
import { harness } from './support/harness.ts';
import { Player } from './support/player.ts';

const at = harness('staging');

test('when the board gets another size, what is pointed at is found again', async () => {
  const { page } = await at.visit({ luck: 'staging', settings: { pace: 'quick' } });
  const setup = { game: 'familiars-and-foes', seats: [null], options: {} };
  await page.goto(`/here/new?setup=${encodeURIComponent(JSON.stringify(setup))}`);
  const player = new Player(page);
  // What was done to the viewer stays until it is touched.
  const stays = () => page.evaluate(() => document.querySelector('.staging .harms') !== null);
  await player.play(async () => {
    await player.awaited();
    return stays();
  });
  await page.locator('.staging .pointers').waitFor();
  for (const width of [1000, 1400, 1100]) {
    await page.setViewportSize({ width, height: 880 });
    // The dots are drawn on a picture as large as the board.
    await page.waitForFunction(() => {
      const [board, dots] = [document.querySelector('.staging'), document.querySelector('.staging .pointers')];
      const wide = board?.getBoundingClientRect().width ?? 0;
      return wide > 0 && Math.abs(wide - Number(dots?.getAttribute('width'))) < 1;
    });
  }
});
