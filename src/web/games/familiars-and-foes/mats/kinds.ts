/** What kinds of deeds there are. */
export type DeedKind =
  | 'physical'
  | 'toad'
  | 'strong'
  | 'elemental'
  | 'restorative'
  | 'advanced'
  | 'helper'
  | 'artifact'
  | 'revive'
  | 'ability'
  | 'reward'
  | 'luck'
  | 'ballyhoo';
