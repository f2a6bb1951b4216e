import type { Cover } from '../../kernel/index.ts';

export const cover: Cover = {
  seats: { min: 2, max: 2 },
  minutes: 40,
  text: {
    en: {
      title: 'Familiar: Mythic Arena',
      pitch: 'Draft a team of mythic Pets, hold three lines, and outwit your rival in battles of dice and nerve.',
      special: ['Drafted or built decks', 'Twenty Pets with powers', 'Three points win'],
    },
    it: {
      title: 'Familiar: Arena Mitica',
      pitch:
        'Scegli una squadra di Famigli mitici, tieni tre linee e supera l’avversario in battaglie di dadi e sangue freddo.',
      special: ['Mazzi scelti o costruiti', 'Venti Famigli con poteri', 'Si vince con tre punti'],
    },
    fr: {
      title: 'Familiar : l’Arène mythique',
      pitch:
        'Choisissez vos Familiers mythiques, tenez trois lignes et déjouez votre rival dans des combats de dés et de sang-froid.',
      special: ['Decks choisis ou construits', 'Vingt Familiers et leurs pouvoirs', 'Trois points pour gagner'],
    },
    es: {
      title: 'Familiar: Arena Mítica',
      pitch:
        'Elige un equipo de Familiares míticos, mantén tres líneas y supera a tu rival en combates de dados y temple.',
      special: ['Mazos elegidos o construidos', 'Veinte Familiares con poderes', 'Tres puntos ganan'],
    },
    de: {
      title: 'Familiar: Mythische Arena',
      pitch:
        'Stelle ein Team mythischer Tiere auf, halte drei Linien und überliste dein Gegenüber in Kämpfen mit Würfeln und Nerven.',
      special: ['Gewählte oder gebaute Decks', 'Zwanzig Tiere mit Kräften', 'Drei Punkte gewinnen'],
    },
  },
};
