export type PromptVerb = keyof typeof PROMPTS;
export type Prompt = (typeof PROMPTS)[PromptVerb][number];
/** What each place of an answer is for; the verb's own place is the first. Verbs that need no more are not here. */
const PROMPTS = {
  befriend: ['what', 'familiar'],
  take: ['howMuch', 'pile'],
  spare: ['howMuch', 'pile'],
  cast: ['what', 'spell'],
  discard: ['what', 'card'],
  steal: ['what', 'from', 'card'],
  give: ['what', 'card', 'to'],
  trade: ['what', 'own', 'with', 'other'],
  collect: ['what', 'pile'],
  look: ['what', 'pile'],
  unveil: ['what', 'pile'],
  drop: ['what', 'card'],
  play: ['what', 'card', 'onto', 'facing'],
} as const;
export const promptAt = (verb: string | undefined, at: number): Prompt => PROMPTS[verb as PromptVerb]?.[at] ?? 'what';
