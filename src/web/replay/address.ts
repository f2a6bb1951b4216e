import type { Viewer } from '../../kernel/index.ts';
import type { OpenResult, RecordOrigin } from './record/open-record.ts';

/** The moment in an address, or the number of events up to a line of the log. */
interface WantedMoment {
  readonly at: number;
  readonly heard: number | null;
}

/** The viewer in an address: a seat from 0, `all`, or `none` for a spectator. */
export function viewerIn(
  search: URLSearchParams,
  {
    opened,
    you,
  }: Pick<Extract<OpenResult, { kind: 'open' }>, 'you'> & { opened: { only: number | null; seats: number } },
): Viewer {
  if (opened.only !== null) return opened.only;
  const wanted = search.get('eyes');
  if (wanted === 'all') return 'all';
  if (wanted === 'none') return null;
  return seatIn(wanted, opened.seats) ?? you ?? 'all';
}

/**
 * The moment in an address. A link to the turning points or the verification without a moment means the end of the
 * game.
 */
export function wantedMomentIn(search: URLSearchParams): WantedMoment {
  const number = (key: string) => Math.max(0, Math.floor(Number(search.get(key) ?? 0)) || 0);
  const at =
    (search.has('turning') || search.has('verify')) && !search.has('at') ? Number.MAX_SAFE_INTEGER : number('at');
  return { at, heard: search.has('heard') ? number('heard') : null };
}

/** The seat number in a word of an address; null if it is not a valid one. */
export const seatIn = (word: string | null, seats: number): number | null =>
  word !== null && /^\d+$/.test(word) && Number(word) < seats ? Number(word) : null;

/** The state of a replay that its address contains. */
interface ReplayAddress {
  readonly place: RecordOrigin;
  readonly id: string;
  readonly at: number;
  readonly viewer: Viewer;
  readonly plain: boolean;
  /** The seat whose turning points are open, '' for all seats; null: not open. */
  readonly turning: string | null;
}

/** The address that restores this state. */
export function addressOf({ place, id, at, viewer, plain, turning }: ReplayAddress): string {
  const more = [plain ? '&plain' : '', turning === null ? '' : turning === '' ? '&turning' : `&turning=${turning}`];
  return `/replay/${place}/${id}?at=${at}&eyes=${viewer ?? 'none'}${more.join('')}`;
}
