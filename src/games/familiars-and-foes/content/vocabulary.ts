import { z } from 'zod';
import { id, names, text } from '../../shared/pack-schema.ts';

/** The words that mats and cards are written in. A pack is data over this vocabulary; `effects/resolve.ts` has a resolver for each word. */

export const ELEMENTS = ['earth', 'air', 'fire', 'water', 'aether'] as const;
/** FO-3.5: what each element is strong against. */
export const STRONG = { earth: 'water', air: 'earth', fire: 'air', water: 'fire', aether: 'aether' } as const;
/** What a Foe's special attack can forbid. */
export const FORBIDDEN = ['healing', 'magic', 'ballyhoo', 'abilities', 'artifacts'] as const;
/** FO-10.1: before a Familiar's roll, a Foe's roll or a flip; after a roll; after a flip; before HP damage is scored. */
export const TIMINGS = ['roll', 'foeRoll', 'flip', 'rolled', 'flipped', 'damage'] as const;
/** FO-6.1: the tasks of the Training Scroll. */
export const TASKS = ['toad', 'physical', 'strong', 'restorative', 'ability', 'artifact'] as const;

const few = z.int().min(1).max(20);
/** Whom an effect is for: who uses it, whom they named, or every Standing Familiar. */
const to = z.enum(['self', 'target', 'team']);
const at = z.enum(['target', 'foes']);
/** The next roll or attack, or a round: until after the next Foes' turn. */
const lasts = z.enum(['next', 'round']);

export const effect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('heal'), amount: few, to }).describe('Gives HP back.'),
  z.strictObject({ do: z.literal('magic'), amount: few, to }).describe('Gives MP back.'),
  z.strictObject({ do: z.literal('gem'), to }).describe('Gives a gem for Special Abilities back.'),
  z.strictObject({ do: z.literal('luck'), to }).describe('A Good Luck token.'),
  z.strictObject({ do: z.literal('artifact') }).describe('Who uses it draws an Artifact.'),
  z.strictObject({ do: z.literal('damage'), amount: few, to: at }).describe('Takes HP from a Foe, or from all.'),
  z
    .strictObject({ do: z.literal('boost'), what: z.enum(['roll', 'damage']), amount: few, to, for: lasts })
    .describe('Adds to rolls, or to the damage of attacks that succeed.'),
  z
    .strictObject({ do: z.literal('guard'), amount: few, to, for: lasts })
    .describe('Takes so much off what a Foe’s attack does to each.'),
  z.strictObject({ do: z.literal('hex'), amount: few, to: at, for: lasts }).describe('Takes off a Foe’s rolls.'),
  z.strictObject({ do: z.literal('daze'), to: at }).describe('A Foe does not roll the next time.'),
  z.strictObject({ do: z.literal('cleanse') }).describe('Ends every special attack that is in effect.'),
  z.strictObject({ do: z.literal('reflect') }).describe('Before a Foe’s roll: its attack falls on itself.'),
  z
    .strictObject({ do: z.literal('empower'), amount: few })
    .describe('Before a Familiar’s attack: it does more if it succeeds.'),
  z
    .strictObject({ do: z.literal('treasure'), what: z.enum(['artifact', 'luck']) })
    .describe('Before a Familiar’s attack: who uses this finds an Artifact or a token if it succeeds.'),
  z.strictObject({ do: z.literal('solo') }).describe('Before a Familiar’s attack: no Ballyhoo follows it.'),
  z.strictObject({ do: z.literal('reroll') }).describe('After a roll: it is rolled again.'),
  z.strictObject({ do: z.literal('turn') }).describe('After a flip: the coin is turned.'),
  z.strictObject({ do: z.literal('drain'), amount: few }).describe('Only Foes: each Standing Familiar loses MP.'),
  z
    .strictObject({ do: z.literal('forbid'), what: z.enum(FORBIDDEN) })
    .describe('Only Foes: this is forbidden next round.'),
  z
    .strictObject({ do: z.literal('mend'), amount: few, to: z.enum(['self', 'foes']) })
    .describe('Only Foes: this Foe, or every one, gets HP back.'),
]);
const effects = z.array(effect).min(1).max(3);

/** What a roll does from this face on, up to the next band: nothing named is a miss. */
const band = z
  .strictObject({
    from: z.int().min(1).max(20),
    hit: few.optional(),
    critical: few.optional(),
    backfire: few.optional(),
    do: effects.optional(),
  })
  .refine(
    ({ hit, critical, backfire }) => [hit, critical, backfire].filter((points) => points !== undefined).length < 2,
    'must be one of hit, critical and backfire',
  );
const roll = z
  .array(band)
  .min(1)
  .max(8)
  .refine(([first]) => first?.from === 1, 'must begin with 1')
  .refine(
    (bands) => bands.every(({ from }, n) => n === 0 || from > (bands[n - 1] as { from: number }).from),
    'must rise from band to band',
  );

