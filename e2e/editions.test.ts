import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/games/index.ts';
import { currentEdition } from '../src/games/released.ts';
import type { ServerProcess } from '../src/server/testing/process.ts';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';
import { buildNextRelease, type NextRelease } from './support/next-release.ts';
import { enter, person, startTable } from './support/people.ts';
import { Player } from './support/player.ts';

/** Games that were begun go on under their own rules when the program of tomorrow plays by others. */

const FIND = 'familiar-find';
const today = games[FIND]?.core.version as number;
const at = harness('editions');
let tomorrow: NextRelease;
let server: ServerProcess | null = null;
beforeAll(async () => {
  tomorrow = await buildNextRelease();
});
afterAll(async () => {
  await server?.stop();
  await tomorrow.remove();
});

const asked = (page: Page) => page.locator('#question:not(.wait) h2').waitFor();

test('after an upgrade tables and saves go on under their own rules, and rematches take the new ones', async () => {
  const ada = await person(at.url, 'Ada');
  const id = await startTable([ada], { coach: true }, ['cat']);
  const visitor = await at.visit({ installs: true });
  const { page } = visitor;
  await enter(visitor, ada);

  // One game against a bot in the browser, one on the server: both are begun today.
  const setup = { game: FIND, seats: [null, 'cat'], options: {} };
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`/here/new?setup=${encodeURIComponent(JSON.stringify(setup))}`);
  const player = new Player(page);
  await player.play(() => player.touches >= 5);
  const here = new URL(page.url()).pathname;
  const kept = () => page.evaluate(async () => (await (await caches.open('grimalkin-editions')).keys()).length);
  await expect.poll(kept).toBe(2);
  await page.goto(`/t/${id}`);
  await player.play(() => player.touches >= 10);
  await asked(page);
  const board = page.locator('.board-area .find');
  expect(await board.count()).toBe(1);

  // The program of tomorrow takes over. The page that is open comes back by itself, and plays on as it did.
  ada.hangUp();
  await at.server.stop();
  visitor.expect(/ERR_CONNECTION_REFUSED|WebSocket/);
  server = await tomorrow.takeOver(at.server);
  await page.locator('.connection .strip').waitFor({ state: 'detached' });
  await player.play(() => player.touches >= 13);

  // Tomorrow's page draws the old table on the plain board, with the words of its own edition, to the end.
  await page.reload();
  await asked(page);
  expect(await page.locator('.board-area .plain').count()).toBe(1);
  const editions = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  expect(await editions()).toContain(`/assets/editions/${FIND}.${currentEdition(FIND)}.js`);
  await page.locator('.coach-ask').click();
  await page.locator('.coach .verdict.best').waitFor();
  await page.keyboard.press('Escape');
  await player.play();
  const info = () => ada.ask('GET', `/tables/${id}`);
  expect(await info()).toMatchObject({ state: 'over', rules: today, edition: currentEdition(FIND) });

  // The rematch is played by tomorrow's rules: the first thing asked is an omen, which today does not know.
  await page.getByRole('button', { name: en.table.result.rematch }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/t/') && pathname !== `/t/${id}`);
  await asked(page);
  await player.play(
    async () => (await page.locator('#question[data-ask=omen], #question h2', { hasText: 'Omen?' }).count()) > 0,
  );
  expect(await page.locator('.board-area .plain').count()).toBe(0);
  const next = new URL(page.url()).pathname.slice(3);
  expect(await ada.ask('GET', `/tables/${next}`)).toMatchObject({ rules: today + 1 });

  // The game in the browser goes on as well, and needs no server for it: its rules were kept while it was played.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const newer = registration.installing ?? registration.waiting;
    if (newer === null) return;
    const taken = new Promise((done) =>
      newer.addEventListener('statechange', () => newer.state === 'activated' && done(null)),
    );
    if (newer.state === 'installed') newer.postMessage('take-over');
    else newer.addEventListener('statechange', () => newer.state === 'installed' && newer.postMessage('take-over'));
    await taken;
  });
  await page.goto('/');
  await page.getByRole('button', { name: en.pages.home.play }).first().waitFor();
  await server.stop();
  server = null;
  await page.goto(here);
  await asked(page);
  expect(await page.locator('.board-area .plain').count()).toBe(1);
  await player.play();
  await page.goto(here.replace('/here/', '/replay/here/'));
  await page.locator('[data-moment]').waitFor();
  await page.getByRole('button', { name: en.replay.verify.open }).click();
  await page.locator('[data-verdict=good]').waitFor();
  expect(await page.locator('[data-holds=no], [data-holds=unreached]').count()).toBe(0);
});
