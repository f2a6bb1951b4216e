import { expect, test } from 'vitest';
import { covers } from '../src/web/games/register.ts';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';

const at = harness('for all');
const { home, newTable } = en.pages;
const rose = covers['black-rose']?.text.en.title as string;

test.each(['/', '/tables'])('from %s a table is opened that all can find, for any game', async (path) => {
  const { page } = await at.visit();
  await page.goto(path);
  await page.getByRole('link', { name: home.openTable, exact: true }).click();
  await page.locator('form.laying').waitFor();
  const game = page.getByRole('radio', { name: rose });
  await game.check();
  await page.getByRole('heading', { name: rose, level: 1 }).waitFor();
  // Whoever chooses with the arrow keys can go on.
  expect(await game.evaluate((radio) => radio === document.activeElement)).toBe(true);
  expect(await page.getByRole('combobox', { name: newTable.seat({ number: 2 }) }).inputValue()).toBe('');
  expect(await page.getByRole('radio', { name: newTable.inLobby }).isChecked()).toBe(true);
  await page.getByRole('button', { name: newTable.open }).click();
  await page.locator('.waiting').waitFor();

  const other = await at.visit();
  await other.page.goto('/tables');
  await other.page.getByRole('listitem').filter({ hasText: rose }).first().waitFor();
});
