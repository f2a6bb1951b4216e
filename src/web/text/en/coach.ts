/** Words of the coach, and of whether a table has one. */
export const coach = {
  name: 'Coach',
  ask: 'What would you do?',
  choice: 'The coach’s choice',
  thinking: 'Thinking it through…',
  /** The standing to be expected, in percent. */
  standing: (percent: number) => `${percent} %`,
  spoken: (say: string, percent: number) => `The coach’s choice: ${say}. Expected standing: ${percent} percent.`,
  best: 'best',
  asGood: 'about as good',
  worse: (points: number) => (points === 1 ? '1 point worse' : `${points} points worse`),
  hardly: 'hardly looked at',
  others: 'Instead',
  all: (count: number) => `Show all ${count} answers`,
  fewer: 'Show fewer',
  hasty: 'Little time to think: a first impression.',
  scale: 'Expected standing: 0 % is lost, 100 % is won. The coach sees what you see, no more.',
  key: 'ask the coach',
  allowed: 'allowed',
  off: 'off',
};
export type CoachText = typeof coach;
