import { z } from 'zod';
import { type Fault, faultsOf } from '../../index.ts';

const seat = z.int().min(0);
const seats = z.array(seat);
const words = z.string().min(1);
const parts = z.record(z.string(), z.unknown());
const chance = z.union(
  [
    z.int(),
    z.literal(['heads', 'tails']),
    z.strictObject({ shuffle: z.union([z.literal('keep'), z.array(z.int().min(0))]) }),
  ],
  'must be a whole number, "heads", "tails" or a shuffle',
);
const bar = { rule: words.nullable().exactOptional(), why: words.exactOptional(), with: parts.exactOptional() };
const view = z.strictObject({ viewer: seat.nullable(), table: z.unknown() });

/** What must hold. Of a table, a view, a result and an event only the parts that are named are looked at. */
const expectation = z.strictObject({
  table: z.unknown().exactOptional(),
  view: z.union([view, z.array(view)]).exactOptional(),
  asked: seats.exactOptional(),
  question: z
    .strictObject({
      seat: seat.exactOptional(),
      ask: words.exactOptional(),
      with: parts.exactOptional(),
      /** All legal answers, in any order. */
      legal: z.array(words).exactOptional(),
      includes: z.array(words).exactOptional(),
      excludes: z.array(words).exactOptional(),
    })
    .exactOptional(),
  barred: z.array(z.strictObject({ seat: seat.exactOptional(), say: words, ...bar })).exactOptional(),
  /** What seats may do beside the question. */
  asides: z
    .array(
      z.strictObject({
        seat,
        legal: z.array(words).exactOptional(),
        includes: z.array(words).exactOptional(),
        excludes: z.array(words).exactOptional(),
        barred: z.array(z.strictObject({ say: words, ...bar })).exactOptional(),
      }),
    )
    .exactOptional(),
  result: parts.nullable().exactOptional(),
  /** Told since the last expectation, in this order, perhaps with others in between. */
  events: z.array(parts).exactOptional(),
});

const ACTIONS = ['say', 'refused', 'aside', 'asideRefused', 'undo', 'undoRefused', 'expect'] as const;
const step = z
  .strictObject({
    seat: seat.exactOptional(),
    say: words.exactOptional(),
    refused: words.exactOptional(),
    aside: words.exactOptional(),
    asideRefused: words.exactOptional(),
    why: z.strictObject(bar).exactOptional(),
    undo: z.literal(true).exactOptional(),
    undoRefused: words.exactOptional(),
    expect: expectation.exactOptional(),
  })
  .superRefine((given, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', message });
    const actions = ACTIONS.filter((action) => given[action] !== undefined);
    if (actions.length !== 1) return fault(`must have exactly one of ${ACTIONS.join(', ')}`);
    if (actions[0] !== 'expect' && given.seat === undefined) fault('must name a seat');
    const refusal = actions[0] === 'refused' || actions[0] === 'asideRefused';
    if (given.why !== undefined && !refusal) fault('why belongs to refused or asideRefused');
  });

const schema = z
  .strictObject({
    scenario: words,
    /** Ids of the rules that it proves. */
    rules: z.array(words).default([]),
    game: words,
    seats: z.int().min(1),
    options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).default({}),
    /** A position in the game's own words, or the seed of a fresh game; with neither, chance deals too. */
    position: z.unknown().exactOptional(),
    seed: z.string().exactOptional(),
    /** All outcomes of chance in their order; after a deal from a seed, and only then, it may be left out. */
    chance: z.array(chance).exactOptional(),
    /** Whether questions with one answer answer themselves. */
    forced: z.boolean().default(false),
    play: z.array(step).default([]),
    expect: expectation.exactOptional(),
  })
  .refine((given) => given.position === undefined || given.seed === undefined, 'has a position or a seed, not both');

export type Scenario = z.infer<typeof schema>;
export type ScenarioStep = z.infer<typeof step>;
export type Expectation = z.infer<typeof expectation>;

/** The scenario that data from a file spells, or every fault with its path. */
export function parseScenario(data: unknown): Scenario | readonly Fault[] {
  const { data: scenario, error } = schema.safeParse(data);
  return error === undefined ? scenario : faultsOf(error.issues, 'scenario');
}
