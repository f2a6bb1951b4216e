import type { TalkText } from '../en/talk.ts';

export const talk: TalkText = {
  open: 'Parla',
  title: 'Che cosa vuoi dire?',
  point: 'Tocca qualcosa sul tavolo per indicarlo.',
  suggestTo: (name) => `Suggerisci qualcosa a ${name}`,
  suggesting: (name) => `Che cosa potrebbe fare ${name}?`,
  iCould: (answer) => `Io potrei: ${answer}`,
  mine: 'Potrei fare qualcos’altro',
  minding: 'Che cosa potresti fare?',
  close: 'Lascia stare',
  lost: 'Non è stato detto. Riprova.',
  could: (what) => `Potresti usare: ${what}.`,
  also: (names, count) => (count > 1 ? `Tocca anche a ${names}.` : `Tocca anche a ${names}.`),
  skip: 'Non chiedermelo in questi momenti',
  skipBrief: 'Non chiedere',
  always: 'Chiedimelo sempre',
  askMe: 'Chiedimelo',
  skipping: (count) =>
    count === 1 ? 'Un tipo di momento passa senza chiedere' : `${count} tipi di momenti passano senza chiedere`,
  calls: (name, asks) => `${name}: ${asks}`,
  takers: 'Chi risponde ora?',
  takesOver: (name) => `Risponde ${name}`,
  besides: (name) => `${name} fa qualcosa intanto`,
  key: 'dire qualcosa con le parole del gioco',
  here: {
    how: 'Su questo dispositivo: da soli, in più davanti a uno schermo, o con i bot.',
    person: 'Una persona a questo schermo',
    name: (seat) => `Nome al posto ${seat}`,
    player: (seat) => `Giocatore ${seat}`,
  },
};
