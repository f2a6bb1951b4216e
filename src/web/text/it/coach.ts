import type { CoachText } from '../en/coach.ts';

export const coach: CoachText = {
  name: 'Consigliere',
  ask: 'Che cosa farebbe il consigliere?',
  choice: 'Il consiglio',
  unclear: (count) => `Nessuna chiaramente migliore: ${count} sono quasi alla pari`,
  thinking: 'Il consigliere ci pensa…',
  standing: (percent) => `${percent} %`,
  spoken: (say, percent) => `Il consiglio: ${say}. Posizione attesa: ${percent} per cento.`,
  best: 'la migliore',
  asGood: 'quasi alla pari',
  worse: (points) => (points === 1 ? '1 punto in meno' : `${points} punti in meno`),
  hardly: 'appena considerata',
  alike: (count) => (count === 1 ? 'e 1 altra simile' : `e altre ${count} simili`),
  others: 'Oppure',
  all: (count) => `Mostra tutte le ${count} risposte`,
  fewer: 'Mostra meno',
  hasty: 'Poco tempo per pensare: è una prima impressione.',
  scale: 'Posizione attesa: 0 % è persa, 100 % è vinta. Il consigliere vede ciò che vedi tu, niente di più.',
  key: 'chiedere al consigliere',
  allowed: 'ammesso',
  off: 'escluso',
};
