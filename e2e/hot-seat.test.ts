import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';
import { Player } from './support/player.ts';

/** Several people before one screen, in a game without secrets. */

const at = harness('hot-seat');
const NAMES = ['Ada', 'Basil', 'Cleo'];
const asks = (page: Page) => page.locator('#question h2').innerText();

test('three sit down at one screen by their names, each is asked by name, and in a race each answers; a reload loses nothing', async () => {
  const { page } = await at.visit({ size: 'tablet', luck: 'hot-seat', settings: { confirm: 'never' } });
  await page.goto('/new/familiars-and-foes?here=1');
  await page.getByRole('combobox', { name: en.pages.newTable.seat({ number: 2 }) }).selectOption('');
  await page.getByRole('textbox', { name: en.talk.here.name({ seat: 1 }) }).fill('Ada');
  await page.getByRole('textbox', { name: en.talk.here.name({ seat: 2 }) }).fill('Basil');
  await page.getByRole('combobox', { name: en.pages.newTable.seat({ number: 3 }) }).selectOption('');
  await page.getByRole('textbox', { name: en.talk.here.name({ seat: 3 }) }).fill('Cleo');
  await page.getByRole('button', { name: en.pages.home.play }).click();
  await page.locator('#question h2').waitFor();
  expect(await asks(page)).toMatch(/^Ada: /);
  // At one screen people talk without it.
  expect(await page.getByRole('button', { name: en.talk.open, exact: true }).count()).toBe(0);

  const player = new Player(page, undefined, 'three');
  const names = new Set<string>();
  const takers = page.locator('.takers');
  /** The buttons of who is asked; others before the screen can only do something beside the question. */
  const racers = takers.getByRole('button', {
    name: new RegExp(NAMES.map((name) => en.talk.takesOver({ name })).join('|')),
  });
  await player.play(async () => {
    await player.awaited();
    names.add((await asks(page)).split(':')[0] as string);
    return (await racers.count()) > 1;
  });
  expect([...names].sort()).toEqual(NAMES);

  const other = racers.and(page.locator('[aria-pressed="false"]')).first();
  const name = (await other.innerText()).trim();
  await other.click();
  await page.locator('.takers [aria-pressed="true"]', { hasText: name }).waitFor();
  expect(await asks(page)).toMatch(new RegExp(`^${name}: `));
  const both = await takers.innerText();
  await page.reload();
  await takers.waitFor();
  expect(await takers.innerText()).toBe(both);
  const touches = player.touches;
  await player.play(async () => player.touches >= touches + 6);
});
