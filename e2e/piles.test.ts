import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { FindTable } from '../src/games/familiar-find/face.ts';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { harness } from './support/harness.ts';
import { settled } from './support/page/page-checks.ts';
import { enter, person, playOn, startTable } from './support/people.ts';
import { SIZES } from './support/visit.ts';

/** Deep piles of A Familiar Find on a phone. */

const at = harness('piles');
const PHONES = [{ width: 390, height: 844 }, SIZES.phone];
/** So many cards of a pile can be read on a small phone. */
const READABLE = 11;
const NAMES = ['Ada', 'Basil', 'Cleo', 'Dorothea'];

/** Cards and slips that lie outside of their pile or of the screen. */
const astray = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.pile')].flatMap((pile) => {
      const around = pile.getBoundingClientRect();
      const outside = [...pile.querySelectorAll('.pile-card')].filter((thing) => {
        const { left, right, top } = thing.getBoundingClientRect();
        const beside = left < Math.max(around.left, 0) - 0.5 || right > Math.min(around.right, innerWidth) + 0.5;
        return beside || top < around.top - 0.5;
      });
      const where = `${innerWidth}: ${pile.className}, ${pile.querySelector('.name')?.textContent}`;
      return outside.length === 0 ? [] : [`${where}: ${outside.length} outside`];
    }),
  );

/** Cards of a pile that cannot be read: strips that are too low or of which not all is in sight, a topmost without its picture. */
const unread = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.near-piles .pile-cards')].flatMap((pile) => {
      const STRIP = 19;
      const TOPMOST = 52;
      const around = pile.getBoundingClientRect();
      const cards = [...pile.querySelectorAll('.pile-card')];
      return cards.flatMap((card) => {
        const { top, bottom, height } = card.getBoundingClientRect();
        const low = height < (card.matches('.topmost') ? TOPMOST : STRIP) - 0.5;
        const isWhole = top >= around.top - 0.5 && bottom <= around.bottom + 1.5;
        const where = `${innerWidth}: ${card.textContent} of ${cards.length}, ${Math.round(height)} high`;
        return low || !isWhole ? [where] : [];
      });
    }),
  );

test.each([
  [2, 'fr'],
  [3, 'en'],
  [4, 'de'],
])(
  '%i players: what lies in a pile stays in it, however deep it is, and eleven cards can all be read',
  async (seats, language) => {
    const people = await Promise.all(NAMES.slice(0, seats).map((name) => person(at.url, name)));
    const [ada] = people as [Visitor];
    const id = await startTable(people);
    const visitor = await at.visit({ size: 'phone', touch: true, language });
    await enter(visitor, ada);
    const { page } = visitor;
    await page.goto(`/t/${id}`);
    await page.locator('.pile').first().waitFor();
    const pilesNow = () => (ada.at(id).view?.table as FindTable | undefined)?.piles ?? [];
    const depthOf = (pile: string) => pilesNow().find((each) => each.id === pile)?.cards.length ?? 0;
    /** The one at her right: everybody lays there whatever they can, and takes something else. */
    const deepest = `side-${seats}`;
    const lays = (_who: Visitor, legal: readonly string[], given: number) =>
      legal.find((say) => say.startsWith('play ') && say.includes(deepest)) ??
      legal.find((say) => say.startsWith('take ') && !say.includes(deepest)) ??
      (legal[(given * 7) % legal.length] as string);
    const found: string[] = [];
    for (const depth of [4, 7, READABLE, 15]) {
      // Who lays cards needs their hand; who takes a pile, all of the piles.
      const takes = () => depth !== READABLE || ada.at(id).question?.ask === 'scavenge';
      await playOn(people, id, () => depthOf(deepest) >= depth && takes(), lays);
      expect(depthOf(deepest)).toBeGreaterThanOrEqual(depth);
      await expect.poll(() => page.locator(`.pile[data-place="${deepest}"] .pile-card`).count()).toBe(depthOf(deepest));
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        await settled(page);
        found.push(...(await astray(page)), ...(depthOf(deepest) === READABLE ? await unread(page) : []));
        const hidden = await page.locator('.board-area').evaluate((board) => board.scrollHeight - board.clientHeight);
        if (hidden > 1) found.push(`${phone.width}: ${hidden} pixels of the board are out of sight, ${depth} deep`);
      }
    }
    expect(found).toEqual([]);
  },
);
