import type { Language } from '../../../../kernel/index.ts';

/** What may be done in the Primary Step beside the battle, and what can follow once a Pet is chosen. */
export type HintKind = 'cards' | 'item' | 'unique' | 'switch' | 'release';
export type NextChoice = 'card' | 'item' | 'other' | 'line' | 'power';

/** What the bar says beside a question. Lists are those of the language. */
export interface HintText {
  readonly ways: Readonly<Record<HintKind, string>>;
  also(ways: string): string;
  readonly next: Readonly<Record<NextChoice, string>>;
  touch(next: string): string;
  /** Elyth that would be Spent, each with its bearer. */
  replaces(old: string): string;
  readonly willpower: string;
  /** What was said already of an answer in several parts. */
  soFar(parts: string): string;
  /** A hand without a Pet was shown, so many times. */
  mulligan(who: string, times: number): string;
}

export const hintTexts: Readonly<Record<Language, HintText>> = {
  en: {
    ways: {
      cards: 'play cards',
      item: 'use an Item',
      unique: 'use a Unique Power',
      switch: 'Switch Pets',
      release: 'let go of a hold',
    },
    also: (ways) => `You may also ${ways}.`,
    next: {
      card: 'a card to play on it',
      item: 'an Item to use on it',
      other: 'a Pet to trade places with',
      line: 'a line to move to',
      power: 'a Pet for a Unique Power',
    },
    touch: (next) => `Touch ${next}.`,
    replaces: (old) => `A Pet bears one Elyth: ${old} would be Spent.`,
    soFar: (parts) => `So far: ${parts}.`,
    willpower: 'W is Willpower: so many cards you must have in hand. You keep them.',
    mulligan: (who, times) =>
      `${who} showed ${times === 1 ? 'a hand' : `${times} hands`} without a Pet and drew six new cards${times === 1 ? '' : ' each time'}.`,
  },
  it: {
    ways: {
      cards: 'giocare carte',
      item: 'usare un Oggetto',
      unique: 'usare un Potere unico',
      switch: 'fare uno Scambio',
      release: 'lasciare una presa',
    },
    also: (ways) => `Puoi anche ${ways}.`,
    next: {
      card: 'una carta da giocare su di lui',
      item: 'un Oggetto da usare su di lui',
      other: 'un Famiglio con cui scambiarlo',
      line: 'una linea in cui spostarlo',
      power: 'un Famiglio per un Potere unico',
    },
    touch: (next) => `Tocca ${next}.`,
    replaces: (old) => `Un Famiglio porta un solo Elyth: ${old} andrebbe agli scarti.`,
    soFar: (parts) => `Finora: ${parts}.`,
    willpower: 'V è la Volontà: quante carte devi avere in mano. Restano a te.',
    mulligan: (who, times) =>
      `${who} ha mostrato ${times === 1 ? 'una mano' : `${times} mani`} senza Famigli e ha ripescato sei carte${times === 1 ? '' : ' ogni volta'}.`,
  },
  fr: {
    ways: {
      cards: 'jouer des cartes',
      item: 'utiliser un Objet',
      unique: 'utiliser un Pouvoir unique',
      switch: 'faire un Échange',
      release: 'lâcher prise',
    },
    also: (ways) => `Vous pouvez aussi ${ways}.`,
    next: {
      card: 'une carte à jouer sur lui',
      item: 'un Objet à utiliser sur lui',
      other: 'un Familier avec qui l’échanger',
      line: 'une ligne où le déplacer',
      power: 'un Familier pour un Pouvoir unique',
    },
    touch: (next) => `Touchez ${next}.`,
    replaces: (old) => `Un Familier ne porte qu’un Elyth : ${old} irait à la défausse.`,
    soFar: (parts) => `Jusqu’ici : ${parts}.`,
    willpower: 'V est la Volonté : le nombre de cartes à avoir en main. Vous les gardez.',
    mulligan: (who, times) =>
      `${who} a montré ${times === 1 ? 'une main' : `${times} mains`} sans Familier et a repioché six cartes${times === 1 ? '' : ' à chaque fois'}.`,
  },
  es: {
    ways: {
      cards: 'jugar cartas',
      item: 'usar un Objeto',
      unique: 'usar un Poder único',
      switch: 'hacer un Cambio',
      release: 'soltar una presa',
    },
    also: (ways) => `También puedes ${ways}.`,
    next: {
      card: 'una carta para jugarla sobre él',
      item: 'un Objeto para usarlo sobre él',
      other: 'un Familiar con el que cambiarlo',
      line: 'una línea a la que moverlo',
      power: 'un Familiar para un Poder único',
    },
    touch: (next) => `Toca ${next}.`,
    replaces: (old) => `Un Familiar lleva un solo Elyth: ${old} iría al descarte.`,
    soFar: (parts) => `Hasta ahora: ${parts}.`,
    willpower: 'V es la Voluntad: cuántas cartas debes tener en la mano. Te las quedas.',
    mulligan: (who, times) =>
      `${who} enseñó ${times === 1 ? 'una mano' : `${times} manos`} sin Familiares y robó seis cartas nuevas${times === 1 ? '' : ' cada vez'}.`,
  },
  de: {
    ways: {
      cards: 'Karten spielen',
      item: 'einen Gegenstand benutzen',
      unique: 'eine Sonderkraft einsetzen',
      switch: 'Tiere wechseln',
      release: 'loslassen',
    },
    also: (ways) => `Du darfst auch ${ways}.`,
    next: {
      card: 'eine Karte, um sie darauf zu spielen',
      item: 'einen Gegenstand, um ihn darauf anzuwenden',
      other: 'ein Tier, um zu tauschen',
      line: 'eine Linie, um dorthin zu rücken',
      power: 'ein Tier für eine Sonderkraft',
    },
    touch: (next) => `Berühre ${next}.`,
    replaces: (old) => `Ein Tier trägt nur ein Elyth: ${old} käme auf die Ablage.`,
    soFar: (parts) => `Bisher: ${parts}.`,
    willpower: 'W ist die Willenskraft: So viele Karten brauchst du auf der Hand. Du behältst sie.',
    mulligan: (who, times) =>
      `${who} hat ${times === 1 ? 'eine Hand' : `${times}-mal eine Hand`} ohne Tier gezeigt und ${times === 1 ? '' : 'jedes Mal '}sechs neue Karten gezogen.`,
  },
};