/** Whom a deed is aimed at: a Foe, every Foe, a Familiar, another one, or nobody in particular. */
const target = z.enum(['foe', 'foes', 'familiar', 'other', 'none']);
const cost = z.int().min(0).max(12);
/** Parts that the end of a wave cut short may be finished at the beginning of the next one. */
const nextWave = z.literal(true).optional();
const attack = z.strictObject({ id, names, roll });
const spell = z.strictObject({ id, names, cost, roll });
/** A restorative spell gives so much for each MP. */
const restorative = z.strictObject({ id, names, gives: z.int().min(1).max(4) });
const advanced = z.strictObject({
  id,
  names,
  cost,
  target: z.enum(['foe', 'foes']),
  parts: z.int().min(1).max(5).optional().describe('How often it strikes, each time at a Foe of one’s choice.'),
  nextWave,
  roll,
});
const helper = z.strictObject({ id, names, witch: text(20), cost, target, roll });
const interrupt = {
  when: z
    .array(z.enum(TIMINGS))
    .min(1)
    .optional()
    .describe('Only at these moments; without it whenever it can do something.'),
  target: z.enum(['foe', 'familiar', 'other', 'none']),
  do: effects,
};
const mat = z.strictObject({
  id,
  names,
  toad: text(20),
  element: z.enum(ELEMENTS),
  health: z.int().min(1).max(40),
  magic: z.int().min(1).max(30),
  physical: attack,
  simple: spell,
  strong: spell,
  elemental: spell,
  healing: restorative,
  eye: restorative,
  ability: z.strictObject({ id, names, ...interrupt }),
  advanced: z.array(advanced).length(3),
  helper,
});

const artifact = z
  .strictObject({
    id,
    names,
    target,
    parts: z.int().min(1).max(5).optional(),
    nextWave,
    roll: roll.optional(),
    do: effects.optional(),
  })
  .refine(
    ({ roll, do: effects }) => (roll === undefined) !== (effects === undefined),
    'must have either a roll or effects',
  );

const against = z.enum(['physical', 'spells', 'all']);
/** FO-3.9: matters only when this Foe is the target. */
const guardian = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('armoured'), against, less: few }).describe('Takes less damage.'),
  z.strictObject({ is: z.literal('thorny'), against, damage: few }).describe('Hurts whoever hurts it.'),
  z.strictObject({ is: z.literal('elusive'), against, roll: few }).describe('Rolls against it are lower.'),
  z
    .strictObject({ is: z.literal('immune'), to: z.enum(['physical', 'toad', 'ballyhoo']) })
    .describe('These do nothing to it.'),
  z.strictObject({ is: z.literal('toll'), magic: few }).describe('Spells against it cost more MP.'),
]);
const foe = z.strictObject({
  id,
  names,
  element: z.enum(ELEMENTS),
  level: z.int().min(1).max(3),
  health: z.array(z.int().min(1).max(99)).length(4).describe('By number of Familiars, from two to five.'),
  ability: guardian.optional(),
  roll,
  reward: z.strictObject(interrupt),
});

export const pack = z.strictObject({
  game: z.literal('familiars-and-foes'),
  id,
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.0.0'),
  author: text(80),
  licence: text(80),
  revive: z.strictObject({ id, names }).describe('What the spell that brings a Fallen Familiar back is called.'),
  mats: z.array(mat).length(5),
  artifacts: z.array(artifact).min(5).max(40),
  foes: z.array(foe).min(25).max(90),
});

export type Pack = z.infer<typeof pack>;
export type FoeCard = Pack['foes'][number];
export type MatCard = Pack['mats'][number];
export type Effect = z.infer<typeof effect>;
export type Band = z.infer<typeof band>;
export type Guardian = z.infer<typeof guardian>;
export type Target = z.infer<typeof target>;
export type InterruptTiming = (typeof TIMINGS)[number];
export type Forbidden = (typeof FORBIDDEN)[number];
export type TrainingTask = (typeof TASKS)[number];

/** What kind of attack something is: Foes' abilities speak of some and not of others. */
export type AttackKind = 'physical' | 'toad' | 'spell' | 'artifact' | 'ballyhoo';
type Against = Extract<Guardian, { against: unknown }>['against'];

/** Spells are what stands on scrolls and Coven cards; an Artifact is none, and neither is a Ballyhoo. */
export const isSpell = (attack: AttackKind): boolean => attack === 'toad' || attack === 'spell';
/** FO-10.12: whether an ability that speaks of such attacks bears on this one. */
export const isAbout = (against: Against, attack: AttackKind): boolean =>
  against === 'all' || (against === 'physical' ? attack === 'physical' : isSpell(attack));
/** Whether it does nothing at all to a Foe with this ability. */
export const isImmune = (ability: Guardian | null | undefined, attack: AttackKind): boolean =>
  ability?.is === 'immune' && ability.to === attack && attack !== 'ballyhoo';
