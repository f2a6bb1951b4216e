import type { Language } from '../../../../kernel/index.ts';

/** What may be done with an Action, or by an Evocation. */
export type HintKind =
  | ('walk' | 'lead' | 'rejoin' | 'strike' | 'activate' | 'command' | 'cast' | 'quick' | 'familiar')
  | ('send' | 'go' | 'attack');

/** What the bar says beside a question. Lists are those of the language. */
export interface HintText {
  readonly choose: string;
  readonly study: string;
  readonly keep: string;
  /** What is laid so far, and how the slots work. */
  readonly prepare: string;
  readonly enough: string;
  /** After how many it ends; that it does with the next. */
  most(spells: number): string;
  readonly lastSpell: string;
  readonly sideAndSlot: string;
  /** As short as can be: several stand in a row on a phone. */
  readonly kinds: Readonly<Record<HintKind, string>>;
  /** How many tokens there are. */
  action(tokens: number): string;
  readonly onlyPass: string;
  readonly last: string;
  /** What passing gives up. */
  passing(tokens: number, spells: number): string;
  /** Rooms that may still be walked; whether the Room may be activated. */
  physical(left: number, room: boolean): string;
  readonly evocation: string;
  readonly evocations: string;
  split(mage: string, most: number, familiar: string, of: number): string;
  /** A card when a moon has risen; a quest that makes room; the Familiar that hunts in a Room. */
  readonly moon: string;
  readonly drop: string;
  readonly rejoin: string;
  readonly aim: string;
  readonly mend: string;
}

