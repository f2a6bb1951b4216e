import { z } from 'zod';
import { type Fault, faultsOf } from '../kernel/data/fault.ts';
import { editionByNumber } from '../kernel/game/edition.ts';
import type { GameRecord, RECORD_FORMAT } from '../kernel/index.ts';

const FORMAT: typeof RECORD_FORMAT = 2;

/** No game takes longer: some thirty years, in milliseconds. */
const LONGEST = 1e12;

const seat = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

/** What records of every format say. */
const common = {
  game: z.string().min(1),
  content: z.string(),
  seats: z.int().min(1),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  seed: z.string(),
  salts: z.array(z.string()),
  forced: z.boolean(),
  hashes: z.array(z.string().regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits')).exactOptional(),
  commitment: sha256.exactOptional(),
  names: z.array(z.string()).exactOptional(),
  bots: z.array(z.string().min(1).nullable()).exactOptional(),
  resigned: z.array(z.strictObject({ seat, after: z.int().min(0) })).exactOptional(),
  reasons: z.array(z.strictObject({ seat, after: z.int().min(0), why: z.string() })).exactOptional(),
};
const answer = { seat, say: z.string(), at: z.number().min(0).max(LONGEST) };

/** 0.7.0 and before: the rules have a number, and nothing else is known of them. */
const first = z.strictObject({
  ...common,
  format: z.literal(1),
  rules: z.int(),
  answers: z.array(z.strictObject(answer)),
});

const second = z.strictObject({
  ...common,
  format: z.literal(FORMAT),
  edition: z.string().regex(/^[0-9a-z-]{1,64}$/, 'must be the name of an edition'),
  answers: z.array(z.strictObject({ ...answer, aside: z.literal(true).exactOptional() })),
  saltCommitments: z.array(sha256.nullable()).exactOptional(),
  withheld: z.array(seat).exactOptional(),
  signatures: z
    .array(
      z.strictObject({
        by: z.string().max(200),
        algorithm: z.string().max(40),
        key: z.string().max(2000),
        signature: z.string().max(2000),
      }),
    )
    .max(32)
    .exactOptional(),
});

/** What a record file must look like. Whether it fits a game is for `replay` to say. */
const schema = z
  .discriminatedUnion('format', [first, second], {
    error: (issue) =>
      issue.code === 'invalid_union'
        ? `is ${JSON.stringify((issue.input as { format?: unknown } | null)?.format)}, but only 1 and ${FORMAT} can be read here`
        : undefined,
  })
  .superRefine(({ seats, salts, answers, names, bots, ...rest }, context) => {
    if (context.issues.length > 0) return;
    const fault = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    const lists = { names, bots, ...('saltCommitments' in rest && { saltCommitments: rest.saltCommitments }) };
    if (salts.length !== 0 && salts.length !== seats) fault(['salts'], `must be none or ${seats}, one a seat`);
    for (const [name, list] of Object.entries(lists))
      if (list !== undefined && list.length !== seats) fault([name], `must be ${seats}, one a seat`);
    const early = answers.findIndex(({ at }, n) => at < (answers[n - 1]?.at ?? 0));
    if (early !== -1) fault(['answers', early, 'at'], 'is earlier than the answer before');
  });

/** A record of the first format. */
type FirstRecord = Omit<GameRecord, 'edition'> & { readonly rules: number };

/** A record of an older format in the words of today's. */
export function upgradedRecord(record: FirstRecord | GameRecord): GameRecord {
  if (!('rules' in record)) return record;
  const { rules, ...rest } = record;
  return { ...rest, format: FORMAT, edition: editionByNumber(rules) };
}

/** The record that data from outside spells, whatever its format, or every fault with its path. */
export function parseRecord(data: unknown): GameRecord | readonly Fault[] {
  const { data: record, error } = schema.safeParse(data);
  return error === undefined ? upgradedRecord(record) : faultsOf(error.issues, 'record');
}
