import type { Language } from '../../../../kernel/index.ts';

/** What the board says of Foes, beside what stands on their cards. */
export interface FoesText {
  readonly none: string;
  level(level: number): string;
  hp(left: number, health: number): string;
  last(familiar: string): string;
  defeated(by: string): string;
  /** A Familiar whose element is strong against this Foe's. */
  strong(familiar: string): string;
  strongBrief(familiar: string): string;
  readonly dazed: string;
  readonly dazedBrief: string;
  hexed(amount: number): string;
  readonly hexedBrief: string;
  forbids(what: string): string;
  readonly until: Readonly<Record<Until, string>>;
  readonly chart: string;
  /** A roll that does nothing, in a word as short as can be. */
  readonly miss: string;
}
/**
 * When something ends that runs on: with the next roll or attack, with this Foes' turn, or with the one after it.
 * What is `coming` only begins with the next round, and lasts for it.
 */
export const UNTIL = ['next', 'turn', 'later', 'coming'] as const;
export type Until = (typeof UNTIL)[number];

const en: FoesText = {
  none: 'No Foe in sight',
  level: (level) => `Level ${level}`,
  hp: (left, health) => `${left} of ${health} HP`,
  last: (familiar) => `last hurt by ${familiar}`,
  defeated: (by) => `defeated by ${by}`,
  strong: (familiar) => `${familiar} is strong against it`,
  strongBrief: (familiar) => `strong: ${familiar}`,
  dazed: 'dazed: it will not roll next time',
  dazedBrief: 'dazed',
  hexed: (amount) => `rolls ${amount} lower`,
  hexedBrief: 'to rolls',
  forbids: (what) => `forbids ${what}`,
  until: {
    next: 'for the next time',
    turn: 'until this Foes’ turn is over',
    later: 'until the next Foes’ turn is over',
    coming: 'for the next round',
  },
  chart: 'Its rolls',
  miss: 'miss',
};

const it: FoesText = {
  none: 'Nessun Nemico in vista',
  level: (level) => `Livello ${level}`,
  hp: (left, health) => `${left} PV su ${health}`,
  last: (familiar) => `ferito per ultimo da ${familiar}`,
  defeated: (by) => `sconfitto da ${by}`,
  strong: (familiar) => `${familiar} è forte contro di lui`,
  strongBrief: (familiar) => `forte: ${familiar}`,
  dazed: 'stordito: la prossima volta non tira',
  dazedBrief: 'stordito',
  hexed: (amount) => `tira con −${amount}`,
  hexedBrief: 'ai tiri',
  forbids: (what) => `vieta: ${what}`,
  until: {
    next: 'per la prossima volta',
    turn: 'fino alla fine di questo turno dei Nemici',
    later: 'fino alla fine del prossimo turno dei Nemici',
    coming: 'per il prossimo round',
  },
  chart: 'I suoi tiri',
  miss: 'nulla',
};

const fr: FoesText = {
  none: 'Aucun Ennemi en vue',
  level: (level) => `Niveau ${level}`,
  hp: (left, health) => `${left} PV sur ${health}`,
  last: (familiar) => `blessé en dernier par ${familiar}`,
  defeated: (by) => `vaincu par ${by}`,
  strong: (familiar) => `${familiar} est fort contre lui`,
  strongBrief: (familiar) => `fort : ${familiar}`,
  dazed: 'étourdi : il ne lancera pas la prochaine fois',
  dazedBrief: 'étourdi',
  hexed: (amount) => `lance à −${amount}`,
  hexedBrief: 'aux jets',
  forbids: (what) => `interdit : ${what}`,
  until: {
    next: 'pour la prochaine fois',
    turn: 'jusqu’à la fin de ce tour des Ennemis',
    later: 'jusqu’à la fin du prochain tour des Ennemis',
    coming: 'pour la prochaine manche',
  },
  chart: 'Ses jets',
  miss: 'raté',
};

const es: FoesText = {
  none: 'Ningún Enemigo a la vista',
  level: (level) => `Nivel ${level}`,
  hp: (left, health) => `${left} de ${health} PV`,
  last: (familiar) => `herido por última vez por ${familiar}`,
  defeated: (by) => `derrotado por ${by}`,
  strong: (familiar) => `${familiar} es fuerte contra él`,
  strongBrief: (familiar) => `fuerte: ${familiar}`,
  dazed: 'aturdido: la próxima vez no tira',
  dazedBrief: 'aturdido',
  hexed: (amount) => `tira con −${amount}`,
  hexedBrief: 'a tiradas',
  forbids: (what) => `prohíbe: ${what}`,
  until: {
    next: 'para la próxima vez',
    turn: 'hasta que acabe este turno de los Enemigos',
    later: 'hasta que acabe el próximo turno de los Enemigos',
    coming: 'durante la próxima ronda',
  },
  chart: 'Sus tiradas',
  miss: 'fallo',
};

const de: FoesText = {
  none: 'Kein Feind in Sicht',
  level: (level) => `Stufe ${level}`,
  hp: (left, health) => `${left} von ${health} LP`,
  last: (familiar) => `zuletzt verletzt von ${familiar}`,
  defeated: (by) => `besiegt von ${by}`,
  strong: (familiar) => `${familiar} ist stark gegen ihn`,
  strongBrief: (familiar) => `stark: ${familiar}`,
  dazed: 'benommen: würfelt nächstes Mal nicht',
  dazedBrief: 'benommen',
  hexed: (amount) => `würfelt um ${amount} niedriger`,
  hexedBrief: 'auf Würfe',
  forbids: (what) => `verbietet: ${what}`,
  until: {
    next: 'beim nächsten Mal',
    turn: 'bis zum Ende dieses Zugs der Feinde',
    later: 'bis zum Ende des nächsten Zugs der Feinde',
    coming: 'für die nächste Runde',
  },
  chart: 'Seine Würfe',
  miss: 'daneben',
};

export const foesTexts: Readonly<Record<Language, FoesText>> = { en, it, fr, es, de };
