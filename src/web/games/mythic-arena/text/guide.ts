import type { TurnStep } from '../../../../games/mythic-arena/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import type { GuideStep } from '../../../table/guide/turn-guide.tsx';

/** What the guide to a turn says of each step, its name and what is done in it. */
type Part = readonly [name: string, text: string];
type Parts = Readonly<Record<TurnStep | 'battle' | 'unique' | 'switch' | 'elyth' | 'rune' | 'items', Part>>;

const BATTLE = ['attackers', 'blockers', 'powers', 'runes', 'speed', 'rolls'] as const;
const FREE = ['unique', 'switch', 'elyth', 'rune', 'items'] as const;

function guideOf(parts: Parts): readonly GuideStep[] {
  const step = (id: keyof Parts, more: Partial<GuideStep> = {}): GuideStep => {
    const [name, text] = parts[id];
    return { id, name, text, ...more };
  };
  const battle = step('battle', { parts: BATTLE.map((id) => step(id)) });
  const primary = step('primary', { free: true, parts: [battle, ...FREE.map((id) => step(id))] });
  return [step('draw'), step('pet'), primary, step('cleanup')];
}

export const guides: Readonly<Record<Language, readonly GuideStep[]>> = {
  en: guideOf({
    draw: ['Draw', 'one card; not on the very first turn.'],
    pet: ['Play a Pet', 'or none.'],
    primary: ['Primary Step', 'in any order:'],
    battle: ['Battle', 'once, and not to be skipped:'],
    attackers: ['Attackers', 'from the Front.'],
    blockers: ['Blockers', 'at least one on each attacked line.'],
    powers: ['Battle Powers', 'chosen in secret, shown together.'],
    runes: ['Runes', 'one each, the Lead Player first.'],
    speed: ['Speed', 'says who acts first.'],
    rolls: ['Attack rolls', 'and damage; then whoever is left over.'],
    unique: ['Unique Power', 'one.'],
    switch: ['Switch', 'one.'],
    elyth: ['Elyth', 'any number.'],
    rune: ['Runes', 'any number.'],
    items: ['Items', 'play any number, use one once.'],
    cleanup: ['Cleanup', 'for both: the Rear recovers, statuses hurt.'],
  }),
  it: guideOf({
    draw: ['Pesca', 'una carta; non nel primissimo turno.'],
    pet: ['Gioca un Famiglio', 'o nessuno.'],
    primary: ['Fase principale', 'in qualsiasi ordine:'],
    battle: ['Battaglia', 'una volta, e non si può saltare:'],
    attackers: ['Attaccanti', 'dal Fronte.'],
    blockers: ['Difensori', 'almeno uno in ogni linea attaccata.'],
    powers: ['Poteri di battaglia', 'scelti in segreto, mostrati insieme.'],
    runes: ['Rune', 'una ciascuno, prima il Giocatore attivo.'],
    speed: ['Velocità', 'decide chi agisce per primo.'],
    rolls: ['Tiri per colpire', 'e danni; poi chi è in più.'],
    unique: ['Potere unico', 'uno.'],
    switch: ['Scambio', 'uno.'],
    elyth: ['Elyth', 'quanti vuoi.'],
    rune: ['Rune', 'quante vuoi.'],
    items: ['Oggetti', 'giocane quanti vuoi, usane uno una volta.'],
    cleanup: ['Riordino', 'per entrambi: la Retroguardia si riprende, gli stati fanno danno.'],
  }),
  fr: guideOf({
    draw: ['Piocher', 'une carte ; pas au tout premier tour.'],
    pet: ['Jouer un Familier', 'ou aucun.'],
    primary: ['Phase principale', 'dans n’importe quel ordre :'],
    battle: ['Combat', 'une fois, sans pouvoir le sauter :'],
    attackers: ['Attaquants', 'depuis le Front.'],
    blockers: ['Bloqueurs', 'au moins un sur chaque ligne attaquée.'],
    powers: ['Pouvoirs de combat', 'choisis en secret, montrés ensemble.'],
    runes: ['Runes', 'une chacun, le Joueur actif d’abord.'],
    speed: ['Vitesse', 'dit qui agit en premier.'],
    rolls: ['Jets d’attaque', 'et dégâts ; puis ceux en surnombre.'],
    unique: ['Pouvoir unique', 'un seul.'],
    switch: ['Échange', 'un seul.'],
    elyth: ['Elyth', 'autant que vous voulez.'],
    rune: ['Runes', 'autant que vous voulez.'],
    items: ['Objets', 'jouez-en à volonté, utilisez-en un une fois.'],
    cleanup: ['Nettoyage', 'pour les deux : l’Arrière se remet, les états blessent.'],
  }),
  es: guideOf({
    draw: ['Roba', 'una carta; no en el primer turno de todos.'],
    pet: ['Juega un Familiar', 'o ninguno.'],
    primary: ['Fase principal', 'en cualquier orden:'],
    battle: ['Combate', 'una vez, y no se puede saltar:'],
    attackers: ['Atacantes', 'desde el Frente.'],
    blockers: ['Bloqueadores', 'al menos uno en cada línea atacada.'],
    powers: ['Poderes de combate', 'elegidos en secreto, mostrados a la vez.'],
    runes: ['Runas', 'una cada uno, primero el Jugador activo.'],
    speed: ['Velocidad', 'dice quién actúa primero.'],
    rolls: ['Tiradas de ataque', 'y daño; después los sobrantes.'],
    unique: ['Poder único', 'uno.'],
    switch: ['Cambio', 'uno.'],
    elyth: ['Elyth', 'cuantos quieras.'],
    rune: ['Runas', 'cuantas quieras.'],
    items: ['Objetos', 'juega cuantos quieras, usa uno una vez.'],
    cleanup: ['Limpieza', 'para ambos: la Retaguardia se recupera, los estados hieren.'],
  }),
  de: guideOf({
    draw: ['Ziehen', 'eine Karte; nicht im allerersten Zug.'],
    pet: ['Ein Tier ausspielen', 'oder keines.'],
    primary: ['Hauptphase', 'in beliebiger Reihenfolge:'],
    battle: ['Kampf', 'einmal, und nie auszulassen:'],
    attackers: ['Angreifer', 'von der Front.'],
    blockers: ['Blocker', 'mindestens einer auf jeder angegriffenen Linie.'],
    powers: ['Kampfkräfte', 'geheim gewählt, zusammen gezeigt.'],
    runes: ['Runen', 'je eine, die aktive Seite zuerst.'],
    speed: ['Tempo', 'sagt, wer zuerst handelt.'],
    rolls: ['Angriffswürfe', 'und Schaden; dann die Überzähligen.'],
    unique: ['Sonderkraft', 'eine.'],
    switch: ['Wechsel', 'einer.'],
    elyth: ['Elyth', 'beliebig viele.'],
    rune: ['Runen', 'beliebig viele.'],
    items: ['Gegenstände', 'beliebig viele ausspielen, einen einmal benutzen.'],
    cleanup: ['Aufräumen', 'für beide: Die Nachhut erholt sich, Zustände schaden.'],
  }),
};
