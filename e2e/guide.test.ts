import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guide } from '../src/web/games/familiar-find/guide.ts';
import { harness } from './support/harness.ts';
import { enter, person, playOn, startTable } from './support/people.ts';

const at = harness('guide');
const { steps } = guide.texts.en;

/** Opens the guide, says which step is lit, and puts it away. */
async function litBy(page: Page, open: () => Promise<unknown>): Promise<string> {
  await open();
  const lit = page.locator('dialog .turn-guide [aria-current=step] > b');
  await lit.waitFor();
  const name = await lit.innerText();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  return name;
}
const byTap = (page: Page) => litBy(page, () => page.locator('.top .what button').click());
const byKey = (page: Page) => litBy(page, () => page.keyboard.press('g'));

test('the order of a turn is a tap or a key away, with the step where it stands, also for who watches and in a replay', async () => {
  const [ada, basil, cleo] = await Promise.all([
    person(at.url, 'Ada'),
    person(at.url, 'Basil'),
    person(at.url, 'Cleo'),
  ]);
  const id = await startTable([ada, basil], { options: { first: '1' } });
  const [player, watcher] = [await at.visit(), await at.visit({ size: 'phone', touch: true })];
  await enter(player, ada);
  await enter(watcher, cleo);
  const [scavenge, , play] = steps.map(({ name }) => name);
  for (const { page } of [player, watcher]) {
    await page.goto(`/t/${id}`);
    await page.locator('#question h2').waitFor();
    expect([await byTap(page), await byKey(page)]).toEqual([scavenge, scavenge]);
  }

  await playOn([ada, basil], id);
  const { page } = player;
  // Somebody lays cards before long: nobody can win by the first pile.
  for (let moment = 1, lit = ''; lit !== play; moment++) {
    await page.goto(`/replay/t/${id}?at=${moment}&eyes=all`);
    await page.locator(`[data-moment="${moment}"]`).waitFor();
    lit = await byTap(page);
    expect(await byKey(page)).toBe(lit);
  }
});
