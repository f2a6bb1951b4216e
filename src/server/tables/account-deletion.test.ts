import { expect, test } from 'vitest';
import { duel } from '../../kernel/testing/games/duel.ts';
import { LiveGame } from '../../table/index.ts';
import type { Db } from '../storage/open.ts';
import { AccountDeletion } from './account-deletion.ts';
import type { StoredTable } from './rows.ts';
import type { Propose } from './seated.ts';

test('a game that began just before an account was deleted is played on by a bot', async () => {
  const setup = { seats: 3, options: {}, seed: 'moon', salts: [] };
  const bots = [null, null, 'cat'];
  const dealt = { game: duel, setup, started: 0, bots, downtimes: [], clock: { kind: 'none' } as const };
  const live = new LiveGame(dealt, [], [null, 0, 1, 2]);
  const stored = {
    seats: [
      { seat: 0, person: null, bot: null },
      { seat: 1, person: 'bob', bot: null },
      { seat: 2, person: null, bot: 'cat' },
    ],
  } as unknown as StoredTable;
  const table = {
    ...{ stored, live },
    run: <T>(act: () => Promise<T>) => act(),
    refresh: async () => {},
    happen: async (propose: Propose) => {
      const proposal = propose(live, stored, 0);
      if ('why' in proposal) return proposal;
      live.append(proposal.draft, proposal.to, 0);
      return null;
    },
  };
  const told: (readonly string[])[] = [];
  const hub = { table: () => table, tellListed: (ids: readonly string[]) => void told.push(ids) };
  await new AccountDeletion(hub, {} as Db).afterDeletion('ida', ['t']);
  expect(live.away).toEqual(['left', null, null]);
  expect(told).toEqual([['t']]);
});
