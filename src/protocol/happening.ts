import type { Heard, Language, Result, Scene } from '../kernel/index.ts';

/**
 * What happens at a table beside its game: events whose kind begins with @. They stand in the same stream as those of
 * the game, and have sentences of their own.
 */
export type Happening =
  | { readonly kind: '@back' | '@resigned'; readonly seat: number }
  /** So many of the events that were heard are void. */
  | { readonly kind: '@undone'; readonly seat: number; readonly events: number }
  | { readonly kind: '@away'; readonly seat: number; readonly why: 'left' | 'time' | 'gone' };

/** The reason of a result that came by giving up. */
export const RESIGNED = '@resigned';

interface Texts {
  readonly undone: (name: string) => string;
  readonly back: (name: string) => string;
  readonly resigned: (name: string) => string;
  readonly away: Readonly<Record<'left' | 'time' | 'gone', (name: string) => string>>;
  /** Who gave up; whether they are several. */
  readonly gaveUp: (names: string, several: boolean) => string;
  readonly youGaveUp: string;
  readonly win: (names: string, several: boolean) => string;
  readonly nobody: string;
  readonly and: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    undone: (name) => `${name} takes the last answer back.`,
    back: (name) => `${name} is back and plays again.`,
    resigned: (name) => `${name} gives up.`,
    away: {
      left: (name) => `${name} has left: a bot plays on.`,
      time: (name) => `${name} is out of time: a bot plays on.`,
      gone: (name) => `${name} is gone: a bot plays on.`,
    },
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
    gaveUp: (names, several) => `${names} ${several ? 'haben' : 'hat'} aufgegeben.`,
    youGaveUp: 'Du hast aufgegeben.',
    win: (names, several) => `${names} ${several ? 'gewinnen' : 'gewinnt'}.`,
    nobody: 'Alle haben aufgegeben.',
    and: 'und',
  },
};

export const isHappening = (heard: Heard | Happening): heard is Happening => heard.kind.startsWith('@');

/** The sentence for what happened beside the game. */
export function happeningSentence(language: Language, happening: Happening, names: readonly string[]): string {
  const { undone, back, resigned, away } = TEXTS[language];
  const name = names[happening.seat] ?? '–';
  switch (happening.kind) {
    case '@undone':
      return undone(name);
    case '@back':
      return back(name);
    case '@resigned':
      return resigned(name);
    case '@away':
      return away[happening.why](name);
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
