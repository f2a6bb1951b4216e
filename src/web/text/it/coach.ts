import type { CoachText } from '../en/coach.ts';

export const coach: CoachText = {
  name: 'Consigliere',
  ask: 'Che cosa faresti?',
  choice: 'Il consiglio',
  thinking: 'Ci sta pensando…',
  standing: (percent) => `${percent} %`,
  spoken: (say, percent) => `Il consiglio: ${say}. Posizione attesa: ${percent} per cento.`,
  best: 'la migliore',
  asGood: 'quasi alla pari',
  worse: (points) => (points === 1 ? '1 punto in meno' : `${points} punti in meno`),
  hardly: 'appena considerata',
  others: 'Oppure',
  all: (count) => `Mostra tutte le ${count} risposte`,
  fewer: 'Mostra meno',
  hasty: 'Poco tempo per pensare: è una prima impressione.',
  scale: 'Posizione attesa: 0 % è persa, 100 % è vinta. Il consigliere vede ciò che vedi tu, niente di più.',
  key: 'chiedere al consigliere',
  allowed: 'ammesso',
  off: 'escluso',
};
