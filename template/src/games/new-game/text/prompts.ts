/** What each place of an answer is for; the verb's own place is the first. Verbs that need no more are not here. */
const PROMPTS = {
  return: ['what', 'charm'],
  use: ['what', 'charm'],
} as const;
export type PromptVerb = keyof typeof PROMPTS;
type Prompt = (typeof PROMPTS)[PromptVerb][number];

export const promptAt = (verb: string, at: number): Prompt => PROMPTS[verb as PromptVerb]?.[at] ?? 'what';
