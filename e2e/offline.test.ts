import { afterEach, expect, test } from 'vitest';
import { en } from '../src/web/generated/en.ts';
import { displayName } from '../src/web/local/levels.ts';
import { harness } from './support/harness.ts';
import { Player } from './support/player.ts';
import { FIND } from './support/records.ts';

const at = harness('offline');
const { home } = en.pages;
const { verify, list } = en.replay;
const { connection } = en.table;
// A test that fails while the server is away leaves it to the next.
afterEach(() => at.server.reopen());

test('once it was open, the page needs no server: a game against bots, kept, replayed and verified', async () => {
  const visitor = await at.visit({ installs: true });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: home.play }).first().waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  await at.server.stop();
  visitor.expect(/ERR_CONNECTION_REFUSED/);
  await page.reload();
  await page.getByText(home.away).waitFor();
  await page.getByRole('button', { name: home.play }).first().click();
  await page.waitForURL(/\/here\/(?!new)/);
  const player = new Player(page);
  await player.play(() => player.touches >= 6);

  // In the middle of the game it is opened anew, and goes on where it was.
  await page.reload();
  await player.play();

  await page.goto('/replay');
  const listed = page.locator('[data-list=here] li');
  // Who played, and how it ended.
  const [, how = ''] = (await listed.locator('p', { hasText: ' · ' }).first().innerText()).split(' · ');
  await listed.getByRole('link', { name: list.watch }).click();
  await page.locator('[data-moment]').waitFor();
  await page.keyboard.press('End');
  await page.locator('#question h2', { hasText: how }).waitFor();
  await page.getByRole('button', { name: verify.open }).click();
  await page.locator('[data-verdict=good]').waitFor();
  expect(await page.locator('[data-holds=no], [data-holds=unreached]').count()).toBe(0);
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.replay.download }).click(),
  ]);
  const path = await download.path();

  // Back from the desert.
  await at.server.reopen();
  await page.goto('/');
  await page.getByRole('button', { name: home.play }).first().waitFor();

  // Who reads another language finds in the file who was a bot, and by what name.
  const other = await at.visit({ language: 'it' });
  await other.page.goto('/replay');
  await other.page.locator('input[type=file]').setInputFiles(path);
  const bots = other.page.locator('.at-table li', { has: other.page.locator('.mark') });
  await bots.first().waitFor();
  const cat = displayName('cat');
  expect(await bots.locator('.sits').allInnerTexts()).toEqual([cat, `${cat} 2`]);
});

test('when the server goes away, a table on it says that it waits, and goes on by itself when it is back', async () => {
  const visitor = await at.visit({ settings: { pace: 'instant' } });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: home.play }).first().click();
  await page.waitForURL(/\/t\//);
  const player = new Player(page);
  await player.play(() => player.touches >= 4);
  const address = page.url();

  visitor.expect(/ERR_CONNECTION_REFUSED|WebSocket connection/);
  await at.server.stop();
  const waits = page.locator('.connection', { hasText: connection.lost });
  await waits.waitFor();
  // The table is still there to be read.
  expect(await page.locator('.board-area').isVisible()).toBe(true);

  await at.server.reopen();
  await waits.waitFor({ state: 'detached' });
  const before = player.touches;
  await player.play(() => player.touches >= before + 4);
  expect(page.url()).toBe(address);
  expect(player.touches).toBeGreaterThanOrEqual(before + 4);
});

test('who has played in this browser is led back to that game, then offered another, and is never told to sign up', async () => {
  const { page } = await at.visit({ settings: { pace: 'instant' } });
  const card = page.locator('section.yours');
  await page.goto('/');
  await card.getByText(home.noSignUp).waitFor();
  const setup = { game: FIND, seats: [null, 'random'], options: {} };
  await page.goto(`/here/new?setup=${encodeURIComponent(JSON.stringify(setup))}`);
  await page.waitForURL(/\/here\/(?!new)/);
  const player = new Player(page);
  await player.play(() => player.touches >= 2);

  await page.goto('/');
  await card.getByRole('heading', { name: home.unfinished }).waitFor();
  expect(await card.innerText()).not.toContain(home.noSignUp);
  await card.getByRole('link', { name: home.back }).click();
  await player.play();

  await page.goto('/');
  await card.getByRole('heading', { name: home.another }).waitFor();
  expect(await card.innerText()).not.toContain(home.noSignUp);
  await card.getByRole('link', { name: home.lastHere }).click();
  await page.waitForURL(/\/replay\/here\//);
});
