import type { Locator, Page } from 'playwright-core';
import { en } from '../../src/web/generated/en.ts';
import { en as ending } from '../../src/web/table/ending/generated/en.ts';

/** One element as it is read out. */
interface Spoken {
  readonly role: string;
  readonly name: string;
  /** Whether it has the focus. */
  readonly focused: boolean;
}

/** A line of what the accessibility tree is written as: a role, a name, marks. */
const LINE = /^(\w+)(?: ("(?:[^"\\]|\\.)*"))?(.*)$/;
/** What somebody finds below an element who reads it from its beginning to its end. */
async function readOut(element: Locator): Promise<Spoken[]> {
  const lines = (await element.ariaSnapshot({ mode: 'ai' })).split('\n');
  return lines.flatMap((line) => {
    const text = line.trim().replace(/^- /, '');
    // A name with signs that mean something to the notation stands in quotes, and a quote in it is doubled.
    const plain = text.startsWith("'")
      ? text
          .slice(1)
          .replace(/'(?=:|$)/, '')
          .replaceAll("''", "'")
      : text;
    const found = LINE.exec(plain);
    if (found === null) return [];
    const [, role = '', name = '""', marks = ''] = found;
    return [{ role, name: JSON.parse(name) as string, focused: marks.includes('[active]') }];
  });
}
const namesOf = (all: readonly Spoken[], role: string): string[] =>
  all.filter((element) => element.role === role).map(({ name }) => name);

declare global {
  interface Window {
    /** What live regions have said and nobody has listened to yet. */
    readonly saidAloud: string[];
  }
}

/** Runs in the page before all of its own: hears what is put into live regions that were there before. */
function listen(): void {
  const said: string[] = [];
  Object.defineProperty(window, 'saidAloud', { value: said });
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
  const isSilent = (element: Element) => element.closest('[aria-hidden="true"], [inert], [hidden]') !== null;
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const around = target instanceof Element ? target : target.parentElement;
      if (around?.isConnected !== true || around.closest(LIVE) === null || isSilent(around)) continue;
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const copy = node.cloneNode(true);
        if (copy instanceof Element) {
          if (copy.matches('[aria-hidden="true"]')) continue;
          for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
        }
        const text = copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
        if (text !== '') said.push(text);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const { bar, answers } = en.table;
/** What the button says that lists all answers: how many there are. */
const COUNTED = new RegExp(`^(?:${bar.all({ count: 1 })}|${bar.all({ count: 2 }).replace('2', '(\\d+)')})$`);
/** Words of the program, which nobody would read out to somebody. */
const MEANINGLESS = /^$|undefined|\bnull\b|NaN|\[object|\w:\d|_/;

/** Which of the answers to give, by their names. */
export type Choice = (answers: readonly string[], turn: number) => number;

/** Somebody who plays without seeing: by keys, by what has a role and a name, and by what is said. */
export class EyesClosedPlayer {
  private readonly page: Page;
  private readonly choose: Choice;
  private readonly region: Locator;
  private readonly dialog: Locator;
  /** What was heard since the last answer. */
  private said: string[] = [];
  /** The questions that were met, without their numbers. */
  private readonly met = new Set<string>();
  /** How many questions were answered. */
  answered = 0;
  /** What somebody would have missed. */
  readonly missed: string[] = [];

  private constructor(page: Page, choose: Choice) {
    this.page = page;
    this.choose = choose;
    this.region = page.getByRole('region', { name: bar.label });
    this.dialog = page.getByRole('dialog', { name: answers.title });
  }

  /** Before the table is opened. */
  static async sitDown(page: Page, choose: Choice): Promise<EyesClosedPlayer> {
    await page.addInitScript(listen);
    return new EyesClosedPlayer(page, choose);
  }

  /** Plays to the end; what was said since the last answer. */
  async play(): Promise<readonly string[]> {
    const asked = this.region.getByRole('button', { name: COUNTED });
    const waits = this.region.getByRole('button', { name: bar.confirm, exact: true });
    const over = this.region.getByRole('link', { name: ending.another, exact: true });
    for (;;) {
      await asked.or(waits).or(over).first().waitFor();
      this.said.push(...(await this.page.evaluate(() => window.saidAloud.splice(0))));
      await this.noteFocus();
      if ((await over.count()) > 0) return this.said;
      if ((await waits.count()) > 0) await this.page.keyboard.press('Enter');
      else await this.answer();
    }
  }

  /** The names of all buttons of the board. */
  async board(): Promise<string[]> {
    return namesOf(await readOut(this.page.getByRole('region', { name: en.table.board, exact: true })), 'button');
  }

  private note(what: string): void {
    this.missed.push(`answer ${this.answered}: ${what}`);
  }

  private async noteFocus(): Promise<void> {
    if (await this.page.evaluate(() => (document.activeElement ?? document.body) === document.body))
      this.note('the focus is on nothing');
  }

  /** The description of what has the focus, which is read as well where one comes to it. */
  private described(): Promise<string> {
    return this.page.evaluate(() => {
      const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    });
  }

  private async answer(): Promise<void> {
    const { page, dialog } = this;
    const asks = namesOf(await readOut(this.region), 'heading')[0] ?? '';
    // The first question is there when one comes, and so is the focus.
    const heard = this.answered === 0 ? [await this.described()] : this.said;
    if (!heard.some((said) => said.includes(asks))) this.note(`not announced: ${asks} Heard: ${heard.join(' | ')}`);
    await page.keyboard.press('/');
    await dialog.waitFor();
    const names = await this.listed(asks);
    const chosen = this.choose(names, this.answered);
    await this.goTo(chosen, names, asks);
    this.said = [];
    this.answered++;
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await this.noteFocus();
  }

  /** The names of all answers, in the order in which arrows lead to them. */
  private async listed(asks: string): Promise<string[]> {
    const list = await readOut(this.dialog.getByRole('list').first());
    const names = namesOf(list, 'button');
    for (const name of names) if (MEANINGLESS.test(name)) this.note(`${asks} An answer is called “${name}”`);
    if (new Set(names).size < names.length) this.note(`${asks} Answers are called alike: ${names.join(' | ')}`);
    return names;
  }

  /** Goes to an answer by arrows; the first time that something is asked to all of them. */
  private async goTo(chosen: number, names: readonly string[], asks: string): Promise<void> {
    const kind = asks.replace(/\d+/g, '#');
    const isKnown = this.met.has(kind);
    this.met.add(kind);
    const far = isKnown ? chosen : names.length - 1;
    const steps = [
      ...Array.from({ length: far + 1 }, (_, at) => at),
      ...Array.from({ length: far - chosen }, (_, n) => far - 1 - n),
    ];
    for (const [n, at] of steps.entries()) {
      await this.page.keyboard.press(n <= far ? 'ArrowDown' : 'ArrowUp');
      if (isKnown && n < steps.length - 1) continue;
      const focused = (await readOut(this.dialog)).find((element) => element.focused)?.name;
      if (focused !== names[at]) this.note(`${asks} An arrow leads to “${focused}” in place of “${names[at]}”`);
    }
  }
}
