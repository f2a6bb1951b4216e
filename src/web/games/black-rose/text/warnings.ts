import type { Language } from '../../../../kernel/index.ts';

/** What is said before an answer that gives away more than its words tell, and of what others have done. */
export interface WarningText {
  /** A spell without a target: of it nothing is left, or what else it does. */
  readonly inVain: string;
  readonly onlyRest: string;
  /** Who splits the damage with their Familiar. */
  splits(player: string, familiar: string): string;
  from(player: string): string;
  readonly fromRose: string;
  /** So much was done before what is told: the tale has it. */
  earlier(count: number): string;
  /** Only the school is left to choose. */
  lastMage(mage: string): string;
}

export const warningTexts: Readonly<Record<Language, WarningText>> = {
  en: {
    inVain: 'No target is in reach: the spell is spent and does nothing.',
    onlyRest: 'No target is in reach: only what else the spell does will happen.',
    splits: (player, familiar) => `${player} decides how much of the damage goes to ${familiar}.`,
    from: (player) => `From ${player}.`,
    fromRose: 'From the Rose.',
    earlier: (count) => `Earlier, in the tale: ${count} more.`,
    lastMage: (mage) => `${mage} is the last Mage left and is yours.`,
  },
  it: {
    inVain: 'Nessun bersaglio a portata: l’incantesimo va speso e non fa niente.',
    onlyRest: 'Nessun bersaglio a portata: accade solo il resto dell’incantesimo.',
    splits: (player, familiar) => `${player} decide quanti danni vanno a ${familiar}.`,
    from: (player) => `Da ${player}.`,
    fromRose: 'Dalla Rosa.',
    earlier: (count) => `Prima, nel racconto: ${count === 1 ? '1 altro fatto' : `altri ${count} fatti`}.`,
    lastMage: (mage) => `${mage} è l’ultimo Mago rimasto, ed è tuo.`,
  },
  fr: {
    inVain: 'Aucune cible à portée : le sort est perdu et ne fait rien.',
    onlyRest: 'Aucune cible à portée : seul le reste du sort aura lieu.',
    splits: (player, familiar) => `${player} décide combien de dégâts vont à ${familiar}.`,
    from: (player) => `De la part de ${player}.`,
    fromRose: 'De la part de la Rose.',
    earlier: (count) => `Avant, dans le récit : ${count} de plus.`,
    lastMage: (mage) => `${mage} est le dernier Mage restant et vous revient.`,
  },
  es: {
    inVain: 'Ningún objetivo al alcance: el hechizo se gasta y no hace nada.',
    onlyRest: 'Ningún objetivo al alcance: solo ocurre el resto del hechizo.',
    splits: (player, familiar) => `${player} decide cuánto del daño va a ${familiar}.`,
    from: (player) => `De ${player}.`,
    fromRose: 'De la Rosa.',
    earlier: (count) => `Antes, en el relato: ${count} más.`,
    lastMage: (mage) => `${mage} es el último Mago que queda, y es tuyo.`,
  },
  de: {
    inVain: 'Kein Ziel in Reichweite: Der Zauber ist verbraucht und bewirkt nichts.',
    onlyRest: 'Kein Ziel in Reichweite: Nur das Übrige des Zaubers geschieht.',
    splits: (player, familiar) => `${player} entscheidet, wie viel vom Schaden ${familiar} nimmt.`,
    from: (player) => `Von ${player}.`,
    fromRose: 'Von der Rose.',
    earlier: (count) => `Davor, in der Erzählung: noch ${count} weitere.`,
    lastMage: (mage) => `Nur noch ${mage} ist übrig und gehört dir.`,
  },
};
