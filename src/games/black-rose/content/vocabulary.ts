import { z } from 'zod';
import { id, names, text } from '../../shared/pack-schema.ts';

/** The words that cards are written in. A pack is data over this vocabulary; each word has one resolver in `effects/`. */

const few = (least: number, most: number) => z.int().min(least).max(most);

/** The colours of Rooms. */
export const COLOURS = ['grey', 'red', 'yellow', 'green', 'blue', 'purple'] as const;
export const SCHOOLS = ['conspiracy', 'destruction', 'divination', 'illusion', 'necromancy', 'transmutation'] as const;
export const SIDES = ['a', 'b'] as const;
/** What an Evocation is: some spells are for one kind only. */
export const BREEDS = ['undead', 'demon', 'construct'] as const;

/** How far, in a straight row of Rooms: 0 is the Room itself (BR-2.5). */
const range = few(0, 4);

const damage = z
  .strictObject({
    do: z.literal('damage'),
    amount: few(1, 6),
    range: z.union([range, z.literal('lodge')]).describe('`lodge` is any distance, in a row or not.'),
    cubes: few(0, 9).optional().describe('Only a Mage, with so many cubes on its sheet at least.'),
    models: few(2, 3).optional().describe('So many different Models, one after the other.'),
    festers: z.literal(true).optional().describe('Whoever is hurt cannot heal until Clean-up.'),
  })
  .describe('Damage to a Model.');
const blast = z
  .strictObject({ do: z.literal('blast'), amount: few(1, 6), range })
  .describe('Damage to every Model in one Room but one’s own.');
const draw = z
  .strictObject({ do: z.literal('draw'), cards: few(1, 4), discard: few(1, 3).optional() })
  .describe('Draws cards, and perhaps discards some.');
const quest = z.strictObject({ do: z.literal('quest'), cards: few(1, 2) }).describe('Draws Quests.');
const heal = z
  .strictObject({
    do: z.literal('heal'),
    amount: z.union([few(1, 9), z.literal('all')]),
    to: z
      .enum(['mage', 'models', 'pair'])
      .describe('The Mage; its Models in the Room, split at will; or Mage and Familiar, each so much.'),
  })
  .describe('Takes damage off.');

export const effect = z.discriminatedUnion('do', [
  damage,
  blast,
  draw,
  quest,
  heal,
  z
    .strictObject({ do: z.literal('unsettle'), amount: few(1, 4), range, rooms: few(2, 3).optional() })
    .describe('Instability; in so many different Rooms.'),
  z.strictObject({ do: z.literal('rework'), cubes: few(1, 4), range }).describe('Cubes in a Room become one’s own.'),
  z
    .strictObject({ do: z.literal('usurp'), cubes: few(1, 4), range })
    .describe('Cubes on a Mage’s sheet become one’s own.'),
  z
    .strictObject({ do: z.literal('summon'), evocation: id, activate: z.literal(true).optional() })
    .describe('A new Evocation, which may be activated at once.'),
  z
    .strictObject({ do: z.literal('rouse'), count: few(1, 3), breed: z.enum(BREEDS).optional() })
    .describe('So many of one’s own Evocations, of one breed perhaps, one after the other.'),
  z.strictObject({ do: z.literal('turn'), range }).describe('An enemy Evocation, as if it were one’s own.'),
  z
    .strictObject({ do: z.literal('banish'), health: few(1, 9), range, all: z.literal(true).optional() })
    .describe('Sends an Evocation back that has no more Health than this; or all of them in reach.'),
  z.strictObject({ do: z.literal('look'), range }).describe('Looks at the next prepared card of each Mage in a row.'),
  z
    .strictObject({ do: z.literal('room'), again: z.literal(true).optional() })
    .describe('Activates the Room that one is in, even if it has been used.'),
  z
    .strictObject({
      do: z.literal('move'),
      steps: few(1, 4),
      straight: z.literal(true).optional(),
      softly: z.literal(true).optional().describe('Sets off no Traps.'),
    })
    .describe('Moves the Mage.'),
  z.strictObject({ do: z.literal('place'), range }).describe('Places the Mage in a Room within range.'),
  z.strictObject({ do: z.literal('swap'), range }).describe('Swaps places with another Mage.'),
  z
    .strictObject({ do: z.literal('push'), of: z.enum(['target', 'here']) })
    .describe('Moves the Model that was chosen, or every enemy Model here, one Room.'),
  z.strictObject({ do: z.literal('drain'), amount: few(1, 3) }).describe('Takes Power from a Mage here.'),
  z
    .strictObject({ do: z.literal('empower'), heal: few(0, 4), damage: few(0, 3) })
    .describe('An own Evocation heals, and does more damage this round.'),
  z
    .strictObject({
      do: z.literal('power'),
      amount: few(1, 5),
      rose: few(1, 5).optional(),
      alone: z.literal(true).optional(),
    })
    .describe('Power for oneself and for the Rose; or only if no other Mage is in the Room.'),
  z.strictObject({ do: z.literal('shield'), amount: few(1, 4) }).describe('The next damage this round is less.'),
  z
    .strictObject({ do: z.literal('recover'), cards: few(1, 2) })
    .describe('Cards of one’s own discards come back to the hand.'),
  z.strictObject({ do: z.literal('crown') }).describe('Takes the Crown.'),
  z
    .strictObject({ do: z.literal('learn'), discard: few(1, 4) })
    .describe('Hand cards for a Forgotten spell, from the second moon on.'),
]);
const effects = z.array(effect).min(1).max(3);

