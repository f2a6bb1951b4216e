import { expect, test } from 'vitest';
import { faceFactory } from '../src/games/familiar-find/face.ts';
import { en } from '../src/web/generated/en.ts';
import { it } from '../src/web/generated/it.ts';
import { harness } from './support/harness.ts';
import { untranslatedOn } from './support/page/untranslated.ts';
import { enter, person, playOn, startTable } from './support/people.ts';
import { Player } from './support/player.ts';

const at = harness('language');
const find = untranslatedOn('it');
const { speech } = faceFactory.core;

test('in the middle of a game somebody changes to Italian: nothing English is left, and the game goes on', async () => {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  const id = await startTable([ada, basil], { options: { abilities: true, locations: true, tourism: true } });
  await playOn([ada, basil], id, () => ada.at(id).question?.ask === 'scavenge' && ada.at(id).events.length > 40);
  const visitor = await at.visit();
  await enter(visitor, ada);
  const { page } = visitor;
  const scene = { names: ['Ada', 'Basil'], viewer: 0 };
  /** English words on the page, also those of the game: what is asked, and what has happened. */
  const leftovers = () => {
    const { events, question } = ada.at(id);
    const told = events.flatMap((event) => speech.en.event(event, scene) ?? []);
    const asked = question === null ? [] : [speech.en.ask(question.ask, question.with, scene)];
    return find(page, [...told, ...asked]);
  };
  await page.goto(`/t/${id}`);
  await page.locator('#question h2').waitFor();
  // The check can fail: before, nearly everything is English.
  expect((await leftovers()).length).toBeGreaterThan(40);

  await page.getByRole('button', { name: en.table.menu.title }).click();
  await page.getByLabel(en.shell.language).selectOption('it');
  // The menu is called alike in both.
  await page.locator('html[lang="it"]').waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: it.table.menu.title }).waitFor();
  expect(await leftovers()).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('it');
  expect(await leftovers()).toEqual([]);
  for (const key of ['?', 't', '/', 'c']) {
    await page.keyboard.press(key);
    await page.locator('dialog[open], #chat-line').first().waitFor();
    expect(await leftovers()).toEqual([]);
    if (key !== 'c') await page.keyboard.press('Escape');
  }

  const player = new Player(page);
  await page.locator('#question h2').click();
  await player.playWhileAsked();
  await Promise.all([player.play(), playOn([basil], id)]);
  expect(await leftovers()).toEqual([]);
  await page.getByRole('link', { name: it.table.result.replay }).click();
  await page.locator('[data-moment]').waitFor();
  expect(await leftovers()).toEqual([]);
});
