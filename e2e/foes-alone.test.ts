import { expect, test } from 'vitest';
import { en } from '../src/web/generated/en.ts';
import { FOES, face } from './support/games/foes.ts';
import { harness } from './support/harness.ts';
import { Player, type Touch, withFinger, withMouse } from './support/player.ts';

/** Somebody who fights alone, with two Familiars. */

const at = harness('foes-alone');

/** On a busy machine a tap may last so long that it shows the card large: then it is closed and tapped again. */
const tap: Touch = async (page) => {
  const large = page.locator('dialog[open]');
  for (let n = 0; n < 3; n++) {
    await withFinger(page);
    if ((await large.count()) === 0) return;
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
  }
};

/** A desk that is not large: the question stands beside the deeds of two Familiars, which need much of its height. */
const SMALL_DESK = { width: 1280, height: 800 };

test('on a small desk all of the table is in sight, whatever is asked', async () => {
  const { page } = await at.visit({ luck: 'desk', settings: { confirm: 'never' } });
  await page.setViewportSize(SMALL_DESK);
  await page.goto(`/new/${FOES}?here=1`);
  const chair = page.getByRole('button', { name: en.pages.lay.removeChair({ number: 2 }) });
  await chair.waitFor();
  while ((await chair.count()) > 0) await chair.click();
  await page.getByRole('button', { name: en.pages.home.play }).click();
  const player = new Player(page, withMouse, 'desk');
  const found = new Set<string>();
  await player.play(async () => {
    const standing = await player.awaited();
    const hidden = await page.locator('.board-area').evaluate((board) => {
      const over = board.scrollHeight - board.clientHeight;
      const parts = ['.foes-head', '.foes-row', '.throw', '.mats'].map(
        (part) => `${part} ${Math.round(board.querySelector(part)?.getBoundingClientRect().height ?? 0)}`,
      );
      return over > 0 ? `${over} of ${board.clientHeight}: ${board.querySelector('.throw')?.className} ${parts}` : null;
    });
    if (hidden !== null) found.add(hidden);
    return standing === 'over';
  });
  expect([...found]).toEqual([]);
});

test('one person plays two Familiars to the end with a finger on a phone, which never scrolls', async () => {
  const { page } = await at.visit({ size: 'phone', touch: true, luck: 'alone', settings: { confirm: 'never' } });
  await page.goto(`/new/${FOES}?here=1`);
  const chair = page.getByRole('button', { name: en.pages.lay.removeChair({ number: 2 }) });
  await chair.waitFor();
  while ((await chair.count()) > 0) await chair.tap();
  await page.getByRole('button', { name: en.pages.home.play }).tap();
  const player = new Player(page, tap, 'alone');
  const own = new Set<string>();
  await player.play(async () => {
    const { wide, tall, mats } = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
      const own = [...document.querySelectorAll('.mat.own')].map((mat) => mat.getAttribute('data-place') ?? '');
      return { wide: scrollWidth - clientWidth, tall: scrollHeight - clientHeight, mats: own };
    });
    expect([wide, tall]).toEqual([0, 0]);
    for (const mat of mats) own.add(mat);
    return false;
  });
  expect(own.size).toBe(2);
  expect(player.touches).toBeGreaterThan(30);
  const results = (['won', 'lost'] as const).map((reason) =>
    face.speech.en.result({ winners: [], places: [], reason } as never, { names: [], viewer: 0 }),
  );
  const said = await page.locator('#question').innerText();
  expect(results.filter((result) => said.includes(result))).toHaveLength(1);
  await page.getByRole('button', { name: en.table.result.rematch }).waitFor();
});