/** What a Trap does: nothing that asks anybody. `retaliate` hits whoever set it off. */
const reflex = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('retaliate'), amount: few(1, 6) }).describe('Damage to whoever set it off.'),
  blast,
  draw.omit({ discard: true }).describe('Draws cards.'),
  quest,
]);
export const TRIGGERS = ['enters', 'defeated', 'targeted', 'quest'] as const;
const protection = z.discriminatedUnion('is', [
  z
    .strictObject({ is: z.literal('ward'), less: few(1, 6), for: z.enum(['hit', 'visit']) })
    .describe('One hit, or all damage of the visit, is so much less.'),
  z.strictObject({ is: z.literal('cancel') }).describe('A strike or the attack of an Evocation comes to nothing.'),
  z
    .strictObject({ is: z.literal('divert'), amount: few(1, 6) })
    .describe('So much of the damage goes to an own Evocation in the Room.'),
]);
const side = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('combat'), do: effects })
    .describe('A spell to fight with, cast from the prepared cards.'),
  z
    .strictObject({ kind: z.literal('contingency'), do: effects })
    .describe('A spell for other purposes, cast likewise.'),
  z
    .strictObject({ kind: z.literal('trap'), when: z.enum(TRIGGERS), do: z.array(reflex).min(1).max(2) })
    .describe('Laid face down until somebody sets it off.'),
  z
    .strictObject({ kind: z.literal('protection'), gives: protection })
    .describe('Laid face down until its Mage is in need of it.'),
]);
const spell = z.strictObject({ id, names, a: side, b: side });

const evocation = z.strictObject({
  id,
  names,
  breed: z.enum(BREEDS),
  move: few(0, 5),
  damage: few(0, 5),
  health: few(1, 9),
  count: few(1, 8),
});

