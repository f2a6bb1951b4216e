import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Fixtures, makeFixtures } from './support/fixtures.ts';
import { harness } from './support/harness.ts';
import { settled } from './support/page/page-checks.ts';
import { enter, person, startTable } from './support/people.ts';
import { Player } from './support/player.ts';

const at = harness('desk boards');
let stock: Fixtures;
beforeAll(async () => {
  stock = await makeFixtures(at.url);
});

/** What is measured: pixels, and whatever lies where it may not. */
interface Measured {
  /** The smallest words of these selectors that are shown. */
  readonly words: Readonly<Record<string, number>>;
  /** The widest and the highest of what is asked for. */
  readonly width: number;
  readonly height: number;
  readonly faults: readonly string[];
}

/** The parts of a table that may not cover each other. */
const PARTS = ['.top', '.board-area', '.ask', '.hand-area', '.margin .log', '.margin .insp'];

function measure(page: Page, one: string, words: readonly string[], clipped: string): Promise<Measured> {
  return page.evaluate(
    ({ one, words, clipped, parts }) => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
      const hasMore = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 2;
      const faults: string[] = [];
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
      if (scrollHeight > clientHeight || scrollWidth > clientWidth) faults.push('the page scrolls');
      const boxes = parts.map((part) => [part, shown(part)[0]?.getBoundingClientRect()] as const);
      for (const [n, [part, a]] of boxes.entries())
        for (const [other, b] of boxes.slice(n + 1)) {
          if (a === undefined || b === undefined) {
            faults.push(`${a === undefined ? part : other} is not there`);
            continue;
          }
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 1 && down > 1) faults.push(`${part} covers ${other}: ${across}×${down}`);
        }
      const area = document.querySelector('.board-area');
      if (area !== null && area.scrollHeight > area.clientHeight + 1) faults.push('the board scrolls');
      for (const element of shown(clipped)) {
        const clips = getComputedStyle(element).overflowY !== 'visible';
        const isCut = element.scrollWidth > element.clientWidth + 1 || (clips && hasMore(element));
        if (isCut) faults.push(`cut off: ${element.className} ${element.textContent}`);
      }
      const least = (selector: string) =>
        Math.min(...shown(selector).map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
      const sizes = shown(one).map((element) => element.getBoundingClientRect());
      return {
        words: Object.fromEntries(words.map((selector) => [selector, least(selector)])),
        width: Math.min(...sizes.map(({ width }) => width)),
        height: Math.max(...sizes.map(({ height }) => height)),
        faults,
      };
    },
    { one, words, clipped, parts: PARTS },
  );
}

async function open(table: keyof Fixtures['tables'], language: string): Promise<Page> {
  const visitor = await at.visit({ language });
  await enter(visitor, stock.ada);
  const { page } = visitor;
  await page.goto(`/t/${stock.tables[table]}`);
  await page.locator('#question:not(.wait) h2').waitFor();
  return page;
}

/** The three desks, and how wide a Pet and a Room are there at least. */
const DESKS = [
  { width: 1280, height: 720, pet: 140, room: 88 },
  { width: 1440, height: 900, pet: 155, room: 120 },
  { width: 1920, height: 1080, pet: 210, room: 155 },
];

// German words are long: what has room for them has room for all.
describe('a board uses a desk', () => {
  test('Mythic Arena: Pets are tall cards whose powers can be read', async () => {
    const page = await open('arena', 'de');
    for (const { width, height, pet } of DESKS) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const words = ['.unit .pet-power-head b', '.unit .rider', '.unit .pet-life b', '.unit .pet-quad b'];
      const found = await measure(page, '.unit > .card.pet', words, '.unit :is(.card h3, .pet-power-head, .pet-quad)');
      expect(found.faults, `${width}`).toEqual([]);
      expect(found.width, `${width}`).toBeGreaterThanOrEqual(pet);
      expect(found.height / found.width, `${width}`).toBeGreaterThan(1.8);
      for (const [selector, size] of Object.entries(found.words))
        expect(size, `${width} ${selector}`).toBeGreaterThanOrEqual(12.5);
    }
  });

  test('Mythic Arena: in a battle the ring has more than half of the floor', async () => {
    const page = await open('battle', 'de');
    for (const { width, height } of DESKS) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const found = await measure(page, '.fighter .card.pet', ['.fighter .rider'], '.fighter :is(h3, .pet-power-head)');
      expect(found.faults, `${width}`).toEqual([]);
      expect(found.words['.fighter .rider'], `${width}`).toBeGreaterThanOrEqual(13);
      const share = await page.evaluate(() => {
        const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
        return widthOf('.arena .middle') / widthOf('.arena > .floor');
      });
      expect(share, `${width}`).toBeGreaterThan(0.54);
    }
  });

  test('Black Rose: Rooms say their names and what they do, with four Mages and Familiars', async () => {
    const page = await open('rose', 'en');
    for (const { width, height, room } of DESKS) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const words = [
        '.room:not(.peopled) .name',
        '.room .name',
        '.room .does',
        '.mage-row .name b',
        '.side-text .does',
      ];
      const found = await measure(page, '.room > .hex', words, '.room:not(.peopled) .name');
      expect(found.faults, `${width}`).toEqual([]);
      expect(found.width, `${width}`).toBeGreaterThanOrEqual(room);
      expect(found.words['.room:not(.peopled) .name'], `${width}`).toBeGreaterThanOrEqual(13);
      expect(found.words['.room .name'], `${width}`).toBeGreaterThanOrEqual(11.5);
      expect(found.words['.room .does'], `${width}`).toBeGreaterThanOrEqual(11);
      expect(found.words['.side-text .does'], `${width}`).toBeGreaterThanOrEqual(11.5);
    }
  });

  test('Black Rose: while one prepares both sides of every card are in words', async () => {
    const page = await open('preparation', 'de');
    for (const { width, height } of DESKS) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const sides = '.holds > .hand .side-text .does';
      const found = await measure(page, '.holds > .hand .card', [sides], sides);
      expect(found.faults, `${width}`).toEqual([]);
      expect(found.words[sides], `${width}`).toBeGreaterThanOrEqual(13);
      const cards = await page.locator('.holds > .hand .card').count();
      expect(await page.locator(sides).count(), `${width}`).toBe(2 * cards);
    }
  });
});

