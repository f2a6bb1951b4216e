/** What each place of an answer is for; the verb's own place is the first. Verbs that need no more are not here. */
const PROMPTS = {
  pick: ['what', 'card'],
  deck: ['what', 'card'],
  lead: ['what', 'newcomer'],
  go: ['what', 'turn'],
  play: ['what', 'newcomer', 'line'],
  attach: ['what', 'elyth', 'pet'],
  place: ['what', 'item'],
  rune: ['what', 'rune'],
  'rune-on': ['what', 'rune', 'whom'],
  use: ['what', 'item'],
  'use-on': ['what', 'item', 'whom'],
  unique: ['what', 'pet'],
  'unique-on': ['what', 'pet', 'whom'],
  switch: ['what', 'pet', 'other'],
  move: ['what', 'pet', 'line'],
  release: ['what', 'pet'],
  attack: ['what', 'pet'],
  'attack-line': ['what', 'pet', 'line'],
  'attack-pet': ['what', 'pet', 'whom'],
  block: ['what', 'pet', 'attacker'],
  power: ['what', 'pet', 'power'],
  target: ['what', 'whom'],
  swap: ['what', 'other'],
  replace: ['what', 'status'],
  cure: ['what', 'pet', 'status'],
  recover: ['what', 'pet', 'status'],
  renew: ['what', 'card'],
  enter: ['what', 'line'],
} as const;
export type PlacedVerb = keyof typeof PROMPTS;
export type Prompt = (typeof PROMPTS)[PlacedVerb][number];

export const promptAt = (verb: string | undefined, at: number): Prompt => PROMPTS[verb as PlacedVerb]?.[at] ?? 'what';
