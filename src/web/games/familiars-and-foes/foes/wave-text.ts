import type { Language } from '../../../../kernel/index.ts';
import type { Until } from './text.ts';

/** What the board says of waves and of what runs on. */
export interface WaveText {
  readonly waves: string;
  wave(wave: number, of: number): string;
  over(wave: number): string;
  now(wave: number): string;
  /** A wave to come: the levels on its backs, and how many Coven cards wait there. */
  comes(wave: number, levels: readonly number[], covens: number): string;
  covens(names: readonly string[]): string;
  readonly running: string;
  readonly boosts: Readonly<Record<'roll' | 'damage' | 'guard', (amount: number) => string>>;
  forbidden(what: string): string;
  /** As short as can be, with nobody named. */
  readonly until: Readonly<Record<Until, string>>;
}

const en: WaveText = {
  waves: 'Waves',
  wave: (wave, of) => `Wave ${wave} of ${of}`,
  over: (wave) => `Wave ${wave}: cleared`,
  now: (wave) => `Wave ${wave}: here`,
  comes: (wave, levels, covens) =>
    `Wave ${wave}: Foes of level ${levels.join(', ')}; ${covens === 1 ? 'one Coven card' : `${covens} Coven cards`}`,
  covens: (names) => `still captive: ${names.join(', ')}`,
  running: 'In effect',
  boosts: {
    roll: (amount) => `+${amount} to rolls`,
    damage: (amount) => `+${amount} damage`,
    guard: (amount) => `Foes do ${amount} less`,
  },
  forbidden: (what) => `no ${what}`,
  until: {
    next: 'next time',
    turn: 'until the Foes have acted',
    later: 'until after the next Foes’ turn',
    coming: 'next round',
  },
};

const it: WaveText = {
  waves: 'Ondate',
  wave: (wave, of) => `Ondata ${wave} di ${of}`,
  over: (wave) => `Ondata ${wave}: respinta`,
  now: (wave) => `Ondata ${wave}: in corso`,
  comes: (wave, levels, covens) =>
    `Ondata ${wave}: Nemici di livello ${levels.join(', ')}; ${covens === 1 ? 'una carta della Congrega' : `${covens} carte della Congrega`}`,
  covens: (names) => `ancora prigionieri: ${names.join(', ')}`,
  running: 'In vigore',
  boosts: {
    roll: (amount) => `+${amount} ai tiri`,
    damage: (amount) => `+${amount} al danno`,
    guard: (amount) => `i Nemici fanno ${amount} in meno`,
  },
  forbidden: (what) => `vietato: ${what}`,
  until: {
    next: 'la prossima volta',
    turn: 'finché i Nemici non hanno agito',
    later: 'fino al prossimo turno dei Nemici',
    coming: 'prossimo round',
  },
};

const fr: WaveText = {
  waves: 'Vagues',
  wave: (wave, of) => `Vague ${wave} sur ${of}`,
  over: (wave) => `Vague ${wave} : repoussée`,
  now: (wave) => `Vague ${wave} : en cours`,
  comes: (wave, levels, covens) =>
    `Vague ${wave} : Ennemis de niveau ${levels.join(', ')} ; ${covens === 1 ? 'une carte de l’Assemblée' : `${covens} cartes de l’Assemblée`}`,
  covens: (names) => `encore captifs : ${names.join(', ')}`,
  running: 'En cours',
  boosts: {
    roll: (amount) => `+${amount} aux jets`,
    damage: (amount) => `+${amount} aux dégâts`,
    guard: (amount) => `les Ennemis font ${amount} de moins`,
  },
  forbidden: (what) => `interdit : ${what}`,
  until: {
    next: 'la prochaine fois',
    turn: 'jusqu’après le tour des Ennemis',
    later: 'jusqu’après leur prochain tour',
    coming: 'prochaine manche',
  },
};

const es: WaveText = {
  waves: 'Oleadas',
  wave: (wave, of) => `Oleada ${wave} de ${of}`,
  over: (wave) => `Oleada ${wave}: superada`,
  now: (wave) => `Oleada ${wave}: en curso`,
  comes: (wave, levels, covens) =>
    `Oleada ${wave}: Enemigos de nivel ${levels.join(', ')}; ${covens === 1 ? 'una carta del Aquelarre' : `${covens} cartas del Aquelarre`}`,
  covens: (names) => `aún cautivos: ${names.join(', ')}`,
  running: 'En vigor',
  boosts: {
    roll: (amount) => `+${amount} a las tiradas`,
    damage: (amount) => `+${amount} al daño`,
    guard: (amount) => `los Enemigos hacen ${amount} menos`,
  },
  forbidden: (what) => `prohibido: ${what}`,
  until: {
    next: 'la próxima vez',
    turn: 'hasta que actúen los Enemigos',
    later: 'hasta su próximo turno',
    coming: 'próxima ronda',
  },
};

const de: WaveText = {
  waves: 'Wellen',
  wave: (wave, of) => `Welle ${wave} von ${of}`,
  over: (wave) => `Welle ${wave}: abgewehrt`,
  now: (wave) => `Welle ${wave}: ist da`,
  comes: (wave, levels, covens) =>
    `Welle ${wave}: Feinde der Stufe ${levels.join(', ')}; ${covens === 1 ? 'eine Zirkelkarte' : `${covens} Zirkelkarten`}`,
  covens: (names) => `noch gefangen: ${names.join(', ')}`,
  running: 'Wirkt gerade',
  boosts: {
    roll: (amount) => `+${amount} auf Würfe`,
    damage: (amount) => `+${amount} Schaden`,
    guard: (amount) => `Feinde machen ${amount} weniger`,
  },
  forbidden: (what) => `verboten: ${what}`,
  until: {
    next: 'nächstes Mal',
    turn: 'bis nach dem Zug der Feinde',
    later: 'bis nach ihrem nächsten Zug',
    coming: 'nächste Runde',
  },
};

export const waveTexts: Readonly<Record<Language, WaveText>> = { en, it, fr, es, de };
