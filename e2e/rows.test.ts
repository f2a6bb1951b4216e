import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/kernel/index.ts';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';

const at = harness('rows');
const { newTable } = en.pages;

const tops = (places: Locator): Promise<number[]> =>
  places.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
/** The lefts of all lines of words within a piece. */
const lefts = (place: Locator): Promise<number[]> =>
  place.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return [...words.getClientRects()].map(({ left }) => Math.round(left));
  });

test('covers side by side have their rules and buttons at one height, in every language', async () => {
  for (const language of LANGUAGES) {
    const { page } = await at.visit({ size: 'desk', language });
    await page.goto('/');
    await page.locator('.cover').nth(3).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    for (const part of ['.meta', '.ways .btn.go', '.ways .btn.paper'])
      expect(new Set(await tops(page.locator(`.cover ${part}`))).size, `${part} in ${language}`).toBe(1);
  }
});

test('on a phone, the second line of what is special stands below the words of the first, not below the star', async () => {
  const { page } = await at.visit({ size: 'phone' });
  await page.goto('/');
  await page.locator('.cover').nth(3).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const lines = await Promise.all((await page.locator('.special li').all()).map(lefts));
  expect(lines.some(({ length }) => length > 1)).toBe(true);
  for (const line of lines) expect(new Set(line).size).toBe(1);
});

test('in the waiting room on a desk, each free seat is one row', async () => {
  const { page } = await at.visit({ size: 'desk' });
  await page.goto('/new/black-rose?friends=1');
  await page.getByRole('button', { name: newTable.addSeat }).click();
  await page.getByRole('button', { name: newTable.open }).click();
  const free = page.locator('.waiting .seats li').filter({ has: page.locator('select') });
  await free.nth(1).waitFor();
  expect(await tops(free.locator('select'))).toEqual(await tops(free.locator('.btn')));
});
