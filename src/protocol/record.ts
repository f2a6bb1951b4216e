import { z } from 'zod';
import { type Fault, faultsOf } from '../kernel/data/fault.ts';
import type { GameRecord, RECORD_FORMAT } from '../kernel/index.ts';
import { LONGEST_ANSWER, LONGEST_BOT, LONGEST_WORD, MOST_OPTIONS, MOST_SEATS, RECORD } from './limits.ts';
import { namedValues, text } from './text.ts';

const FORMAT: typeof RECORD_FORMAT = 1;

/** No game takes longer: some thirty years, in milliseconds. */
const LONGEST = 1e12;

/** What a record file must look like. Whether it fits a game is for `replay` to say. */
export const recordSchema = z
  .strictObject({
    format: z.literal(FORMAT, {
      error: ({ input }) => `is ${JSON.stringify(input)}, but only ${FORMAT} can be read here`,
    }),
    game: text(LONGEST_WORD).min(1),
    rules: z.int(),
    content: text(LONGEST_WORD),
    seats: z.int().min(1).max(MOST_SEATS),
    options: namedValues(text(LONGEST_WORD), z.union([z.boolean(), z.number(), text(LONGEST_WORD)]), MOST_OPTIONS),
    seed: text(RECORD.seed),
    salts: z.array(text(RECORD.salt)).max(MOST_SEATS),
    forced: z.boolean(),
    answers: z
      .array(z.strictObject({ seat: z.int().min(0), say: text(LONGEST_ANSWER), at: z.number().min(0).max(LONGEST) }))
      .max(RECORD.answers),
    hashes: z
      .array(z.string().regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits'))
      .max(RECORD.answers + 1)
      .exactOptional(),
    commitment: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
      .exactOptional(),
    names: z.array(text(RECORD.name)).max(MOST_SEATS).exactOptional(),
    bots: z.array(text(LONGEST_BOT).min(1).nullable()).max(MOST_SEATS).exactOptional(),
    resigned: z
      .array(z.strictObject({ seat: z.int().min(0), after: z.int().min(0) }))
      .max(MOST_SEATS)
      .exactOptional(),
    reasons: z
      .array(z.strictObject({ seat: z.int().min(0), after: z.int().min(0), why: text(RECORD.reason) }))
      .max(RECORD.answers)
      .exactOptional(),
  })
  .superRefine(({ seats, salts, answers, names, bots }, context) => {
    if (context.issues.length > 0) return;
    const fault = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (salts.length !== 0 && salts.length !== seats) fault(['salts'], `must be none or ${seats}, one a seat`);
    if (names !== undefined && names.length !== seats) fault(['names'], `must be ${seats}, one a seat`);
    if (bots !== undefined && bots.length !== seats) fault(['bots'], `must be ${seats}, one a seat`);
    const early = answers.findIndex(({ at }, n) => at < (answers[n - 1]?.at ?? 0));
    if (early !== -1) fault(['answers', early, 'at'], 'is earlier than the answer before');
  });

/** The record that data from outside spells, or every fault with its path. */
export function parseRecord(data: unknown): GameRecord | readonly Fault[] {
  const { data: record, error } = recordSchema.safeParse(data);
  return error === undefined ? record : faultsOf(error.issues, 'record');
}
