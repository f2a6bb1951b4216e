import { expect, test } from 'vitest';
import { faceFactory } from '../src/games/familiar-find/face.ts';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';
import { enter, person } from './support/people.ts';
import { Player } from './support/player.ts';
import { firstChance } from './support/records.ts';

const at = harness('four');
const eliminated = faceFactory.core.speech.en.event(
  { kind: 'eliminated', seat: 0, abyss: 3 },
  { names: ['Ada'], viewer: 0 },
) as string;

test('four play, three of them bots; one is eliminated, the piles merge, and the others play it out', async () => {
  // Going on from a game in which Ada may take her third Abyss Essence, and does.
  const { record, after, seat, say } = firstChance(
    4,
    (kinds, { say }) => kinds.includes('eliminated') && say.startsWith('take '),
  );
  const ada = await person(at.url, 'Ada');
  const { id } = await ada.ask('POST', '/play-on', { record, after, seat, bot: 'random' });
  const visitor = await at.visit();
  await enter(visitor, ada);
  const { page } = visitor;
  await page.goto(`/t/${id}`);
  await page.locator('#question h2').waitFor();
  const piles = await page.locator('.pile').count();
  expect(piles).toBe(5);

  await page.locator(`.pile[data-place="${say.split(' ')[1]}"] button.name`).click();
  const told = page.locator('ol.event-log li', { hasText: eliminated });
  const sure = page.getByRole('button', { name: en.table.bar.confirm });
  await told.or(sure).first().waitFor();
  if (await sure.isVisible()) await sure.click();
  await told.waitFor();

  // She plays a last action, and watches.
  await new Player(page).play();
  await page.locator('.mine.out').waitFor();
  expect(await page.locator('.pile').count()).toBeLessThan(piles);
  const rows = page.locator('.scores tbody tr');
  expect(await rows.count()).toBe(4);
  expect(await rows.first().textContent()).not.toContain('Ada');
  await rows.filter({ hasText: 'Ada' }).locator('.row-note').waitFor();
});
