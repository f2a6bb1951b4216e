import type { Language } from '../../../../kernel/index.ts';

/** What the Lodge says beside the texts of the game itself. */
export interface LodgeText {
  readonly lodge: string;
  health(left: number, most: number): string;
  instability(cubes: number, slots: number): string;
  cubesOf(count: number, player: string): string;
  readonly roseCubes: (count: number) => string;
  here(names: string): string;
  steps(count: number): string;
  /** In the corner of a destroyed Room. */
  readonly ruin: string;
  stronger(damage: number): string;
  less(damage: number): string;
  readonly watched: string;
  readonly acted: string;
  withFamiliar(name: string): string;
  models(count: number): string;
  leadsTo(rooms: string): string;
  readonly nobody: string;
  readonly and: string;
}

const en: LodgeText = {
  lodge: 'The Lodge',
  health: (left, most) => `${left} of ${most} Health`,
  instability: (cubes, slots) => `${cubes} of ${slots} Instability`,
  cubesOf: (count, player) => `${count} of ${player}`,
  roseCubes: (count) => `${count} of the Rose`,
  here: (names) => `here: ${names}`,
  steps: (count) => (count === 1 ? '1 step away' : `${count} steps away`),
  ruin: 'Ruin',
  stronger: (damage) => `${damage} more damage this round`,
  less: (damage) => `the next damage is ${damage} less`,
  watched: 'has already struck an intruder this round',
  acted: 'has acted in this phase',
  withFamiliar: (name) => `with ${name} in Guard mode`,
  models: (count) => `${count} Models`,
  leadsTo: (rooms) => `leads to: ${rooms}`,
  nobody: 'empty',
  and: ' and ',
};
const it: LodgeText = {
  lodge: 'La Loggia',
  health: (left, most) => `${left} di ${most} Salute`,
  instability: (cubes, slots) => `${cubes} di ${slots} Instabilità`,
  cubesOf: (count, player) => `${count} di ${player}`,
  roseCubes: (count) => `${count} della Rosa`,
  here: (names) => `qui: ${names}`,
  steps: (count) => (count === 1 ? 'a 1 passo' : `a ${count} passi`),
  ruin: 'Rovina',
  stronger: (damage) => (damage === 1 ? '1 danno in più in questo round' : `${damage} danni in più in questo round`),
  less: (damage) => `il prossimo danno è ridotto di ${damage}`,
  watched: 'ha già colpito un intruso in questo round',
  acted: 'ha già agito in questa fase',
  withFamiliar: (name) => `con ${name} in posizione di Guardia`,
  models: (count) => `${count} modelli`,
  leadsTo: (rooms) => `porta a: ${rooms}`,
  nobody: 'vuota',
  and: ' e ',
};
const fr: LodgeText = {
  lodge: 'La Loge',
  health: (left, most) => `${left} sur ${most} en Santé`,
  instability: (cubes, slots) => `${cubes} Instabilité sur ${slots}`,
  cubesOf: (count, player) => `${count} à ${player}`,
  roseCubes: (count) => `${count} à la Rose`,
  here: (names) => `ici : ${names}`,
  steps: (count) => (count === 1 ? 'à 1 pas' : `à ${count} pas`),
  ruin: 'Ruine',
  stronger: (damage) => (damage === 1 ? '1 Dégât de plus cette manche' : `${damage} Dégâts de plus cette manche`),
  less: (damage) => `les prochains Dégâts sont réduits de ${damage}`,
  watched: 'a déjà frappé un intrus cette manche',
  acted: 'a déjà agi pendant cette phase',
  withFamiliar: (name) => `avec ${name} en Mode Gardien`,
  models: (count) => `${count} Unités`,
  leadsTo: (rooms) => `mène à : ${rooms}`,
  nobody: 'vide',
  and: ' et ',
};
const es: LodgeText = {
  lodge: 'La Logia',
  health: (left, most) => `${left} de ${most} de Salud`,
  instability: (cubes, slots) => `${cubes} de ${slots} de Inestabilidad`,
  cubesOf: (count, player) => `${count} de ${player}`,
  roseCubes: (count) => `${count} de la Rosa`,
  here: (names) => `aquí: ${names}`,
  steps: (count) => (count === 1 ? 'a 1 paso' : `a ${count} pasos`),
  ruin: 'Ruina',
  stronger: (damage) => `${damage} más de daño en esta ronda`,
  less: (damage) => `el próximo daño se reduce en ${damage}`,
  watched: 'ya ha golpeado a un intruso en esta ronda',
  acted: 'ya ha actuado en esta fase',
  withFamiliar: (name) => `con ${name} en Modo Guardián`,
  models: (count) => `${count} miniaturas`,
  leadsTo: (rooms) => `lleva a: ${rooms}`,
  nobody: 'vacía',
  and: ' y ',
};
const de: LodgeText = {
  lodge: 'Die Loge',
  health: (left, most) => `${left} von ${most} Lebenspunkten`,
  instability: (cubes, slots) => `${cubes} von ${slots} Instabilität`,
  cubesOf: (count, player) => `${count} von ${player}`,
  roseCubes: (count) => `${count} von der Rose`,
  here: (names) => `hier: ${names}`,
  steps: (count) => (count === 1 ? '1 Schritt entfernt' : `${count} Schritte entfernt`),
  ruin: 'Ruine',
  stronger: (damage) => `${damage} Schaden mehr in dieser Runde`,
  less: (damage) => `der nächste Schaden ist um ${damage} geringer`,
  watched: 'hat in dieser Runde schon einen Eindringling getroffen',
  acted: 'hat in dieser Phase schon gehandelt',
  withFamiliar: (name) => `mit ${name} im Schutzmodus`,
  models: (count) => `${count} Miniaturen`,
  leadsTo: (rooms) => `führt zu: ${rooms}`,
  nobody: 'leer',
  and: ' und ',
};

export const lodgeTexts: Readonly<Record<Language, LodgeText>> = { en, it, fr, es, de };
