import { type AnyGame, replay, samePlain } from '../../../../kernel/index.ts';
import { LiveGame, type LogEntry, logOf } from '../../../../table/index.ts';
import { peopleOf, type SavedGame } from '../saved-game.ts';

/** The game as it was saved, going on from `now`. Throws a RecordError if the record does not fit. */
export function restored(saved: SavedGame, game: AnyGame, now: number): LiveGame {
  const { record } = saved;
  // Everything but the answers is checked here.
  replay(game, record, 0);
  const live = fromLog(saved, game, now) ?? fromRecord(saved, game, now);
  const hash = record.hashes?.at(-1);
  // What does not fit is said in the record's own words.
  if (hash !== undefined && hash !== game.hash(live.match.state)) replay(game, record);
  return live;
}

/** Null where there is no log, or none that leads to what the record says. */
function fromLog(saved: SavedGame, game: AnyGame, now: number): LiveGame | null {
  if (saved.log === undefined) return null;
  try {
    const live = following(saved, game, saved.log, now);
    return samePlain(live.match.answers, saved.record.answers) ? live : null;
  } catch {
    return null;
  }
}

function fromRecord(saved: SavedGame, game: AnyGame, now: number): LiveGame {
  try {
    return following(saved, game, logOf(saved.record), now);
  } catch (error) {
    replay(game, saved.record);
    throw error;
  }
}

function following(saved: SavedGame, game: AnyGame, log: readonly LogEntry[], now: number): LiveGame {
  const { seats, options, seed, salts, forced } = saved.record;
  const dealt = {
    ...{ game, setup: { seats, options, seed, salts }, forced, clock: { kind: 'none' } as const },
    // Time in which nobody had it open does not count.
    ...{ started: now - (log.at(-1)?.at ?? 0), bots: saved.bots, downtimes: [] },
  };
  return new LiveGame(dealt, log, peopleOf(saved), Number.POSITIVE_INFINITY);
}
