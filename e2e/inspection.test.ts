import { expect, test } from 'vitest';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';
import { settled } from './support/page/page-checks.ts';
import { enter, person, startTable } from './support/people.ts';

const at = harness('inspection');

test('a card that is pointed at is shown whole below the log, until the pointer leaves it', async () => {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  const id = await startTable([ada, basil], { options: { first: '1' } });
  const visitor = await at.visit();
  await enter(visitor, ada);
  const { page } = visitor;
  await page.goto(`/t/${id}`);
  await page.getByText(en.table.card.place).waitFor();
  const boxes = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
      return { log: boxOf('.margin .log'), card: boxOf('.insp .card.l'), column: boxOf('.margin') };
    });
  await settled(page);
  const { log: before } = await boxes();
  await page.locator('.hand-area [data-card]').first().hover();
  await page.locator('.insp .card.l').waitFor();
  await settled(page);
  const { log, card, column } = await boxes();
  // The log neither moves nor is covered.
  expect(log).toEqual(before);
  expect(card.top).toBeGreaterThanOrEqual(log.bottom);
  expect(card.bottom).toBeLessThanOrEqual(column.bottom);
  await page.locator('.top .brand').hover();
  await page.getByText(en.table.card.place).waitFor();
  await page.locator('.insp .card.l').waitFor({ state: 'detached' });
});

test('the page is dark unless the person or the system asks for light', async () => {
  const themes: (string | undefined)[] = [];
  for (const [theme, chosen] of [
    ['dark', 'system'],
    ['light', 'system'],
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    const { page } = await at.visit({ theme, settings: { theme: chosen } });
    await page.goto('/');
    await page.locator('.covers').waitFor();
    themes.push(await page.evaluate(() => document.documentElement.dataset.theme));
  }
  expect(themes).toEqual(['dark', 'light', 'dark', 'light']);
});
