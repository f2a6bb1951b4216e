import { expect, test } from 'vitest';
import { en as find } from '../src/web/games/familiar-find/first-table/generated/en.ts';
import { en } from '../src/web/generated/en.ts';
import { en as words } from '../src/web/table/first-table/generated/en.ts';
import { harness } from './support/harness.ts';
import { enter, person, startTable } from './support/people.ts';
import { Player } from './support/player.ts';

const at = harness('first-table');
const { how } = en.pages.home;

test('a newcomer is told once how the game goes, plays on from there, and finds it again behind the question mark', async () => {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  const id = await startTable([ada, basil], { options: { first: '1' } });
  const visitor = await at.visit({ settings: { introduced: [] } });
  await enter(visitor, ada);
  const { page } = visitor;
  await page.goto(`/t/${id}`);
  const card = page.getByRole('dialog', { name: find.title });
  await card.waitFor();
  for (const { name, text } of [...find.goals, ...find.turn.steps])
    expect(await card.innerText()).toMatch(new RegExp(`${name}[^]*${text}`));
  const first = card.getByRole('button', { name: find.moves.pile });
  expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await card.waitFor({ state: 'detached' });
  // What is asked has the focus, and can be answered.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('question');
  await new Player(page).playWhileAsked();

  await page.reload();
  await page.locator('#question h2').waitFor();
  const button = page.getByRole('button', { name: how });
  await button.focus();
  // By now it would have opened by itself.
  expect(await card.count()).toBe(0);
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: words.back }).waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('who watches is told nothing unasked, and a phone has the same button', async () => {
  const [ada, basil, cleo] = await Promise.all(['Ada', 'Basil', 'Cleo'].map((name) => person(at.url, name)));
  const id = await startTable([ada, basil] as never);
  const visitor = await at.visit({ size: 'phone', touch: true, settings: { introduced: [] } });
  await enter(visitor, cleo as never);
  const { page } = visitor;
  await page.goto(`/t/${id}`);
  await page.getByText(en.table.bar.watching).waitFor();
  const card = page.getByRole('dialog', { name: find.title });
  await page.getByRole('button', { name: how }).tap();
  await card.waitFor();
  // Nothing of it is wider than the screen.
  const { wide, room } = await card.evaluate(({ scrollWidth, clientWidth }) => ({
    wide: scrollWidth,
    room: clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
  await card.getByRole('button', { name: en.shell.close }).tap();
  await card.waitFor({ state: 'detached' });
});

test('what could not be downloaded interrupts nobody, and the button opens it as soon as it can be', async () => {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  const id = await startTable([ada, basil], { options: { first: '1' } });
  const visitor = await at.visit({ settings: { introduced: [] } });
  await enter(visitor, ada);
  visitor.expect(/first-table|Failed to load resource/);
  const { page } = visitor;
  const chunk = /first-table[^/]*\.js/;
  let refused = 0;
  await page.route(chunk, (route) => {
    refused++;
    return route.abort();
  });
  await page.goto(`/t/${id}`);
  await page.locator('#question h2').waitFor();
  const button = page.getByRole('button', { name: how });
  await expect.poll(() => refused).toBeGreaterThan(0);
  await button.click();
  await page.unroute(chunk);
  const card = page.getByRole('dialog', { name: find.title });
  // The failure may not be known yet when the button is pressed again.
  await expect
    .poll(async () => {
      if ((await card.count()) === 0) await button.evaluate((element: HTMLElement) => element.click());
      return card.count();
    })
    .toBe(1);
});
