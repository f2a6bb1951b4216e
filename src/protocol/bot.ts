import { z } from 'zod';
import { faultsOf } from '../kernel/data/fault.ts';
import type { Options, Question, Result, View } from '../kernel/index.ts';

/**
 * What is said to a bot that somebody else wrote, and what it says: one JSON object a line, or a message of a websocket.
 * docs/bot-protocol.md explains it.
 */

/** Raised when messages change so that an old bot would misread them. */
export const BOT_PROTOCOL = 1;
/** No line of a bot is longer, in characters. */
export const LONGEST_LINE = 64 * 1024;

const id = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const seat = z.int().min(0);
const text = (most: number) => z.string().max(most);

/** Something went wrong, by no fault of the rules: why in a word, and in a sentence. */
const fault = z.object({ type: z.literal('fault'), why: text(40).default('own'), message: text(2000) });

const viewSchema = z.custom<View>((data) => typeof data === 'object' && data !== null, 'must be an object');
const questionSchema: z.ZodType<Question> = z.object({
  seat,
  ask: z.string(),
  with: z.record(z.string(), z.union([z.number(), z.string()])),
  hidden: z.boolean(),
  legal: z.array(z.string()).min(1),
  pass: z.string().nullable(),
});
const resultSchema = z.custom<Result>((data) => typeof data === 'object' && data !== null, 'must be an object');
const optionsSchema: z.ZodType<Options> = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));

/** Everything that a bot may hear. */
export const toBot = z.discriminatedUnion('type', [
  /** A game begins, and this is where the bot sits. */
  z.object({
    type: z.literal('hello'),
    protocol: z.int(),
    game: z.string(),
    /** The hash of its cards. */
    content: z.string(),
    seats: z.int().min(1),
    seat,
    options: optionsSchema,
  }),
  /** A question. `deadline`: the milliseconds from now in which the answer must be here; null: no limit. */
  z.object({
    type: z.literal('ask'),
    id,
    view: viewSchema,
    question: questionSchema,
    deadline: z.number().min(0).nullable(),
  }),
  /** The game is over; null: it was given up. Another may follow. */
  z.object({ type: z.literal('over'), result: resultSchema.nullable() }),
  fault,
]);
export type ToBot = z.infer<typeof toBot>;

/** Everything that a bot may say. Fields that are not named here are let pass. */
export const fromBot = z.discriminatedUnion('type', [
  /** After `hello`: the clock may run. */
  z.object({ type: z.literal('ready') }),
  /** The answer to the question with this id: one of its legal lines. */
  z.object({ type: z.literal('answer'), id, say: text(1000) }),
  /** It cannot go on. */
  fault,
]);
export type FromBot = z.infer<typeof fromBot>;

/** What is wrong with a line: it is no JSON, or none of the messages. */
export interface Misread {
  readonly why: 'no-json' | 'malformed';
  readonly message: string;
}

/** The message that a line spells, or what is wrong with it. */
export function readLine<M>(schema: z.ZodType<M>, line: string): M | Misread {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return { why: 'no-json', message: `this line is no JSON: ${excerpt(line)}` };
  }
  const { data: message, error } = schema.safeParse(data);
  if (error === undefined) return message;
  const faults = faultsOf(error.issues, 'message').map(({ path, message: says }) => `${path} ${says}`);
  return { why: 'malformed', message: `${faults.join('; ')}: ${excerpt(line)}` };
}

export const isMisread = (read: object): read is Misread => !('type' in read);

const EXCERPT = 120;
/** As much of a line as fits into a sentence. */
const excerpt = (line: string): string => JSON.stringify(line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line);