/** Plays a game against a bot on a desk, and looks whenever something is asked, until it is enough. */
async function lookAtQuestions(
  setup: { readonly game: string; readonly options: object },
  size: { readonly width: number; readonly height: number },
  look: (page: Page) => Promise<boolean>,
): Promise<void> {
  const ada = await person(at.url, 'Ada');
  const id = await startTable([ada], setup, ['greedy']);
  const visitor = await at.visit({ settings: { windows: 'always' } });
  await enter(visitor, ada);
  const { page } = visitor;
  await page.setViewportSize(size);
  await page.goto(`/t/${id}`);
  const player = new Player(page, undefined, setup.game);
  await player.play(async () => {
    if ((await player.awaited()) === 'over') return true;
    await settled(page);
    return look(page);
  });
}

test('Mythic Arena: on a desk the lines stay where they are, whatever is asked and told', async () => {
  const heights = new Set<number>();
  let [told, asked] = [0, 0];
  await lookAtQuestions({ game: 'mythic-arena', options: { decks: 'dealt' } }, DESKS[1] as (typeof DESKS)[1], (page) =>
    page
      .evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [board, ask, recap, card] = ['.board-area', '.ask', '.recap', '.hand-area .card'].map(box);
        return {
          preparing:
            document.querySelector('.arena .line-name') === null || document.querySelector('.opening') !== null,
          height: Math.round(board?.height ?? 0),
          // What was done while one waited lies beside the question, above the hand.
          misplaced:
            recap !== undefined && (recap.left < (ask?.right ?? 0) || recap.bottom > (card?.top ?? innerHeight)),
          told: recap !== undefined,
        };
      })
      .then((found) => {
        if (found.preparing) return false;
        heights.add(found.height);
        expect(found.misplaced).toBe(false);
        if (found.told) told++;
        return ++asked >= 25 && told > 0;
      }),
  );
  expect([...heights]).toHaveLength(1);
  expect(told).toBeGreaterThan(0);
});

test.each([
  ['black-rose', { lodge: 'duel', cerberus: true }, 3],
  ['mythic-arena', { decks: 'dealt' }, 1],
] as const)(
  '%s: on a low desk all answers are in sight with what they lead to, and for four of them nothing is scrolled',
  async (game, options, enough) => {
    let [few, many] = [0, 0];
    await lookAtQuestions({ game, options }, { width: 1280, height: 720 }, async (page) => {
      const found = await page.evaluate(() => {
        const ask = document.querySelector('.ask') as Element;
        const tiles = [...ask.querySelectorAll('.as > .explained')];
        const isHit = (tile: Element) => {
          const { left, right, top, bottom } = tile.getBoundingClientRect();
          const corners = [
            [left + 4, top + 4],
            [right - 4, bottom - 4],
          ];
          return corners.every(([x = 0, y = 0]) => tile.contains(document.elementFromPoint(x, y)));
        };
        const words = [...ask.querySelectorAll('.as > .explained :is(.btn, .outcome)')];
        return {
          tiles: tiles.length,
          hidden: tiles.filter((tile) => !isHit(tile)).map((tile) => tile.textContent),
          scrolls: ask.scrollHeight - ask.clientHeight,
          small: words.filter((word) => Number.parseFloat(getComputedStyle(word).fontSize) < 11).length,
          told: ask.querySelector('.recap') !== null,
          asks: ask.querySelector('h2')?.textContent,
        };
      });
      if (found.told) return false;
      expect(found).toMatchObject({ hidden: [], small: 0 });
      if (found.tiles === 4) expect(found.scrolls, found.asks ?? '').toBeLessThanOrEqual(1);
      if (found.tiles === 4) many++;
      else if (found.tiles > 0) few++;
      return few >= 12 && many >= enough;
    });
    expect(many).toBeGreaterThan(0);
  },
);
