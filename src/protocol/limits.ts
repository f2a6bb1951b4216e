/**
 * How long texts and lists from outside may be. Whatever crosses the edge is bounded by one of these; a test goes over
 * all schemas and finds what is not.
 */

/** No table has more seats. */
export const MOST_SEATS = 16;
/** The name of a game, of an option, or an option's value. */
export const LONGEST_WORD = 64;
export const MOST_OPTIONS = 64;
/** The level of a bot. */
export const LONGEST_BOT = 32;
/** What a player mixes into the shuffle of a table. */
export const LONGEST_SALT = 64;
/** An answer in words. The longest of the four games has 44 characters. */
export const LONGEST_ANSWER = 200;
/** A line of chat. */
export const LONGEST_CHAT = 500;
/** What somebody says of a game that looks wrong. */
export const LONGEST_REPORT = 2000;
/** A pack that somebody brings, in bytes. The largest of the four games' own has 57,000. */
export const MOST_PACK_BYTES = 256 * 1024;

/** Bounds of a record file: in a terminal a seed may be any text. Random play takes up to 800 answers and 52,000 bytes. */
export const RECORD = {
  seed: 256,
  salt: 256,
  name: 64,
  /** Words for what made a bot answer so. */
  reason: 500,
  answers: 5000,
  /** A key or a signature, in any usual way of writing them. */
  signature: 2000,
} as const;

/** How many answers of a record that is brought to a server it plays again, and in how many bytes they must fit. */
export const BROUGHT_ANSWERS = 2000;
export const MOST_RECORD_BYTES = 512 * 1024;
