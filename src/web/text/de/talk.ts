import type { TalkText } from '../en/talk.ts';

export const talk: TalkText = {
  open: 'Reden',
  title: 'Was möchtest du sagen?',
  point: 'Berühre etwas auf dem Tisch, um darauf zu zeigen.',
  suggestTo: (name) => `${name} etwas vorschlagen`,
  suggesting: (name) => `Was könnte ${name} tun?`,
  iCould: (answer) => `Ich könnte: ${answer}`,
  mine: 'Ich könnte etwas anderes tun',
  minding: 'Was könntest du tun?',
  close: 'Ach, nichts',
  lost: 'Das wurde nicht gesagt. Versuch es noch einmal.',
  could: (what) => `Du könntest einsetzen: ${what}.`,
  also: (names, count) => (count > 1 ? `Auch ${names} sind gefragt.` : `Auch ${names} ist gefragt.`),
  skip: 'In solchen Momenten nicht fragen',
  skipBrief: 'Nicht fragen',
  always: 'Immer fragen',
  askMe: 'Frag mich',
  skipping: (count) =>
    count === 1 ? 'Eine Art von Moment verstreicht ungefragt' : `${count} Arten von Momenten verstreichen ungefragt`,
  calls: (name, asks) => `${name}: ${asks}`,
  takers: 'Wer antwortet jetzt?',
  takesOver: (name) => `${name} antwortet`,
  besides: (name) => `${name} tut nebenbei etwas`,
  key: 'etwas in den Worten des Spiels sagen',
  here: {
    how: 'Auf diesem Gerät: allein, zu mehreren vor einem Bildschirm oder mit Bots.',
    person: 'Jemand an diesem Bildschirm',
    name: (seat) => `Name auf Platz ${seat}`,
    player: (seat) => `Spieler ${seat}`,
  },
};
