import { expect } from 'vitest';
import { below, seededRng } from '../../../kernel/index.ts';
import type { SavedGame } from '../engine/saved-game.ts';
import type { LocalTableState } from '../engine/tables/local-game.ts';
import type { TestPage } from './fake-browser.ts';

export const FIND = 'familiar-find';

export const create = (at: TestPage, seats: (string | null)[], options = {}, game = FIND): string => {
  const made = at.tables.create(
    { game, seats, options },
    seats.map((bot) => bot ?? 'Ada'),
  );
  if (made.kind !== 'made') throw new Error(made.faults.map(({ path, message }) => `${path} ${message}`).join());
  return made.id;
};
export const sit = async (at: TestPage, id: string): Promise<LocalTableState> => {
  const before = latest(at, id);
  const seated = await at.tables.sit(id);
  if (seated.kind !== 'table') throw new Error(seated.kind);
  await at.rest();
  const now = latest(at, id);
  return now === null || now === before ? seated.shown : now;
};
export const latest = (at: TestPage, id: string): LocalTableState | null =>
  at.news.flatMap((news) => (news.kind === 'table' && news.id === id ? [news.shown] : [])).at(-1) ?? null;
export const saved = (at: TestPage, id: string): SavedGame => at.storage.games.get(id) as SavedGame;

/** Answers anything for the person, so many times or to the end. */
export async function play(
  at: TestPage,
  id: string,
  shown: LocalTableState,
  times = Number.POSITIVE_INFINITY,
): Promise<LocalTableState> {
  const rng = seededRng('person', id);
  let now = shown;
  for (let n = 0; n < times && now.question !== null; n++) {
    const { number, legal } = now.question;
    const say = legal[below(rng, legal.length)] as string;
    expect(at.tables.answer(id, number, say, false)).toEqual({ kind: 'done' });
    await at.rest();
    now = latest(at, id) as LocalTableState;
  }
  return now;
}
