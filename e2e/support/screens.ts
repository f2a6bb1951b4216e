import type { Page } from 'playwright-core';
import type { Language } from '../../src/kernel/index.ts';
import { type PageTexts, textsIn } from '../../src/web/text/index.ts';
import type { Fixtures } from './fixtures.ts';
import { FIND } from './records.ts';
import type { Visit } from './visit.ts';

/** A screen of the client, and how to get there. */
export interface Screen {
  readonly name: string;
  path(stock: Fixtures): string;
  /** Before the page is opened. */
  prepare?(visit: Visit): Promise<unknown>;
  /** What is done on the page until it looks as it should. */
  show?(page: Page, texts: PageTexts): Promise<unknown>;
  /** Nobody has come yet. */
  readonly stranger?: boolean;
}

const touched = (page: Page, selector: string) => page.locator(selector).first().click();
const asked = (page: Page) => page.locator('#question:not(.wait) h2').waitFor();
/** The coach has spoken. */
const coached = async (page: Page) => {
  await asked(page);
  await page.keyboard.press('w');
  await page.locator('.coach .verdict.best').waitFor();
};
/** Where it stands in a turn or round lies open. */
const outlook = async (page: Page) => {
  await touched(page, '.top .what button');
  await page.locator('dialog .turn-guide').waitFor();
};
const at =
  (table: keyof Fixtures['tables'], query = '') =>
  ({ tables }: Fixtures) =>
    `/t/${tables[table]}${query}`;

/** Every answer waits for a second tap, so that nothing is sent. */
const always = async ({ context }: Visit) =>
  context.addInitScript(() => {
    const KEY = 'grimalkin.settings';
    localStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(localStorage.getItem(KEY) ?? '{}'), confirm: 'always' }));
  });

