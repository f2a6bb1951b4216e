import type { Cover } from '../../kernel/index.ts';

export const cover: Cover = {
  seats: { min: 2, max: 2 },
  minutes: 40,
  other: { decks: 'dealt', simplified: true },
  text: {
    en: {
      title: 'Familiar: Mythic Arena',
      pitch: 'Draft a team of mythic Pets, hold three lines, and outwit your rival in battles of dice and nerve.',
      special: ['Drafted or built decks', 'Twenty Pets with powers', 'Three points win'],
      ways: { usual: 'drafted decks', other: 'quick game', how: 'Quick game: decks are dealt, two lines' },
    },
    it: {
      title: 'Familiar: Arena Mitica',
      pitch:
        'Scegli una squadra di Famigli mitici, occupa tre linee e supera l’avversario in battaglie di dadi e sangue freddo.',
      special: ['Mazzi scelti o costruiti', 'Venti Famigli con poteri', 'Si vince con tre punti'],
      ways: {
        usual: 'mazzi scelti a turno',
        other: 'partita rapida',
        how: 'Partita rapida: mazzi distribuiti, due linee',
      },
    },
    fr: {
      title: 'Familiar : l’Arène mythique',
      pitch:
        'Choisissez vos Familiers mythiques, occupez trois lignes et déjouez votre rival dans des combats de dés et de sang-froid.',
      special: ['Decks choisis ou construits', 'Vingt Familiers et leurs pouvoirs', 'Trois points pour gagner'],
      ways: {
        usual: 'decks choisis à tour de rôle',
        other: 'partie rapide',
        how: 'Partie rapide : decks distribués, deux lignes',
      },
    },
    es: {
      title: 'Familiar: Arena Mítica',
      pitch:
        'Elige un equipo de Familiares míticos, ocupa tres líneas y supera a tu rival en combates de dados y temple.',
      special: ['Mazos elegidos o construidos', 'Veinte Familiares con poderes', 'Se gana con tres puntos'],
      ways: {
        usual: 'mazos elegidos por turnos',
        other: 'partida rápida',
        how: 'Partida rápida: mazos repartidos, dos líneas',
      },
    },
    de: {
      title: 'Familiar: Mythische Arena',
      pitch:
        'Stelle ein Team mythischer Tiere auf, halte drei Linien und überliste dein Gegenüber in Kämpfen mit Würfeln und Nerven.',
      special: ['Gewählte oder gebaute Decks', 'Zwanzig Tiere mit Kräften', 'Drei Punkte zum Sieg'],
      ways: {
        usual: 'gewählte Decks',
        other: 'schnelles Spiel',
        how: 'Schnelles Spiel: Decks werden ausgeteilt, zwei Linien',
      },
    },
  },
};
