import type { Guardian } from './vocabulary.ts';

/** What kind of attack something is: Foes' abilities speak of some and not of others. */
export type Attack = 'physical' | 'toad' | 'spell' | 'artifact' | 'ballyhoo';
type Against = Extract<Guardian, { against: unknown }>['against'];

/** Spells are what stands on scrolls and Coven cards; an Artifact is none, and neither is a Ballyhoo. */
export const isSpell = (attack: Attack): boolean => attack === 'toad' || attack === 'spell';
/** FO-10.12: whether an ability that speaks of such attacks bears on this one. */
export const bearsOn = (against: Against, attack: Attack): boolean =>
  against === 'all' || (against === 'physical' ? attack === 'physical' : isSpell(attack));
/** Whether it does nothing at all to a Foe with this ability. */
export const isImmune = (ability: Guardian | null | undefined, attack: Attack): boolean =>
  ability?.is === 'immune' && ability.to === attack && attack !== 'ballyhoo';
