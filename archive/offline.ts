import { below, seededRng } from '../src/kernel/index.ts';
import type { LocalTableState } from '../src/web/local/engine/tables/local-game.ts';
import type { TestPage } from '../src/web/local/testing/fake-browser.ts';

/** Sits down at a game of the page, unless somebody sits there, and answers for the people: so often, or to its end. */
export async function playOffline(
  page: TestPage,
  id: string,
  times = Number.POSITIVE_INFINITY,
): Promise<LocalTableState> {
  const seated = await page.tables.sit(id);
  if (seated.kind !== 'table') throw new Error(`the game cannot be played: ${JSON.stringify(seated)}`);
  const rng = seededRng('offline', id);
  let now = seated.shown;
  for (let n = 0; ; n++) {
    await page.rest();
    now = page.news.flatMap((news) => (news.kind === 'table' && news.id === id ? [news.shown] : [])).at(-1) ?? now;
    if (now.question === null || n === times) return now;
    const { number, legal } = now.question;
    const reply = page.tables.answer(id, number, legal[below(rng, legal.length)] as string, false);
    if (reply.kind !== 'done') throw new Error(`refused: ${JSON.stringify(reply)}`);
  }
}
