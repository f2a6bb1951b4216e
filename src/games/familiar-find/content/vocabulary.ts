import { z } from 'zod';
import { id, names, text } from '../../shared/pack-schema.ts';

/** The words that cards are written in. A pack is data over this vocabulary; each word has one resolver in `effects/`. */

const few = z.int().min(0).max(4);

/** Which collected cards: any, Ingredients, Essences of either kind, or one kind of Essence. */
export const FILTERS = ['any', 'ingredient', 'essence', 'astral', 'abyss'] as const;
const what = z.enum(FILTERS);
/** The effect may be declined. */
const may = z.literal(true).optional();

export const effect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('discard'), what, may }).describe('Discard one card of your own collection.'),
  z
    .strictObject({ do: z.literal('steal'), what, may })
    .describe('Take one card of another player’s collection into yours.'),
  z
    .strictObject({ do: z.literal('give'), what, may })
    .describe('Give one card of your collection to another player’s.'),
  z
    .strictObject({ do: z.literal('trade'), what, may })
    .describe('Swap one card of your collection with one of another player’s.'),
  z
    .strictObject({ do: z.literal('collect'), from: z.enum(['reach', 'any']), may })
    .describe('Collect the top card of a pile: one within reach, or any.'),
  z.strictObject({ do: z.literal('look'), may }).describe('Look at the face-down cards of a pile within reach.'),
  z.strictObject({ do: z.literal('unveil'), may }).describe('Turn the face-down cards of any pile face up.'),
  z
    .strictObject({ do: z.literal('draw'), cards: z.int().min(1).max(4) })
    .describe('Draw cards from the deck into the hand.'),
  z
    .strictObject({ do: z.literal('drop'), cards: z.int().min(1).max(4) })
    .describe('Discard cards of your choice from the hand.'),
  z
    .strictObject({ do: z.literal('lay'), up: few, down: few })
    .refine(({ up, down }) => up + down > 0, 'plays no card at all')
    .describe('Play so many cards face up and face down this turn.'),
  z
    .strictObject({ do: z.literal('seed') })
    .describe('Begin the central pile anew with the top card of the deck, face up.'),
]);
const effects = z.array(effect).min(1).max(4);

/** Standing abilities, always on. */
const always = z.strictObject({
  hand: z.int().min(3).max(6).optional().describe('Refill to this many cards.'),
  abyss: z.int().min(2).max(6).optional().describe('How many Abyss Essences lose the game.'),
  ward: z.literal(true).optional().describe('Other players’ effects cannot touch this collection.'),
  spare: z.literal(true).optional().describe('May leave the top card of the pile behind when scavenging.'),
});
export const MOMENTS = ['start', 'taken', 'play', 'refill'] as const;
const ability = z.union([z.strictObject({ when: z.enum(MOMENTS), do: effects }), z.strictObject({ always })]);

/** What a Location changes for the central pile, and for that alone. */
const rule = z.strictObject({
  taken: effects.optional().describe('Whoever takes the pile does this.'),
  lay: z.enum(['up', 'down']).optional().describe('Cards are laid here only with this facing.'),
  cap: z.int().min(1).max(12).optional().describe('No more cards than this lie here.'),
  most: z.int().min(1).max(3).optional().describe('A player lays at most so many cards here in one turn.'),
  least: z.literal(true).optional().describe('A player lays at least one card here every turn.'),
  leave: z.literal(true).optional().describe('The top card stays behind.'),
  fizzle: z.literal(true).optional().describe('Spells taken here are discarded without effect.'),
  sift: what.optional().describe('One card of this kind taken here is discarded.'),
  rest: z.literal(true).optional().describe('It cannot be taken in the turn right after it was taken.'),
});

/** How many copies carry each mark: 2+ always in the deck, 3+ with three or four players, 4 only with four. */
const copies = z.strictObject({
  '2+': z.int().min(0).max(30),
  '3+': z.int().min(0).max(30),
  '4': z.int().min(0).max(30),
});

export const pack = z.strictObject({
  game: z.literal('familiar-find'),
  id,
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.0.0'),
  author: text(80),
  licence: text(80),
  ingredients: z.array(z.strictObject({ id, names, copies })).length(5),
  astral: z.strictObject({ id, names, copies }),
  abyss: z.strictObject({ id, names, copies }),
  spells: z.array(z.strictObject({ id, names, copies, do: effects })).max(40),
  familiars: z.array(z.strictObject({ id, names, ability })).min(4).max(40),
  locations: z.array(z.strictObject({ id, names, rule })).min(1).max(40),
});

export type Pack = z.infer<typeof pack>;
export type Effect = z.infer<typeof effect>;
export type Ability = z.infer<typeof ability>;
export type StandingAbility = z.infer<typeof always>;
export type LocationRule = z.infer<typeof rule>;
export type Filter = (typeof FILTERS)[number];
export type AbilityMoment = (typeof MOMENTS)[number];
