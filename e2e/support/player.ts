import type { Page } from 'playwright-core';
import './page/page-probe.ts';

/** How somebody touches what they have chosen, the desk's `chosen` element. */
export type Touch = (page: Page) => Promise<void>;

/** A point at which the chosen element can be seen and hit once it lies still, near its middle; null if it is gone. */
function pointOf(page: Page): Promise<{ x: number; y: number } | null> {
  return page.evaluate(async () => {
    const chosen = window.desk.chosen as Element;
    const picture = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const where = () => Object.values(chosen.getBoundingClientRect().toJSON()).join();
    chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    for (let was = ''; was !== where(); await picture()) was = where();
    if (!chosen.isConnected) return null;
    const { left, top, width, height } = chosen.getBoundingClientRect();
    const STEPS = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    for (const down of STEPS)
      for (const across of STEPS) {
        const [x, y] = [left + width * across, top + height * down];
        if (chosen.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    throw new Error(`${chosen.outerHTML.slice(0, 300)} is covered by ${over?.outerHTML.slice(0, 300)}`);
  });
}

export const withMouse: Touch = async (page) => {
  const point = await pointOf(page);
  if (point !== null) await page.mouse.click(point.x, point.y);
};

/** The card that a finger lies on for long is shown large. */
const LARGE_CARD = 'dialog.loose[open]';

/** On a busy machine a tap may last so long that it shows the card large: then that is closed and it is tapped again. */
export const withFinger: Touch = async (page) => {
  const large = page.locator(LARGE_CARD);
  const wasLarge = (await large.count()) > 0;
  for (;;) {
    const point = await pointOf(page);
    if (point === null) return;
    await page.touchscreen.tap(point.x, point.y);
    if (wasLarge || (await large.count()) === 0) return;
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
  }
};

/** Where a key leads at once. */
const NEARBY = { '#question': 'q', '.hand-area': 'h', '.board-area': 'b' };

/** As people play who have no pointer: numbers for the answers in the bar, letters to get near, Tab and Enter. */
export const withKeys: Touch = async (page) => {
  const { digit, near } = await page.evaluate((places) => {
    const { chosen } = window.desk;
    const place = Object.keys(places).find((selector) => chosen?.closest(selector)) ?? '';
    return { digit: chosen?.getAttribute('aria-keyshortcuts'), near: places[place as keyof typeof places] ?? null };
  }, NEARBY);
  if (digit != null) return page.keyboard.press(digit);
  if (near !== null) await page.keyboard.press(near);
  await reach(page, () => {
    const { chosen } = window.desk;
    return document.activeElement === (chosen?.matches('button, a') ? chosen : chosen?.querySelector('button'));
  });
  await page.keyboard.press('Enter');
};

/** Presses Tab until the focus is where it should be. */
export async function reach(page: Page, isThere: () => boolean): Promise<void> {
  const MOST = 150;
  for (let n = 0; n < MOST; n++) {
    if (await page.evaluate(isThere)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not lead there');
}

/** Somebody who plays at a table by touching what the page offers, drawing lots. */
export class Player {
  readonly page: Page;
  private readonly touch: Touch;
  private readonly seed: number;
  /** How often something was touched. */
  touches = 0;
  /** When the page is looked at: with every picture, or every so many milliseconds. */
  looks: 'raf' | number = 'raf';

  constructor(page: Page, touch: Touch = withMouse, word = 'player') {
    this.page = page;
    this.touch = touch;
    this.seed = [...word].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 17);
  }

  /** The lot of the next touch: the same however often the page is looked at before it, so that nothing depends on time. */
  protected draw(): number {
    let lot = this.seed;
    for (let n = 0; n <= this.touches; n++) lot = (Math.imul(lot, 1_664_525) + 1_013_904_223) >>> 0;
    return lot >>> 8;
  }

  /** Waits until something is asked of us, or all is over. */
  async awaited(): Promise<'asked' | 'over'> {
    const found = await this.page.waitForFunction(() => window.desk.standing(), undefined, {
      polling: this.looks,
    });
    return (await found.jsonValue()) as 'asked' | 'over';
  }

  /** Touches one thing that leads to an answer, as soon as something is asked. False if the game is over. */
  async move(): Promise<boolean> {
    if ((await this.awaited()) === 'over') return false;
    await this.touchOne();
    return true;
  }

  /** Remembers one thing to touch as chosen. What the page shows before that; null if nothing is asked now. */
  protected choose(): Promise<string | null> {
    return this.page.evaluate((lot) => (window.desk.choose(lot) ? window.desk.look() : null), this.draw());
  }

  /** Touches one thing, if anything is asked now, and waits until something came of it, were it what happened before. */
  async touchOne(): Promise<void> {
    const before = await this.choose();
    if (before === null) return;
    this.touches++;
    await this.touch(this.page);
    const hasChanged = this.page.waitForFunction((was) => window.desk.skipped || window.desk.look() !== was, before, {
      polling: this.looks,
    });
    await hasChanged.catch(async (error) => {
      const touched = await this.page.evaluate(() => window.desk.chosen?.outerHTML.slice(0, 200));
      throw new Error(`nothing came of touching ${touched}: ${error.message}`);
    });
  }

  /** Answers what is asked now, and what is asked after that, until it is for others to answer. */
  async playWhileAsked(): Promise<void> {
    const isAsked = async () => {
      // A reply may be on its way: then something new is asked, or somebody else is.
      await this.page.waitForFunction(
        () => window.desk.standing() !== null || document.querySelector('#question.wait'),
      );
      return this.page.evaluate(() => window.desk.standing() === 'asked');
    };
    while (await isAsked()) await this.move();
  }

  /** Plays until the end, or until it is enough. */
  async play(enough: () => boolean | Promise<boolean> = () => false): Promise<void> {
    while (!(await enough())) if (!(await this.move())) return;
  }
}

/** Several play at one table, whoever is asked, until the end or until it is enough. */
export async function playTogether(
  players: readonly Player[],
  enough: () => boolean | Promise<boolean> = () => false,
): Promise<void> {
  const waiting = new Map<Player, Promise<{ player: Player; standing: 'asked' | 'over' }>>();
  while (!(await enough())) {
    for (const player of players) {
      if (waiting.has(player)) continue;
      const asked = player.awaited().then((standing) => ({ player, standing }));
      // Nobody may wait for it any more when the page is closed.
      asked.catch(() => {});
      waiting.set(player, asked);
    }
    const { player, standing } = await Promise.race(waiting.values());
    waiting.delete(player);
    if (standing === 'asked') await player.touchOne();
    else {
      await Promise.all(players.map(({ page }) => page.waitForFunction(() => window.desk.standing() === 'over')));
      return;
    }
  }
}
