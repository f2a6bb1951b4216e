import { type AnyGame, commitmentTo, type GameRecord, ownSaltFault, RecordError, replay } from '../../kernel/index.ts';
import { parseRecord } from '../../protocol/record/record.ts';
import { printable } from '../terminal/printable.ts';
import type { OnlineText } from '../text.ts';
import type { Promised } from './identity.ts';

/** Whether a game was as fair as it was promised to be, in sentences. */
export interface FairnessReport {
  readonly fair: boolean;
  readonly says: readonly string[];
}

/**
 * Checks a finished game: its record fits the rules to the last answer, its seed and salts are the promised ones, what
 * this player mixed in is in it, and what the others did was fixed before it was shown. `data` is as it came from the server.
 */
export function verify(
  data: unknown,
  game: AnyGame,
  seat: number | null,
  promised: Promised,
  text: OnlineText,
): FairnessReport {
  const record = parseRecord(data);
  if (!('format' in record))
    return unfair(...record.map(({ path, message }) => text.doesNotFit({ what: `${path}: ${message}` })));
  const fault = faultIn(record, game);
  if (fault !== null) return unfair(text.doesNotFit({ what: fault }));
  if (commitmentTo(record.seed) !== promised.commitment) return unfair(text.brokenPromise);
  const checked = text.verified({ answers: record.answers.length, before: promised.before });
  const others = (record.withheld ?? []).filter((other) => other !== seat);
  const absent = others.map((other) => printable(record.names?.[other] ?? `${other + 1}`));
  const said = [checked, ...(absent.length > 0 ? [text.saltsWithheld({ names: absent })] : [])];
  if (seat === null) return { fair: true, says: said };
  if (promised.salt === null) return { fair: true, says: [...said, text.saltUnknown] };
  const wrong = ownSaltFault(record, { ...promised, seat, salt: promised.salt });
  if (wrong !== null) return unfair(wrong.path === `salts[${seat}]` ? text.saltMissing : text.saltChanged);
  if (record.withheld?.includes(seat)) return { fair: true, says: [...said, text.saltLate] };
  return { fair: true, says: [...said, text.saltIn, ...(promised.fixed === null ? [] : [text.saltsFixed])] };
}

const unfair = (...says: string[]): FairnessReport => ({ fair: false, says });

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
