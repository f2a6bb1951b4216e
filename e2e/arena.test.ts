import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type ArenaTable, faceFactory } from '../src/games/mythic-arena/face.ts';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { en as board } from '../src/web/games/mythic-arena/generated/en.ts';
import { en as ending } from '../src/web/table/ending/generated/en.ts';
import { harness } from './support/harness.ts';
import { lastingFaults } from './support/page/page-checks.ts';
import { createTable, enter, person, playOn, startTable } from './support/people.ts';
import { Player, playTogether, withFinger } from './support/player.ts';

const ARENA = 'mythic-arena';
const workshop = board.deckBuilder;
const text = ending.verdicts;
const at = harness('arena');

test('a whole game with drafted decks is played against a bot with a finger on a phone, which never scrolls', async () => {
  const ada = await person(at.url, 'Ada');
  const id = await createTable([ada], { game: ARENA, options: { decks: 'draft' } }, ['greedy']);
  await ada.ask('POST', `/tables/${id}/start`);
  const visitor = await at.visit({ size: 'phone', touch: true, settings: { confirm: 'never' } });
  await enter(visitor, ada);
  const { page } = visitor;
  await page.goto(`/t/${id}`);
  const player = new Player(page, withFinger);
  await player.play(async () => {
    const scrolls = await lastingFaults(page, () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        // What came of a game may be longer than a phone, but no wider.
        const isOver = document.querySelector('.ending') !== null;
        const [wide, tall] = [scrollWidth - clientWidth, isOver ? 0 : scrollHeight - clientHeight];
        return wide > 0 || tall > 0 ? [`by ${wide} and ${tall}`] : [];
      }),
    );
    expect(scrolls).toEqual([]);
    return false;
  });
  await page.locator('.result').waitFor();
  expect(player.touches).toBeGreaterThan(30);
});

test('two people fight with starter decks in two browsers, to the end; a reload in the middle of a battle loses nothing', async () => {
  const people = await Promise.all(['Ada', 'Basil'].map((name) => person(at.url, name)));
  const id = await startTable(people, { game: ARENA, options: { decks: 'constructed' } });
  const pages = await Promise.all(
    people.map(async (who, n) => {
      const settings = { confirm: 'never', windows: 'always' } as const;
      const visitor = await at.visit({ settings, size: n === 0 ? 'desk' : 'tablet' });
      await enter(visitor, who);
      await visitor.page.goto(`/t/${id}`);
      return visitor.page;
    }),
  );
  const { starters } = faceFactory.core;
  for (const [n, page] of pages.entries()) {
    const name = workshop.load({ name: starters[n]?.names.en ?? '' });
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: workshop.play }).click();
  }
  const [first] = pages as [Page, Page];
  const players = pages.map((page, n) => new Player(page, undefined, `fighter ${n}`));
  const isFought = () => first.locator('.arena.fighting .duel').isVisible();
  await playTogether(players, isFought);

  const look = () => first.locator('.arena').ariaSnapshot();
  const before = await look();
  await first.reload();
  await first.locator('.arena.fighting .duel').waitFor();
  expect(await look()).toBe(before);
  // It goes on as before, to the turn after the next.
  const [ada, basil] = people as [Visitor, Visitor];
  const turns = () => (ada.at(id).view?.table as ArenaTable | undefined)?.turns ?? 0;
  await playTogether(players, () => turns() >= 3);
  expect(turns()).toBe(3);

  // Then both answer without their pages, which show it all the same, to the end.
  await playOn([ada, basil], id);
  const winners = ada.at(id).info.result?.winners ?? [];
  expect(winners).toHaveLength(1);
  for (const [seat, page] of pages.entries()) {
    await page
      .getByRole('heading', {
        name: winners.includes(seat) ? text.won : text.wins({ names: [winners.includes(0) ? 'Ada' : 'Basil'] }),
      })
      .waitFor();
    expect(await page.locator('.result .first').textContent()).toContain(winners.includes(0) ? 'Ada' : 'Basil');
  }
});
