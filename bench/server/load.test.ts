import { expect, test } from 'vitest';
import { load } from './load.ts';
import { type Question, Table } from './table.ts';

const question: Question = { number: 1, legal: ['yes', 'no'] };

/** A table whose server takes every answer at once; with `seen` the other seat hears of it and is asked next. */
function tableOf(seen: boolean): Table {
  const table: Table = new Table((seat, _question, words) => {
    expect(question.legal).toContain(words);
    const next = seen ? 1 - seat : seat;
    setImmediate(() => {
      table.hear(next, question);
      table.done();
    });
  });
  table.hear(0, question);
  return table;
}

test('the load sends as many answers as it is to, and each is done', async () => {
  const tables = Array.from({ length: 50 }, () => tableOf(true));
  const { answers, lost, unsent } = await load(tables, 500, 100);
  expect([answers, lost, unsent]).toEqual([50, 0, 0]);
});

test('what the other seat hears of is seen, and what it does not is secret', async () => {
  const open = await load([tableOf(true)], 100, 50);
  expect([open.seen === null, open.secret === null]).toEqual([false, true]);
  const secret = await load([tableOf(false)], 100, 50);
  expect([secret.seen === null, secret.secret === null]).toEqual([true, false]);
});

test('an answer for which no table is ready is not sent, and is counted', async () => {
  const table = tableOf(true);
  table.over = true;
  const { answers, unsent } = await load([table], 100, 50);
  expect([answers, unsent]).toEqual([0, 5]);
});
