import { expect, test } from 'vitest';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';
import { enter, person, startTable } from './support/people.ts';
import { Player, reach, withKeys } from './support/player.ts';

const at = harness('keyboard');

test('a whole game is played without a mouse, from the first page to the result', async () => {
  const { page } = await at.visit();
  await page.goto('/');
  await page.getByRole('button', { name: en.pages.home.play }).first().waitFor();
  await reach(page, () => document.activeElement?.matches('.cover button.go') ?? false);
  await page.keyboard.press('Enter');
  const player = new Player(page, withKeys);
  await player.play();
  expect(player.touches).toBeGreaterThan(5);
  await reach(page, () => document.activeElement?.matches('.result button.go') ?? false);
});

test('what has the focus can be seen, everywhere on a table', async () => {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  const visitor = await at.visit();
  await enter(visitor, ada);
  const { page } = visitor;
  await page.goto(`/t/${await startTable([ada, basil], { options: { first: '1' } })}`);
  await page.locator('#question h2').waitFor();
  const blind: string[] = [];
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const hasRing = (element: Element, part?: string) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      };
      // A pile has the ring of the button in it; what is drawn around a button to be pressed with it has its ring, too.
      const around = focused.closest('section');
      const isSeen = hasRing(focused) || hasRing(focused, '::after') || (around !== null && hasRing(around));
      return isSeen ? null : focused.outerHTML.slice(0, 120);
    });
    if (unseen !== null) blind.push(unseen);
  }
  expect(blind).toEqual([]);
});

test('what is lit and has the focus has the ring of the focus, not that of the light', async () => {
  const { page } = await at.visit();
  const setup = { game: 'black-rose', seats: [null, 'random'], options: {} };
  await page.goto(`/here/new?setup=${encodeURIComponent(JSON.stringify(setup))}`);
  await page.locator('.board-area .lit').first().waitFor();
  await page.keyboard.press('b');
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      return { lit: element.matches('.lit'), ring: getComputedStyle(element).outlineStyle };
    });
  expect(await focused()).toEqual({ lit: true, ring: 'solid' });
});

test('arrows go through the hand, letters open and Escape closes what lies over the table', async () => {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  const visitor = await at.visit();
  await enter(visitor, ada);
  const { page } = visitor;
  await page.goto(`/t/${await startTable([ada, basil], { options: { first: '1' } })}`);
  await page.locator('#question h2').waitFor();
  const focused = () =>
    page.evaluate(() => [...document.querySelectorAll('.hand-area button')].indexOf(document.activeElement as Element));
  await page.keyboard.press('h');
  expect(await focused()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe(1);
  const { answers, help, asText, menu } = en.table;
  for (const [key, title] of [
    ['/', answers.title],
    ['?', help.title],
    ['t', asText.title],
    ['m', menu.title],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});
