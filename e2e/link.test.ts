import { expect, test } from 'vitest';
import { covers } from '../src/web/games/register.ts';
import { en } from '../src/web/generated/en.ts';
import { en as ending } from '../src/web/table/ending/generated/en.ts';
import { harness } from './support/harness.ts';
import { Player, playTogether } from './support/player.ts';
import { FIND } from './support/records.ts';
import type { Visit } from './support/visit.ts';

const at = harness('two by link');
const { home } = en.pages;
const { verdicts } = ending;
const { waiting, invitation, connection } = en.table;

/** Lays a table for two from the first page; its link. */
async function inviting({ page }: Visit): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: home.friends }).first().click();
  await page.getByRole('button', { name: en.pages.newTable.open }).click();
  await page.getByRole('heading', { name: covers[FIND]?.text.en.title as string }).waitFor();
  return page.getByRole('textbox', { name: invitation.label }).inputValue();
}

async function accepting({ page }: Visit, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: waiting.sit }).click();
}

test('two people play a whole game by a link; one reloads in the middle, one loses the connection', async () => {
  const [ada, basil] = await Promise.all([at.visit({ luck: 'ada' }), at.visit({ luck: 'basil' })]);
  const link = await inviting(ada);
  await accepting(basil, link);

  const [host, guest] = [new Player(ada.page, undefined, 'ada'), new Player(basil.page, undefined, 'basil')];
  const players = [host, guest] as const;
  const touches = () => host.touches + guest.touches;

  // In the middle of the game, and perhaps of an answer.
  await playTogether(players, () => touches() >= 20);
  await ada.page.reload();
  await playTogether(players, () => touches() >= 40);

  // Basil's line is lost, and what Ada does meanwhile must be caught up with.
  await guest.playWhileAsked();
  await host.awaited();
  basil.expect(/ERR_INTERNET_DISCONNECTED/);
  await basil.context.setOffline(true);
  await basil.page.getByText(connection.offline).waitFor();
  const [heard, before] = [basil.heard.length, host.touches];
  await host.playWhileAsked();
  expect(host.touches).toBeGreaterThan(before);
  expect(basil.heard).toHaveLength(heard);
  await basil.context.setOffline(false);
  await basil.page.getByText(connection.offline).waitFor({ state: 'detached' });

  await playTogether(players);
  const winners = await Promise.all(
    [ada, basil].map(({ page }) => page.getByRole('heading', { name: verdicts.won, exact: true }).count()),
  );
  expect(winners.sort()).toEqual([0, 1]);
  const tales = await Promise.all([ada, basil].map(({ page }) => page.locator('#question .q p').textContent()));
  expect(tales[0]).toBe(tales[1]);
});
