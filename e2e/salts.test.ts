import { expect, test } from 'vitest';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';
import { accessibilityFaults } from './support/page/page-checks.ts';

// Nobody's salt is given up because a machine is slow.
const at = harness('salts', { REVEAL_SECONDS: '600' });
const { waiting, invitation } = en.table;

test('both promise a salt and show it by themselves; who reloads in the middle shows the same one, and it all holds', async () => {
  const [ada, basil] = await Promise.all([at.visit({ size: 'phone' }), at.visit({ size: 'phone' })]);
  await ada.page.goto('/');
  await ada.page.getByRole('link', { name: en.pages.home.friends }).first().click();
  await ada.page.getByRole('button', { name: en.pages.newTable.open }).click();
  const link = await ada.page.getByRole('textbox', { name: invitation.label }).inputValue();
  const id = new URL(link).pathname.split('/').at(-1) as string;

  // Basil's salt does not get through.
  basil.expect(/reveal/);
  await basil.page.route('**/reveal', (route) => route.abort());
  await basil.page.goto(link);
  await basil.page.getByRole('button', { name: waiting.sit }).click();
  for (const { page } of [ada, basil]) await page.getByText(waiting.revealing).waitFor();
  await ada.page.getByText(waiting.saltShown).waitFor();
  await ada.page.getByText(waiting.saltAwaited).waitFor();
  // Nothing can be changed now.
  for (const name of [waiting.start, waiting.leave, waiting.sit])
    expect(await ada.page.getByRole('button', { name, exact: true }).count()).toBe(0);
  expect(await accessibilityFaults(ada.page)).toEqual([]);

  await basil.page.unroute('**/reveal');
  await basil.page.reload();
  for (const { page } of [ada, basil]) await page.locator('#question').waitFor();
  const table = await basil.page.evaluate(async (id) => (await fetch(`/api/v1/tables/${id}`)).json(), id);
  expect(table).toMatchObject({ state: 'playing', withheld: [], salts: [expect.any(String), expect.any(String)] });

  await basil.page.evaluate((id) => fetch(`/api/v1/tables/${id}/resign`, { method: 'POST' }), id);
  await ada.page.waitForFunction(() => window.desk.standing() === 'over');
  for (const { page } of [ada, basil]) {
    await page.goto(`/replay/t/${id}`);
    await page.getByRole('button', { name: en.replay.tools }).click();
    await page.getByRole('button', { name: en.replay.verify.open, exact: true }).click();
    await page.locator('[data-verdict=good]').waitFor();
    for (const trial of ['promise', 'salts', 'own'])
      expect(await page.locator(`[data-trial=${trial}]`).getAttribute('data-holds')).toBe('yes');
  }
});
