import type { BlackRoseMessages } from '../generated/messages.ts';

export const promptAt = (verb: string, at: number): Prompt => PROMPTS[verb as PromptVerb]?.[at] ?? 'what';
type Prompt = keyof BlackRoseMessages['steps'];
type PromptVerb = keyof BlackRoseMessages['verbs'];
const ROOM: readonly Prompt[] = ['what', 'room'];
const MODEL: readonly Prompt[] = ['what', 'model'];
const CARD: readonly Prompt[] = ['what', 'card'];
/** What each place of an answer is for; the verb's own place is the first. Verbs that need no more are not here. */
const PROMPTS: Readonly<Record<PromptVerb, readonly Prompt[]>> = {
  choose: ['what', 'mage', 'school'],
  study: ['what', 'school'],
  keep: ['what', 'card', 'other'],
  discard: CARD,
  prepare: ['what', 'card', 'side'],
  'prepare-quick': ['what', 'card', 'side'],
  walk: ROOM,
  rejoin: ROOM,
  strike: MODEL,
  'activate-at': MODEL,
  'activate-on': ROOM,
  'cast-at': MODEL,
  'cast-on': ROOM,
  'quick-at': MODEL,
  'quick-on': ROOM,
  command: MODEL,
  'familiar-at': MODEL,
  'familiar-on': ROOM,
  go: ROOM,
  attack: MODEL,
  at: MODEL,
  on: ROOM,
  to: ROOM,
  heal: MODEL,
  recover: CARD,
  learn: CARD,
  drop: ['what', 'quest'],
  summon: ['what', 'familiar'],
  dismiss: MODEL,
  split: ['what', 'points'],
};
