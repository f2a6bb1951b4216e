import { type AnyGame, commitmentTo, type GameRecord, RecordError, replay } from '../../kernel/index.ts';
import { parseRecord } from '../../protocol/record.ts';
import type { OnlineText } from '../text/online/online.ts';
import type { Promised } from './identity.ts';

/** Whether a game was as fair as it was promised to be, in sentences. */
export interface Verdict {
  readonly fair: boolean;
  readonly says: readonly string[];
}

/**
 * Checks a finished game: its record fits the rules to the last answer, its seed is the promised one, and what this
 * player mixed in is in it. `data` is as it came from the server.
 */
export function verify(
  data: unknown,
  game: AnyGame,
  seat: number | null,
  promised: Promised,
  text: OnlineText,
): Verdict {
  const record = parseRecord(data);
  if (!('format' in record))
    return unfair(...record.map(({ path, message }) => text.doesNotFit(`${path}: ${message}`)));
  const fault = faultIn(record, game);
  if (fault !== null) return unfair(text.doesNotFit(fault));
  if (commitmentTo(record.seed) !== promised.commitment) return unfair(text.brokenPromise);
  const checked = text.verified(record.answers.length, promised.before);
  if (seat === null) return { fair: true, says: [checked] };
  if (promised.salt === null) return { fair: true, says: [checked, text.saltUnknown] };
  if (record.salts[seat] !== promised.salt) return unfair(text.saltMissing);
  return { fair: true, says: [checked, text.saltIn] };
}

const unfair = (...says: string[]): Verdict => ({ fair: false, says });

/** Where the record does not fit the game, or null. */
function faultIn(record: GameRecord, game: AnyGame): string | null {
  try {
    replay(game, record);
    return null;
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
}
