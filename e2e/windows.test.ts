import { describe, expect, test } from 'vitest';
import type { Visitor } from '../src/server/testing/visitor.ts';
import { PAUSE } from '../src/web/table/answer/passing.ts';
import { table as text } from '../src/web/text/en/table.ts';
import { beginTable, enter, person, playOn } from './support/cast.ts';
import { type Stage, stage } from './support/stage.ts';
import type { Manner, Visit } from './support/visit.ts';

const ARENA = { game: 'mythic-arena', options: { decks: 'dealt' } };

/** Two servers with the same shuffles: what differs between their tables is what the players do. */
const WORD = 'windows';
const here = stage(WORD);
const there = stage(WORD);

interface Table {
  readonly at: Stage;
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
async function atWindow(at: Stage, bare: boolean): Promise<Table> {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  for (;;) {
    const table = { at, ada, basil, id: await beginTable([ada, basil], ARENA) };
    await playOn([ada, basil], table.id, () => isAsked(table, bare));
    if (isAsked(table, bare)) return table;
  }
}

/** Ada sits down in front of a page. */
async function sits({ at, id, ada }: Table, manner: Manner = {}): Promise<Visit> {
  const visit = await at.comes(manner);
  // A long pause is drawn: longer than a slow machine needs to touch something.
  await visit.context.addInitScript(() => {
    Math.random = () => 0.16;
  });
  await enter(visit, ada);
  await visit.page.goto(`/t/${id}`);
  await visit.page.locator('#question').waitFor();
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
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a window in which nothing can be done', () => {
  test('goes by by itself, and whoever else is there hears the same as of a pass by hand, no sooner', async () => {
    const [quiet, asked] = [await atWindow(here, true), await atWindow(there, true)];
    const seq = seqOf(quiet);
    expect(seqOf(asked)).toBe(seq);
    expect(heardBy(quiet)).toEqual(heardBy(asked));

    const before = heardBy(quiet).length;
    let began = performance.now();
    const alone = await sits(quiet);
    await button(alone, text.bar.pass.stop).waitFor();
    expect(await alone.page.title()).not.toContain(text.yourMove);
    await isPassed(quiet, seq);
    expect(performance.now() - began).toBeGreaterThan(PAUSE.least);

    // The quickest hand is held back as well.
    began = performance.now();
    const careful = await sits(asked, { settings: { windows: 'always' } });
    await button(careful, 'Pass').first().waitFor();
    expect(await careful.page.title()).toContain(text.yourMove);
    await careful.page.keyboard.press('p');
    await isPassed(asked, seq);
    expect(performance.now() - began).toBeGreaterThan(PAUSE.least);

    expect(heardBy(quiet)).toEqual(heardBy(asked));
    expect(heardBy(quiet)).toHaveLength(before + 1);
  });

  test('waits for who wants to be asked every time, which can be chosen where it went by', async () => {
    const table = await atWindow(here, true);
    const seq = seqOf(table);
    const visit = await sits(table);
    await isPassed(table, seq);
    await button(visit, text.bar.pass.always).click();
    await button(visit, text.bar.pass.always).waitFor({ state: 'detached' });
    await playOn([table.ada, table.basil], table.id, () => isAsked(table, true));
    expect(isAsked(table, true)).toBe(true);
    await button(visit, 'Pass').first().waitFor();
    const stands = seqOf(table);
    await later(PAUSE.most + 500);
    expect(seqOf(table)).toBe(stands);
    expect(await button(visit, text.bar.pass.stop).count()).toBe(0);
  });

  test('can be stopped', async () => {
    const table = await atWindow(there, true);
    const seq = seqOf(table);
    const visit = await sits(table, { size: 'phone', touch: true });
    await button(visit, text.bar.pass.stop).tap();
    await button(visit, 'Pass').first().waitFor();
    await later(PAUSE.most + 500);
    expect(seqOf(table)).toBe(seq);
  });
});

test('a window in which something can be done waits; all of a turn go by if one wants that', async () => {
  const table = await atWindow(here, false);
  const seq = seqOf(table);
  const visit = await sits(table);
  await later(PAUSE.most);
  expect(seqOf(table)).toBe(seq);
  await button(visit, text.bar.pass.rest).click();
  await isPassed(table, seq);
  const chip = button(visit, text.bar.pass.resting);
  await chip.waitFor();
  await chip.click();
  await chip.waitFor({ state: 'detached' });
});
