import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { en } from '../src/web/generated/en.ts';
import { type Fixtures, makeFixtures } from './support/fixtures.ts';
import { harness } from './support/harness.ts';
import {
  accessibilityFaults,
  lastingFaults,
  lettersInColumns,
  overflows,
  settled,
  smallTargets,
  watchLayoutShifts,
} from './support/page/page-checks.ts';
import { untranslatedOn } from './support/page/untranslated.ts';
import { enter } from './support/people.ts';
import { FIND } from './support/records.ts';
import { openScreen, SCREENS, type Screen } from './support/screens.ts';
import { SIZES, type Visit, visit } from './support/visit.ts';

const at = harness('screens');
const leftovers = untranslatedOn('de');
let stock: Fixtures;
let ada: Visit;
beforeAll(async () => {
  stock = await makeFixtures(at.url);
  ada = await visit(at.browser, at.url, { language: 'de' });
  // In between she is at a page that names no icon: a browser may ask for one.
  ada.expect(/favicon\.ico/);
  await enter(ada, stock.ada);
  // The page that she passes between two screens names no picture of its own, so the browser may ask for the usual one.
  ada.expect(/favicon\.ico/);
});

/**
 * Whoever looks at a screen. Most are looked at by Ada in one tab, which forgets all that it kept in between: a new
 * browser for each would compile the page and axe anew, and that took longer than to look. So would an empty page, which
 * has a process of its own.
 */
async function visitorOf({ stranger = false, prepare }: Screen): Promise<Visit> {
  if (stranger || prepare !== undefined) {
    const visitor = await at.visit({ language: 'de' });
    if (!stranger) await enter(visitor, stock.ada);
    return visitor;
  }
  at.stayingVisit(ada);
  const { page, context } = ada;
  await page.goto('/healthz');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: at.url, storageTypes: 'local_storage,indexeddb' });
  await devtools.detach();
  await page.setViewportSize(SIZES.desk);
  await page.emulateMedia({ colorScheme: 'dark' });
  return ada;
}

// German words are long: what has room for them has room for all.
test.each(SCREENS.map((screen) => [screen.name, screen] as const))(
  '%s can be used by all: axe finds nothing, fingers reach it, text twice as large fits, and nothing is English',
  async (_name, screen) => {
    const visitor = await visitorOf(screen);
    const { page } = visitor;
    const lasting = (look: () => Promise<string[]>) => lastingFaults(page, look);
    await openScreen(visitor, screen, stock, 'de');
    expect.soft(await lasting(() => accessibilityFaults(page)), 'barriers at a desk in the dark').toEqual([]);
    expect.soft(await lasting(() => leftovers(page)), 'English words').toEqual([]);

    await page.setViewportSize(SIZES.phone);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme=light]').waitFor();
    expect.soft(await lasting(() => accessibilityFaults(page)), 'barriers on a phone in the light').toEqual([]);
    expect.soft(await lasting(() => smallTargets(page)), 'too small for a finger').toEqual([]);
    expect.soft(await lasting(() => overflows(page)), 'does not fit on a phone').toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await settled(page);
    expect.soft(await lasting(() => overflows(page)), 'does not fit with text twice as large').toEqual([]);
    expect.soft(await lasting(() => lettersInColumns(page)), 'letters in a column').toEqual([]);
  },
);

test('the first page does not jump while it loads, at any size', async () => {
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    const { page } = await at.visit({ size });
    const jumps = await watchLayoutShifts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: en.pages.home.play }).first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const seen = await jumps();
    const sum = seen.reduce((total, { value }) => total + value, 0);
    expect(sum, `${size}: ${JSON.stringify(seen)}`).toBeLessThan(0.01);
  }
});