export const hintTexts: Readonly<Record<Language, HintText>> = {
  en: {
    choose: 'A Mage and a school, in either order. Hold a card to read it.',
    study: 'Of the four you keep two; the others lie open.',
    keep: 'They come to your hand; the others lie open with their school.',
    prepare: 'Numbered spells are cast in their order, the quick one whenever you like.',
    enough: 'That is enough: “Ready” ends it.',
    most: (spells) => `After ${spells} spells the preparation is over.`,
    lastSpell: 'The next spell ends your preparation.',
    sideAndSlot: 'Choose its side, and the slot that it goes to.',
    kinds: {
      walk: 'Walk',
      lead: 'Walk with your Familiar',
      rejoin: 'Take the Familiar back',
      strike: 'Strike',
      activate: 'Activate the Room',
      command: 'Command',
      cast: 'Next spell',
      quick: 'Quick spell',
      familiar: 'Familiar Action',
      send: 'Send Hunting',
      go: 'Move',
      attack: 'Attack',
    },
    action: (tokens) => `${tokens} ${tokens === 1 ? 'token' : 'tokens'} left.`,
    onlyPass: 'Nothing is left to use.',
    last: 'It is your second and last one.',
    passing: (tokens, spells) =>
      `You do not act again this round. Unused: ${tokens} ${tokens === 1 ? 'token' : 'tokens'}, ${spells} ${spells === 1 ? 'spell' : 'spells'}.`,
    physical: (left, room) =>
      [
        ...(left > 0 ? [`${left} more ${left === 1 ? 'Room' : 'Rooms'} to walk`] : []),
        ...(room ? ['the Room can be activated'] : []),
      ].join('; '),
    evocation: 'A move and one attack, in either order.',
    evocations: 'Each acts once; touch the one that goes next.',
    split: (mage, most, familiar, of) => `${mage} can take ${most}, ${familiar} ${of}.`,
    moon: 'The card goes to your hand at once.',
    drop: 'It is chosen before the new one is seen; the new one begins with nothing done.',
    rejoin: 'Taken back it guards at once, before anything happens there; otherwise it goes on hunting.',
    aim: 'What is lit can be chosen.',
    mend: 'Point by point; touch the same one again for more.',
  },
  it: {
    choose: 'Un Mago e una scuola, nell’ordine che vuoi. Tieni premuta una carta per leggerla.',
    study: 'Delle quattro ne tieni due; le altre restano scoperte.',
    keep: 'Vengono in mano; le altre restano scoperte accanto alla loro scuola.',
    prepare: 'Gli incantesimi numerati si lanciano in ordine, quello rapido quando vuoi.',
    enough: 'Bastano: «Pronto» conclude.',
    most: (spells) => `Dopo ${spells} incantesimi la preparazione finisce.`,
    lastSpell: 'Il prossimo incantesimo conclude la preparazione.',
    sideAndSlot: 'Scegli la faccia e lo spazio in cui va.',
    kinds: {
      walk: 'Cammina',
      lead: 'Cammina con il Famiglio',
      rejoin: 'Riprendi il Famiglio',
      strike: 'Colpisci',
      activate: 'Attiva la Stanza',
      command: 'Comanda',
      cast: 'Prossimo incantesimo',
      quick: 'Incantesimo rapido',
      familiar: 'Azione del Famiglio',
      send: 'Manda a Caccia',
      go: 'Muovi',
      attack: 'Attacca',
    },
    action: (tokens) => (tokens === 1 ? 'Ti resta 1 segnalino.' : `Ti restano ${tokens} segnalini.`),
    onlyPass: 'Non resta niente da usare.',
    last: 'È la seconda e l’ultima.',
    passing: (tokens, spells) =>
      `Non agirai più in questo round. Inutilizzati: ${tokens} ${tokens === 1 ? 'segnalino' : 'segnalini'}, ${spells} ${spells === 1 ? 'incantesimo' : 'incantesimi'}.`,
    physical: (left, room) =>
      [
        ...(left > 0 ? [`ancora ${left} ${left === 1 ? 'Stanza' : 'Stanze'} di movimento`] : []),
        ...(room ? ['la Stanza può essere attivata'] : []),
      ].join('; '),
    evocation: 'Un movimento e un attacco, nell’ordine che vuoi.',
    evocations: 'Ognuna agisce una volta; tocca quella che va adesso.',
    split: (mage, most, familiar, of) => `${mage} può prenderne ${most}, ${familiar} ${of}.`,
    moon: 'La carta va subito in mano.',
    drop: 'Si sceglie prima di vedere la nuova, che comincia da capo.',
    rejoin: 'Ripreso, è subito di Guardia, prima che lì accada qualcosa; altrimenti resta a Caccia.',
    aim: 'Si può scegliere ciò che è illuminato.',
    mend: 'Un punto alla volta; tocca ancora lo stesso per curarlo di più.',
  },
  fr: {
    choose: 'Un Mage et une école, dans l’ordre voulu. Maintenez une carte pour la lire.',
    study: 'Des quatre, vous en gardez deux ; les autres restent visibles.',
    keep: 'Elles viennent en main ; les autres restent visibles près de leur école.',
    prepare: 'Les sorts numérotés se lancent dans l’ordre, le rapide quand vous voulez.',
    enough: 'C’est assez : « Prêt » y met fin.',
    most: (spells) => `Après ${spells} sorts, la préparation est finie.`,
    lastSpell: 'Le prochain sort met fin à votre préparation.',
    sideAndSlot: 'Choisissez sa face et son emplacement.',
    kinds: {
      walk: 'Marcher',
      lead: 'Marcher avec le Familier',
      rejoin: 'Reprendre le Familier',
      strike: 'Frapper',
      activate: 'Activer la Salle',
      command: 'Commander',
      cast: 'Prochain sort',
      quick: 'Sort rapide',
      familiar: 'Action du Familier',
      send: 'Envoyer en chasse',
      go: 'Se déplacer',
      attack: 'Attaquer',
    },
    action: (tokens) => `Il vous reste ${tokens} ${tokens < 2 ? 'jeton' : 'jetons'}.`,
    onlyPass: 'Il ne reste rien à utiliser.',
    last: 'C’est la seconde et dernière.',
    passing: (tokens, spells) =>
      `Vous n’agirez plus de cette manche. Inutilisés : ${tokens} ${tokens < 2 ? 'jeton' : 'jetons'}, ${spells} ${spells < 2 ? 'sort' : 'sorts'}.`,
    physical: (left, room) =>
      [
        ...(left > 0 ? [`encore ${left} ${left === 1 ? 'Salle' : 'Salles'} de déplacement`] : []),
        ...(room ? ['la Salle peut être activée'] : []),
      ].join(' ; '),
    evocation: 'Un déplacement et une attaque, dans l’ordre voulu.',
    evocations: 'Chacune agit une fois ; touchez la prochaine.',
    split: (mage, most, familiar, of) => `${mage} peut en prendre ${most}, ${familiar} ${of}.`,
    moon: 'La carte vient aussitôt en main.',
    drop: 'On choisit avant de voir la nouvelle, qui commence à zéro.',
    rejoin: 'Repris, il garde aussitôt, avant que rien n’arrive ; sinon il continue de chasser.',
    aim: 'Ce qui est éclairé peut être choisi.',
    mend: 'Point par point ; touchez à nouveau pour soigner davantage.',
  },
  es: {
    choose: 'Un Mago y una escuela, en el orden que quieras. Mantén pulsada una carta para leerla.',
    study: 'De las cuatro te quedas dos; las demás quedan a la vista.',
    keep: 'Van a tu mano; las demás quedan a la vista junto a su escuela.',
    prepare: 'Los hechizos numerados se lanzan en orden; el rápido, cuando quieras.',
    enough: 'Ya basta: «Listo» la termina.',
    most: (spells) => `Tras ${spells} hechizos termina la preparación.`,
    lastSpell: 'El próximo hechizo termina tu preparación.',
    sideAndSlot: 'Elige su cara y el espacio al que va.',
    kinds: {
      walk: 'Caminar',
      lead: 'Caminar con el Familiar',
      rejoin: 'Recuperar al Familiar',
      strike: 'Golpear',
      activate: 'Activar la Sala',
      command: 'Dar una orden',
      cast: 'Próximo hechizo',
      quick: 'Hechizo rápido',
      familiar: 'Acción del Familiar',
      send: 'Enviar a cazar',
      go: 'Mover',
      attack: 'Atacar',
    },
    action: (tokens) => (tokens === 1 ? 'Te queda 1 ficha.' : `Te quedan ${tokens} fichas.`),
    onlyPass: 'No queda nada por usar.',
    last: 'Es la segunda y última.',
    passing: (tokens, spells) =>
      `No volverás a actuar en esta ronda. Sin usar: ${tokens} ${tokens === 1 ? 'ficha' : 'fichas'}, ${spells} ${spells === 1 ? 'hechizo' : 'hechizos'}.`,
    physical: (left, room) =>
      [
        ...(left > 0 ? [`aún ${left} ${left === 1 ? 'Sala' : 'Salas'} de movimiento`] : []),
        ...(room ? ['la Sala se puede activar'] : []),
      ].join('; '),
    evocation: 'Un movimiento y un ataque, en cualquier orden.',
    evocations: 'Cada una actúa una vez; toca la siguiente.',
    split: (mage, most, familiar, of) => `${mage} puede recibir ${most}; ${familiar}, ${of}.`,
    moon: 'La carta va enseguida a la mano.',
    drop: 'Se elige antes de ver la nueva, que empieza de cero.',
    rejoin: 'Recuperado, guarda al instante, antes de que allí ocurra nada; si no, sigue cazando.',
    aim: 'Se puede elegir lo que está iluminado.',
    mend: 'Punto a punto; toca otra vez para curar más.',
  },
  de: {
    choose: 'Ein Zauberer und eine Schule, gleich in welcher Folge. Halte eine Karte gedrückt, um sie zu lesen.',
    study: 'Von den vieren behältst du zwei; die anderen liegen offen.',
    keep: 'Sie kommen auf deine Hand; die anderen liegen offen bei ihrer Schule.',
    prepare: 'Nummerierte Zauber werden der Reihe nach gewirkt, der schnelle jederzeit.',
    enough: 'Das reicht: „Bereit“ beendet es.',
    most: (spells) => `Nach ${spells} Zaubern ist die Vorbereitung zu Ende.`,
    lastSpell: 'Der nächste Zauber beendet deine Vorbereitung.',
    sideAndSlot: 'Wähle ihre Seite und den Platz, auf den sie kommt.',
    kinds: {
      walk: 'Gehen',
      lead: 'Mit dem Vertrauten gehen',
      rejoin: 'Vertrauten zurücknehmen',
      strike: 'Schlagen',
      activate: 'Saal aktivieren',
      command: 'Befehligen',
      cast: 'Nächster Zauber',
      quick: 'Schneller Zauber',
      familiar: 'Aktion des Vertrauten',
      send: 'Auf die Jagd schicken',
      go: 'Bewegen',
      attack: 'Angreifen',
    },
    action: (tokens) => `${tokens} ${tokens === 1 ? 'Stein' : 'Steine'} übrig.`,
    onlyPass: 'Es ist nichts mehr übrig.',
    last: 'Es ist die zweite und letzte.',
    passing: (tokens, spells) =>
      `Du handelst in dieser Runde nicht mehr. Ungenutzt: ${tokens} ${tokens === 1 ? 'Stein' : 'Steine'}, ${spells} Zauber.`,
    physical: (left, room) =>
      [
        ...(left > 0 ? [`noch ${left} ${left === 1 ? 'Saal' : 'Säle'} weit`] : []),
        ...(room ? ['der Saal kann aktiviert werden'] : []),
      ].join('; '),
    evocation: 'Eine Bewegung und ein Angriff, gleich in welcher Folge.',
    evocations: 'Jede handelt einmal; berühre die nächste.',
    split: (mage, most, familiar, of) => `${mage} kann ${most} nehmen, ${familiar} ${of}.`,
    moon: 'Die Karte kommt sofort auf die Hand.',
    drop: 'Du wählst, bevor du den neuen siehst; der neue beginnt von vorn.',
    rejoin: 'Zurückgenommen schützt er sofort, bevor dort etwas geschieht; sonst jagt er weiter.',
    aim: 'Was hell ist, kann gewählt werden.',
    mend: 'Punkt für Punkt; berühre denselben noch einmal für mehr.',
  },
};
