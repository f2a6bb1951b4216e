import { expect, test } from 'vitest';
import type { RoseTable } from '../src/games/black-rose/face.ts';
import type { View } from '../src/kernel/index.ts';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { messages } from '../src/web/games/black-rose/generated/all.ts';
import { face, PACKS, ROSE } from './support/games/rose.ts';
import { harness } from './support/harness.ts';
import { person, playOn, startTable } from './support/people.ts';
import type { VisitOptions } from './support/visit.ts';

/** Somebody watches two Mages who need no page. */

const at = harness('watched');

async function watched(manner: VisitOptions = {}) {
  const people = await Promise.all(['Ada', 'Basil'].map((name) => person(at.url, name)));
  const [ada] = people as [Visitor, Visitor];
  const id = await startTable(people, { game: ROSE, options: { lodge: 'duel', ...PACKS } });
  const table = () => (ada.at(id).view as View<RoseTable>).table;
  const inRound = (round: number) => playOn(people, id, () => table().round >= round);
  await inRound(1);
  const visit = await at.visit(manner);
  await visit.page.goto(`/t/${id}`);
  await visit.page.locator('.lodge').waitFor();
  return { visit, page: visit.page, table, inRound, toTheEnd: () => playOn(people, id) };
}

test('all that came while a page could not listen is there at once', async () => {
  const { visit, page, toTheEnd } = await watched();
  const before = visit.heard.length;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/hold', async (route) => {
    await held;
    await route.fulfill({ body: '' });
  });
  const holds = page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/hold', false);
    request.send();
  });
  await toTheEnd();
  release();
  await holds;
  await page.locator('.result').waitFor();
  // React gives up on a page that is drawn fifty times without a breath.
  expect(visit.heard.length - before).toBeGreaterThan(100);
});

test('a new round is shown with its event for a moment; a tap ends that', async () => {
  const { page, table, inRound } = await watched({ moving: true });
  const begins = () => {
    const { round, event } = table();
    return messages.en.board.newRound({ round, event: face.speech.en.card(event ?? '').name });
  };
  const shown = page.locator('.new-round b');
  // All that it ever said: on a busy machine it may be gone again before anybody looks.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const note = () => said.push(document.querySelector('.new-round b')?.textContent ?? '');
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const wasShown = () =>
    page.waitForFunction(
      (text) => (window as unknown as { said: string[] }).said.some((line) => line.includes(text)),
      begins(),
    );
  await inRound(2);
  await wasShown();
  await page.locator('.lodge').click({ position: { x: 2, y: 2 } });
  expect(await shown.count()).toBe(0);
  await inRound(3);
  await wasShown();
  await shown.waitFor({ state: 'detached' });
});
