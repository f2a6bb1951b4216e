import type { ReplayText } from '../en/replay.ts';

export const replay: ReplayText = {
  shelf: {
    lead: 'Toute partie peut être revue : de chaque place, cartes sur table, et reprise à n’importe quel moment.',
    open: 'Ouvrir un enregistrement',
    drop: 'Ou déposez le fichier ici.',
    dropNow: 'Lâchez-le ici.',
    reading: 'Lecture du fichier…',
    server: 'Vos parties terminées',
    serverNone: 'Aucune de vos parties sur le serveur n’est encore terminée.',
    serverNobody: 'Personne ne s’est encore assis ici, donc personne n’a rien terminé.',
    here: 'Parties dans ce navigateur',
    hereNone: 'On n’a encore rien joué dans ce navigateur.',
    hereHow: 'Ce que vous jouez hors ligne est gardé sur cet appareil et nulle part ailleurs.',
    watch: 'Revoir',
    goOn: 'Continuer',
    remove: 'Supprimer',
    removeThis: (name) => `Supprimer la partie avec ${name}`,
    removeSure: 'Supprimer définitivement cette partie ? Elle n’est gardée nulle part ailleurs.',
    removeHeld: 'Elle est ouverte dans cet onglet ou dans un autre : fermez-la d’abord.',
    removeFailed: 'Elle n’a pas pu être supprimée.',
  },
  file: {
    title: 'Ce n’est pas un enregistrement.',
    notJson:
      'Le fichier ne contient pas de JSON. Les enregistrements sont des fichiers JSON, tels qu’on les télécharge à la fin d’une partie.',
    tooBig: 'Le fichier est plus gros que n’importe quel enregistrement.',
    faults: 'Ce qui ne va pas, et où :',
  },
  plight: {
    missing: {
      title: 'Cette partie n’est pas ici.',
      text: 'Les parties jouées et les fichiers ouverts restent dans le navigateur où ils l’ont été.',
    },
    noGame: {
      title: 'Un jeu inconnu ici.',
      text: (game) => `C’est une partie d’un jeu nommé « ${game} », absent de cette étagère.`,
    },
    noEdition: {
      title: 'Règles inconnues ici.',
      text: 'Elle a été jouée selon une édition des règles que cette page ne connaît pas. Une page plus récente la connaîtra peut-être.',
    },
    editionMissing: {
      title: 'Ses règles ne sont pas encore ici.',
      text: 'Elle a été jouée selon des règles plus anciennes, chargées depuis le serveur à leur première utilisation. Réessayez une fois en ligne.',
    },
    noPack: {
      title: 'Les cartes manquent.',
      text: (hash) => `Elle a été jouée avec un paquet de cartes absent d’ici (${hash.slice(0, 12)}…).`,
    },
    badPack: { title: 'Les cartes sont défectueuses.', text: 'Le paquet utilisé ne peut pas être lu ici.' },
    faulty: { title: 'Cet enregistrement ne correspond pas à son jeu.', text: 'Ce qui ne va pas, et où :' },
    notOver: {
      title: 'Pas encore terminée.',
      text: 'Une partie peut être revue une fois finie. D’ici là, ses cartes restent cachées.',
    },
    toTable: 'Aller à la table',
    refused: 'Impossible de la montrer.',
    engine: {
      title: 'Le moteur n’a pas démarré.',
      text: 'Il est nécessaire pour revoir une partie et pour jouer dans ce navigateur. Recharger la page peut aider.',
    },
  },
  broken: (after) =>
    `Après la réponse ${after}, cet enregistrement ne respecte plus les règles : il est montré jusque-là.`,
  controls: 'Lecture',
  tools: 'Vérifier, continuer, partager',
  first: 'Aller à la donne',
  back: 'Un pas en arrière',
  forward: 'Un pas en avant',
  last: 'Aller à la fin',
  play: 'Lire',
  pause: 'Pause',
  speed: 'Vitesse',
  times: (speed) => `${speed}×`,
  scrub: 'Moment',
  at: (number, last) => `Moment ${number} sur ${last}`,
  eyes: 'Vue par',
  spectator: 'Spectateur',
  all: 'Tout visible',
  chair: (number) => `Place ${number}`,
  onlyOwn: 'Tant que la partie n’est pas finie, seules vos cartes sont montrées.',
  tale: 'Le récit',
  jump: (number) => `Aller au moment ${number}`,
  said: (name, answer) => `${name} : ${answer}`,
  asked: (names) => `Doit répondre : ${names}`,
  answers: (answer) => `Répond : ${answer}`,
  link: 'Lien vers ce moment',
  copied: 'Copié.',
  linkHere: 'Ne fonctionne que dans ce navigateur.',
  copyIt: 'Copiez cette adresse :',
  download: 'Télécharger',
  keys: 'Touches : ← → un pas, Début et Fin pour la donne et la fin, Espace pour lire ou mettre en pause, G pour le déroulement du jeu.',
  more: 'Plus',
  turning: {
    open: 'Tournants',
    title: 'Tournants',
    text: 'Jugés seulement d’après ce qu’on pouvait voir au moment de chaque réponse. Les nombres disent ce que valaient les perspectives : 0 % est perdu, 100 % est gagné.',
    whose: 'Décisions de',
    looking: 'Examen de chaque décision…',
    closely: 'Examen approfondi des plus prometteuses…',
    looked: (done: number, of: number) => `${done} décisions sur ${of}`,
    weighed: (done: number, of: number) => `${done} examens approfondis sur ${of}`,
    found: (count: number) =>
      [
        'Aucune réponse ne se détache : ce qui aurait pu être meilleur reste dans l’incertitude.',
        'Une seule réponse se détache. Les autres restent dans l’incertitude.',
        'Deux réponses se détachent. Les autres restent dans l’incertitude.',
      ][count] ?? 'Les trois réponses qui ont le plus compté :',
    failed: 'Impossible de les déterminer.',
    lost: (by: number) => `${by} points sur cent perdus`,
    won: (by: number) => `${by} points sur cent gagnés`,
    said: 'Vous',
    given: 'Réponse',
    better: 'Mieux',
    natural: 'Évidente',
    means: {
      slip: (by: number) => `−${by} : elle a coûté ${by} points sur cent par rapport à la meilleure réponse.`,
      find: (by: number) =>
        `+${by} : elle a gagné ${by} points sur la réponse évidente, la première qui vient à l’esprit.`,
    },
    show: 'Montrer',
    slip: (answer: string) => `Mieux : ${answer}`,
    find: (answer: string) => `Mieux que : ${answer}`,
  },
  playOn: {
    open: 'Continuer à partir d’ici',
    title: 'Continuer à partir d’ici',
    text: 'Une nouvelle partie qui commence à ce moment, avec les mêmes cartes dans le même ordre. Des bots prennent les autres places.',
    seat: 'Votre place',
    bot: 'Contre',
    mate: 'Avec',
    server: 'En ligne',
    here: 'Sur cet appareil',
    over: 'À ce moment la partie est finie : reculez d’abord d’un pas.',
    offline: 'Le serveur est injoignable pour l’instant.',
    failed: 'Impossible de continuer à partir d’ici.',
  },
  verify: {
    open: 'Vérifier',
    title: 'Contrôlée dans votre navigateur',
    text: 'Toute la partie a été distribuée et rejouée sur cet appareil, à partir du seul enregistrement.',
    running: 'On la rejoue…',
    good: 'Tout concorde.',
    bad: 'Quelque chose ne concorde pas.',
    failed: 'La vérification n’a pas pu se faire.',
    marks: { yes: 'concorde', no: 'ne concorde pas', none: 'non conservé', unreached: 'non atteint' },
    place: (path) => `À ${path}`,
    differs: (is, wanted) => `L’enregistrement donne ${is} ; en rejouant, c’est ${wanted}.`,
    illegal: (name, answer, why) => `${name} : « ${answer} ». ${why}`,
    broke: 'Les règles elles-mêmes y ont failli.',
    names: {
      promise: 'La promesse',
      salts: 'La part des joueurs',
      own: 'Votre part',
      seating: 'Places et options',
      chance: 'Dés et mélanges',
      answers: 'Réponses',
      hashes: 'La table',
      result: 'Le résultat',
    },
    unreached: 'Non atteint : quelque chose ne concorde pas avant.',
    saltNotes: {
      promised:
        'Cela correspond aux hachages qui, d’après l’enregistrement, ont été donnés avant que rien ne soit montré. Seuls ceux qui étaient à la table et les ont notés le savent.',
      open: (names) => `Donné ouvertement, sans hachage préalable : ${names}.`,
      withheld: (names) =>
        `Promis mais pas montré à temps, donc absent du mélange : ${names}. Qui retient sa part a choisi entre deux donnes ; que ce soit à l’aveugle ne peut être prouvé.`,
      unsaid: 'L’enregistrement ne dit pas si cela avait été promis d’avance.',
    },
    says: {
      promise: {
        yes: 'La graine est celle qui a été promise, sous forme de hachage, avant la donne.',
        no: 'La graine n’est pas celle qui a été promise avant la donne.',
        none: 'L’enregistrement ne contient aucune promesse faite avant la donne.',
      },
      salts: {
        yes: (count) =>
          count === 1
            ? 'Un joueur a ajouté son grain de sel au mélange.'
            : `${count} joueurs ont ajouté leur grain de sel au mélange.`,
        no: 'Ce que les joueurs ont ajouté au mélange n’est pas ce qu’ils avaient promis, ou il en manque.',
        none: 'Aucun joueur n’a rien ajouté au mélange.',
      },
      own: {
        yes: 'Votre part y est, et chaque autre est celle dont ce navigateur avait vu le hachage avant de montrer la vôtre : personne n’a pu choisir la sienne d’après la vôtre.',
        no: 'Votre part, ou une autre, n’est pas celle que ce navigateur avait notée avant la donne.',
        none: (noted) =>
          noted === 0
            ? 'Ce navigateur n’a noté aucune part de vous pour cette partie.'
            : 'Votre part n’a pas été montrée à temps : elle n’est pas dans le mélange.',
      },
      seating: {
        yes: (count) => `Le jeu se joue à ${count} avec ces options.`,
        no: 'Le jeu ne se joue pas avec ces options.',
      },
      chance: {
        yes: (count) => `Tous les dés et mélanges ont été tirés à nouveau de la graine : ${count} tirages.`,
        no: 'La donne n’a pas pu être répétée.',
      },
      answers: {
        yes: (count) =>
          count === 1
            ? 'Une réponse a été rejouée ; elle était permise.'
            : `${count} réponses ont été rejouées ; chacune était permise à ce moment.`,
        no: (count) => `${count} réponses étaient permises ; la suivante ne l’était pas.`,
      },
      hashes: {
        yes: (count) => `La table a été comparée à l’enregistrement à ${count} moments : identique à chaque fois.`,
        no: 'La table n’est pas celle de l’enregistrement.',
        none: 'L’enregistrement ne contient pas de hachages de la table à comparer.',
      },
      result: {
        yes: 'Le résultat découle des réponses.',
        no: 'Le résultat n’est pas celui qui a été annoncé.',
        none: 'La partie n’est pas finie dans cet enregistrement.',
      },
    },
  },
  here: {
    you: 'Invité',
    setup: {
      title: 'Une telle table est impossible.',
      text: 'L’adresse demande quelque chose que le jeu ne permet pas :',
    },
    unkept: 'Ce navigateur ne garde rien pour l’instant : une fois la page fermée, la partie est perdue.',
    stopped: { title: 'Le moteur s’est arrêté.', text: 'La partie est gardée jusqu’à la dernière réponse.' },
    elsewhere: {
      title: 'Elle est sur une autre table.',
      text: 'Cette partie est ouverte dans un autre onglet ou une autre fenêtre de ce navigateur.',
    },
    takeOver: 'Jouer ici',
  },
};
