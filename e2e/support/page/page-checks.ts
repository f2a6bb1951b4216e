import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** axe as it is sent to pages: AxeBuilder would take the one with its comments, and send it twice for each look. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** All but the last lines of a log. */
const OLD_LINES = '.event-log > li:nth-last-child(n + 30)';

/** What axe finds wrong on a page, or on what lies over it: a line for each place. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // The other mode opens a page of its own for each look.
  // What it finds right is not looked for again to be described: that took as long as to find it.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode().options({ resultTypes: ['violations'] });
  if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
  // Of hundreds of lines of one kind some are enough: at the end of a long game all of them took longer than the table.
  // They are taken out meanwhile: to exclude them axe compares every element of the page with each of them.
  const oldLines = await page.evaluateHandle(
    (selector) => [...document.querySelectorAll(selector)].map((line) => ({ line, list: line.parentElement })),
    OLD_LINES,
  );
  await oldLines.evaluate((lines) => {
    for (const { line } of lines) line.remove();
  });
  const { violations } = await axe.analyze();
  await oldLines.evaluate((lines) => {
    for (const { line, list } of lines.reverse()) list?.prepend(line);
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`),
  );
}

/**
 * What can be touched and is smaller than a fingertip. Links within a sentence may be; and what takes the touches on
 * all that lies around it, as a pile does for the name below it, is as large as that.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FINGERTIP = 44;
    const TOUCHED =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]';
    const AROUND = '.pile, .rival, .arena-line, label';
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const inSentence = (element: Element): boolean =>
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) =>
          (node.nodeType === Node.TEXT_NODE || (node instanceof HTMLSpanElement && !node.matches('.sr'))) &&
          (node.textContent ?? '').trim().length > 1,
      );
    // What lies over the page keeps fingers from all that is below.
    const above = document.querySelector('dialog:modal') ?? document;
    /** Touches beside it are meant for it, too. */
    const reaches = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y, far] = [left + width / 2, top + height / 2, FINGERTIP / 2 - 1];
      return [
        [x - far, y],
        [x + far, y],
        [x, y - far],
        [x, y + far],
      ].every(([across = 0, down = 0]) => element.contains(document.elementFromPoint(across, down)));
    };
    const found: string[] = [];
    for (const element of above.querySelectorAll<HTMLElement>(TOUCHED)) {
      if (!isShown(element) || inSentence(element) || element.closest('[inert]') !== null) continue;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const around = [element.closest(AROUND) ?? element, ...labels];
      const boxes = [element, ...around].map((part) => part.getBoundingClientRect());
      const isOutside = boxes.every(({ right, bottom, width }) => right <= 0 || bottom <= 0 || width <= 1);
      // Half a pixel is lost where sizes are in rem.
      const fits = boxes.some(({ width, height }) => width >= FINGERTIP - 0.5 && height >= FINGERTIP - 0.5);
      if (fits || isOutside || reaches(element)) continue;
      const { width, height } = boxes[0] as DOMRect;
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40);
      const size = `${Math.round(width)}×${Math.round(height)}`;
      found.push(`${element.tagName.toLowerCase()}.${element.className} "${name}" ${size}`);
    }
    return found;
  });
}

/** What makes the page wider than the screen, and buttons whose words do not fit into them. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found: string[] = [];
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const scrolls = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('svg, .sr') !== null) continue;
      const { left, right, width } = element.getBoundingClientRect();
      const sticksOut = width > 1 && right > clientWidth + 1 && left < clientWidth;
      if (scrollWidth > clientWidth && sticksOut && !scrolls(element)) found.push(`sticks out: ${nameOf(element)}`);
      if (!element.matches('button, a.btn, summary, label, h1, h2, h3, .card dd')) continue;
      const isCard = element.matches('.card');
      const { overflowX, overflowY } = getComputedStyle(element);
      // A card clips its picture and its frame; its words are looked at one by one.
      const cut =
        !isCard &&
        ((overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1));
      const outside = !scrolls(element) && (right > clientWidth + 1 || left < -1) && right > 0;
      if (cut || outside) found.push(`cut off: ${nameOf(element)}`);
    }
    return found;
  });
}

/** Words that stand in a column of letters: on three lines and more, with hardly two letters on each. */
export function lettersInColumns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LINES = 3;
    const LETTERS = 3;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const letters = (text.textContent ?? '').trim().length;
      if (letters < LINES || text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      const lines = new Set(
        [...words.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
      );
      if (lines.size >= LINES && letters / lines.size < LETTERS)
        found.push(`${text.textContent} on ${lines.size} lines`);
    }
    return found;
  });
}

/**
 * Buttons of the question bar of which not all is in sight: lower than a fingertip, cut by the bar, by what scrolls in
 * it or by the screen, or with words that run out of them.
 */
export function cutButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FINGERTIP = 44;
    const bar = document.querySelector('#question') as Element;
    /** Half a pixel is lost where sizes are in rem. */
    const isWithin = (box: DOMRect, around: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>): boolean =>
      box.left >= around.left - 0.5 &&
      box.top >= around.top - 0.5 &&
      box.right <= around.right + 0.5 &&
      box.bottom <= around.bottom + 0.5;
    const isWhole = (button: Element): boolean => {
      const box = button.getBoundingClientRect();
      for (let at = button.parentElement; at !== null; at = at.parentElement) {
        const clips = at === bar || getComputedStyle(at).overflowY !== 'visible';
        if (clips && !isWithin(box, at.getBoundingClientRect())) return false;
        if (at === bar) break;
      }
      return isWithin(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    };
    const holdsItsWords = (button: Element): boolean => {
      const words = document.createRange();
      words.selectNodeContents(button);
      const box = button.getBoundingClientRect();
      return [...words.getClientRects()].every((line) => line.width <= 1 || isWithin(line, box));
    };
    return [...bar.querySelectorAll('button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => button.offsetHeight < FINGERTIP || !isWhole(button) || !holdsItsWords(button))
      .map((button) => {
        const { top, height } = button.getBoundingClientRect();
        const { height: high } = bar.getBoundingClientRect();
        const where = `${Math.round(height)} high at ${Math.round(top - bar.getBoundingClientRect().top)} of ${Math.round(high)}`;
        return `${innerWidth}×${innerHeight} "${bar.querySelector('h2')?.textContent}": "${button.innerText}" ${where}`;
      });
  });
}

/**
 * Resolves when the page has done all that follows from a change of its size or its text: parts that are measured are laid
 * out anew by what was found, which on a busy machine takes more than a picture or two. Only then has it time to spare,
 * but for pages that never do: they are not waited for much longer.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ROUNDS = 2;
    for (let n = 0; n < ROUNDS; n++) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
    }
  });

/** So often what is wrong is looked at again: a page that has come to rest stays as it is. */
const LOOKS = 20;

/**
 * What is wrong on a page for good. On a busy machine parts that are measured may be laid out later than `settled` waits:
 * what is right by itself after a while is no fault.
 */
export async function lastingFaults(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  let faults = await look();
  for (let n = 0; n < LOOKS && faults.length > 0; n++) {
    await settled(page);
    faults = await look();
  }
  return faults;
}

/** How much of what was seen jumped, and what. */
interface LayoutShift {
  readonly value: number;
  readonly what: string[];
}

/** Notes from now on how the page jumps by itself while it loads. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<LayoutShift[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const jumps: LayoutShift[] = [];
    Object.assign(window, { jumps });
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.tagName}.${node.className}` : '#text');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) jumps.push({ value, what: sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { jumps: LayoutShift[] }).jumps);
}
