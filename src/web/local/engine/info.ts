import { commitmentTo } from '../../../kernel/index.ts';
import type { SeatInfo, TableInfo } from '../../../protocol/table.ts';
import type { KeptGame } from './kept.ts';

/** The person of this browser, whoever they are. */
const SELF = 'here';

/** The table of a game of this browser, told as a server would tell it: its seed only once it is over. */
export function infoOf(kept: KeptGame): TableInfo {
  const { id, record, seat, bots, coach = true, started, ended, next, origin, result } = kept;
  const { game, edition, content, options, seed, salts } = record;
  const gaveUp = (at: number) => (record.resigned ?? []).some((resigned) => resigned.seat === at);
  const seats = bots.map((bot, at): SeatInfo => {
    const id = at === seat ? SELF : `${SELF}-${at + 1}`;
    const person = bot === null ? { id, name: record.names?.[at] ?? '–', guest: true } : null;
    const away = bot === null && gaveUp(at) ? 'resigned' : null;
    // One device has nobody to promise anything to.
    return { person, keptFor: null, bot, away, here: bot === null, saltCommitment: null, saltShown: true };
  });
  return {
    ...{ id, game, rules: 0, edition, content, options: { ...options }, seats },
    state: result === null ? 'playing' : 'over',
    ...{ public: false, spectators: false, clock: { kind: 'none' }, eager: true, coach, host: SELF },
    commitment: record.commitment ?? commitmentTo(seed),
    ...{ revealing: false, salts: [...salts], withheld: [] },
    seed: result === null ? null : seed,
    result: result as TableInfo['result'],
    ...{ next, origin, created: started, started, ended },
  };
}
