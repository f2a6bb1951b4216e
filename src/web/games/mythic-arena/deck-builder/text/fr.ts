import type { DeckBuilderText } from './deck-builder-text.ts';

/** Before a name. */
const of = (name: string): string => (/^[aeiouàâäéèêëîïôöùûüœ]/i.test(name) ? `d’${name}` : `de ${name}`);

export const fr: DeckBuilderText = {
  kinds: { all: 'Toutes', pet: 'Familiers', elyth: 'Elyth', rune: 'Runes', item: 'Objets' },
  others: 'Autres cartes',
  pool: 'Cartes',
  mine: 'Votre deck',
  theirs: (name) => `Deck ${of(name)}`,
  sort: 'Trier par',
  orders: { pack: 'Ordre imprimé', name: 'Nom', health: 'Santé', speed: 'Vitesse', willpower: 'Volonté' },
  free: 'Seulement libres',
  cheap: 'Pouvoirs à bas prix',
  cheapHelp: 'Seulement les Familiers dont un Pouvoir de combat demande une carte au plus',
  search: 'Chercher une carte',
  nothing: 'Pas l’ombre d’une moustache.',
  all: 'Montrer toutes les cartes',
  takenBy: (card, name) => `${card}, le choix ${of(name)}`,
  inDeck: (card) => `${card}, dans votre deck`,
  of: (count, of) => `${count} sur ${of}`,
  look: 'De plus près',
  yourPick: 'À vous de choisir',
  theirPick: (name) => `${name} choisit`,
  toGo: (picks) => (picks === 1 ? 'le dernier choix' : `encore ${picks} cartes`),
  last: 'dernière',
  took: (name, card) => `${name} a pris ${card}`,
  noneYet: 'Rien encore',
  curve: 'Volonté des Pouvoirs de combat',
  powers: (count, willpower) => `${count === 1 ? '1 pouvoir' : `${count} pouvoirs`} pour une Volonté de ${willpower}`,
  health: 'Santé',
  speed: 'Vitesse',
  spread: (least, most) => (least === most ? `${least}` : `de ${least} à ${most}`),
  add: 'Ajouter au deck',
  remove: 'Retirer',
  legal: 'Le deck est valable.',
  faults: (count) => (count === 1 ? '1 chose ne va pas' : `${count} choses ne vont pas`),
  play: 'Jouer ce deck',
  going: (done, of) => `Le deck est posé : ${done} sur ${of}`,
  botBuilds: (done, of) => `Un bot construit votre deck : ${done} sur ${of}`,
  goOn: 'Poser le reste',
  laid: 'Votre deck est prêt.',
  lies: 'posée',
  lying: (cards) =>
    `${cards === 1 ? 'Une carte est déjà posée' : `${cards} cartes sont déjà posées`}. « Revenir en arrière », près de la question, les rend une par une.`,
  building: (name) => `${name} construit encore.`,
  inSecret: 'Les deux decks se construisent en secret.',
  empty: 'Vider',
  decks: 'Decks',
  starters: 'Pour commencer',
  saved: 'Enregistrés ici',
  noSaved: 'Aucun deck à vous pour l’instant.',
  load: (name) => `Charger ${name}`,
  loaded: (name) => `${name} est chargé.`,
  name: 'Nom du deck',
  save: 'Enregistrer',
  savedAs: (name) => `Enregistré sous le nom ${name}.`,
  noName: 'Il faut un nom pour enregistrer un deck.',
  tooMany: (most) => `Il y a de la place pour ${most} decks. Supprimez-en un d’abord.`,
  rename: (name) => `Renommer ${name}`,
  newName: 'Nouveau nom',
  nameTaken: 'Ce n’est pas un nom, ou un autre deck le porte déjà.',
  delete: (name) => `Supprimer ${name}`,
  sure: (name) => `Supprimer ${name} pour de bon ?`,
  yes: 'Supprimer',
  no: 'Garder',
  code: 'Code de ce deck',
  codeHelp: 'Qui a le code peut charger le deck.',
  copy: 'Copier',
  copied: 'Copié.',
  paste: 'Code d’un deck',
  read: 'Charger le code',
  codeRead: 'Le deck du code est chargé.',
  codeFault: (fault) => {
    switch (fault.fault) {
      case 'empty':
        return 'Collez d’abord un code.';
      case 'no-code':
        return 'Ce n’est pas le code d’un deck : il doit commencer par MA1.';
      case 'version':
        return 'Ce code vient d’une autre version du jeu et ne peut être lu ici.';
      case 'letter':
        return `« ${fault.letter} » ne figure dans aucun code.`;
      case 'short':
        return `Il manque quelque chose : après MA1, le code a ${fault.letters} caractères au lieu de ${fault.of}.`;
      case 'long':
        return `Il y a quelque chose de trop : après MA1, le code a ${fault.letters} caractères au lieu de ${fault.of}.`;
      case 'typo':
        return 'Une faute s’est glissée dans le code : les caractères de contrôle ne concordent pas. Comparez lettre par lettre.';
      case 'other-cards':
        return 'Ce code est fait pour d’autres cartes.';
    }
  },
  lead: 'Le Familier qui ouvre',
  leadHelp:
    'Il reste face cachée sur votre Front jusqu’à ce que les deux aient choisi. Les vingt autres cartes forment votre Pile de ressources.',
  leads: (card) => `Vous ouvrez avec ${card}, face cachée.`,
  hasLed: (name) => `${name} a choisi.`,
  chooses: (name) => `${name} choisit encore.`,
  known: (name) => `Ce qu’a ${name}`,
  seen: (name) => `Ce que vous avez vu du deck ${of(name)}`,
  go: 'En premier ou en second ?',
  goHelp: {
    first: 'Le premier tour est à vous, sans piocher.',
    second: 'Vous répondez d’abord, et piochez à votre premier tour.',
  },
  goes: (name) => `${name} a perdu la dernière partie et choisit qui commence.`,
};
