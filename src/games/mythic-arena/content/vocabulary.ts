import { z } from 'zod';
import { id, names, text } from '../../shared/pack-schema.ts';

/** The words that cards are written in. A pack is data over this vocabulary; each word has one resolver in `effects/`. */

/** Health and damage come in tens. */
const tens = (least: number, most: number) => z.int().min(least).max(most).multipleOf(10, 'must be a multiple of 10');

/** MA-1.1: what a deck is made of. */
export const PETS_IN_DECK = 6;
export const DECK = 21;
export const OTHERS_IN_DECK = DECK - PETS_IN_DECK;

export const LINES = ['front', 'guard', 'rear'] as const;
/** What a Pet is measured by. `willpower` is by how many cards its Battle Powers need fewer. */
export const STATS = ['health', 'speed', 'hit', 'miss', 'damage', 'armour', 'regeneration', 'willpower'] as const;
/** The four that leave counters, the three that fail a power, the two that hold. */
export const STATUSES = [
  'bleed',
  'burn',
  'corrosion',
  'poison',
  'paralyze',
  'fear',
  'stun',
  'chomp',
  'constrict',
] as const;
const HOLDS = ['chomp', 'constrict'] as const;
export const TYPES = ['physical', 'magical', 'fire', 'acid', 'frost', 'storm'] as const;

const line = z.enum(LINES);
const status = z.enum(STATUSES);
const type = z.enum(TYPES);
const willpower = z.int().min(0).max(12);

const grants = z
  .strictObject({
    health: tens(-100, 200).optional(),
    speed: z.int().min(-100).max(100).optional(),
    hit: z.int().min(-10).max(10).optional(),
    miss: z.int().min(-10).max(10).optional(),
    damage: tens(-100, 100).optional(),
    armour: tens(-50, 50).optional(),
    regeneration: tens(0, 100).optional(),
    willpower: z.int().min(-5).max(5).optional(),
  })
  .refine((given) => Object.keys(given).length > 0, 'must name at least one stat');

/** What must be true of a Pet, all parts of it. */
const condition = z
  .strictObject({
    atMost: z.int().min(10).max(400).optional().describe('It has this much Health left at most.'),
    above: z.int().min(10).max(400).optional().describe('It has more Health left than this.'),
    line: line.optional(),
    afflicted: z
      .union([status, z.literal('any')])
      .optional()
      .describe('It has this status, or any.'),
    bears: z.boolean().optional().describe('It bears an Elyth, or none.'),
    leads: z.boolean().optional().describe('It is its owner’s turn, or it is not.'),
    alone: z.literal(true).optional().describe('No other Pet stands on its line.'),
    hurt: z.literal(true).optional().describe('It is damaged.'),
  })
  .refine((given) => Object.keys(given).length > 0, 'must name at least one condition');

/** Whom an effect is for. `target` is the Pet that was chosen, is attacked, or set off the trigger. */
export const WHOM = ['self', 'target', 'adjacent', 'beside', 'own', 'foes', 'ownFront', 'foeFront'] as const;
const to = z.enum(WHOM);
/** Of the Pets that an adjacent effect could reach, so many are chosen; without it, all. */
const pets = z.int().min(1).max(4).optional();

const counters = z.int().min(1).max(5).optional();
const damage = z
  .strictObject({ do: z.literal('damage'), amount: tens(10, 200), type, to, pets })
  .describe('Damage that no bonus raises.');
const heal = z.strictObject({ do: z.literal('heal'), amount: tens(10, 200), to }).describe('Takes damage off.');
const draw = z.strictObject({ do: z.literal('draw'), cards: z.int().min(1).max(4) }).describe('Draws cards.');
const boost = z.strictObject({ do: z.literal('boost'), grants, to }).describe('Stats until the end of the turn.');
const grow = z
  .strictObject({ do: z.literal('grow'), grants, to })
  .describe('Stats for as long as the Pet stays in the Arena.');
const shield = z
  .strictObject({ do: z.literal('shield'), damage: tens(0, 100), statuses: z.int().min(0).max(3), to })
  .describe('Prevents the next damage and the next statuses.');
const afflict = z
  .strictObject({ do: z.literal('status'), status: status.exclude(HOLDS), counters, to, pets })
  .describe('Any status but the holds.');

/** What a trigger can do: nothing that asks anybody for a target. */
const reflex = z.discriminatedUnion('do', [
  damage.omit({ pets: true }).describe('Damage that no bonus raises.'),
  heal,
  draw,
  boost,
  grow,
  shield,
  afflict.omit({ pets: true }).describe('Any status but the holds.'),
]);

