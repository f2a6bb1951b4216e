import type { HeardEvent, Language, Result, Scene, Speech } from '../kernel/index.ts';

/**
 * What happens at a table beside its game: events whose kind begins with @. They stand in the same stream as those of
 * the game, and have sentences of their own.
 */
export type TableEvent =
  | { readonly kind: '@back' | '@resigned'; readonly seat: number }
  /** So many of the events that were heard are void. */
  | { readonly kind: '@undone'; readonly seat: number; readonly events: number }
  | { readonly kind: '@away'; readonly seat: number; readonly why: 'left' | 'time' | 'gone' }
  /** What made a bot do what comes next, in words of the game. */
  | { readonly kind: '@because'; readonly seat: number; readonly why: string };

/** The reason of a result that came by giving up. */
export const RESIGNED = '@resigned';

/** The result where only these seats have not given up. Who plays together loses together. */
export function surrender(seats: number, left: readonly number[], together: boolean): Result {
  const places = Array.from({ length: seats }, (_, seat) => (together || !left.includes(seat) ? left.length + 1 : 1));
  return { winners: together ? [] : left, places, reason: RESIGNED };
}

interface TableEventTexts {
  readonly undone: (name: string) => string;
  readonly back: (name: string) => string;
  readonly resigned: (name: string) => string;
  readonly away: Readonly<Record<'left' | 'time' | 'gone', (name: string) => string>>;
  /** Who says why they do what comes next. */
  readonly because: (name: string, reason: string) => string;
  /** Who gave up; whether they are several. */
  readonly gaveUp: (names: string, several: boolean) => string;
  readonly youGaveUp: string;
  readonly win: (names: string, several: boolean) => string;
  readonly nobody: string;
  readonly and: string;
}

const TEXTS: Readonly<Record<Language, TableEventTexts>> = {
  en: {
    undone: (name) => `${name} takes the last answer back.`,
    back: (name) => `${name} is back and plays again.`,
    resigned: (name) => `${name} gives up.`,
    away: {
      left: (name) => `${name} has left: a bot plays on.`,
      time: (name) => `${name} is out of time: a bot plays on.`,
      gone: (name) => `${name} is gone: a bot plays on.`,
    },
    because: (name, reason) => `${name}: “${reason}”`,
    gaveUp: (names) => `${names} gave up.`,
    youGaveUp: 'You gave up.',
    win: (names, several) => `${names} ${several ? 'win' : 'wins'}.`,
    nobody: 'All gave up.',
    and: 'and',
  },
  it: {
    undone: (name) => `${name} ritira l’ultima risposta.`,
    back: (name) => `${name} è di nuovo qui e torna a giocare.`,
    resigned: (name) => `${name} si arrende.`,
    away: {
      left: (name) => `${name} ha lasciato il tavolo: continua un bot.`,
      time: (name) => `${name} ha esaurito il tempo: continua un bot.`,
      gone: (name) => `${name} non c’è: continua un bot.`,
    },
    because: (name, reason) => `${name}: «${reason}»`,
    gaveUp: (names, several) => `${names} ${several ? 'si arrendono' : 'si arrende'}.`,
    youGaveUp: 'Hai abbandonato la partita.',
    win: (names, several) => `${several ? 'Vincono' : 'Vince'} ${names}.`,
    nobody: 'Si sono arresi tutti.',
    and: 'e',
  },
  fr: {
    undone: (name) => `${name} reprend sa dernière réponse.`,
    back: (name) => `${name} est de retour et rejoue.`,
    resigned: (name) => `${name} abandonne.`,
    away: {
      left: (name) => `${name} a quitté la table : un bot continue.`,
      time: (name) => `${name} n’a plus de temps : un bot continue.`,
      gone: (name) => `${name} ne répond plus : un bot continue.`,
    },
    because: (name, reason) => `${name} : « ${reason} »`,
    gaveUp: (names, several) => `${names} ${several ? 'ont' : 'a'} abandonné.`,
    youGaveUp: 'Vous avez abandonné.',
    win: (names, several) => `${names} ${several ? 'gagnent' : 'gagne'}.`,
    nobody: 'Tout le monde a abandonné.',
    and: 'et',
  },
  es: {
    undone: (name) => `${name} retira su última respuesta.`,
    back: (name) => `${name} ha vuelto y juega de nuevo.`,
    resigned: (name) => `${name} se rinde.`,
    away: {
      left: (name) => `${name} se ha ido: sigue un bot.`,
      time: (name) => `A ${name} se le ha acabado el tiempo: sigue un bot.`,
      gone: (name) => `${name} no está: sigue un bot.`,
    },
    because: (name, reason) => `${name}: «${reason}»`,
    gaveUp: (names, several) => `${names} ${several ? 'se han' : 'se ha'} rendido.`,
    youGaveUp: 'Te has rendido.',
    win: (names, several) => `${several ? 'Ganan' : 'Gana'} ${names}.`,
    nobody: 'Todos se han rendido.',
    and: 'y',
  },
  de: {
    undone: (name) => `${name} nimmt die letzte Antwort zurück.`,
    back: (name) => `${name} ist zurück und spielt wieder selbst.`,
    resigned: (name) => `${name} gibt auf.`,
    away: {
      left: (name) => `${name} ist gegangen: Ein Bot spielt weiter.`,
      time: (name) => `Die Zeit von ${name} ist um: Ein Bot spielt weiter.`,
      gone: (name) => `${name} ist nicht da: Ein Bot spielt weiter.`,
    },
    because: (name, reason) => `${name}: „${reason}“`,
    gaveUp: (names, several) => `${names} ${several ? 'haben' : 'hat'} aufgegeben.`,
    youGaveUp: 'Du hast aufgegeben.',
    win: (names, several) => `${names} ${several ? 'gewinnen' : 'gewinnt'}.`,
    nobody: 'Alle haben aufgegeben.',
    and: 'und',
  },
};

export const isTableEvent = (heard: HeardEvent | TableEvent): heard is TableEvent => heard.kind.startsWith('@');

/** The sentence for what happened beside the game; null for a reason that the game has no words for. */
export function tableEventSentence(
  language: Language,
  tableEvent: TableEvent,
  scene: Scene,
  speech: Pick<Speech, 'because'>,
): string | null {
  const { undone, back, resigned, away, because } = TEXTS[language];
  const name = scene.names[tableEvent.seat] ?? '–';
  switch (tableEvent.kind) {
    case '@undone':
      return undone(name);
    case '@back':
      return back(name);
    case '@resigned':
      return resigned(name);
    case '@away':
      return away[tableEvent.why](name);
    case '@because': {
      const reason = speech.because?.(tableEvent.why, scene) ?? null;
      return reason === null ? null : because(name, reason);
    }
  }
}

/**
 * The sentence for a result that came by giving up; null for one that came by the rules. Whoever did not win gave up,
 * unless all lose together.
 */
export function surrenderSentence(language: Language, result: Result, { names, viewer }: Scene): string | null {
  if (result.reason !== RESIGNED) return null;
  const { gaveUp, youGaveUp, win, nobody, and } = TEXTS[language];
  const { winners } = result;
  if (winners.length === 0) return nobody;
  const losers = result.places.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const list = (seats: readonly number[]): string => {
    const called = seats.map((seat) => names[seat] ?? '–');
    return [called.slice(0, -1).join(', '), ...called.slice(-1)].filter((some) => some !== '').join(` ${and} `);
  };
  const isYou = losers.length === 1 && losers[0] === viewer;
  return `${isYou ? youGaveUp : gaveUp(list(losers), losers.length > 1)} ${win(list(winners), winners.length > 1)}`;
}
