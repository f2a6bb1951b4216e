import { expect } from 'vitest';
import { below, type RandomState } from '../../kernel/index.ts';
import type { Visitor } from './visitor/visitor.ts';

export const GAME = 'familiar-find';

/** Makes a table for these people, seats them in order and starts it. Its id. */
export async function tableFor(
  people: readonly Visitor[],
  more: object = {},
  bots: readonly string[] = [],
): Promise<string> {
  const [host, ...others] = people as [Visitor, ...Visitor[]];
  const seats = [...people.map(() => null), ...bots];
  const { id } = await host.ask('POST', '/tables', { game: GAME, seats, ...more });
  await host.ask('POST', `/tables/${id}/join`, { salt: 'first' });
  for (const [n, other] of others.entries()) await other.ask('POST', `/tables/${id}/join`, { salt: `salt ${n}` });
  for (const person of people) await person.watch(id, 0);
  await host.ask('POST', `/tables/${id}/start`);
  for (const person of people) await person.until(() => person.at(id).seq !== null);
  return id;
}

/**
 * Plays a table to its end, or until `enough`, each with random answers. Answers may come too late; for `tolerated` reasons
 * they may be refused as well, and others are given.
 */
export async function playOut(
  people: readonly Visitor[],
  table: string,
  luck: RandomState,
  enough: () => boolean = () => false,
  tolerated: readonly string[] = [],
): Promise<void> {
  const over = (person: Visitor) => person.at(table).info.state === 'over';
  await Promise.all(
    people.map(async (person) => {
      for (;;) {
        await person.until(() => over(person) || enough() || person.at(table).question !== null);
        if (over(person) || enough()) return;
        const { legal } = person.at(table).question as { legal: readonly string[] };
        const reply = await person.answer(table, legal[below(luck, legal.length)] as string);
        expect(['done', 'refused']).toContain(reply.type);
        if (reply.type === 'refused') expect(['late', 'not-asked', 'over', ...tolerated]).toContain(reply.bar.why);
      }
    }),
  );
}
