import { z } from 'zod';
import { type Fault, faultsOf } from '../kernel/data/fault.ts';
import type { GameRecord, RECORD_FORMAT } from '../kernel/index.ts';

const FORMAT: typeof RECORD_FORMAT = 1;

/** No game takes longer: some thirty years, in milliseconds. */
const LONGEST = 1e12;

/** What a record file must look like. Whether it fits a game is for `replay` to say. */
const schema = z
  .strictObject({
    format: z.literal(FORMAT, {
      error: ({ input }) => `is ${JSON.stringify(input)}, but only ${FORMAT} can be read here`,
    }),
    game: z.string().min(1),
    rules: z.int(),
    content: z.string(),
    seats: z.int().min(1),
    options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
    seed: z.string(),
    salts: z.array(z.string()),
    forced: z.boolean(),
    answers: z.array(z.strictObject({ seat: z.int().min(0), say: z.string(), at: z.number().min(0).max(LONGEST) })),
    hashes: z.array(z.string().regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits')).exactOptional(),
    commitment: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
      .exactOptional(),
    names: z.array(z.string()).exactOptional(),
    bots: z.array(z.string().min(1).nullable()).exactOptional(),
    resigned: z.array(z.strictObject({ seat: z.int().min(0), after: z.int().min(0) })).exactOptional(),
    reasons: z.array(z.strictObject({ seat: z.int().min(0), after: z.int().min(0), why: z.string() })).exactOptional(),
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
  const { data: record, error } = schema.safeParse(data);
  return error === undefined ? record : faultsOf(error.issues, 'record');
}
