import type { TalkText } from '../en/talk.ts';

export const talk: TalkText = {
  open: 'Parler',
  title: 'Que voulez-vous dire ?',
  point: 'Touchez quelque chose sur la table pour le montrer.',
  suggestTo: (name) => `Proposer quelque chose à ${name}`,
  suggesting: (name) => `Que pourrait faire ${name} ?`,
  iCould: (answer) => `Je pourrais : ${answer}`,
  mine: 'Je pourrais faire autre chose',
  minding: 'Que pourriez-vous faire ?',
  close: 'Laisser tomber',
  lost: 'Cela n’a pas été dit. Réessayez.',
  could: (what) => `Vous pourriez utiliser : ${what}.`,
  also: (names, count) => (count > 1 ? `${names} doivent aussi répondre.` : `${names} doit aussi répondre.`),
  skip: 'Ne plus me demander à ces moments',
  skipBrief: 'Ne plus demander',
  always: 'Toujours me demander',
  askMe: 'Me demander',
  skipping: (count) =>
    count === 1 ? 'Un type de moment passe sans question' : `${count} types de moments passent sans question`,
  calls: (name, asks) => `${name} : ${asks}`,
  takers: 'Qui répond maintenant ?',
  takesOver: (name) => `${name} répond`,
  besides: (name) => `${name} fait quelque chose pendant ce temps`,
  key: 'dire quelque chose avec les mots du jeu',
  here: {
    how: 'Sur cet appareil : seul, à plusieurs devant un écran, ou avec des bots.',
    person: 'Une personne à cet écran',
    name: (seat) => `Nom à la place ${seat}`,
    player: (seat) => `Joueur ${seat}`,
  },
};
