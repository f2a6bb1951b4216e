import { beforeAll, describe, expect, test } from 'vitest';
import { en } from '../src/web/text/en/index.ts';
import { enter } from './support/cast.ts';
import { leftoversOf } from './support/english.ts';
import { barriers, smallTargets, spills, watchJumps } from './support/look.ts';
import { openScreen, SCREENS, type Screen } from './support/screens.ts';
import { type Stock, stockOf } from './support/set.ts';
import { stage } from './support/stage.ts';
import { type Manner, SIZES, type Visit } from './support/visit.ts';

const at = stage('screens');
const leftovers = leftoversOf('de');
let stock: Stock;
beforeAll(async () => {
  stock = await stockOf(at.url);
});

async function opened(screen: Screen, manner: Manner): Promise<Visit> {
  const visitor = await at.comes(manner);
  if (screen.stranger !== true) await enter(visitor, stock.ada);
  await openScreen(visitor, screen, stock, (manner.language ?? 'en') as 'en' | 'de');
  return visitor;
}

describe.each(SCREENS.map((screen) => [screen.name, screen] as const))('%s', (_name, screen) => {
  test('axe finds nothing on it, dark or light, at a desk or on a phone', async () => {
    const { page } = await opened(screen, {});
    expect.soft(await barriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme=light]').waitFor();
    expect.soft(await barriers(page, ['color-contrast'])).toEqual([]);
    await page.setViewportSize(SIZES.phone);
    expect.soft(await barriers(page)).toEqual([]);
  });

  // German words are long: what has room for them has room for all.
  test('on a phone a finger can touch it, nothing sticks out, also with text twice as large, and all is German', async () => {
    const { page } = await opened(screen, { size: 'phone', touch: true, language: 'de' });
    expect.soft(await smallTargets(page)).toEqual([]);
    expect.soft(await spills(page)).toEqual([]);
    expect.soft(await leftovers(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await spills(page)).toEqual([]);
  });
});

test('the first page does not jump while it loads, at any size', async () => {
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    const { page } = await at.comes({ size });
    const jumps = await watchJumps(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: en.pages.home.play }).first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await jumps()).toBeLessThan(0.01);
  }
});
