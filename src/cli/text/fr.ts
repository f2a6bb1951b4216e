import type { Text } from './text.ts';

export const fr: Text = {
  you: 'vous',
  hiddenCard: 'carte cachée',
  faceDown: 'face cachée',
  staged: 'pas encore définitive',
  seed: (seed) => `Graine ${seed} : même graine et mêmes réponses, même partie.`,
  hint: 'tapez pour filtrer · ↑ ↓ pour choisir · Entrée pour valider · Échap pour revenir',
  lineHint: 'Répondez par un numéro ou en toutes lettres ; « aide » donne les autres commandes.',
  noMatch: 'Rien ne correspond.',
  goBack: 'Retour',
  commands: {
    why: {
      word: 'pourquoi pas',
      label: 'Pourquoi pas … ?',
      help: 'ce qui est impossible maintenant, et la règle qui l’interdit',
    },
    undo: {
      word: 'annuler',
      label: 'Annuler',
      help: 'reprend votre dernière réponse, tant que personne n’a rien appris',
    },
    card: { word: 'carte', label: 'Lire une carte', help: 'le texte d’une carte de la table' },
    save: { word: 'sauver', label: 'Sauver', help: 'écrit la partie jusqu’ici dans un fichier' },
    help: { word: 'aide', label: 'Aide', help: 'cette liste' },
    quit: { word: 'quitter', label: 'Quitter', help: 'quitte la partie' },
  },
  nothingBarred: 'Rien de ce que vous pourriez vouloir faire n’est interdit.',
  undone: 'C’est annulé.',
  whichCard: 'Quelle carte ?',
  noText: 'Elle n’a pas de texte.',
  noSuchCard: (name) => `Aucune carte de la table ne s’appelle « ${name} ».`,
  noSuchAnswer: (said) => `« ${said} » n’est ni une réponse ni une commande.`,
  saved: (file) => `La partie est dans ${file}.`,
  notSaved: (file, code) => `${file} n’a pas été écrit (${code}).`,
  left: 'Vous avez quitté la partie.',
  inputEnded: 'L’entrée s’est terminée avant la partie.',
  replaySees: (name) => `Vue par ${name}`,
  replaySeesAll: 'Toutes cartes visibles',
  replayFits: (answers, hashes, rules, content) =>
    `Tout concorde : ${answers} réponses, toutes permises ; ${hashes === 0 ? 'aucune empreinte d’état dans le fichier' : `${hashes} empreintes d’état, toutes égales`} ; règles version ${rules}, contenu ${content}.`,
  unfinished: (names) => `La partie n’est pas finie ; elle attend ${names.join(', ')}.`,
};
