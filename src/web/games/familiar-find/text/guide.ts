import type { Language } from '../../../../kernel/index.ts';
import { type GuideText, guideOf, type StepOrder } from '../../../table/guide/guide.ts';

/** Where it can stand. */
export type GuideStepId = 'scavenge' | 'check' | 'play' | 'refill';
type Id = GuideStepId | 'astral' | 'abyss' | 'set';

/** FF-2.1, FF-2.5: the steps of a turn, and what the Check looks for. */
const ORDER: readonly StepOrder<Id>[] = [
  'scavenge',
  { id: 'check', parts: ['astral', 'abyss', 'set'] },
  'play',
  'refill',
];

export const guides: Readonly<Record<Language, GuideText>> = {
  en: guideOf(ORDER, 'A turn', {
    scavenge: ['Scavenge:', 'take one whole pile within reach; its Spells come last.'],
    check: ['Check:', 'whoever’s turn it is, then the others; the first that is true counts:'],
    astral: ['Three Astral Essence', 'win.'],
    abyss: ['Three Abyss Essence', 'lose.'],
    set: ['A complete set', 'wins: 4 types of 2, 3 of 3 or 2 of 4.'],
    play: ['Play:', 'two cards face up and one face down, so that no pile within reach stays empty.'],
    refill: ['Refill:', 'draw up to four cards; if the deck has too few, the game ends.'],
  }),
  it: guideOf(ORDER, 'Un turno', {
    scavenge: ['Saccheggio:', 'prendi per intero una pila alla tua portata; i suoi Incantesimi vengono per ultimi.'],
    check: ['Controllo:', 'chi è di turno, poi gli altri; vale la prima cosa vera:'],
    astral: ['Tre Essenze astrali', 'fanno vincere.'],
    abyss: ['Tre Essenze dell’Abisso', 'fanno perdere.'],
    set: ['Una serie completa', 'fa vincere: 4 tipi da 2, 3 da 3 o 2 da 4.'],
    play: ['Giocata:', 'due carte a faccia in su e una in giù, senza lasciare vuota alcuna pila alla tua portata.'],
    refill: ['Reintegro:', 'pesca fino ad averne quattro; se nel mazzo non bastano, la partita finisce.'],
  }),
  fr: guideOf(ORDER, 'Un tour', {
    scavenge: ['Piller :', 'prenez toute une pile à votre portée ; ses Sorts viennent en dernier.'],
    check: ['Vérifier :', 'celui dont c’est le tour, puis les autres ; la première chose vraie compte :'],
    astral: ['Trois Essences astrales', 'font gagner.'],
    abyss: ['Trois Essences des Abysses', 'font perdre.'],
    set: ['Une série complète', 'fait gagner : 4 sortes en 2, 3 en 3 ou 2 en 4 exemplaires.'],
    play: ['Jouer :', 'deux cartes face visible et une face cachée, sans laisser vide aucune pile à votre portée.'],
    refill: ['Compléter :', 'piochez jusqu’à quatre cartes ; s’il en manque dans la pioche, la partie est finie.'],
  }),
  es: guideOf(ORDER, 'Un turno', {
    scavenge: ['Saquear:', 'llévate entera una pila a tu alcance; sus Hechizos van al final.'],
    check: ['Comprobar:', 'primero quien tiene el turno, luego los demás; vale lo primero que se cumpla:'],
    astral: ['Tres Esencias astrales', 'ganan.'],
    abyss: ['Tres Esencias del Abismo', 'pierden.'],
    set: ['Un conjunto completo', 'gana: 4 tipos de 2, 3 de 3 o 2 de 4.'],
    play: ['Jugar:', 'dos cartas boca arriba y una boca abajo, sin dejar vacía ninguna pila a tu alcance.'],
    refill: ['Rellenar:', 'roba hasta tener cuatro cartas; si el mazo no da para tanto, la partida se acaba.'],
  }),
  de: guideOf(ORDER, 'Ein Zug', {
    scavenge: ['Stöbern:', 'einen ganzen Stapel in Reichweite nehmen; seine Zauber wirken zuletzt.'],
    check: ['Prüfen:', 'erst wer am Zug ist, dann die anderen; was zuerst zutrifft, zählt:'],
    astral: ['Drei Astralessenzen', 'gewinnen.'],
    abyss: ['Drei Abgrundessenzen', 'verlieren.'],
    set: ['Ein vollständiges Set', 'gewinnt: 4 Sorten zu je 2, 3 zu je 3 oder 2 zu je 4.'],
    play: ['Spielen:', 'zwei Karten offen und eine verdeckt, sodass kein Stapel in Reichweite leer bleibt.'],
    refill: ['Auffüllen:', 'bis auf vier Karten ziehen; hat das Deck zu wenige, ist das Spiel zu Ende.'],
  }),
};
