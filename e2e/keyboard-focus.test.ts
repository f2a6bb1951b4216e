import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';
import { enter, person, startTable } from './support/people.ts';
import { Player, type Touch, withKeys } from './support/player.ts';
import type { Visit } from './support/visit.ts';

/** Each game, played for a while by keys alone. */

const at = harness('keyboard-focus');

const here = async (page: Page, setup: object) => {
  await page.goto(`/here/new?setup=${encodeURIComponent(JSON.stringify(setup))}`);
};
/** The page of somebody at a table of the server. */
const sit = async (who: Visitor, id: string): Promise<Visit> => {
  const visitor = await at.visit({ settings: { pace: 'instant' } });
  await enter(visitor, who);
  await visitor.page.goto(`/t/${id}`);
  await visitor.page.locator('#question h2').waitFor();
  return visitor;
};
/** What has the focus, as one would name it; null: nothing has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element === null || element === document.body ? null : element.outerHTML.slice(0, 120);
  });

/** So many things are touched at each table, and more until something had to be confirmed. */
const TOUCHES = 12;

/** Enter confirms what waits, wherever the focus is; all else is reached. */
class KeyPlayer extends Player {
  confirmed = 0;

  constructor(page: Page) {
    const touch: Touch = async () => {
      const waits = await page.evaluate(() => window.desk.chosen?.matches('#question .as .go') ?? false);
      if (!waits) return withKeys(page);
      this.confirmed++;
      await page.keyboard.press('Enter');
    };
    super(page, touch, 'keys');
  }
}

test.each([
  ['familiar-find', { seats: [null, 'random', 'random'], options: {} }],
  ['mythic-arena', { seats: [null, 'random'], options: { decks: 'dealt' } }],
  ['familiars-and-foes', { seats: [null], options: {} }],
  ['black-rose', { seats: [null, 'random'], options: {} }],
])('%s: after every answer by a key something has the focus, and Enter confirms what waits', async (game, table) => {
  const { page } = await at.visit({ luck: game, settings: { pace: 'instant' } });
  await here(page, { game, ...table });
  const player = new KeyPlayer(page);
  while (player.touches < TOUCHES || player.confirmed === 0) {
    // Over before enough was seen of it: another one.
    if (!(await player.move())) {
      await here(page, { game, ...table });
      continue;
    }
    expect([player.touches, await focused(page)]).not.toEqual([player.touches, null]);
  }
});

test('an ending that covers the board takes the focus that was on it', async () => {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  const id = await startTable([ada, basil]);
  const { page } = await sit(ada, id);
  const pile = page.locator('.board-area button').first();
  await pile.focus();
  expect(await pile.evaluate((button) => button === document.activeElement)).toBe(true);
  await basil.ask('POST', `/tables/${id}/resign`);
  await page.locator('.board-area[inert]').waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('#question') !== null);
});

test('a list is walked with arrows, from the moment that it is open, and given back the focus when it is closed', async () => {
  const { page } = await at.visit({ settings: { pace: 'instant' } });
  await here(page, { game: 'familiars-and-foes', seats: [null], options: {} });
  await page.locator('#question h2').waitFor();
  await page.keyboard.press('/');
  const list = page.getByRole('dialog', { name: en.table.answers.title });
  await list.waitFor();
  const places: number[] = [];
  const place = () =>
    list.locator('.answers button').evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key);
    places.push(await place());
  }
  expect(places).toEqual([0, 1, 0, 1]);
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement !== document.body);
});

test('what is asked once more in the menu keeps the focus, and so does what is taken off a form', async () => {
  const { page } = await at.visit({ settings: { pace: 'instant' } });
  await page.goto('/');
  await page.getByRole('button', { name: en.pages.home.play }).first().click();
  await page.locator('#question h2').waitFor();
  await page.keyboard.press('m');
  const menu = page.getByRole('dialog', { name: en.table.menu.title });
  const resign = menu.getByRole('button', { name: en.table.menu.resign, exact: true });
  await resign.focus();
  await page.keyboard.press('Enter');
  // Not on its yes: who holds the key down has not read it.
  expect(await focused(page)).toContain(en.table.menu.resignSure);
  await page.keyboard.press('Enter');
  expect(await resign.count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toContain(en.table.menu.resign);

  await page.goto('/new/familiar-find?here=1');
  const { newTable } = en.pages;
  await page.getByRole('button', { name: newTable.addSeat }).click();
  // The last row goes, and its button with it.
  await page.locator('.chair-list li').last().getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.chair-list') ?? false);
});

test('lists of a page are walked with arrows, and beyond their end the page scrolls', async () => {
  const { page } = await at.visit();
  await page.goto('/');
  const bots = page.locator('.bots li button');
  await bots.first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await bots.nth(1).evaluate((button) => button === document.activeElement)).toBe(true);
  await bots.last().focus();
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => scrollY > 0);
});
