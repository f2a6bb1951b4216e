import type { FamiliarsAndFoesMessages } from '../generated/messages.ts';

type Prompt = keyof FamiliarsAndFoesMessages['steps'];
/** What each place of an answer is for; the verb's own place is the first. */
const PROMPTS: Readonly<Record<keyof FamiliarsAndFoesMessages['verbs'], readonly Prompt[]>> = {
  choose: ['what', 'familiar'],
  first: ['what', 'who'],
  attack: ['what', 'foe'],
  cast: ['what', 'deed', 'target'],
  restore: ['what', 'spell', 'familiar', 'points'],
  use: ['what', 'deed', 'target'],
  revive: ['what', 'familiar'],
  at: ['what', 'foe'],
  ability: ['what', 'familiar', 'target'],
  reward: ['what', 'card', 'target'],
  luck: ['what', 'familiar'],
  ballyhoo: ['what', 'familiar'],
};
export const promptAt = (verb: string, at: number): Prompt => PROMPTS[verb as keyof typeof PROMPTS]?.[at] ?? 'what';
