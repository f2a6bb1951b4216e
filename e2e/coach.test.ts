import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faceFactory, type Starter } from '../src/games/mythic-arena/face.ts';
import { en as refusals } from '../src/protocol/generated/en.ts';
import { en as board } from '../src/web/games/mythic-arena/generated/en.ts';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';
import { settled } from './support/page/page-checks.ts';
import { enter, person, startTable } from './support/people.ts';

/** Asking the coach, with a finger and with keys, on a server and in the browser. */

const at = harness('coach');
const asked = (page: Page) => page.locator('#question:not(.wait) h2').waitFor();
const button = (page: Page): Locator => page.locator('.coach-ask');
const best = (page: Page): Locator => page.locator('.coach .verdict.best');

/** Whether two things on the page lie over each other. */
async function overlap(a: Locator, b: Locator): Promise<boolean> {
  const [one, other] = [await a.boundingBox(), await b.boundingBox()];
  if (one === null || other === null) throw new Error('one of them is not to be seen');
  const apart = (from: number, size: number, next: number, along: number) =>
    from + size <= next || next + along <= from;
  return !(apart(one.x, one.width, other.x, other.width) || apart(one.y, one.height, other.y, other.height));
}

/** Which question is open. */
const open = (page: Page) => page.locator('#question').getAttribute('data-asked');

/** Gives what was chosen, for good if that is asked; then another question is open, or none. */
async function given(page: Page, before: string | null): Promise<void> {
  const sure = page.locator('#question .as .btn.go');
  const another = page.locator(`#question:not([data-asked="${before}"])`);
  await sure.or(another).first().waitFor();
  if (await sure.isVisible()) await sure.click();
  await another.waitFor();
}

test('on a phone, on a server: the best answer, others, all; taking it; board and hand stay in sight', async () => {
  const ada = await person(at.url, 'Ada');
  const id = await startTable([ada], {}, ['random']);
  const visitor = await at.visit({ size: 'phone', touch: true });
  const { page, said } = visitor;
  await enter(visitor, ada);
  await page.goto(`/t/${id}`);
  for (let n = 0; n < 3; n++) {
    await asked(page);
    await settled(page);
    const before = await open(page);
    const bar = await page.locator('#question').boundingBox();
    await button(page).tap();
    await best(page).waitFor();
    expect(await page.locator('#question').boundingBox()).toEqual(bar);
    for (const seen of ['.board-area', '.hand-area'])
      expect(await overlap(page.locator('.coach'), page.locator(seen))).toBe(false);
    await page.locator('.coach header button').tap();
    await expect.poll(() => page.locator('#question').boundingBox()).toEqual(bar);
    await button(page).tap();
    const legal = Number(await page.locator('#question .all-of-them .brief').innerText());
    const shown = page.locator('.coach .verdict');
    await expect.poll(() => shown.count()).toBe(Math.min(4, legal));
    const all = page.getByRole('button', { name: en.coach.all({ count: legal }) });
    expect(await all.count()).toBe(legal > 4 ? 1 : 0);
    if (legal > 4) {
      await all.tap();
      await expect.poll(() => shown.count()).toBe(legal);
    }
    await best(page).tap();
    await page.locator('.coach').waitFor({ state: 'detached' });
    await given(page, before);
  }
  expect(said.filter((text) => text.includes('"coach"')).length).toBe(3);
  ada.hangUp();
});

test('with keys, in the browser: W opens it, Escape shuts it, Tab and Enter take the answer', async () => {
  const { page } = await at.visit();
  const setup = { game: 'mythic-arena', seats: [null, 'random'], options: { decks: 'dealt' } };
  await page.goto(`/here/new?setup=${encodeURIComponent(JSON.stringify(setup))}`);
  await asked(page);
  await button(page).waitFor();
  const before = await open(page);
  await page.keyboard.press('w');
  await best(page).waitFor();
  const heading = page.locator('#coach-says');
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await best(page).waitFor({ state: 'detached' });
  expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
  // What was said is still known.
  await page.keyboard.press('w');
  await best(page).waitFor();
  // Past the cross.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await best(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await given(page, before);
  expect(await page.locator('.coach').count()).toBe(0);
});

test('at a desk it takes the place of the question and moves nothing, what it finds best is lit, and it can be asked before a yes', async () => {
  const { page } = await at.visit({ settings: { confirm: 'always' } });
  await page.setViewportSize({ width: 1280, height: 800 });
  const setup = { game: 'familiar-find', seats: [null, 'random'], options: {} };
  await page.goto(`/here/new?setup=${encodeURIComponent(JSON.stringify(setup))}`);
  await asked(page);
  const lit = page.locator('.board-area .pile.lit');
  await lit.first().waitFor();
  const piles = await lit.count();
  const places = () =>
    Promise.all(['.board-area', '.hand-area', '#question'].map((seen) => page.locator(seen).boundingBox()));
  await settled(page);
  const before = await places();
  await page.keyboard.press('w');
  await best(page).waitFor();
  await settled(page);
  expect(await places()).toEqual(before);
  for (const seen of ['.board-area', '.hand-area'])
    expect(await overlap(page.locator('.coach'), page.locator(seen))).toBe(false);
  const top = await page.locator('.coach .verdict:is(.best, .as-good)').count();
  await expect.poll(() => lit.count()).toBe(top);
  await page.keyboard.press('Escape');
  await expect.poll(() => lit.count()).toBe(piles);

  // What waits for a yes shuts the coach, but it can be asked what it thinks of it.
  await lit.first().locator('.topmost').click();
  await page.locator('#question .as .btn.go').waitFor();
  await button(page).click();
  await page.locator('.coach .verdict').last().click();
  await page.locator('#question .as .btn.go').waitFor();
  expect(await page.locator('.coach').count()).toBe(0);
});

