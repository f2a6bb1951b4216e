import type { Language } from '../../../../kernel/index.ts';

/** What stands around die and coin. */
export interface ThrowText {
  readonly middle: string;
  /** Before the first throw. */
  readonly quiet: string;
  aims(deed: string, target: string): string;
  rolled(who: string, face: number): string;
  awaits(who: string): string;
  /** For those who do not see it: what lies there now, and what lay there before. */
  again(who: string, before: number, now: number): string;
  readonly rerolled: string;
  readonly turned: string;
  readonly open: string;
  readonly closed: string;
  flipped(who: string, eye: string): string;
  flips(who: string): string;
  hits(from: number): string;
  readonly attack: string;
  takes(points: number): string;
  readonly you: string;
  readonly ballyhoo: string;
  /** What was declared for a roll. */
  more(points: number): string;
  reflects(who: string): string;
  /** Who at the table rolls for a Foe. */
  rolledBy(player: string): string;
}

const en: ThrowText = {
  middle: 'Die and coin',
  quiet: 'The die lies ready',
  aims: (deed, target) => `${deed} at ${target}`,
  rolled: (who, face) => `${who} rolled ${face}`,
  awaits: (who) => `${who} is about to roll`,
  again: (who, before, now) => `${who} rolled again: ${now}, before that ${before}`,
  rerolled: 'rolled again',
  turned: 'turned over',
  open: 'Eye open',
  closed: 'Eye closed',
  flipped: (who, eye) => `${who} flipped the coin: ${eye}`,
  flips: (who) => `${who} is about to flip`,
  hits: (from) => `hits from ${from}`,
  attack: 'attacks',
  takes: (points) => `${points} damage`,
  you: 'You?',
  ballyhoo: 'Ballyhoo',
  more: (points) => `+${points} damage if it hits`,
  reflects: (who) => `${who} reflects it`,
  rolledBy: (player) => `attacks; ${player} rolls`,
};

const it: ThrowText = {
  middle: 'Dado e moneta',
  quiet: 'Il dado è pronto',
  aims: (deed, target) => `${deed} contro ${target}`,
  rolled: (who, face) => `${who} ha tirato ${face}`,
  awaits: (who) => `${who} sta per tirare`,
  again: (who, before, now) => `${who} ha tirato di nuovo: ${now}, prima ${before}`,
  rerolled: 'nuovo tiro',
  turned: 'girata',
  open: 'Occhio aperto',
  closed: 'Occhio chiuso',
  flipped: (who, eye) => `${who} ha lanciato la moneta: ${eye}`,
  flips: (who) => `${who} sta per lanciare la moneta`,
  hits: (from) => `colpisce da ${from}`,
  attack: 'attacca',
  takes: (points) => (points === 1 ? '1 danno' : `${points} danni`),
  you: 'Tu?',
  ballyhoo: 'Baraonda',
  more: (points) => `+${points} al danno se colpisce`,
  reflects: (who) => `${who} lo riflette`,
  rolledBy: (player) => `attacca; tira ${player}`,
};

const fr: ThrowText = {
  middle: 'Dé et pièce',
  quiet: 'Le dé est prêt',
  aims: (deed, target) => `${deed} contre ${target}`,
  rolled: (who, face) => `${who} a fait ${face}`,
  awaits: (who) => `${who} va lancer le dé`,
  again: (who, before, now) => `${who} a relancé : ${now}, avant ${before}`,
  rerolled: 'relancé',
  turned: 'retournée',
  open: 'Œil ouvert',
  closed: 'Œil fermé',
  flipped: (who, eye) => `${who} a lancé la pièce : ${eye}`,
  flips: (who) => `${who} va lancer la pièce`,
  hits: (from) => `touche dès ${from}`,
  attack: 'attaque',
  takes: (points) => (points < 2 ? `${points} dégât` : `${points} dégâts`),
  you: 'Vous ?',
  ballyhoo: 'Tohu-bohu',
  more: (points) => `+${points} aux dégâts si ça touche`,
  reflects: (who) => `${who} renvoie l’attaque`,
  rolledBy: (player) => `attaque ; ${player} lance le dé`,
};

const es: ThrowText = {
  middle: 'Dado y moneda',
  quiet: 'El dado está listo',
  aims: (deed, target) => `${deed} contra ${target}`,
  rolled: (who, face) => `${who} ha sacado ${face}`,
  awaits: (who) => `${who} está a punto de tirar`,
  again: (who, before, now) => `${who} ha vuelto a tirar: ${now}, antes ${before}`,
  rerolled: 'nueva tirada',
  turned: 'vuelta',
  open: 'Ojo abierto',
  closed: 'Ojo cerrado',
  flipped: (who, eye) => `${who} ha lanzado la moneda: ${eye}`,
  flips: (who) => `${who} está a punto de lanzar la moneda`,
  hits: (from) => `acierta desde ${from}`,
  attack: 'ataca',
  takes: (points) => `${points} de daño`,
  you: '¿Tú?',
  ballyhoo: 'Alboroto',
  more: (points) => `+${points} de daño si acierta`,
  reflects: (who) => `${who} lo refleja`,
  rolledBy: (player) => `ataca; tira ${player}`,
};

const de: ThrowText = {
  middle: 'Würfel und Münze',
  quiet: 'Der Würfel liegt bereit',
  aims: (deed, target) => `${deed} gegen ${target}`,
  rolled: (who, face) => `${who} hat ${face} gewürfelt`,
  awaits: (who) => `${who} würfelt gleich`,
  again: (who, before, now) => `${who} hat noch einmal gewürfelt: ${now}, davor ${before}`,
  rerolled: 'neu gewürfelt',
  turned: 'umgedreht',
  open: 'Auge offen',
  closed: 'Auge zu',
  flipped: (who, eye) => `${who} hat die Münze geworfen: ${eye}`,
  flips: (who) => `${who} wirft gleich die Münze`,
  hits: (from) => `trifft ab ${from}`,
  attack: 'greift an',
  takes: (points) => `${points} Schaden`,
  you: 'Du?',
  ballyhoo: 'Tohuwabohu',
  more: (points) => `+${points} Schaden, wenn es trifft`,
  reflects: (who) => `${who} wirft es zurück`,
  rolledBy: (player) => `greift an; es würfelt ${player}`,
};

export const throwTexts: Readonly<Record<Language, ThrowText>> = { en, it, fr, es, de };
