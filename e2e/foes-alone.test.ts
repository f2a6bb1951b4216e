import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/web/generated/en.ts';
import { FOES, face } from './support/games/foes.ts';
import { harness } from './support/harness.ts';
import { lastingFaults, settled } from './support/page/page-checks.ts';
import { Player, withFinger, withMouse } from './support/player.ts';

/** Somebody who fights alone, with two Familiars. */

const at = harness('foes-alone');

/** A desk that is not large: the question stands beside the deeds of two Familiars, which need much of its height. */
const SMALL_DESK = { width: 1280, height: 800 };
const DESKS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** How a table fills a desk: what scrolls, how much of the screen is board and deeds, and how high a Foe's picture is. */
const filling = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const box = (part: string) => document.querySelector(part)?.getBoundingClientRect() as DOMRect;
    const [board, hand] = [box('.board-area'), box('.foes-hand')];
    return {
      scrolls: [scrollWidth - clientWidth, scrollHeight - clientHeight],
      wide: Math.min(board.width, hand.width) / innerWidth,
      high: board.height / innerHeight,
      picture: box('.foeb .pic').height,
    };
  });

/** How high the picture of a Foe is on each desk; the board fills all of them, and nothing scrolls. */
async function grownOn(page: Page): Promise<number[]> {
  const pictures: number[] = [];
  for (const desk of DESKS) {
    await page.setViewportSize(desk);
    await settled(page);
    const { scrolls, wide, high, picture } = await filling(page);
    expect(scrolls).toEqual([0, 0]);
    expect(wide, `${desk.width}: the board is narrow`).toBeGreaterThan(0.75);
    expect(high, `${desk.width}: the board is low`).toBeGreaterThan(0.5);
    pictures.push(Math.round(picture));
  }
  await page.setViewportSize(SMALL_DESK);
  return pictures;
}

/** How high the Familiars are together; before the first wave nothing. */
const party = (page: Page) =>
  page
    .locator('.foes-row ~ .mats')
    .evaluateAll((all) => all.map((mats) => Math.round(mats.getBoundingClientRect().height)));

/** Odds of a Foe of which not every word is in its cell. */
const cutOdds = (page: Page) =>
  page.locator('.foes-row .odd').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      const { left, right } = cell.getBoundingClientRect();
      const lines = [...words.getClientRects()].filter(({ width }) => width > 1);
      const isCut = lines.length === 0 || lines.some((line) => line.left < left - 0.5 || line.right > right + 0.5);
      return isCut ? [`${innerWidth}: ${cell.textContent} in ${Math.round(right - left)}`] : [];
    }),
  );

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
  const pictures: number[] = [];
  await player.play(async () => {
    const standing = await player.awaited();
    if (pictures.length === 0 && (await page.locator('.foeb .pic').count()) > 0)
      pictures.push(...(await grownOn(page)));
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
  // What lies on the table grows with it.
  expect(pictures).toHaveLength(DESKS.length);
  expect(pictures).toEqual([...new Set(pictures)].sort((a, b) => a - b));
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
  const heights = new Set<number>();
  await player.play(async () => {
    // An ended game tells more than one screen holds.
    if ((await player.awaited()) === 'over') return true;
    const scrolls = await lastingFaults(page, () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        const [wide, tall] = [scrollWidth - clientWidth, scrollHeight - clientHeight];
        return wide > 0 || tall > 0 ? [`by ${wide} and ${tall}`] : [];
      }),
    );
    expect(scrolls).toEqual([]);
    expect(await lastingFaults(page, () => cutOdds(page))).toEqual([]);
    // Whatever is asked, the Familiars are as high as ever.
    for (const height of await party(page)) heights.add(height);
    const mats = page.locator('.mat.own');
    for (const mat of await mats.evaluateAll((all) => all.map((mat) => mat.getAttribute('data-place') ?? '')))
      own.add(mat);
    return false;
  });
  expect(own.size).toBe(2);
  expect([...heights]).toHaveLength(1);
  expect(player.touches).toBeGreaterThan(30);
  const results = (['won', 'lost'] as const).map((reason) =>
    face.speech.en.result({ winners: [], places: [], reason } as never, { names: [], viewer: 0 }),
  );
  const said = await page.locator('#question').innerText();
  expect(results.filter((result) => said.includes(result))).toHaveLength(1);
  await page.getByRole('button', { name: en.table.result.rematch }).waitFor();
});
