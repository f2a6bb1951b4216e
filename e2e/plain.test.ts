import { expect, test } from 'vitest';
import { harness } from './support/harness.ts';
import { enter, person, startTable } from './support/people.ts';
import { Player } from './support/player.ts';

const at = harness('plain');

test.each([
  ['the family game', {}],
  ['the full game', { abilities: true, locations: true, tourism: true, familiars: 'chosen' }],
])('%s is played to its end on the board that knows no game', async (_what, options) => {
  const ada = await person(at.url, 'Ada');
  const id = await startTable([ada], { options }, ['random']);
  const visitor = await at.visit();
  await enter(visitor, ada);
  const { page } = visitor;
  await page.goto(`/t/${id}?plain=1`);
  const player = new Player(page);
  await player.play();
  expect(await page.locator('.find').count()).toBe(0);
  expect(player.touches).toBeGreaterThan(5);
});
