import { commitmentTo } from '../../../../kernel/index.ts';
import type { SeatInfo, TableInfo } from '../../../../protocol/table.ts';
import type { LiveGame } from '../../../../table/index.ts';
import type { SavedGame } from '../saved-game.ts';

/** The person of this browser, whoever they are. */
const SELF = 'here';

/** The table of a game of this browser, told as a server would tell it: its seed only once it is over. */
export function infoOf(saved: SavedGame, live: LiveGame): TableInfo {
  const { id, record, seat, bots, coach = true, started, ended, next, origin, result } = saved;
  const { game, content, options, seed, salts } = record;
  const seats = bots.map((bot, at): SeatInfo => {
    const id = at === seat ? SELF : `${SELF}-${at + 1}`;
    const person = bot === null ? { id, name: record.names?.[at] ?? '–', guest: true } : null;
    const who = { person, keptFor: null, bot: live.botAt(at), away: live.away[at] ?? null, here: bot === null };
    // On one device no commitment is needed.
    return { ...who, saltCommitment: null, saltShown: true };
  });
  return {
    ...{
      id,
      game,
      rules: live.match.game.version,
      edition: live.match.game.edition,
      content,
      options: { ...options },
      seats,
    },
    state: result === null ? 'playing' : 'over',
    ...{ public: false, spectators: false, clock: { kind: 'none' }, eager: true, coach, host: SELF },
    commitment: record.commitment ?? commitmentTo(seed),
    ...{ revealing: false, salts: [...salts], withheld: [] },
    seed: result === null ? null : seed,
    result: result as TableInfo['result'],
    ...{ next, origin, created: started, started, ended },
  };
}
