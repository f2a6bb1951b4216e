import type { Bar } from '../../kernel/index.ts';

/** The reasons of the server's own, each with its HTTP status. Those of rules and of the kernel are not among them. */
const STATUS = {
  malformed: 400,
  version: 400,
  'not-signed-in': 401,
  'too-fast': 429,
  'too-big': 413,
  'wrong-origin': 403,
  /** The server does not answer to the name that it was asked by. */
  'wrong-host': 421,
  'no-such-table': 404,
  'no-such-page': 404,
  'no-such-person': 404,
  'no-such-game': 404,
  'no-such-bot': 404,
  'no-such-pack': 404,
  'no-such-report': 404,
  'bad-pack': 400,
  'bad-options': 400,
  'bad-record': 400,
  'other-rules': 409,
  'not-host': 403,
  'not-seated': 403,
  'seat-taken': 409,
  /** Only somebody else may take the seat. */
  'seat-kept': 403,
  'seats-free': 409,
  'already-seated': 409,
  'table-full': 409,
  'has-started': 409,
  /** Salts are shown only while the table asks for them. */
  'not-revealing': 409,
  /** The salt is not the one that was promised. */
  'wrong-salt': 409,
  'not-playing': 409,
  'not-over': 409,
  'no-spectators': 403,
  /** The owner of the seat is connected. */
  'is-here': 409,
  /** They are gone, but not for long enough that a bot may be asked for: not for so many `seconds` yet. */
  'gone-briefly': 409,
  'not-away': 409,
  'bot-plays': 409,
  /** The answer could not be taken back, and was to be given only if it could. */
  seals: 409,
  /** Something was taken back too often before the game went further. */
  'undo-enough': 409,
  /** The seat cannot be taken back: its time is used up. */
  'time-up': 409,
  'has-resigned': 409,
  /** At this table nobody is coached. */
  'coach-off': 403,
  /** The coach found no time, or failed. */
  'coach-busy': 503,
  'name-taken': 409,
  'wrong-password': 403,
  /** Passwords were tried too often; the next may be in so many `seconds`. */
  'too-many-attempts': 429,
  'password-short': 400,
  /** It is among the commonest. */
  'password-common': 400,
  /** It is the name of its owner. */
  'password-name': 400,
  /** It repeats itself, or runs along the alphabet or the keyboard. */
  'password-simple': 400,
  'is-account': 409,
  'is-guest': 403,
  /** Only those seated may write. */
  'chat-closed': 403,
  /** Remarks are for games in which all win or lose together. */
  'not-together': 409,
  /** Nothing on the table is called like that. */
  'no-such-thing': 404,
  'too-many-tables': 409,
  'too-many-sockets': 429,
  'watches-too-many': 429,
  stopping: 503,
  /** The rules failed: the answer was not taken, and the game has been kept for us. */
  'rules-fault': 500,
  database: 503,
  /** Something of ours failed that has no name. */
  fault: 500,
} as const;

export type Refusal = keyof typeof STATUS;
export const REFUSALS = Object.keys(STATUS) as readonly Refusal[];

/** A refusal of the server's own. */
export const refuse = (why: Refusal, details?: Bar['with']): Bar =>
  details === undefined ? { rule: null, why } : { rule: null, why, with: details };

export const isRefusal = (bar: Bar): bar is Bar & { readonly why: Refusal } =>
  bar.rule === null && Object.hasOwn(STATUS, bar.why);

/** The HTTP status of a refusal. What a rule or the kernel forbids does not fit how things stand: a conflict. */
export const statusOf = (bar: Bar): number => (isRefusal(bar) ? STATUS[bar.why] : 409);
