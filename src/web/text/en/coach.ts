/** Words of the coach, and of whether a table has one. */
export const coach = {
  name: 'Coach',
  ask: 'What would the coach do?',
  choice: 'The coach’s choice',
  /** In place of a choice: so many are as good as the best, it among them. */
  unclear: (count: number) => `No clear best: ${count} are about as good`,
  /** Where all answers are about as good. */
  indifferent: 'It hardly matters which one you choose here.',
  thinking: 'The coach is thinking…',
  /** The standing to be expected, in percent. */
  standing: (percent: number) => `${percent} %`,
  spoken: (say: string, percent: number) => `The coach’s choice: ${say}. Expected standing: ${percent} percent.`,
  best: 'best',
  asGood: 'about as good',
  worse: (points: number) => (points === 1 ? '1 point worse' : `${points} points worse`),
  hardly: 'hardly looked at',
  /** Of a button in the bar, for who does not see its light. */
  advised: 'advised by the coach',
  /** So many others that differ from it in a number alone. */
  alike: (count: number) => `and ${count} more like it`,
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
