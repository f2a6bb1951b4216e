import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { en } from '../src/web/generated/en.ts';
import { PAUSE } from '../src/web/table/answer/auto-pass.ts';
import { type Harness, harness } from './support/harness.ts';
import { enter, person, playOn, startTable } from './support/people.ts';
import type { Visit, VisitOptions } from './support/visit.ts';

const ARENA = { game: 'mythic-arena', options: { decks: 'dealt' } };

/** Two servers with the same shuffles: what differs between their tables is what the players do. */
const WORD = 'windows';
const here = harness(WORD);
const there = harness(WORD);

interface Table {
  readonly at: Harness;
  readonly id: string;
  readonly ada: Visitor;
  readonly basil: Visitor;
}

/** Whether Ada is asked something that she may let go by; `bare`: with nothing else to do. */
function isAsked({ ada, id }: Pick<Table, 'ada' | 'id'>, bare: boolean): boolean {
  const { question } = ada.at(id);
  return question?.hidden === true && question.pass === 'pass' && (question.legal.length === 1) === bare;
}

/** A table at which she is. */
async function atWindow(at: Harness, bare: boolean): Promise<Table> {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  for (;;) {
    const table = { at, ada, basil, id: await startTable([ada, basil], ARENA) };
    await playOn([ada, basil], table.id, () => isAsked(table, bare));
    if (isAsked(table, bare)) return table;
  }
}

/** Waits for something on a page whose clock stands still: it is put forward little by little, so that it can be drawn. */
async function appears({ page }: Visit, what: Locator): Promise<void> {
  while (!(await what.isVisible())) await page.clock.runFor(1);
}

/** Ada sits down in front of a page whose clock stands still: however slow the machine is, nothing goes by meanwhile. */
async function sits({ at, id, ada }: Table, manner: VisitOptions = {}): Promise<Visit> {
  const visit = await at.visit(manner);
  const now = Date.now();
  await visit.page.clock.install({ time: now });
  await visit.page.clock.pauseAt(now + 1000);
  await enter(visit, ada);
  await visit.page.goto(`/t/${id}`);
  await appears(visit, visit.page.locator('#question'));
  return visit;
}

/** All that Basil has heard of the game, without what names the table or the time. */
const heardBy = ({ basil, id }: Table): unknown[] =>
  basil.texts
    .map((line) => JSON.parse(line))
    .filter(({ type, table }) => type === 'update' && table === id)
    .map(({ table: _table, clocks: _clocks, ...rest }) => rest);

const seqOf = ({ basil, id }: Table): number => basil.at(id).seq ?? 0;
const isPassed = (table: Table, seq: number) => table.basil.until(() => seqOf(table) > seq);
const button = ({ page }: Visit, name: string) => page.locator('#question').getByRole('button', { name });
const passes = ({ page }: Visit, ms: number) => page.clock.runFor(ms);
/** How far it has come when all that the page has sent by now has been dealt with. */
const settled = async (table: Table): Promise<number> => {
  await table.ada.send({ type: 'ping' });
  return seqOf(table);
};

describe('a window in which nothing can be done', () => {
  test('goes by by itself, and whoever else is there hears the same as of a pass by hand, no sooner', async () => {
    const [quiet, asked] = [await atWindow(here, true), await atWindow(there, true)];
    const seq = seqOf(quiet);
    expect(seqOf(asked)).toBe(seq);
    expect(heardBy(quiet)).toEqual(heardBy(asked));

    const before = heardBy(quiet).length;
    const alone = await sits(quiet);
    await appears(alone, button(alone, en.table.bar.pass.stop));
    expect(await alone.page.title()).not.toContain(en.table.yourMove);
    await passes(alone, PAUSE.least / 2);
    expect(await settled(quiet)).toBe(seq);
    await passes(alone, PAUSE.most);
    await isPassed(quiet, seq);

    // The quickest hand is held back as well.
    const careful = await sits(asked, { settings: { windows: 'always' } });
    await appears(careful, button(careful, 'Pass').first());
    expect(await careful.page.title()).toContain(en.table.yourMove);
    await careful.page.keyboard.press('p');
    await passes(careful, PAUSE.least / 2);
    expect(await settled(asked)).toBe(seq);
    await passes(careful, PAUSE.most);
    await isPassed(asked, seq);

    expect(heardBy(quiet)).toEqual(heardBy(asked));
    expect(heardBy(quiet)).toHaveLength(before + 1);
  });

  test('waits for who wants to be asked every time, which can be chosen where it went by', async () => {
    const table = await atWindow(here, true);
    const seq = seqOf(table);
    const visit = await sits(table);
    await appears(visit, button(visit, en.table.bar.pass.stop));
    await passes(visit, PAUSE.most);
    await isPassed(table, seq);
    await button(visit, en.table.bar.pass.always).click();
    await button(visit, en.table.bar.pass.always).waitFor({ state: 'detached' });
    await playOn([table.ada, table.basil], table.id, () => isAsked(table, true));
    expect(isAsked(table, true)).toBe(true);
    await appears(visit, button(visit, 'Pass').first());
    const stands = seqOf(table);
    await passes(visit, PAUSE.most + 500);
    expect(await settled(table)).toBe(stands);
    expect(await button(visit, en.table.bar.pass.stop).count()).toBe(0);
  });

  test('can be stopped', async () => {
    const table = await atWindow(there, true);
    const seq = seqOf(table);
    const visit = await sits(table, { size: 'phone', touch: true });
    await button(visit, en.table.bar.pass.stop).tap();
    await appears(visit, button(visit, 'Pass').first());
    await passes(visit, PAUSE.most + 500);
    expect(await settled(table)).toBe(seq);
  });
});

test('a window in which something can be done waits; all of a turn go by if one wants that', async () => {
  const table = await atWindow(here, false);
  const seq = seqOf(table);
  const visit = await sits(table);
  await passes(visit, PAUSE.most);
  expect(await settled(table)).toBe(seq);
  await button(visit, en.table.bar.pass.rest).click();
  await passes(visit, PAUSE.most);
  await isPassed(table, seq);
  const chip = button(visit, en.table.bar.pass.resting);
  await appears(visit, chip);
  await chip.click();
  await chip.waitFor({ state: 'detached' });
});
