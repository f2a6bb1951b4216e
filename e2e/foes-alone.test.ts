import { expect, test } from 'vitest';
import { en } from '../src/web/generated/en.ts';
import { FOES, face } from './support/games/foes.ts';
import { harness } from './support/harness.ts';
import { lastingFaults } from './support/page/page-checks.ts';
import { Player, withFinger, withMouse } from './support/player.ts';

/** Somebody who fights alone, with two Familiars. */

const at = harness('foes-alone');

/** A desk that is not large: the question stands beside the deeds of two Familiars, which need much of its height. */
const SMALL_DESK = { width: 1280, height: 800 };

test('on a small desk all of the table is in sight, whatever is asked', async () => {
  const { page } = await at.visit({ luck: 'desk', settings: { confirm: 'never' } });
  await page.setViewportSize(SMALL_DESK);
  await page.goto(`/new/${FOES}?here=1`);
  const chair = page.getByRole('button', { name: en.pages.newTable.removeSeat({ number: 2 }) });
  await chair.waitFor();
  while ((await chair.count()) > 0) await chair.click();
  await page.getByRole('button', { name: en.pages.home.play }).click();
  const player = new Player(page, withMouse, 'desk');
  const found = new Set<string>();
  await player.play(async () => {
    const standing = await player.awaited();
    const hidden = await lastingFaults(page, () =>
      page.locator('.board-area').evaluate((board) => {
        const over = board.scrollHeight - board.clientHeight;
        const parts = ['.foes-head', '.foes-row', '.throw', '.mats'].map(
          (part) => `${part} ${Math.round(board.querySelector(part)?.getBoundingClientRect().height ?? 0)}`,
        );
        const throws = board.querySelector('.throw')?.className;
        return over > 0 ? [`${over} of ${board.clientHeight}: ${throws} ${parts}`] : [];
      }),
    );
    for (const part of hidden) found.add(part);
    return standing === 'over';
  });
  expect([...found]).toEqual([]);
});

test('one person plays two Familiars to the end with a finger on a phone, which never scrolls', async () => {
  const { page } = await at.visit({ size: 'phone', touch: true, luck: 'alone', settings: { confirm: 'never' } });
  await page.goto(`/new/${FOES}?here=1`);
  const chair = page.getByRole('button', { name: en.pages.newTable.removeSeat({ number: 2 }) });
  await chair.waitFor();
  while ((await chair.count()) > 0) await chair.tap();
  await page.getByRole('button', { name: en.pages.home.play }).tap();
  const player = new Player(page, withFinger, 'alone');
  const own = new Set<string>();
  await player.play(async () => {
    const scrolls = await lastingFaults(page, () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        const [wide, tall] = [scrollWidth - clientWidth, scrollHeight - clientHeight];
        return wide > 0 || tall > 0 ? [`by ${wide} and ${tall}`] : [];
      }),
    );
    expect(scrolls).toEqual([]);
    const mats = page.locator('.mat.own');
    for (const mat of await mats.evaluateAll((all) => all.map((mat) => mat.getAttribute('data-place') ?? '')))
      own.add(mat);
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
