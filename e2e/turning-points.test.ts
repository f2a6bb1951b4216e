import { expect, test } from 'vitest';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';
import { Player } from './support/player.ts';
import { playedGame } from './support/records.ts';

const at = harness('turning-points');
const { turning, playOn } = en.replay;

test('the turning points of a record are found, shown, kept, and played on from', async () => {
  const record = playedGame('slips');
  const { page } = await at.visit();
  await page.goto('/replay');
  const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('[data-moment]').waitFor();
  expect(await page.locator('.marks i').count()).toBe(0);

  await page.getByRole('button', { name: turning.open }).click();
  const list = page.locator('dialog [data-found]');
  await list.waitFor();
  const points = page.locator('dialog [data-after]');
  const found = Number(await list.getAttribute('data-found'));
  // Who draws lots slips now and then.
  expect(found).toBeGreaterThan(0);
  expect(await points.count()).toBe(found);
  expect(await page.locator('.marks i').count()).toBe(found);

  // To the moment before the answer, through the eyes of its seat, with what was better.
  const after = await points.first().getAttribute('data-after');
  const given = record.answers[Number(after)];
  await points.first().getByRole('button', { name: turning.show }).click();
  await page.locator(`[data-moment="${after}"][data-eyes="${given?.seat}"]`).waitFor();
  await page.locator('#question .instead').waitFor();

  // Another seat has others; and after a reload they lie open as before, without a search.
  await page.getByRole('button', { name: turning.open }).click();
  await page.getByLabel(turning.whose).selectOption('1');
  await list.waitFor();
  await page.waitForURL(/turning=1/);
  await page.reload();
  await list.waitFor();
  expect(await page.getByLabel(turning.whose).inputValue()).toBe('1');
  await page.locator(`[data-moment="${after}"]`).waitFor();
  // Shut, they stay shut, at the same place.
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.search.includes('turning'));
  await page.reload();
  await page.locator(`[data-moment="${after}"]`).waitFor();
  await page.locator('.marks i').first().waitFor();
  expect(await page.locator('dialog').count()).toBe(0);

  await page.getByRole('button', { name: turning.open }).click();
  await points.last().getByRole('button', { name: playOn.open }).click();
  const from = page.getByRole('dialog', { name: playOn.title });
  await from.getByRole('button', { name: playOn.here }).click();
  await page.waitForURL(/\/here\//);
  await new Player(page).play();

  // The end of a game leads to its own.
  await page.getByRole('link', { name: en.table.result.turning }).click();
  await page.locator('dialog [data-found]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('.controls').waitFor();
  // One comes from the end, and is there again.
  expect(await page.locator('[data-moment="0"]').count()).toBe(0);
});

test('who leaves while it thinks waits for nothing, and finds it later where it was', async () => {
  const { page } = await at.visit({ size: 'phone', touch: true });
  await page.goto('/replay');
  const record = playedGame('left alone', 4);
  const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('[data-moment]').waitFor();
  const open = () => page.locator('.controls').getByRole('button', { name: turning.open }).tap();
  await open();
  await page.locator('dialog [data-thinking]').waitFor();
  await page.getByRole('button', { name: en.shell.close }).tap();
  await page.getByRole('button', { name: en.replay.forward }).tap();
  await page.locator('[data-moment]:not([data-moment="0"])').waitFor();
  await open();
  await page.locator('dialog [data-found]').waitFor();
});
