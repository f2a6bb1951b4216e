import type { Language } from '../../../../kernel/index.ts';

/** What a turn may be spent on. */
export type HintKind = 'attack' | 'cast' | 'restore' | 'use' | 'revive';

/** What the bar says beside a question. Lists are those of the language. */
export interface HintText {
  /** How to find out what a card does before one chooses it. */
  readonly choose: string;
  readonly ways: Readonly<Record<HintKind, string>>;
  /** Of these one. */
  one(ways: string): string;
  /** What a call costs, and what comes of it. */
  /** What a call costs, does and risks; the damage as a number or a range. */
  ballyhoo(damage: string): string;
  /** What has happened since one last answered in the same turn. */
  since(sentences: string): string;
}

export const hintTexts: Readonly<Record<Language, HintText>> = {
  en: {
    choose: 'Hold a card to read it large.',
    ways: {
      attack: 'attack',
      cast: 'cast a spell',
      restore: 'give HP or MP',
      use: 'use an Artifact',
      revive: 'revive somebody',
    },
    one: (ways) => `One thing a turn: ${ways}.`,
    ballyhoo: (damage) => `1 MP, a flip: ${damage} damage to the Foe, or 1 to you.`,
    since: (sentences) => `Since your last answer: ${sentences}`,
  },
  it: {
    choose: 'Tieni premuta una carta per leggerla.',
    ways: {
      attack: 'attaccare',
      cast: 'lanciare un incantesimo',
      restore: 'ridare PV o PM',
      use: 'usare un Artefatto',
      revive: 'rianimare qualcuno',
    },
    one: (ways) => `Una cosa per turno: ${ways}.`,
    ballyhoo: (damage) => `1 PM e un lancio: ${damage} danni al Nemico, o 1 a te.`,
    since: (sentences) => `Dopo la tua ultima risposta: ${sentences}`,
  },
  fr: {
    choose: 'Maintenez une carte pour la lire en grand.',
    ways: {
      attack: 'attaquer',
      cast: 'lancer un sort',
      restore: 'rendre des PV ou des PM',
      use: 'utiliser un Artefact',
      revive: 'ranimer quelqu’un',
    },
    one: (ways) => `Une chose par tour : ${ways}.`,
    ballyhoo: (damage) => `1 PM, un lancer : ${damage} dégâts à l’Ennemi, ou 1 à vous.`,
    since: (sentences) => `Depuis votre dernière réponse : ${sentences}`,
  },
  es: {
    choose: 'Mantén pulsada una carta para leerla.',
    ways: {
      attack: 'atacar',
      cast: 'lanzar un hechizo',
      restore: 'devolver PV o PM',
      use: 'usar un Artefacto',
      revive: 'revivir a alguien',
    },
    one: (ways) => `Una cosa por turno: ${ways}.`,
    ballyhoo: (damage) => `1 PM y la moneda: ${damage} de daño al Enemigo, o 1 a ti.`,
    since: (sentences) => `Desde tu última respuesta: ${sentences}`,
  },
  de: {
    choose: 'Halte eine Karte gedrückt, um sie groß zu lesen.',
    ways: {
      attack: 'angreifen',
      cast: 'zaubern',
      restore: 'LP oder MP geben',
      use: 'ein Artefakt benutzen',
      revive: 'jemanden wiederbeleben',
    },
    one: (ways) => `Eins davon pro Zug: ${ways}.`,
    ballyhoo: (damage) => `1 MP, ein Wurf: ${damage} Schaden beim Feind oder 1 bei dir.`,
    since: (sentences) => `Seit deiner letzten Antwort: ${sentences}`,
  },
};