test.each(['familiar-find', 'black-rose'])('on a tablet it covers nothing that one answers with: %s', async (game) => {
  const { page } = await at.visit({ size: 'tablet', touch: true });
  const setup = { game, seats: [null, 'random'], options: {} };
  await page.goto(`/here/new?setup=${encodeURIComponent(JSON.stringify(setup))}`);
  // Before the first round there are no own things yet.
  for (let n = 0; n < 12 && !(await page.locator('.mine-area > *').isVisible()); n++) {
    await asked(page);
    const before = await open(page);
    await page.keyboard.press('w');
    await best(page).click();
    await given(page, before);
  }
  await page.locator('.mine-area > *').waitFor();
  await asked(page);
  await page.keyboard.press('w');
  await best(page).waitFor();
  for (const [width, height] of [
    [820, 1180],
    [768, 1024],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator(`[data-room=${width < height ? 'middle' : 'desk'}] .coach`).waitFor();
    await settled(page);
    for (const seen of ['.board-area', '.mine-area > *', '.hand-area'])
      expect([width, seen, await overlap(page.locator('.coach'), page.locator(seen))]).toEqual([width, seen, false]);
    // And nothing of the question looks out below it.
    const [bar, panel] = [await page.locator('#question').boundingBox(), await page.locator('.coach').boundingBox()];
    expect(panel?.y).toBeLessThanOrEqual(bar?.y ?? 0);
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

test('while it speaks, a deck is laid as ever, whatever card it would begin with', async () => {
  const { page } = await at.visit();
  const setup = { game: 'mythic-arena', seats: [null, 'random'], options: { decks: 'constructed' } };
  await page.goto(`/here/new?setup=${encodeURIComponent(JSON.stringify(setup))}`);
  await page.locator('.workshop').waitFor();
  const { names } = faceFactory.core.starters[0] as Starter;
  await page.getByRole('button', { name: new RegExp(`^${board.deckBuilder.load({ name: names.en })}`) }).click();
  await button(page).click();
  await best(page).waitFor();
  await page.getByRole('button', { name: board.deckBuilder.play }).click();
  const sure = page.getByRole('button', { name: en.table.bar.confirm });
  const candidates = page.locator('.candidates button');
  await sure.or(candidates.first()).first().waitFor();
  if (await sure.isVisible()) await sure.click();
  await candidates.first().waitFor();
});

test('a table without a coach has no button, and its key says why', async () => {
  const ada = await person(at.url, 'Ada');
  const id = await startTable([ada], { coach: false }, ['random']);
  const visitor = await at.visit();
  const { page, said } = visitor;
  await enter(visitor, ada);
  await page.goto(`/t/${id}`);
  await asked(page);
  await page.locator('#question .all-of-them').first().waitFor();
  expect(await button(page).count()).toBe(0);
  await page.keyboard.press('w');
  await page.locator('#question').getByText(refusals['coach-off']).waitFor();
  // The list opens after that, so the key has had its time.
  await page.keyboard.press('/');
  await page.locator('dialog[open]').waitFor();
  expect(await page.locator('.coach').count()).toBe(0);
  expect(said.some((text) => text.includes('"coach"'))).toBe(false);
  ada.hangUp();
});

test('who comes to a table reads whether it has a coach before they sit down', async () => {
  const ada = await person(at.url, 'Ada');
  for (const coach of [true, false]) {
    const { id } = await ada.ask('POST', '/tables', { game: 'familiar-find', seats: [null, null], coach });
    const { page } = await at.visit();
    await page.goto(`/t/${id}`);
    const line = page.locator('.options div', { hasText: en.coach.name });
    await line.waitFor();
    expect(await line.innerText()).toContain(coach ? en.coach.allowed : en.coach.off);
  }
  ada.hangUp();
});

test('the switch of a new table is on against bots alone, off with others, and what one says counts', async () => {
  const { page } = await at.visit();
  await page.goto('/new/familiar-find');
  const flag = page.getByRole('checkbox', { name: en.pages.newTable.coached });
  await flag.waitFor();
  expect(await flag.isChecked()).toBe(true);
  await page.getByRole('combobox', { name: en.pages.newTable.seat({ number: 2 }) }).selectOption('');
  expect(await flag.isChecked()).toBe(false);
  await flag.check();
  const body = page.waitForRequest(
    (request) => request.url().endsWith('/api/v1/tables') && request.method() === 'POST',
  );
  await page.locator('form.laying button[type=submit]').click();
  expect((await body).postDataJSON()).toMatchObject({ coach: true });
  // Nobody leaves while the server makes the table.
  await page.waitForURL(/\/t\//);
});
