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
const NAMES = ['Ada', 'Basil', 'Cleo', 'Dorothea'];

/** Cards and slips that lie outside of their pile or of the screen. */
const astray = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.pile')].flatMap((pile) => {
      const around = pile.getBoundingClientRect();
      const outside = [...pile.querySelectorAll('.card, .slip')].filter((thing) => {
        const { left, right, top } = thing.getBoundingClientRect();
        const beside = left < Math.max(around.left, 0) - 0.5 || right > Math.min(around.right, innerWidth) + 0.5;
        return beside || top < around.top - 0.5;
      });
      const where = `${innerWidth}: ${pile.className}, ${pile.querySelector('.name')?.textContent}`;
      return outside.length === 0 ? [] : [`${where}: ${outside.length} outside`];
    }),
  );

/** Names that touch the frame that is printed around their card. */
const cramped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.board-area .card.m:not(.back) h3')].flatMap((name) => {
      const card = name.closest('.card') as HTMLElement;
      const FRAME = Number.parseFloat(getComputedStyle(card, '::before').left) + card.clientLeft + 1;
      const { left, right } = card.getBoundingClientRect();
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      while (texts.nextNode()) {
        const words = document.createRange();
        words.selectNodeContents(texts.currentNode);
        lines.push(...[...words.getClientRects()].filter(({ width }) => width > 1));
      }
      const touches = lines.some((line) => line.left < left + FRAME + 1 || line.right > right - FRAME - 1);
      const is = `${innerWidth}: ${name.textContent}, ${Math.round(card.offsetWidth)} wide, ${lines.map(({ width }) => width)}`;
      return touches && name.checkVisibility() ? [is] : [];
    }),
  );

test.each([
  [2, 'fr'],
  [3, 'en'],
  [4, 'de'],
])(
  '%i players: what lies in a pile stays in it, however deep it is, and names within their frames',
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
    for (const depth of [4, 5, 7, 9, 13]) {
      await playOn(people, id, () => depthOf(deepest) >= depth, lays);
      expect(depthOf(deepest)).toBeGreaterThanOrEqual(depth);
      await expect
        .poll(() => page.locator(`.pile[data-place="${deepest}"] :is(.card, .slip)`).count())
        .toBe(depthOf(deepest));
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        await settled(page);
        found.push(...(await astray(page)), ...(await cramped(page)));
        const hidden = await page.locator('.board-area').evaluate((board) => board.scrollHeight - board.clientHeight);
        if (hidden > 1) found.push(`${phone.width}: ${hidden} pixels of the board are out of sight, ${depth} deep`);
      }
    }
    expect(found).toEqual([]);
  },
);
