import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type ArenaTable, faceFactory, type Starter } from '../src/games/mythic-arena/face.ts';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { LANGUAGES } from '../src/text/languages.ts';
import { en as board } from '../src/web/games/mythic-arena/generated/en.ts';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';
import { enter, person, startTable } from './support/people.ts';
import type { VisitOptions } from './support/visit.ts';

const words = board.deckBuilder;
const at = harness('decks');
const starter = faceFactory.core.starters[0] as Starter;
const CARDS = 21;

async function sitting(who: Visitor, id: string, manner?: VisitOptions): Promise<Page> {
  const visitor = await at.visit(manner);
  await enter(visitor, who);
  await visitor.page.goto(`/t/${id}`);
  await visitor.page.locator('.workshop').waitFor();
  return visitor.page;
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const settled = (page: Page) => page.locator('.settle [role=status]');
const stagedBy = (who: Visitor, id: string, seat: number): readonly string[] =>
  (who.at(id).view?.table as ArenaTable | undefined)?.staged[seat] ?? [];

/** From now on only so many answers of this page come through. */
const losesAfter = (page: Page, answers: number) =>
  page.evaluate((most) => {
    const { send } = WebSocket.prototype;
    let given = 0;
    WebSocket.prototype.send = function (data) {
      if (!String(data).includes('"answer"') || ++given <= most) send.call(this, data);
    };
  }, answers);

/** Boxes whose words are wider than they are: what is to be typed there, or what is chosen. */
const cutBoxes = (page: Page): Promise<string[]> =>
  page.locator('.sieving .input').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const ARROW = 20;
      const isSelect = box instanceof HTMLSelectElement;
      const words = isSelect ? [...box.options].map(({ text }) => text) : [(box as HTMLInputElement).placeholder];
      const { font, paddingLeft, paddingRight } = getComputedStyle(box);
      const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.font = font;
      const sides = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) + (isSelect ? ARROW : 0);
      const room = box.clientWidth - sides;
      return words.filter((word) => pen.measureText(word).width > room).map((word) => `${innerWidth}: ${word}`);
    }),
  );

test.each(LANGUAGES)('on a phone one reads what the boxes for searching and sorting are for: %s', async (language) => {
  const people = (await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')])) as [Visitor, Visitor];
  const id = await startTable(people, { game: 'mythic-arena', options: { decks: 'draft' } });
  const page = await sitting(people[0], id, { size: 'phone', touch: true, language });
  const found = await cutBoxes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect([...found, ...(await cutBoxes(page))]).toEqual([]);
});

test('a deck is loaded, changed, saved, shared by code, and laid though the page is opened anew in between', async () => {
  const [ada, basil] = (await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')])) as [Visitor, Visitor];
  const id = await startTable([ada, basil], { game: 'mythic-arena', options: { decks: 'constructed' } });
  const hers = await sitting(ada, id);
  await button(hers, new RegExp(`^${words.load({ name: starter.names.en })}`)).click();
  await expect.poll(() => settled(hers).textContent()).toContain(words.of({ count: CARDS, of: CARDS }));

  // A seventh Pet: every fault is named, with its rule, until it is one too few elsewhere.
  await hers.locator('.pool [data-card="zephyr"]').click();
  const faults = hers.locator('.deck-faults li');
  expect(await faults.allTextContents()).toEqual([
    `The deck has 22 cards, not 21. ${en.table.whyNot.rule({ id: 'MA-1.1' })}`,
    `The deck would have 7 Pets, not 6. ${en.table.whyNot.rule({ id: 'MA-1.1' })}`,
  ]);
  expect(await faults.getByRole('link').first().getAttribute('href')).toBe('/rules/mythic-arena#MA-1.1');
  expect(await button(hers, words.play).getAttribute('aria-disabled')).toBe('true');
  await hers.locator('button.deck-slip[data-card="solace"]').click();
  await hers.getByText(words.legal).first().waitFor();

  await hers.getByLabel(words.name, { exact: true }).fill('Night shift');
  await button(hers, words.save).click();
  await button(hers, words.load({ name: 'Night shift' })).waitFor();

  // His thumb pastes the code, first with a slip of the pen.
  const code = await hers.getByLabel(words.code, { exact: true }).inputValue();
  const his = await sitting(basil, id, { size: 'phone', touch: true });
  await his.locator('.ws-tabs button').nth(2).tap();
  const pasted = his.getByLabel(words.paste, { exact: true });
  await pasted.fill(`${code.slice(0, -1)}${code.endsWith('0') ? '2' : '0'}`);
  await button(his, words.read).tap();
  await his.getByText(words.codeFaults.typo).waitFor();
  await pasted.fill(code.toLowerCase());
  await button(his, words.read).tap();
  await his.getByText(words.codeRead).waitFor();

  // Her page is closed when eight cards lie there, and goes on by itself when it is opened anew.
  await losesAfter(hers, 8);
  await button(hers, words.play).click();
  await ada.until(() => stagedBy(ada, id, 0).length === 8);
  await hers.reload();
  await hers.getByText(words.laid).waitFor();
  expect([...stagedBy(ada, id, 0)].sort()).toEqual([...starter.cards.with(0, 'zephyr')].sort());
  await hers.getByText(words.building({ name: 'Basil' })).waitFor();
  expect(stagedBy(basil, id, 0)).toEqual([]);

  await button(his, words.play).tap();
  const sure = button(his, en.table.bar.confirm);
  const candidates = his.locator('.candidates button');
  await sure.or(candidates.first()).first().waitFor();
  if (await sure.isVisible()) await sure.tap();

  // Lead Pets, in secret; then the Arena.
  await candidates.first().waitFor();
  expect(await candidates.count()).toBe(6);
  await candidates.first().tap();
  await hers.getByText(words.hasLed({ name: 'Basil' })).waitFor();
  expect(await hers.locator('.opening .deck [data-card]:not([data-card=""])').count()).toBe(0);
  await hers.locator('.candidates button').nth(1).click();
  const sealed = button(hers, en.table.bar.confirm);
  await sealed.or(hers.locator('.board-area:not(:has(.workshop))')).first().waitFor();
  if (await sealed.isVisible()) await sealed.click();
  for (const page of [hers, his]) await page.locator('.workshop').waitFor({ state: 'detached' });
});

test('who has picked enough lets the rest of the draft be picked, or goes on alone', async () => {
  const ada = await person(at.url, 'Ada');
  const id = await startTable([ada], { game: 'mythic-arena', options: { decks: 'draft' } }, ['random']);
  const page = await sitting(ada, id);
  const { draft } = words;
  const deck = () => (ada.at(id).view?.table as ArenaTable | undefined)?.players[0]?.deck ?? [];
  await page.getByText(draft.goal({ pets: 6, others: 15 })).waitFor();
  await button(page, draft.finish).click();
  await ada.until(() => deck().length >= 2);
  await button(page, draft.stop).click();
  await button(page, draft.finish).click();
  const candidates = page.locator('.candidates button');
  await candidates.first().waitFor();
  expect(deck()).toHaveLength(CARDS);
  expect(faceFactory.core.deckFaults(deck())).toEqual([]);
  expect(await candidates.count()).toBe(6);
});
