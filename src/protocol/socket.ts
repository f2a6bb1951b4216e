import { z } from 'zod';
import type { NumberedAsides, NumberedQuestion } from '../kernel/index.ts';
import { adviceSchema } from './advice.ts';
import { LONGEST_ANSWER, LONGEST_CHAT } from './limits.ts';
import { meSchema, personSchema } from './person.ts';
import { remarkSchema } from './remark.ts';
import { listedSchema, tableSchema } from './table.ts';
import { idText, lineText, text } from './text.ts';

/** Raised when messages change so that an old client would misread them. */
export const PROTOCOL = 1;

const table = idText;
/** By which a client finds the reply to what it sent. */
const id = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Everything that a client may send. */
export const fromClient = z.discriminatedUnion('type', [
  /** First of all: which protocol is spoken. */
  z.strictObject({ type: z.literal('hello'), protocol: z.int() }),
  /** Follow a table. With `since` come the events after that update; 0 is all of them, without it none. */
  z.strictObject({ type: z.literal('watch'), id, table, since: z.int().min(0).optional() }),
  z.strictObject({ type: z.literal('unwatch'), id, table }),
  /** An answer to the question with the number `to`. `free`: only if it could be taken back. */
  z.strictObject({
    ...{ type: z.literal('answer'), id, table },
    ...{ to: z.int(), say: text(LONGEST_ANSWER), free: z.boolean().optional() },
  }),
  /** An aside: an answer beside the open question. `to` is the number that came with the own asides. */
  z.strictObject({
    ...{ type: z.literal('aside'), id, table },
    ...{ to: z.int(), say: text(LONGEST_ANSWER), free: z.boolean().optional() },
  }),
  /** Gives the answer or aside that was refused with `seals` and `held`: it is not sent again. `to` as it had. */
  z.strictObject({ type: z.literal('confirm'), id, table, to: z.int() }),
  z.strictObject({ type: z.literal('undo'), id, table }),
  /** Which plausible answers and asides are barred, and why. */
  z.strictObject({ type: z.literal('why'), id, table }),
  /** What the coach would answer to the question with the number `to`. */
  z.strictObject({ type: z.literal('coach'), id, table, to: z.int() }),
  z.strictObject({ type: z.literal('chat'), id, table, text: lineText(LONGEST_CHAT) }),
  /** A remark in the words of a game that is played together. */
  z.strictObject({ type: z.literal('remark'), id, table, remark: remarkSchema }),
  /** What the others at such a game are asked. */
  z.strictObject({ type: z.literal('asks'), id, table }),
  /** Follow the list of one's own unfinished tables. */
  z.strictObject({ type: z.literal('mine'), id }),
  z.strictObject({ type: z.literal('ping'), id }),
]);
export type FromClient = z.infer<typeof fromClient>;
/** Messages that are answered, but for the number that tells which answer is whose. */
export type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** Why something was refused: a rule's reason, or one of the server's own (`protocol/refusal`). */
export const barSchema = z.object({
  rule: z.string().nullable(),
  why: z.string(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const barredLine = z.object({ say: z.string(), bar: barSchema });
const fault = z.object({ path: z.string(), message: z.string() });

const question = z.object({
  seat: z.int(),
  ask: z.string(),
  with: z.record(z.string(), z.union([z.number(), z.string()])),
  hidden: z.boolean(),
  legal: z.array(z.string()),
  pass: z.string().nullable(),
  number: z.int(),
}) satisfies z.ZodType<NumberedQuestion>;

/** What the viewer's own seat may do beside the open question. It is sent only where there is something. */
const asides = z.object({ legal: z.array(z.string()), number: z.int() }) satisfies z.ZodType<NumberedAsides>;

const heard = z.looseObject({ kind: z.string() });
/** By seat: milliseconds left (null: no limit) and whether the clock runs. Right at the moment of sending. */
const clocks = z.array(z.object({ left: z.number().nullable(), runs: z.boolean() }));
export type SeatClocks = z.infer<typeof clocks>;

const change = z.union([
  z.tuple([z.array(z.union([z.string(), z.number()])), z.unknown()]),
  z.tuple([z.array(z.union([z.string(), z.number()]))]),
]);

const chatLine = z.object({
  id: z.int(),
  person: personSchema,
  /** Empty if the line is a remark. */
  text: z.string(),
  remark: remarkSchema.exactOptional(),
  at: z.iso.datetime(),
});
export type ChatLine = z.infer<typeof chatLine>;

/** Everything that the server may send. */
export const fromServer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), protocol: z.int(), me: meSchema, now: z.iso.datetime() }),
  /** A table as it stands: after `watch`, and whenever changes alone would not do. */
  z.object({
    type: z.literal('table'),
    table: z.string(),
    info: tableSchema,
    you: z.int().nullable(),
    /** The number of the last update that this viewer has had; null before the deal. */
    seq: z.int().nullable(),
    view: z.unknown(),
    question: question.nullable(),
    asides: asides.exactOptional(),
    events: z.array(heard),
    undo: z.boolean(),
    clocks,
  }),
  /** Something happened at the table, as this viewer may know it. */
  z.object({
    type: z.literal('update'),
    table: z.string(),
    seq: z.int(),
    changes: z.array(change),
    events: z.array(heard),
    question: question.nullable(),
    asides: asides.exactOptional(),
    undo: z.boolean(),
    clocks,
  }),
  /** Who sits where, who is here, who plays for whom: the whole of it, each time. */
  z.object({ type: z.literal('info'), table: z.string(), info: tableSchema, you: z.int().nullable(), clocks }),
  z.object({ type: z.literal('chat'), table: z.string(), lines: z.array(chatLine) }),
  /** One's own unfinished tables, those that wait for an answer first: the whole list, each time. */
  z.object({ type: z.literal('mine'), tables: z.array(listedSchema) }),
  /** The table was deleted. */
  z.object({ type: z.literal('gone'), table: z.string() }),
  /** The request with this id was done, and stored. */
  z.object({ type: z.literal('done'), id }),
  z.object({
    type: z.literal('refused'),
    id: id.nullable(),
    bar: barSchema,
    faults: z.array(fault).optional(),
    /** With `seals`: the server keeps the answer until the next one on this connection, so that `confirm` gives it. */
    held: z.literal(true).exactOptional(),
  }),
  z.object({
    type: z.literal('barred'),
    id,
    table: z.string(),
    answers: z.array(barredLine),
    /** Where the game has any. */
    asides: z.array(barredLine).exactOptional(),
  }),
  z.object({ type: z.literal('advice'), id, table: z.string(), to: z.int(), advice: adviceSchema }),
  z.object({ type: z.literal('asks'), id, table: z.string(), questions: z.array(question.omit({ number: true })) }),
  z.object({ type: z.literal('pong'), id, now: z.iso.datetime() }),
  /** The server closes the connection. Reconnect after `retry` milliseconds; null: not automatically. */
  z.object({ type: z.literal('bye'), why: z.string(), retry: z.number().nullable() }),
]);
export type FromServer = z.infer<typeof fromServer>;