/** What a Familiar can do beside moving and attacking while it is Hunting. */
const hunting = z.discriminatedUnion('is', [
  z
    .strictObject({ is: z.literal('devours'), heal: few(1, 4) })
    .describe('If its attack defeats an Evocation, it heals.'),
  z
    .strictObject({ is: z.literal('savages'), more: few(1, 3), cubes: few(1, 9) })
    .describe('Does more against a Mage with so many cubes.'),
  z
    .strictObject({ is: z.literal('watches'), damage: few(1, 3) })
    .describe('The first enemy Model to enter its Room each round takes damage.'),
  z
    .strictObject({ is: z.literal('scorches'), damage: few(1, 3) })
    .describe('May hit every enemy Model in its Room instead of one.'),
  z
    .strictObject({ is: z.literal('undermines'), cubes: few(1, 3) })
    .describe('When it hurts a Mage, Instability in that Room.'),
  z
    .strictObject({ is: z.literal('bursts'), damage: few(1, 3) })
    .describe('When it is defeated, damage to every Model in its Room but its owner’s.'),
  z.strictObject({ is: z.literal('carries') }).describe('After its attack it moves the Model that it hurt one Room.'),
  z
    .strictObject({ is: z.literal('spies') })
    .describe('After its activation its Mage looks at a prepared card of each Mage in its Room.'),
  z
    .strictObject({ is: z.literal('charges'), more: few(1, 3), steps: few(1, 4) })
    .describe('Does more after so many steps in a straight row.'),
  z.strictObject({ is: z.literal('regrows'), heal: few(1, 4) }).describe('Heals when its activation begins.'),
  z.strictObject({ is: z.literal('heads'), attacks: z.literal(2) }).describe('So many attacks, each on another Model.'),
  z.strictObject({ is: z.literal('envenoms') }).describe('Whoever it hurts cannot heal until Clean-up.'),
]);
const familiar = z.strictObject({
  id,
  names,
  move: few(0, 5),
  damage: few(0, 5),
  health: few(1, 9),
  hunting,
  action: z.strictObject({ id, names, do: effects }),
});

const EVENTS = ['unsettle', 'wound', 'cull', 'solitude', 'drift', 'draw', 'recall', 'bounty', 'fury'] as const;
const event = z.strictObject({
  id,
  names,
  value: few(0, 3).describe('What the Rose scores.'),
  does: z.enum(EVENTS),
  amount: few(1, 3),
});

const goal = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('rooms'), colour: z.enum(COLOURS), times: few(1, 4) }),
  z.strictObject({ is: z.literal('mages'), mages: few(1, 3) }),
  z.strictObject({ is: z.literal('evocation') }),
  z.strictObject({ is: z.literal('last') }),
  z.strictObject({ is: z.literal('centre') }),
]);
const room = z.strictObject({ id, names });

export const SPECIAL = ['throne', 'rose'] as const;
export const pack = z.strictObject({
  game: z.literal('black-rose'),
  id,
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.0.0'),
  author: text(80),
  licence: text(80),
  mages: z.array(z.strictObject({ id, names, spell })).length(4),
  spells: z
    .strictObject(Object.fromEntries(SCHOOLS.map((school) => [school, z.array(spell).length(3)])))
    .describe('Three spells a school.'),
  forgotten: z.array(spell).min(1).max(6),
  rooms: z
    .strictObject(
      Object.fromEntries(COLOURS.map((colour) => [colour, z.array(room).length(colour === 'purple' ? 2 : 3)])),
    )
    .describe('Three Rooms a colour, of the purple ones two; the Throne is the third.'),
  throne: room,
  rose: room,
  effects: z
    .strictObject(Object.fromEntries([...COLOURS, ...SPECIAL].map((kind) => [kind, effects])))
    .describe('What activating a Room does, by its colour; of the Throne and the Black Rose Room by their own.'),
  evocations: z.array(evocation).min(1).max(5),
  packs: z
    .array(
      z.strictObject({
        id,
        names,
        colour: z.enum(COLOURS),
        room,
        archetype: names,
        familiars: z.array(familiar).min(1).max(4),
      }),
    )
    .max(4)
    .describe('Familiar packs: each with its Summon Room.'),
  events: z.array(event).min(4).max(20),
  quests: z
    .array(z.strictObject({ id, names, worth: few(1, 4), goal }))
    .min(4)
    .max(24),
});

export type Pack = z.infer<typeof pack>;
export type Effect = z.infer<typeof effect>;
export type Reflex = z.infer<typeof reflex>;
export type Protection = z.infer<typeof protection>;
export type Side = z.infer<typeof side>;
export type Spell = z.infer<typeof spell>;
export type Hunting = z.infer<typeof hunting>;
export type EventCard = z.infer<typeof event>;
export type Goal = z.infer<typeof goal>;
export type Trigger = (typeof TRIGGERS)[number];
