import { expect, test } from 'vitest';
import { duel } from '../../kernel/testing/games/duel.ts';
import { LiveGame } from '../../table/index.ts';
import type { Db } from '../storage/open.ts';
import { AccountDeletion } from './account-deletion.ts';
import type { Propose } from './seat-authorization.ts';
import type { StoredTable } from './table-rows.ts';

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
    applyProposal: async (propose: Propose) => {
      const proposal = propose(live, stored, 0);
      if ('why' in proposal) return proposal;
      live.append(proposal.draft, proposal.to, 0);
      return null;
    },
  };
  const told: (readonly string[])[] = [];
  const tables = { table: () => table, tellListed: (ids: readonly string[]) => void told.push(ids) };
  await new AccountDeletion(tables, {} as Db).afterDeletion('ida', ['t']);
  expect(live.away).toEqual(['left', null, null]);
  expect(told).toEqual([['t']]);
});
