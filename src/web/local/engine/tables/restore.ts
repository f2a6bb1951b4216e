import { type AnyGame, replay, samePlain } from '../../../../kernel/index.ts';
import { LiveGame, type LogEntry, logOf } from '../../../../table/index.ts';
import { peopleOf, type SavedGame } from '../saved-game.ts';

/** The game as it was kept, going on from `now`. Throws a RecordError if the record does not fit. */
export function restored(kept: SavedGame, game: AnyGame, now: number): LiveGame {
  const { record } = kept;
  // Everything but the answers is checked here.
  replay(game, record, 0);
  const live = fromLog(kept, game, now) ?? fromRecord(kept, game, now);
  const hash = record.hashes?.at(-1);
  // What does not fit is said in the record's own words.
  if (hash !== undefined && hash !== game.hash(live.match.state)) replay(game, record);
  return live;
}

/** Null where there is no log, or none that leads to what the record says. */
function fromLog(kept: SavedGame, game: AnyGame, now: number): LiveGame | null {
  if (kept.log === undefined) return null;
  try {
    const live = following(kept, game, kept.log, now);
    return samePlain(live.match.answers, kept.record.answers) ? live : null;
  } catch {
    return null;
  }
}

function fromRecord(kept: SavedGame, game: AnyGame, now: number): LiveGame {
  try {
    return following(kept, game, logOf(kept.record), now);
  } catch (error) {
    replay(game, kept.record);
    throw error;
  }
}

function following(kept: SavedGame, game: AnyGame, log: readonly LogEntry[], now: number): LiveGame {
  const { seats, options, seed, salts, forced } = kept.record;
  const dealt = {
    ...{ game, setup: { seats, options, seed, salts }, forced, clock: { kind: 'none' } as const },
    // Time in which nobody had it open does not count.
    ...{ started: now - (log.at(-1)?.at ?? 0), bots: kept.bots, downtimes: [] },
  };
  return new LiveGame(dealt, log, peopleOf(kept), Number.POSITIVE_INFINITY);
}