test('an ended game looks as it does on its own, whatever pages were visited before: their style sheets stay', async () => {
  const { page } = await at.visit();
  const layout = () =>
    page
      .locator('.scores')
      .evaluate((table) =>
        [...table.querySelectorAll('*')].map((part) => `${part.tagName} ${getComputedStyle(part).display}`),
      );
  /** As a link does: without loading the page anew. */
  const follow = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  const ended = `/t/${stock.tables.roseOver}`;
  await page.goto(ended);
  await page.locator('.scores').waitFor();
  const alone = await layout();
  await page.goto('/settings');
  for (const path of ['/account', `/new/${FIND}`, `/replay/t/${stock.tables.over}`]) {
    await follow(path);
    await page.waitForLoadState('networkidle');
  }
  await follow(ended);
  await page.locator('.scores').waitFor();
  expect(await layout()).toEqual(alone);
});

test.each([
  ['desk', 'over'],
  ['desk', 'roseOver'],
  ['phone', 'over'],
  ['phone', 'roseOver'],
] as const)(
  'on a %s, the buttons under an ending stay where they are while its moments are looked for: %s',
  async (size, table) => {
    const { page } = await at.visit({ size });
    await page.addInitScript(() => {
      const tops = new Set<number>();
      const look = () => {
        const button = document.querySelector('.ending .as .btn');
        if (button !== null && document.fonts.status === 'loaded')
          tops.add(Math.round(button.getBoundingClientRect().top));
        Object.assign(window, { tops: [...tops] });
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`/t/${stock.tables[table]}`);
    await page.locator('.ending .swings').waitFor();
    await settled(page);
    expect(await page.evaluate(() => (window as unknown as { tops: number[] }).tops)).toHaveLength(1);
  },
);

/** Where the buttons under an ending are, and whatever of it lies below them. */
const footFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = (inner: DOMRect, outer: DOMRect) => inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const foot = document.querySelector('.ending-acts') as Element;
    const box = foot.getBoundingClientRect();
    const faults = [...foot.querySelectorAll('.btn')].flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const isHit = button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      return isHit && within(button.getBoundingClientRect(), screen) ? [] : [`out of sight: ${button.textContent}`];
    });
    const focused = document.activeElement as Element;
    const { top, bottom } = focused.getBoundingClientRect();
    if (focused.closest('.ending') !== null && !foot.contains(focused) && bottom > box.top + 1 && top < box.bottom)
      faults.push(`behind the buttons: ${focused.textContent}`);
    return faults;
  });

test.each([
  ['over', { width: 390, height: 844 }, '100%'],
  ['roseOver', SIZES.phone, '100%'],
  ['foesLost', SIZES.phone, '200%'],
] as const)(
  'on a phone what to do next lies at the foot of an ending, and nothing that has the focus lies below it: %s at %o, %s',
  async (table, size, letters) => {
    const visitor = await at.visit({ size: 'phone', language: 'de' });
    await enter(visitor, stock.ada);
    const { page } = visitor;
    await page.setViewportSize(size);
    await page.goto(`/t/${stock.tables[table]}`);
    await page.locator('.ending .swings').waitFor();
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, letters);
    await settled(page);
    expect(await lastingFaults(page, () => footFaults(page))).toEqual([]);

    await page.locator('#question').focus();
    const isInEnding = () => page.evaluate(() => document.activeElement?.closest('#question') !== null);
    const met: string[] = [];
    for (; await isInEnding(); await page.keyboard.press('Tab')) {
      met.push(await page.evaluate(() => document.activeElement?.className ?? ''));
      expect(await lastingFaults(page, () => footFaults(page)), met.join(', ')).toEqual([]);
    }
    expect(met).toContain('btn go');
    expect(met).toContain('look');

    // At the end of the ending the last of it is above the buttons, and they leave the table in sight.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await settled(page);
    const [foot, last, screen] = await page.evaluate(() => [
      document.querySelector('.ending-acts')?.getBoundingClientRect().top,
      document.querySelector('.ending-foot')?.getBoundingClientRect().bottom,
      document.querySelector('.ending-acts')?.getBoundingClientRect().bottom,
    ]);
    expect(last).toBeLessThanOrEqual((foot as number) + 1);
    expect(screen).toBeLessThan(size.height);
  },
);
