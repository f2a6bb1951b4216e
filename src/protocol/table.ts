import { z } from 'zod';
import { LONGEST_BOT, LONGEST_REPORT, LONGEST_SALT, LONGEST_WORD, MOST_OPTIONS, MOST_SEATS } from './limits.ts';
import { personSchema } from './person.ts';
import { idText, namedValues, proseText, text } from './text.ts';

const DAY = 86_400;

/** How long somebody may think. */
export const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** So many seconds for each move: until something that all can see came of it. */
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(5).max(DAY) }),
  /** So many seconds for the whole game. */
  z.strictObject({
    kind: z.literal('game'),
    seconds: z
      .int()
      .min(10)
      .max(7 * DAY),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
]);
export type Clock = z.infer<typeof clockSchema>;

const word = z.string().max(LONGEST_WORD);
const options = namedValues(word, z.union([z.boolean(), z.number(), word]), MOST_OPTIONS);
/** Mixed into the shuffle by a player, so that the server alone cannot choose it. */
const salt = text(LONGEST_SALT);
const bot = z.string().max(LONGEST_BOT);
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');
const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);

/** A new table. Its first seat is for who makes it. */
export const newTableBody = z.strictObject({
  game: word,
  /** The hash of a pack that the server has; without it the game's own cards. */
  content: hash.optional(),
  options: options.default({}),
  /** For each seat a bot's level, or null for a person. The maker sits on the first seat for a person. */
  seats: z.array(bot.nullable()).min(1).max(MOST_SEATS),
  /** Whether it is listed in the lobby; otherwise only who has the link finds it. */
  public: z.boolean().default(false),
  spectators: z.boolean().default(true),
  clock: clockSchema.default({ kind: 'none' }),
  /** Start as soon as every seat is taken. */
  eager: z.boolean().default(false),
  /** Whether those who play may ask a coach; if nothing is said, where the maker alone plays against bots. */
  coach: z.boolean().optional(),
});
export type NewTable = z.infer<typeof newTableBody>;

/**
 * Sits down; who sits already promises their salt, so that all do once they know what the server has promised. A salt
 * that is given openly, as clients of 0.7.0 do, is known to the server before the others have promised theirs.
 */
export const joinBody = z
  .strictObject({ seat: seat.optional(), saltCommitment: hash.optional(), salt: salt.optional() })
  .refine(({ saltCommitment, salt }) => saltCommitment === undefined || salt === undefined, {
    path: ['salt'],
    message: 'must not be given together with saltCommitment',
  });
/** Shows the salt that was promised, once all have promised theirs. */
export const revealBody = z.strictObject({ salt: salt.min(1) });
/** A bot's level for a free seat, or null to take the bot away. */
export const botBody = z.strictObject({ seat, bot: bot.nullable() });
export const seatBody = z.strictObject({ seat });
/** "This looks wrong": the reporter's words, and at which update. */
export const reportBody = z.strictObject({ words: proseText(LONGEST_REPORT), seq: z.int().min(0).optional() });
/** Playing on from a finished game or a record, after so many answers, against bots. */
export const playOnBody = z.strictObject({
  table: idText.optional(),
  record: z.unknown().optional(),
  after: z.int().min(0),
  seat,
  bot: bot.optional(),
});

const resultSchema = z.object({
  winners: z.array(z.int()),
  places: z.array(z.int()),
  reason: z.string(),
  with: z.record(z.string(), z.unknown()).optional(),
});

export const seatSchema = z.object({
  /** Whose seat it is: theirs until they leave, whoever plays it. */
  person: personSchema.nullable(),
  /** Only this person may take it (an invitation to a rematch). */
  keptFor: personSchema.nullable(),
  /** The level of the bot that sits here, or that plays for its owner. */
  bot: z.string().nullable(),
  /** Why a bot plays for its owner: they left, ran out of time, were gone when others asked for one, or resigned. */
  away: z.enum(['left', 'time', 'gone', 'resigned']).nullable(),
  /** Whether its owner is connected. */
  here: z.boolean(),
  /** The hash of its salt; null: none was promised or given. */
  saltCommitment: z.string().nullable().default(null),
  /** Whether the server has its salt: once all are promised, or from the beginning where it was given openly. */
  saltShown: z.boolean().default(false),
});
export type SeatInfo = z.infer<typeof seatSchema>;

/** A table, as everybody who may see it sees it. */
export const tableSchema = z.object({
  id: z.string(),
  game: z.string(),
  /** The number of its rules, for people to read, and the edition of them: null if only their number is known. */
  rules: z.int(),
  edition: z.string().nullable().default(null),
  content: z.string(),
  options,
  state: z.enum(['open', 'playing', 'over']),
  public: z.boolean(),
  spectators: z.boolean(),
  clock: clockSchema,
  eager: z.boolean(),
  /** Whether those who play may ask a coach. */
  coach: z.boolean(),
  host: z.string().nullable(),
  seats: z.array(seatSchema),
  /** The hash of the seed, given before anybody sits down. */
  commitment: z.string(),
  /** Whether the game is about to begin, and who sits there is to show the salt that they promised. */
  revealing: z.boolean().default(false),
  /** Shown once the deal is done. */
  salts: z.array(z.string()).nullable(),
  /** Who had not shown theirs when the cards were dealt: it is empty in the deal. */
  withheld: z.array(seat).default([]),
  /** Shown once the game is over. */
  seed: z.string().nullable(),
  result: resultSchema.nullable(),
  /** The table of the rematch. */
  next: z.string().nullable(),
  /** The game continues a finished one (null: a record from elsewhere), after so many answers. */
  origin: z.object({ table: z.string().nullable(), after: z.int() }).nullable(),
  created: z.iso.datetime(),
  started: z.iso.datetime().nullable(),
  ended: z.iso.datetime().nullable(),
});
export type TableInfo = z.infer<typeof tableSchema>;

/** A table in a list. `waits`: it is for the reader to answer. */
export const listedSchema = tableSchema.extend({
  you: seat.nullable(),
  waits: z.boolean(),
  due: z.iso.datetime().nullable(),
});
export type ListedTable = z.infer<typeof listedSchema>;

/** A running game as one viewer knows it. */
export const ownViewSchema = z.object({
  format: z.literal('view'),
  table: tableSchema,
  you: seat.nullable(),
  seq: z.int(),
  view: z.unknown(),
  /** All that was heard, update by update. */
  updates: z.array(z.array(z.looseObject({ kind: z.string() }))),
});
