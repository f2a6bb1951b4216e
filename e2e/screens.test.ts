import { beforeAll, expect, test } from 'vitest';
import { en } from '../src/web/text/en/index.ts';
import { enter } from './support/cast.ts';
import { leftoversOf } from './support/english.ts';
import { barriers, smallTargets, spills, watchJumps } from './support/look.ts';
import { openScreen, SCREENS } from './support/screens.ts';
import { type Stock, stockOf } from './support/set.ts';
import { stage } from './support/stage.ts';
import { SIZES } from './support/visit.ts';

const at = stage('screens');
const leftovers = leftoversOf('de');
/** Milliseconds in which whole games are played at many tables. */
const LAYING = 240_000;
let stock: Stock;
beforeAll(async () => {
  stock = await stockOf(at.url);
}, LAYING);

// German words are long: what has room for them has room for all.
test.each(SCREENS.map((screen) => [screen.name, screen] as const))(
  '%s can be used by all: axe finds nothing, fingers reach it, text twice as large fits, and nothing is English',
  async (_name, screen) => {
    const visitor = await at.comes({ language: 'de' });
    const { page } = visitor;
    if (screen.stranger !== true) await enter(visitor, stock.ada);
    await openScreen(visitor, screen, stock, 'de');
    expect.soft(await barriers(page), 'barriers at a desk in the dark').toEqual([]);
    expect.soft(await leftovers(page), 'English words').toEqual([]);

    await page.setViewportSize(SIZES.phone);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme=light]').waitFor();
    expect.soft(await barriers(page), 'barriers on a phone in the light').toEqual([]);
    expect.soft(await smallTargets(page), 'too small for a finger').toEqual([]);
    expect.soft(await spills(page), 'does not fit on a phone').toEqual([]);
    // What was measured by the old text is measured anew before the next picture but one.
    await page.evaluate(async () => {
      document.documentElement.style.fontSize = '200%';
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    expect.soft(await spills(page), 'does not fit with text twice as large').toEqual([]);
  },
);

test('the first page does not jump while it loads, at any size', async () => {
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    const { page } = await at.comes({ size });
    const jumps = await watchJumps(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: en.pages.home.play }).first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const seen = await jumps();
    const sum = seen.reduce((total, { value }) => total + value, 0);
    expect(sum, `${size}: ${JSON.stringify(seen)}`).toBeLessThan(0.01);
  }
});
