import type { CoachText } from '../en/coach.ts';

export const coach: CoachText = {
  name: 'Coach',
  ask: 'Was tätest du?',
  choice: 'Rat des Coachs',
  thinking: 'Er denkt es durch …',
  standing: (percent) => `${percent} %`,
  spoken: (say, percent) => `Rat des Coachs: ${say}. Erwarteter Stand: ${percent} Prozent.`,
  best: 'am besten',
  asGood: 'etwa gleich gut',
  worse: (points) => (points === 1 ? '1 Punkt schlechter' : `${points} Punkte schlechter`),
  hardly: 'kaum geprüft',
  others: 'Oder',
  all: (count) => `Alle ${count} Antworten zeigen`,
  fewer: 'Weniger zeigen',
  hasty: 'Wenig Zeit zum Nachdenken: ein erster Eindruck.',
  scale: 'Erwarteter Stand: 0 % ist verloren, 100 % ist gewonnen. Der Coach sieht, was du siehst, nicht mehr.',
  key: 'den Coach fragen',
  allowed: 'erlaubt',
  off: 'aus',
};
