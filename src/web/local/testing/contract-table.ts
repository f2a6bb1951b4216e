import type { Bar } from '../../../kernel/index.ts';
import type { RequestReply } from '../../../protocol/client/client.ts';
import type { OpenTable, SeenTable, TestTable } from '../../../table/testing/contract.ts';
import type { LocalTableState } from '../engine/tables/local-game.ts';
import { reloaded, type TestPage, testPage } from './fake-browser.ts';
import { create, saved } from './playing.ts';

const seenIn = (
  before: SeenTable | null,
  { seq, view, question, asides, undo, info, events }: LocalTableState,
): SeenTable => ({
  ...{ seq, view, question, asides, undo, result: info.result, events: [...(before?.events ?? []), ...events] },
});

/** A table of a page, for the promises that every table keeps. */
export const openLocalTable: OpenTable = async (game, seats) => {
  const at = testPage(undefined, { more: [game] });
  return seated(at, create(at, [...seats], {}, game.name), () => reloaded(at, 2, [game]));
};

async function seated(at: TestPage, id: string, reload: () => TestPage): Promise<TestTable> {
  const sat = await at.tables.sit(id);
  if (sat.kind !== 'table') throw new Error(sat.kind);
  const begun = at.news.length;
  const stored = async () => {
    await at.tables.settled();
    return saved(at, id);
  };
  const reply = async (reply: RequestReply): Promise<Bar | null> => (reply.kind === 'refused' ? reply.bar : null);
  return {
    answer: (to, say, free = false) => reply(at.tables.answer(id, to, say, free)),
    aside: (to, say, free = false) => reply(at.tables.aside(id, to, say, free)),
    undo: () => reply(at.tables.undo(id)),
    resign: () => reply(at.tables.resign(id)),
    async coach(to) {
      const said = await at.tables.coach(id, to);
      if (said.kind === 'advice') return said.advice.verdicts.map(({ say }) => say);
      if (said.kind === 'refused') return said.bar;
      throw new Error(said.kind);
    },
    async barred() {
      const said = at.tables.why(id);
      return said.kind === 'barred' ? said : { answers: [], asides: [] };
    },
    get told() {
      const shown = at.news.slice(begun).flatMap((news) => (news.kind === 'table' ? [news.shown] : []));
      const told = [seenIn(null, sat.shown)];
      for (const one of shown) told.push(seenIn(told.at(-1) as SeenTable, one));
      return told;
    },
    rest: at.rest,
    log: async () => (await stored()).log ?? [],
    record: async () => (await stored()).record,
    async reopened() {
      await at.tables.leave(id);
      return seated(reload(), id, reload);
    },
    close: () => at.tables.leave(id),
  };
}