/** Every screen that there is: pictures are taken of them all, and all are looked at for barriers. */
export const SCREENS: readonly Screen[] = [
  { name: 'home-stranger', path: () => '/', stranger: true },
  { name: 'home', path: () => '/' },
  { name: 'lobby', path: () => '/tables', show: (page) => page.locator('.tbls').first().waitFor() },
  {
    name: 'lobby-empty',
    path: () => '/tables',
    prepare: ({ page }) => page.route('**/api/v1/tables', (route) => route.fulfill({ json: [] })),
    show: (page, { pages }) => page.getByRole('heading', { name: pages.home.noSeats }).waitFor(),
  },
  { name: 'new-table', path: () => `/new/${FIND}`, show: (page) => page.locator('form.laying').waitFor() },
  { name: 'waiting-room', path: at('open'), show: (page) => page.locator('.waiting').waitFor() },
  { name: 'table-turn', path: at('taking'), show: asked },
  {
    name: 'table-building',
    path: at('laying'),
    prepare: always,
    show: async (page) => {
      await asked(page);
      await touched(page, '.hand-area .legal');
      await page.locator('.hand-area .chosen').waitFor();
    },
  },
  {
    name: 'table-confirm',
    path: at('taking'),
    prepare: always,
    show: async (page, { table }) => {
      await asked(page);
      await touched(page, '.board-area .legal .topmost');
      await page.getByRole('button', { name: table.bar.confirm }).waitFor();
    },
  },
  {
    name: 'table-why-not',
    path: at('taking'),
    prepare: always,
    show: async (page) => {
      await asked(page);
      await touched(page, '.pile[class*=far]:not(.legal) .name');
      await page.locator('.whynot').waitFor();
    },
  },
  { name: 'table-waiting', path: at('waiting'), show: (page) => page.locator('#question.wait h2').waitFor() },
  {
    name: 'table-log',
    path: at('taking'),
    show: async (page) => {
      await asked(page);
      await page.keyboard.press('l');
      await page.locator('.event-log li').last().waitFor();
    },
  },
  {
    name: 'table-chat',
    path: at('taking'),
    show: async (page) => {
      await asked(page);
      await page.keyboard.press('c');
      await page.locator('#chat-line').waitFor();
    },
  },
  {
    name: 'table-card',
    path: at('taking'),
    show: async (page) => {
      await asked(page);
      await page.keyboard.press('h');
      await page.keyboard.press('i');
      await page.locator('dialog .card.l').waitFor();
    },
  },
  {
    name: 'table-answers',
    path: at('laying'),
    show: async (page) => {
      await asked(page);
      await page.keyboard.press('/');
      await page.locator('dialog .answers button').first().waitFor();
    },
  },
  { name: 'table-coach', path: at('laying'), show: coached },
  { name: 'foes-coach', path: at('solitaire'), show: coached },
  {
    name: 'table-menu',
    path: at('taking'),
    show: async (page) => {
      await asked(page);
      await page.keyboard.press('m');
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'table-help',
    path: at('taking'),
    show: async (page) => {
      await asked(page);
      await page.keyboard.press('?');
      await page.locator('dialog .keys').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'table-text',
    path: at('taking'),
    show: async (page) => {
      await asked(page);
      await page.keyboard.press('t');
      await page.locator('dialog .as-text').waitFor();
    },
  },
  {
    name: 'table-outlook',
    path: at('laying'),
    show: async (page) => {
      await asked(page);
      await outlook(page);
    },
  },
  { name: 'draft', path: at('draft'), show: asked },
  { name: 'builder', path: at('builder'), show: asked },
  { name: 'lead', path: at('lead'), show: asked },
  { name: 'arena-turn', path: at('arena'), show: asked },
  { name: 'arena-battle', path: at('battle'), show: asked },
  {
    name: 'arena-outlook',
    path: at('battle'),
    show: async (page) => {
      await asked(page);
      await outlook(page);
    },
  },
  {
    name: 'arena-pile',
    path: at('arena'),
    show: async (page) => {
      await asked(page);
      await touched(page, '.player.ours .heap.spent button');
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'arena-card',
    path: at('arena'),
    show: async (page) => {
      await asked(page);
      await page.locator('.arena-line .card.pet').first().focus();
      await page.keyboard.press('i');
      await page.locator('dialog .card.l').waitFor();
    },
  },
  { name: 'foes-familiars', path: at('familiars'), show: asked },
  { name: 'foes-turn', path: at('foes'), show: asked },
  {
    name: 'foes-aiming',
    path: at('foes'),
    prepare: always,
    show: async (page) => {
      await asked(page);
      await touched(page, '.deed.restorative.legal');
      await page.locator('.mat .legal').first().waitFor();
    },
  },
  {
    name: 'foes-mat',
    path: at('foes'),
    show: async (page) => {
      await asked(page);
      await touched(page, '.mat .mat-open');
      await page.locator('dialog .mat-sheet').waitFor();
    },
  },
  {
    name: 'foes-outlook',
    path: at('foes'),
    show: async (page) => {
      await asked(page);
      await outlook(page);
    },
  },
  { name: 'foes-window', path: at('foesWindow'), show: asked },
  { name: 'foes-foes-turn', path: at('foesTurn'), show: asked },
  { name: 'foes-solitaire', path: at('solitaire'), show: asked },
  { name: 'foes-lost', path: at('foesLost'), show: (page) => page.locator('.result').waitFor() },
  { name: 'foes-won', path: at('foesWon'), show: (page) => page.locator('.result').waitFor() },
  { name: 'rose-mages', path: at('mages'), show: asked },
  { name: 'rose-study', path: at('study'), show: asked },
  { name: 'rose-preparation', path: at('preparation'), show: asked },
  { name: 'rose-action', path: at('rose'), show: asked },
  { name: 'rose-duel', path: at('roseDuel'), show: asked },
  {
    name: 'rose-sheet',
    path: at('rose'),
    show: async (page) => {
      await asked(page);
      await touched(page, '.mages .mage-open');
      await page.locator('dialog .mage-sheet').waitFor();
    },
  },
  {
    name: 'rose-outlook',
    path: at('rose'),
    show: async (page) => {
      await asked(page);
      await outlook(page);
    },
  },
  { name: 'rose-split', path: at('split'), show: (page) => page.locator('.split input').waitFor() },
  { name: 'rose-evocation', path: at('evocation'), show: asked },
  { name: 'rose-result', path: at('roseOver'), show: (page) => page.locator('.result').waitFor() },
  { name: 'table-result', path: at('over'), show: (page) => page.locator('.result').waitFor() },
  { name: 'table-plain', path: at('taking', '?plain=1'), show: asked },
  { name: 'table-gone', path: () => '/t/nosuchtable', show: (page) => page.locator('.state-screen').waitFor() },
  { name: 'rules', path: () => `/rules/${FIND}`, show: (page) => page.locator('main h2').first().waitFor() },
  { name: 'settings', path: () => '/settings' },
  { name: 'account-stranger', path: () => '/account', stranger: true },
  { name: 'account', path: () => '/account', show: (page) => page.locator('main form').first().waitFor() },
  { name: 'my-games', path: () => '/mine', show: (page) => page.locator('.tbls').first().waitFor() },
  { name: 'replays', path: () => '/replay', show: (page) => page.locator('.tbls').first().waitFor() },
  {
    name: 'replay',
    path: ({ tables }) => `/replay/t/${tables.over}?at=12&eyes=all`,
    show: (page) => page.locator('.controls').waitFor(),
  },
  {
    name: 'replay-outlook',
    path: ({ tables }) => `/replay/t/${tables.over}?at=12&eyes=all`,
    show: async (page) => {
      await page.locator('.controls').waitFor();
      await outlook(page);
    },
  },
  {
    name: 'replay-verify',
    path: ({ tables }) => `/replay/t/${tables.over}`,
    show: async (page, { replay, table }) => {
      await page.locator('.controls').waitFor();
      // Without a column the tools are in the menu.
      const inColumn = page.locator('aside').getByRole('button', { name: replay.verify.open });
      const inMenu = page.locator('dialog').getByRole('button', { name: replay.verify.open });
      if (!(await inColumn.isVisible())) await page.getByRole('button', { name: table.menu.title }).click();
      await inColumn.or(inMenu).click();
      await page.locator('dialog').getByText(replay.verify.good).waitFor();
    },
  },
  {
    name: 'replay-turning',
    path: ({ tables }) => `/replay/t/${tables.over}?turning`,
    show: (page) => page.locator('dialog .found').waitFor(),
  },
  { name: 'credits', path: () => '/credits' },
  { name: 'not-found', path: () => '/nowhere/at/all' },
  {
    name: 'offline',
    path: () => '/',
    stranger: true,
    prepare: async (visit) => {
      visit.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
      await visit.page.route('**/api/**', (route) => route.abort());
    },
    show: (page, { pages }) => page.getByText(pages.home.away).waitFor(),
  },
  {
    name: 'broken',
    path: () => '/credits',
    prepare: async (visit) => {
      visit.expect(/credits|dynamically imported module|ERR_FAILED/);
      await visit.page.route('**/assets/credits*.js', (route) => route.abort());
    },
    show: (page, { shell }) => page.getByRole('heading', { name: shell.broken.title }).waitFor(),
  },
];

/** Opens a screen and waits until it stands still. */
export async function openScreen(
  visit: Visit,
  screen: Screen,
  stock: Fixtures,
  language: Language = 'en',
): Promise<void> {
  const { page } = visit;
  await screen.prepare?.(visit);
  await page.goto(screen.path(stock));
  await page.locator('h1, h2').first().waitFor();
  await screen.show?.(page, await textsIn(language));
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}
