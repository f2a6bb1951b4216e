import type { CoachText } from '../en/coach.ts';

export const coach: CoachText = {
  name: 'Consejero',
  ask: '¿Qué haría el consejero?',
  choice: 'El consejo',
  unclear: (count) => `Ninguna claramente mejor: ${count} son casi iguales`,
  thinking: 'El consejero está pensando…',
  standing: (percent) => `${percent} %`,
  spoken: (say, percent) => `El consejo: ${say}. Posición esperada: ${percent} por ciento.`,
  best: 'la mejor',
  asGood: 'casi igual de buena',
  worse: (points) => (points === 1 ? '1 punto menos' : `${points} puntos menos`),
  hardly: 'apenas considerada',
  alike: (count) => `y ${count} más como esta`,
  others: 'O bien',
  all: (count) => `Ver las ${count} respuestas`,
  fewer: 'Ver menos',
  hasty: 'Poco tiempo para pensar: es una primera impresión.',
  scale: 'Posición esperada: 0 % es perder, 100 % es ganar. El consejero ve lo que ves tú, nada más.',
  key: 'preguntar al consejero',
  allowed: 'permitido',
  off: 'no hay',
};
