import { Visitor } from '../../src/server/testing/visitor/visitor.ts';
import { FIND } from './records.ts';
import type { Visit } from './visit.ts';

/** People who need no page to sit at a table, and whose page can be opened all the same. */

export const person = (url: string, name: string): Promise<Visitor> => Visitor.come(url, name);

/** From now on this browser is theirs. */
export async function enter({ context }: Visit, who: Visitor): Promise<void> {
  const [name = '', value = ''] = who.cookie.split('=');
  await context.addCookies([{ name, value, url: who.url }]);
  // The page asks only those who they are whom it has seen before.
  await context.addInitScript((id) => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('grimalkin.known', id);
  }, who.id);
}

/** A table for these people and bots, the first of them its host; its id. It is open until it is started. */
export async function createTable(
  people: readonly Visitor[],
  more: object = {},
  bots: readonly string[] = [],
): Promise<string> {
  const [host] = people as [Visitor];
  const seats = [...people.map(() => null), ...bots];
  const { id } = await host.ask('POST', '/tables', { game: FIND, seats, ...more });
  for (const [n, who] of people.entries()) await who.ask('POST', `/tables/${id}/join`, { salt: `salt ${n}` });
  return id;
}

/** The same, with the game begun and everybody looking. */
export async function startTable(...table: Parameters<typeof createTable>): Promise<string> {
  const [people] = table;
  const id = await createTable(...table);
  for (const who of people) await who.watch(id, 0);
  await people[0]?.ask('POST', `/tables/${id}/start`);
  for (const who of people) await who.until(() => who.at(id).seq !== null);
  return id;
}

const isOver = (who: Visitor, id: string): boolean => who.at(id).info.state === 'over';

/** Answers without a page whatever is asked of these people, always in the same way, until it is enough. */
export async function playOn(
  people: readonly Visitor[],
  id: string,
  enough: () => boolean = () => false,
  /** Which of the legal answers; in a row of them always another. */
  choose: (who: Visitor, legal: readonly string[], given: number) => string = (_who, legal, given) =>
    legal[(given * 7) % legal.length] as string,
): Promise<void> {
  for (let given = 0; ; given++) {
    const done = () => enough() || people.some((who) => isOver(who, id));
    const asked = () => people.find((who) => who.at(id).question !== null);
    await people[0]?.until(() => done() || asked() !== undefined);
    const who = asked();
    if (done() || who === undefined) return;
    const { legal, number } = who.at(id).question as { legal: readonly string[]; number: number };
    const reply = await who.send({ type: 'answer', table: id, to: number, say: choose(who, legal, given) });
    // Where several are asked at once another may have been quicker.
    const isLate = 'bar' in reply && ['late', 'not-asked'].includes(reply.bar.why);
    if (reply.type !== 'done' && !isLate) throw new Error(JSON.stringify(reply));
    // Its question is another by now, or none.
    await who.until(() => who.at(id).question?.number !== number || isOver(who, id));
  }
}