export const effect = z.discriminatedUnion('do', [
  damage,
  heal,
  draw,
  boost,
  grow,
  shield,
  afflict,
  z
    .strictObject({ do: z.literal('hold'), status: z.enum(HOLDS) })
    .describe('The acting Pet may take hold of its target.'),
  z
    .strictObject({ do: z.literal('cure'), what: z.enum(['one', 'all']), to })
    .describe('Takes all counters of one status off, or of every one.'),
  z
    .strictObject({ do: z.literal('discard'), cards: z.int().min(1).max(3) })
    .describe('The opponent loses cards of the hand, at random.'),
  z
    .strictObject({ do: z.literal('silence'), to })
    .describe('Turns a Pet’s Passive Powers off until the end of the turn.'),
  z.strictObject({ do: z.literal('spendElyth'), to }).describe('An Elyth goes from a Pet to the Spent cards.'),
  z.strictObject({ do: z.literal('takeElyth') }).describe('Moves the target’s Elyth to the acting Pet.'),
  z
    .strictObject({ do: z.literal('stasis'), turns: z.int().min(1).max(4), to: to.extract(['self', 'target']) })
    .describe('Out of the game for so many Cleanups.'),
  z.strictObject({ do: z.literal('summon'), token: id }).describe('Puts a token Pet into the Arena.'),
  z.strictObject({ do: z.literal('swap') }).describe('The target trades places with another Pet of its owner.'),
  z
    .strictObject({ do: z.literal('renew') })
    .describe('Shuffles one of one’s own Spent cards, no Pet, back into the Resource Pile.'),
]);
const effects = z.array(effect).min(1).max(4);

export const TRIGGERS = ['enters', 'isHit', 'hits', 'deals', 'downs'] as const;
const ability = z.union([
  z
    .strictObject({
      grants,
      if: condition.optional(),
      each: z.enum(['ally', 'foe', 'fallen']).optional(),
      most: z.int().min(1).max(6).optional(),
    })
    .describe('Stats while the condition holds, once or for each of something.'),
  z.strictObject({ trait: z.enum(['flying', 'nimble']) }).describe('Always Flying, or Nimble.'),
  z
    .strictObject({ immune: z.array(z.union([status, type])).min(1) })
    .describe('Statuses and types of damage that do nothing to it.'),
  z
    .strictObject({ when: z.enum(TRIGGERS), if: condition.optional(), do: z.array(reflex).min(1).max(3) })
    .describe('Set off when it enters the Arena, is hit, hits, deals damage, or Downs a Pet.'),
]);

const battlePower = z.strictObject({
  id,
  names,
  willpower,
  damage: tens(0, 200),
  type,
  bonus: z
    .strictObject({
      of: z.enum(['self', 'target']),
      if: condition,
      damage: tens(10, 100).optional(),
      hit: z.int().min(1).max(10).optional(),
    })
    .optional()
    .describe('More damage or a better chance if something is true of the acting Pet or of its target.'),
  switchHit: z.literal(true).optional(),
  do: effects.optional().describe('On a hit.'),
});

/** Which Pets can be chosen. */
const target = z.strictObject({
  side: z.enum(['own', 'foe', 'any']),
  other: z.literal(true).optional().describe('Not the acting Pet itself.'),
  if: condition.optional(),
});
const unique = z.strictObject({ id, names, willpower, target: target.optional(), do: effects });
const pet = z.strictObject({
  id,
  names,
  health: tens(10, 400),
  speed: z.int().min(0).max(200),
  hit: z.int().min(-5).max(15),
  miss: z.int().min(0).max(25),
  passives: z.array(z.strictObject({ id, names, gives: z.array(ability).min(1).max(4) })).max(3),
  battle: z.array(battlePower).min(1).max(3),
  unique: unique.optional(),
});

export const pack = z.strictObject({
  game: z.literal('mythic-arena'),
  id,
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.0.0'),
  author: text(80),
  licence: text(80),
  pets: z.array(pet).min(12).max(60),
  tokens: z.array(pet).max(4),
  elyth: z
    .array(
      z.strictObject({
        id,
        names,
        on: z.enum(['own', 'foe', 'any']).optional(),
        gives: z.array(ability).min(1).max(4),
      }),
    )
    .max(60),
  runes: z
    .array(
      z.strictObject({
        id,
        names,
        when: z.enum(['turn', 'battle', 'any']),
        target: target.optional(),
        do: effects,
        removed: z.literal(true).optional().describe('Removed from the game after use, not Spent.'),
      }),
    )
    .max(40),
  items: z
    .array(
      z.strictObject({
        id,
        names,
        uses: z.int().min(1).max(6),
        target: target.optional(),
        do: effects,
        rests: z
          .int()
          .min(1)
          .max(6)
          .optional()
          .describe('After the last use it is not Spent but lies in Stasis for so many Cleanups.'),
      }),
    )
    .max(30),
});

export type Pack = z.infer<typeof pack>;
export type PetCard = z.infer<typeof pet>;
export type Effect = z.infer<typeof effect>;
export type Ability = z.infer<typeof ability>;
export type BattlePower = z.infer<typeof battlePower>;
export type Unique = z.infer<typeof unique>;
export type Target = z.infer<typeof target>;
export type Condition = z.infer<typeof condition>;
export type Grants = z.infer<typeof grants>;
export type Whom = (typeof WHOM)[number];
export type Trigger = (typeof TRIGGERS)[number];
export type StatusName = (typeof STATUSES)[number];
export type Type = (typeof TYPES)[number];
export type Stat = (typeof STATS)[number];
export type LineName = (typeof LINES)[number];
