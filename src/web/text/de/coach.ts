import type { CoachText } from '../en/coach.ts';

export const coach: CoachText = {
  name: 'Coach',
  ask: 'Was täte der Coach?',
  choice: 'Rat des Coachs',
  unclear: (count) => `Keine klar beste: ${count} sind etwa gleich gut`,
  thinking: 'Der Coach denkt nach …',
  standing: (percent) => `${percent} %`,
  spoken: (say, percent) => `Rat des Coachs: ${say}. Erwarteter Stand: ${percent} Prozent.`,
  best: 'am besten',
  asGood: 'etwa gleich gut',
  worse: (points) => (points === 1 ? '1 Punkt schlechter' : `${points} Punkte schlechter`),
  hardly: 'kaum geprüft',
  alike: (count) => `und ${count} weitere wie diese`,
  others: 'Oder',
  all: (count) => `Alle ${count} Antworten zeigen`,
  fewer: 'Weniger zeigen',
  hasty: 'Wenig Zeit zum Nachdenken: ein erster Eindruck.',
  scale: 'Erwarteter Stand: 0 % ist verloren, 100 % ist gewonnen. Der Coach sieht, was du siehst, nicht mehr.',
  key: 'den Coach fragen',
  allowed: 'erlaubt',
  off: 'aus',
};
