import type { TalkText } from '../en/talk.ts';

export const talk: TalkText = {
  open: 'Hablar',
  title: '¿Qué quieres decir?',
  point: 'Toca algo de la mesa para señalarlo.',
  suggestTo: (name) => `Proponer algo a ${name}`,
  suggesting: (name) => `¿Qué podría hacer ${name}?`,
  iCould: (answer) => `Yo podría: ${answer}`,
  mine: 'Podría hacer otra cosa',
  minding: '¿Qué podrías hacer?',
  close: 'Déjalo',
  lost: 'No se ha dicho. Inténtalo de nuevo.',
  could: (what) => `Podrías usar: ${what}.`,
  also: (names, count) => (count > 1 ? `También responden ${names}.` : `También responde ${names}.`),
  skip: 'No preguntarme en estos momentos',
  skipBrief: 'No preguntar',
  always: 'Preguntarme siempre',
  askMe: 'Preguntarme',
  skipping: (count) =>
    count === 1 ? 'Un tipo de momento pasa sin preguntar' : `${count} tipos de momentos pasan sin preguntar`,
  calls: (name, asks) => `${name}: ${asks}`,
  takers: '¿Quién responde ahora?',
  takesOver: (name) => `Responde ${name}`,
  besides: (name) => `${name} hace algo mientras tanto`,
  key: 'decir algo con las palabras del juego',
  here: {
    how: 'En este dispositivo: en solitario, varios ante una pantalla o con bots.',
    person: 'Una persona en esta pantalla',
    name: (seat) => `Nombre en el sitio ${seat}`,
    player: (seat) => `Jugador ${seat}`,
  },
};
