import { useEffect } from 'react';
import type { Client } from '../../protocol/client/client.ts';
import type { ListedTable } from '../../protocol/table.ts';
// Whenever the person's tables are followed, their salts are revealed on request.
import '../state/salts.ts';
import { api, me, onServerNews, serverClient } from '../state/session.ts';
import { useStore, ValueStore } from '../state/value-store.ts';

/** The person's unfinished tables. Null: not known yet. */
const myTables = new ValueStore<readonly ListedTable[] | null>(null);

/** The client that follows them: another person has another one. */
let asked: Client | null = null;

onServerNews((news) => {
  if (news.kind === 'mine') myTables.set(news.tables);
});

async function follow(): Promise<void> {
  const client = serverClient();
  if (client === asked) return;
  asked = client;
  myTables.set(null);
  client.followMine();
  // The socket takes a moment longer, and some networks block it.
  const called = await api.myTables();
  if (asked !== client || myTables.get() !== null) return;
  if (called.kind === 'done') myTables.set(called.value.filter(({ state }) => state !== 'over'));
}

/** Follows the person's tables as long as the page is open. */
export function useMyTables(): readonly ListedTable[] | null {
  const who = useStore(me);
  useEffect(() => {
    if (who) void follow();
    if (who === null) {
      asked = null;
      myTables.set([]);
    }
  }, [who?.id, who === null]);
  return useStore(myTables);
}

/** How many tables wait for an answer. */
export const useWaitingCount = (): number => useMyTables()?.filter(({ waits }) => waits).length ?? 0;
