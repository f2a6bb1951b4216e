import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FOES } from './support/games/foes.ts';
import { harness } from './support/harness.ts';
import { cutButtons, lastingFaults, settled } from './support/page/page-checks.ts';
import { enter, person, startTable } from './support/people.ts';
import { Player, withFinger } from './support/player.ts';
import { FIND } from './support/records.ts';
import { SIZES } from './support/visit.ts';

/**
 * One among bots, before two phones in turn: what is asked once is asked often, so that both show it. In German, which has
 * the longest words.
 */

const at = harness('answers');
const PHONES = [{ width: 390, height: 844 }, SIZES.phone];

/** What is cut, and whether the page scrolls, on a phone; nothing where somebody else has answered meanwhile. */
async function faultsOf(page: Page, phone: (typeof PHONES)[number]): Promise<string[]> {
  const asked = () => page.locator('#question').getAttribute('data-asked');
  const before = await asked();
  await page.setViewportSize(phone);
  await settled(page);
  return lastingFaults(page, async () => {
    const faults = await cutButtons(page);
    const scrolls = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
      return scrollWidth > clientWidth || scrollHeight > clientHeight;
    });
    if (scrolls) faults.push(`the page scrolls at ${phone.width}: ${await page.locator('#question').innerText()}`);
    return (await asked()) === before ? faults : [];
  });
}

test.each([
  [FOES, 3, { level: 'beginner' }],
  [FIND, 3, { abilities: true, locations: true, tourism: true }],
  ['mythic-arena', 2, { decks: 'dealt' }],
])(
  '%s: at every question of a whole game every button of the bar is whole, and the page never scrolls',
  async (game, seats, options) => {
    const ada = await person(at.url, 'Ada');
    const id = await startTable([ada], { game, options }, Array(seats - 1).fill('greedy'));
    const visitor = await at.visit({ size: 'phone', touch: true, language: 'de' });
    await enter(visitor, ada);
    const { page } = visitor;
    await page.goto(`/t/${id}`);
    const player = new Player(page, withFinger, 'answers');
    const found = new Set<string>();
    let looks = 0;
    await player.play(async () => {
      const standing = await player.awaited();
      // An ended game tells more than one screen holds.
      if (standing === 'over') return true;
      const phone = PHONES[looks++ % PHONES.length] as (typeof PHONES)[number];
      for (const fault of await faultsOf(page, phone)) found.add(fault);
      return false;
    });
    expect(player.touches).toBeGreaterThan(10);
    expect([...found]).toEqual([]);
  },
);
