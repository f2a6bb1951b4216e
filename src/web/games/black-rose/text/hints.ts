import type { Language } from '../../../../kernel/index.ts';

/** What may be done with a visit, as far as the rules offer it. */
export type Way = 'walk' | 'strike' | 'activate' | 'command' | 'cast' | 'quick' | 'familiar' | 'send';

/** What the bar says beside a question. Lists are those of the language. */
export interface HintText {
  readonly choose: string;
  readonly study: string;
  readonly keep: string;
  /** What is laid so far, and how the slots work. */
  readonly prepare: string;
  readonly enough: string;
  readonly sideAndSlot: string;
  readonly ways: Readonly<Record<Way, string>>;
  /** How many tokens there are, and of these ways one. */
  action(tokens: number, ways: string): string;
  readonly onlyPass: string;
  readonly last: string;
  /** What passing gives up. */
  passing(tokens: number, spells: number): string;
  /** Rooms that may still be walked; whether the Room may be activated. */
  physical(left: number, room: boolean): string;
  readonly evocation: string;
  readonly evocations: string;
  split(mage: string, most: number, familiar: string, of: number): string;
  readonly aim: string;
  readonly mend: string;
}

export const hintTexts: Readonly<Record<Language, HintText>> = {
  en: {
    choose: 'A Mage and a school, in either order. Hold a card to read it.',
    study: 'Of the four you keep two; the others lie open.',
    keep: 'They come to your hand; the others lie open with their school.',
    prepare: 'Numbered spells are cast in their order, the quick one whenever you like.',
    enough: 'That is enough, but you may add more.',
    sideAndSlot: 'Choose its side, and the slot that it goes to.',
    ways: {
      walk: 'walk',
      strike: 'strike',
      activate: 'activate the Room',
      command: 'command',
      cast: 'cast the next spell',
      quick: 'cast the quick spell',
      familiar: 'use the Familiar',
      send: 'send it Hunting',
    },
    action: (tokens, ways) => `${tokens} ${tokens === 1 ? 'token' : 'tokens'} left. You can ${ways}.`,
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
    aim: 'What is lit can be chosen.',
    mend: 'Point by point; touch the same one again for more.',
  },
  it: {
    choose: 'Un Mago e una scuola, nell’ordine che vuoi. Tieni premuta una carta per leggerla.',
    study: 'Delle quattro ne tieni due; le altre restano scoperte.',
    keep: 'Vengono in mano; le altre restano scoperte accanto alla loro scuola.',
    prepare: 'Gli incantesimi numerati si lanciano in ordine, quello rapido quando vuoi.',
    enough: 'Bastano, ma puoi aggiungerne.',
    sideAndSlot: 'Scegli la faccia e lo spazio in cui va.',
    ways: {
      walk: 'muoverti',
      strike: 'colpire',
      activate: 'attivare la Stanza',
      command: 'comandare',
      cast: 'lanciare il prossimo incantesimo',
      quick: 'lanciare quello rapido',
      familiar: 'usare il Famiglio',
      send: 'mandarlo a Caccia',
    },
    action: (tokens, ways) => `${tokens} ${tokens === 1 ? 'segnalino' : 'segnalini'}. Puoi ${ways}.`,
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
    aim: 'Si può scegliere ciò che è illuminato.',
    mend: 'Un punto alla volta; tocca ancora lo stesso per curarlo di più.',
  },
  fr: {
    choose: 'Un Mage et une école, dans l’ordre voulu. Maintenez une carte pour la lire.',
    study: 'Des quatre, vous en gardez deux ; les autres restent visibles.',
    keep: 'Elles viennent en main ; les autres restent visibles près de leur école.',
    prepare: 'Les sorts numérotés se lancent dans l’ordre, le rapide quand vous voulez.',
    enough: 'C’est assez, mais vous pouvez en ajouter.',
    sideAndSlot: 'Choisissez sa face et son emplacement.',
    ways: {
      walk: 'vous déplacer',
      strike: 'frapper',
      activate: 'activer la Salle',
      command: 'commander',
      cast: 'lancer le prochain sort',
      quick: 'lancer le sort rapide',
      familiar: 'utiliser le Familier',
      send: 'l’envoyer en chasse',
    },
    action: (tokens, ways) => `${tokens} ${tokens < 2 ? 'jeton' : 'jetons'}. Vous pouvez ${ways}.`,
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
    aim: 'Ce qui est éclairé peut être choisi.',
    mend: 'Point par point ; touchez à nouveau pour soigner davantage.',
  },
  es: {
    choose: 'Un Mago y una escuela, en el orden que quieras. Mantén pulsada una carta para leerla.',
    study: 'De las cuatro te quedas dos; las demás quedan a la vista.',
    keep: 'Van a tu mano; las demás quedan a la vista junto a su escuela.',
    prepare: 'Los hechizos numerados se lanzan en orden; el rápido, cuando quieras.',
    enough: 'Ya basta, pero puedes añadir más.',
    sideAndSlot: 'Elige su cara y el espacio al que va.',
    ways: {
      walk: 'moverte',
      strike: 'golpear',
      activate: 'activar la Sala',
      command: 'dar una orden',
      cast: 'lanzar el próximo hechizo',
      quick: 'lanzar el rápido',
      familiar: 'usar al Familiar',
      send: 'enviarlo a cazar',
    },
    action: (tokens, ways) => `${tokens} ${tokens === 1 ? 'ficha' : 'fichas'}. Puedes ${ways}.`,
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
    aim: 'Se puede elegir lo que está iluminado.',
    mend: 'Punto a punto; toca otra vez para curar más.',
  },
  de: {
    choose: 'Ein Zauberer und eine Schule, gleich in welcher Folge. Halte eine Karte gedrückt, um sie zu lesen.',
    study: 'Von den vieren behältst du zwei; die anderen liegen offen.',
    keep: 'Sie kommen auf deine Hand; die anderen liegen offen bei ihrer Schule.',
    prepare: 'Nummerierte Zauber werden der Reihe nach gewirkt, der schnelle jederzeit.',
    enough: 'Das reicht, aber es dürfen mehr sein.',
    sideAndSlot: 'Wähle ihre Seite und den Platz, auf den sie kommt.',
    ways: {
      walk: 'gehen',
      strike: 'schlagen',
      activate: 'den Saal aktivieren',
      command: 'befehligen',
      cast: 'den nächsten Zauber wirken',
      quick: 'den schnellen Zauber wirken',
      familiar: 'den Vertrauten nutzen',
      send: 'ihn auf die Jagd schicken',
    },
    action: (tokens, ways) => `${tokens} ${tokens === 1 ? 'Stein' : 'Steine'} übrig. Du kannst ${ways}.`,
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
    aim: 'Was hell ist, kann gewählt werden.',
    mend: 'Punkt für Punkt; berühre denselben noch einmal für mehr.',
  },
};
