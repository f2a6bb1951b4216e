import { useEffect } from 'react';
import type { Client } from '../../protocol/client/client.ts';
import type { Listed } from '../../protocol/table.ts';
// Wherever the own tables are followed, salts are shown at them.
import '../state/salts.ts';
import { api, hear, line, me } from '../state/session.ts';
import { Store, useStore } from '../state/store.ts';

/** The own tables that are not over, as they stand now. Null: not known yet. */
const mine = new Store<readonly Listed[] | null>(null);

/** Who is asked for them: another person has another line. */
let asked: Client | null = null;

hear((news) => {
  if (news.kind === 'mine') mine.set(news.tables);
});

async function follow(): Promise<void> {
  const client = line();
  if (client === asked) return;
  asked = client;
  mine.set(null);
  client.followMine();
  // The line takes a moment longer, and some networks let none through.
  const called = await api.myTables();
  if (asked !== client || mine.get() !== null) return;
  if (called.kind === 'done') mine.set(called.value.filter(({ state }) => state !== 'over'));
}

/** Follows the own tables for as long as the page is open. */
export function useMine(): readonly Listed[] | null {
  const who = useStore(me);
  useEffect(() => {
    if (who) void follow();
    if (who === null) {
      asked = null;
      mine.set([]);
    }
  }, [who?.id, who === null]);
  return useStore(mine);
}

/** How many tables wait for an answer. */
export const useWaiting = (): number => useMine()?.filter(({ waits }) => waits).length ?? 0;
