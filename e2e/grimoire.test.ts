import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeBot } from '../src/bots/index.ts';
import { games } from '../src/games/index.ts';
import { type AnyGame, seededRng, type View } from '../src/kernel/index.ts';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { ownOf, playing, questionOf, ROSE, seatPlayer, viewOf } from './support/games/rose.ts';
import { harness } from './support/harness.ts';
import { enter, person, playOn, startTable } from './support/people.ts';

const at = harness('grimoire');

/** Two Mages in the duel Lodge, the first of whom is to prepare her spells on a page of her own. */
async function preparing(size: 'phone' | 'desk'): Promise<{ page: Page; ada: Visitor; id: string }> {
  const people = (await Promise.all(['Ada', 'Basil'].map((name) => person(at.url, name)))) as [Visitor, Visitor];
  const [ada] = people;
  const id = await startTable(people, { game: 'black-rose', options: { lodge: 'duel' } });
  await playOn(people, id, () => ada.at(id).question?.ask === 'prepare');
  const visitor = await at.visit({ size, touch: size === 'phone', settings: { confirm: 'never' } });
  await enter(visitor, ada);
  const { page } = visitor;
  await page.goto(`/t/${id}`);
  await page.locator('.rose-hand.holds .hand .card').first().waitFor();
  return { page, ada, id };
}
const laidBy = (who: Visitor, id: string): readonly string[] => {
  const { stack } = who.at(id).view as { stack: readonly { given: readonly (readonly string[])[] | null }[] };
  return stack.at(-1)?.given?.[0] ?? [];
};

test('a spell is dragged into a slot and its side touched; one let go elsewhere stays in the hand; it can be taken back', async () => {
  const { page, ada, id } = await preparing('desk');
  const card = page.locator('.rose-hand .hand .card').last();
  const name = await card.getAttribute('data-card');
  const slot = page.getByRole('button', { name: 'Slot 1: prepare a spell here' });
  const [from, to] = [await card.boundingBox(), await slot.boundingBox()];
  if (from === null || to === null) throw new Error('there is nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 40, { steps: 4 });
  await page.locator('.dragged').waitFor();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: /^Lower side \(B\), / }).click();
  await page.locator('.slots .card[data-side=b]').waitFor();
  await ada.until(() => laidBy(ada, id).length === 1);
  expect(laidBy(ada, id)).toEqual([`prepare ${name} b`]);
  // Let go anywhere else it is back in the hand.
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 300, { steps: 4 });
  await page.mouse.up();
  expect(await page.locator('.dragged, .sides').count()).toBe(0);
  await page.keyboard.press('u');
  await slot.waitFor();
  await ada.until(() => laidBy(ada, id).length === 0);
});

test('with a finger: card, side, slot; what is large can be turned', async () => {
  const { page, ada, id } = await preparing('phone');
  const card = page.locator('.rose-hand .hand .card').last();
  const name = await card.getAttribute('data-card');
  await card.tap();
  await page.getByRole('button', { name: /^Upper side \(A\), / }).tap();
  await page.getByRole('button', { name: 'Quick slot: prepare a spell here' }).tap();
  await ada.until(() => laidBy(ada, id).length === 1);
  expect(laidBy(ada, id)).toEqual([`prepare-quick ${name} a`]);
  const laid = page.locator('.slots .card[data-side=a]');
  await laid.tap();
  const upper = page.locator('dialog .card.l .large-half b').first();
  expect(await upper.textContent()).toBe('A');
  await page.getByRole('button', { name: 'Turn the card' }).tap();
  expect(await upper.textContent()).toBe('B');
});

/** What the page is told of the time between the two presses, whatever passes on this machine. */
const BETWEEN_PRESSES = 0.2;

async function pressTwice(page: Page, size: 'phone' | 'desk', [x, y]: readonly [number, number]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  for (const timestamp of [now, now + BETWEEN_PRESSES]) {
    if (size === 'desk') {
      const press = { x, y, button: 'left', clickCount: 1, timestamp } as const;
      await devtools.send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' });
      await devtools.send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' });
    } else {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp });
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
    }
  }
  await devtools.detach();
}

test('a double click opens a card and chooses neither of its sides, wherever it lies; so does a double tap', async () => {
  for (const size of ['desk', 'phone'] as const) {
    const { page, ada, id } = await preparing(size);
    const cards = page.locator('.rose-hand .hand .card');
    const count = await cards.count();
    for (let n = 0; n < count; n++) {
      // With a slot chosen before, a side would be an answer.
      await page.getByRole('button', { name: 'Slot 1: prepare a spell here' }).click();
      const { x = 0, y = 0, width = 0 } = (await cards.nth(n).boundingBox()) ?? {};
      const [left, top] = [x + width / 4, y + 30];
      await pressTwice(page, size, [left, top]);
      await page.locator('.sides .side.legal').first().waitFor();
      expect(await page.locator('.sides .side.chosen').count()).toBe(0);
      await page.keyboard.press('u');
      await page.keyboard.press('u');
      await cards.first().waitFor();
    }
    expect(laidBy(ada, id)).toEqual([]);
  }
});

test('on a tablet the cards of which one is given away lie whole and in one row', async () => {
  const names = ['Ada', 'Basil'];
  const people = await Promise.all(names.map((name) => person(at.url, name)));
  const id = await startTable(people, { game: ROSE, options: { lodge: 'duel' } });
  // More than eight overlap.
  const isRow = (cards: number) => cards > 4 && cards < 9;
  const gives = (who: Visitor) =>
    questionOf({ who, id })?.ask === 'discard' && isRow(new Set(ownOf(viewOf({ who, id })).hand).size);
  const bot = makeBot('greedy', games[ROSE]?.core as AnyGame);
  const luck = seededRng('given away');
  await playing(
    people,
    id,
    (view, question) => bot.choose(view as View, question, luck).say,
    () => people.some(gives),
  );
  const who = people.find(gives) as Visitor;
  const { page } = await seatPlayer(at, { who, seat: people.indexOf(who), names, id }, { size: 'tablet', touch: true });
  await page.locator('.offered.many .card').first().waitFor();
  const places = await page.locator('.offered.many > li').evaluateAll((all) =>
    all.map((place) => {
      const card = place.querySelector('.card')?.getBoundingClientRect();
      const { top, bottom } = place.getBoundingClientRect();
      const isClipped = getComputedStyle(place).clipPath !== 'none' && (card?.bottom ?? 0) > bottom;
      return { top, isClipped, isSeen: card !== undefined && card.left >= 0 && card.right <= innerWidth };
    }),
  );
  expect(places.length).toBeGreaterThan(4);
  for (const place of places) expect(place).toEqual({ top: places[0]?.top, isClipped: false, isSeen: true });
});
