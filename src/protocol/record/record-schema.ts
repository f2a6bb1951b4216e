import { z } from 'zod';
import type { RECORD_FORMAT } from '../../kernel/index.ts';
import { LONGEST_ANSWER, LONGEST_BOT, LONGEST_WORD, MOST_OPTIONS, MOST_SEATS, RECORD } from '../limits.ts';
import { namedValues, text } from '../text.ts';

const FORMAT: typeof RECORD_FORMAT = 2;

/** No game takes longer: some thirty years, in milliseconds. */
const MAX_TIME = 1e12;

const seat = z.int().min(0);
const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

/** What records of every format say. */
const common = {
  game: text(LONGEST_WORD).min(1),
  content: text(LONGEST_WORD),
  seats: z.int().min(1).max(MOST_SEATS),
  options: namedValues(text(LONGEST_WORD), z.union([z.boolean(), z.number(), text(LONGEST_WORD)]), MOST_OPTIONS),
  seed: text(RECORD.seed),
  salts: z.array(text(RECORD.salt)).max(MOST_SEATS),
  forced: z.boolean(),
  hashes: z
    .array(z.string().regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits'))
    .max(RECORD.answers + 1)
    .exactOptional(),
  commitment: sha256.exactOptional(),
  names: z.array(text(RECORD.name)).max(MOST_SEATS).exactOptional(),
  bots: z.array(text(LONGEST_BOT).min(1).nullable()).max(MOST_SEATS).exactOptional(),
  resigned: z
    .array(z.strictObject({ seat, after: count }))
    .max(MOST_SEATS)
    .exactOptional(),
  reasons: z
    .array(z.strictObject({ seat, after: count, why: text(RECORD.reason) }))
    .max(RECORD.answers)
    .exactOptional(),
};
const answer = { seat, say: text(LONGEST_ANSWER), at: z.number().min(0).max(MAX_TIME) };

/** 0.7.0 and before: the rules have a number, and nothing else is known of them. */
const first = z.strictObject({
  ...common,
  format: z.literal(1),
  rules: z.int(),
  answers: z.array(z.strictObject(answer)).max(RECORD.answers),
});

const second = z.strictObject({
  ...common,
  format: z.literal(FORMAT),
  edition: z.string().regex(/^[0-9a-z-]{1,64}$/, 'must be the name of an edition'),
  answers: z.array(z.strictObject({ ...answer, aside: z.literal(true).exactOptional() })).max(RECORD.answers),
  saltCommitments: z.array(sha256.nullable()).max(MOST_SEATS).exactOptional(),
  withheld: z.array(seat).max(MOST_SEATS).exactOptional(),
  signatures: z
    .array(
      z.strictObject({
        by: text(RECORD.name),
        algorithm: text(LONGEST_WORD),
        key: text(RECORD.signature),
        signature: text(RECORD.signature),
      }),
    )
    .max(2 * MOST_SEATS)
    .exactOptional(),
});

/** What a record file must look like. Whether it fits a game is for `replay` to say. */
export const recordSchema = z
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
