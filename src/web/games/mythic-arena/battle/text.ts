import type { Language } from '../../../../kernel/index.ts';
import type { BattleStep, RuneState } from './scene.ts';

/** What the ring says of a battle. Sentences about what happened come from the game's speech. */
export interface BattleText {
  readonly battle: string;
  readonly steps: Readonly<Record<BattleStep, string>>;
  readonly attacker: string;
  readonly blocker: string;
  /** Of an Attacker whom nobody blocks, and of a Blocker beside the first: they act when the pairs have. */
  readonly afterwards: string;
  readonly unblocked: string;
  /** Other pairs that fight in the same battle. */
  readonly also: string;
  readonly secret: string;
  readonly nothing: string;
  readonly fallen: string;
  runes(who: string, state: RuneState): string;
  readonly runeStates: Readonly<Record<RuneState, string>>;
  speeds(a: number, b: number): string;
  first(pet: string): string;
  readonly tied: string;
  rolled(what: string, die: number): string;
  /** The sum against the target's Miss: more, just as much, or less. */
  beats(miss: number): string;
  reaches(miss: number): string;
  below(miss: number): string;
  readonly always: string;
  readonly critical: string;
  readonly glancing: string;
  readonly retaliate: string;
  readonly switchHit: string;
  /** What stands around the names of Pet and power. */
  readonly answers: readonly [string, string];
  readonly strikes: readonly [string, string];
  takes(pet: string, damage: number): string;
  readonly chances: string;
  about(damage: number): string;
  downs(percent: string): string;
  foretold(power: string, target: string, percent: string, damage: number): string;
  cost(willpower: number, cards: number): string;
  /** The same in as few letters as there is room for. */
  brief(willpower: number, cards: number): string;
}

const en: BattleText = {
  battle: 'Battle',
  steps: {
    attackers: 'Attackers',
    blockers: 'Blockers',
    powers: 'Powers',
    runes: 'Runes',
    speed: 'Speed',
    rolls: 'Rolls',
  },
  attacker: 'Attacker',
  blocker: 'Blocker',
  afterwards: 'may strike afterwards',
  unblocked: 'nobody blocks yet',
  also: 'Also in this battle',
  secret: 'Powers are chosen in secret',
  nothing: 'can do nothing',
  fallen: 'Downed',
  runes: (who, state) => `${who}: ${en.runeStates[state]}`,
  runeStates: { waits: 'waits', asked: 'may play a Rune', passed: 'passed', played: 'played a Rune' },
  speeds: (a, b) => `Speed ${a} against ${b}`,
  first: (pet) => `${pet} goes first`,
  tied: 'Equally fast: dice decide',
  rolled: (what, die) => `${what}: rolled ${die}`,
  beats: (miss) => `beats Miss ${miss}`,
  reaches: (miss) => `reaches Miss ${miss}`,
  below: (miss) => `falls short of Miss ${miss}`,
  always: 'a 20 always hits',
  critical: 'Critical: +20 damage',
  glancing: 'Glancing: −20, nothing more',
  retaliate: 'Retaliate',
  switchHit: 'Switch Hit',
  answers: ['Then', 'answers with'],
  strikes: ['Then', 'strikes with'],
  takes: (pet, damage) => `${pet} takes ${damage} damage`,
  chances: 'Chances',
  about: (damage) => `~${damage} damage`,
  downs: (percent) => `downs: ${percent}`,
  foretold: (power, target, percent, damage) =>
    `${power} against ${target}: hits with ${percent}, about ${damage} damage`,
  cost: (willpower, cards) => `Willpower ${willpower}, ${cards} in hand`,
  brief: (willpower, cards) => `W${willpower} · hand ${cards}`,
};

const it: BattleText = {
  battle: 'Battaglia',
  steps: {
    attackers: 'Attaccanti',
    blockers: 'Difensori',
    powers: 'Poteri',
    runes: 'Rune',
    speed: 'Velocità',
    rolls: 'Tiri',
  },
  attacker: 'Attaccante',
  blocker: 'Difensore',
  afterwards: 'può colpire dopo',
  unblocked: 'nessuno lo blocca ancora',
  also: 'Anche in questa battaglia',
  secret: 'I Poteri si scelgono in segreto',
  nothing: 'non può fare nulla',
  fallen: 'abbattuto',
  runes: (who, state) => `${who}: ${it.runeStates[state]}`,
  runeStates: {
    waits: 'in attesa',
    asked: 'può giocare una Runa',
    passed: 'ha passato',
    played: 'ha giocato una Runa',
  },
  speeds: (a, b) => `Velocità ${a} contro ${b}`,
  first: (pet) => `${pet} agisce per primo`,
  tied: 'Stessa Velocità: decidono i dadi',
  rolled: (what, die) => `${what}: è uscito ${die}`,
  beats: (miss) => `supera Schivata ${miss}`,
  reaches: (miss) => `raggiunge Schivata ${miss}`,
  below: (miss) => `non arriva a Schivata ${miss}`,
  always: 'il 20 colpisce sempre',
  critical: 'Critico: +20 danni',
  glancing: 'Di striscio: −20, nient’altro',
  retaliate: 'Vendetta',
  switchHit: 'Colpo e scambio',
  answers: ['Poi', 'risponde con'],
  strikes: ['Poi', 'colpisce con'],
  takes: (pet, damage) => `${pet} subisce ${damage} danni`,
  chances: 'Probabilità',
  about: (damage) => `~${damage} danni`,
  downs: (percent) => `abbatte: ${percent}`,
  foretold: (power, target, percent, damage) =>
    `${power} contro ${target}: colpisce al ${percent}, circa ${damage} danni`,
  cost: (willpower, cards) => `Volontà ${willpower}, ${cards} in mano`,
  brief: (willpower, cards) => `V${willpower} · mano ${cards}`,
};

const fr: BattleText = {
  battle: 'Combat',
  steps: {
    attackers: 'Attaquants',
    blockers: 'Bloqueurs',
    powers: 'Pouvoirs',
    runes: 'Runes',
    speed: 'Vitesse',
    rolls: 'Jets',
  },
  attacker: 'Attaquant',
  blocker: 'Bloqueur',
  afterwards: 'peut frapper ensuite',
  unblocked: 'personne ne le bloque encore',
  also: 'Aussi dans ce combat',
  secret: 'Les Pouvoirs sont choisis en secret',
  nothing: 'ne peut rien faire',
  fallen: 'terrassé',
  runes: (who, state) => `${who} : ${fr.runeStates[state]}`,
  runeStates: { waits: 'attend', asked: 'peut jouer une Rune', passed: 'a passé', played: 'a joué une Rune' },
  speeds: (a, b) => `Vitesse ${a} contre ${b}`,
  first: (pet) => `${pet} agit en premier`,
  tied: 'Même Vitesse : les dés décident',
  rolled: (what, die) => `${what} : ${die} au dé`,
  beats: (miss) => `dépasse Esquive ${miss}`,
  reaches: (miss) => `atteint Esquive ${miss}`,
  below: (miss) => `n’atteint pas Esquive ${miss}`,
  always: 'un 20 touche toujours',
  critical: 'Critique : +20 dégâts',
  glancing: 'Éraflé : −20, rien d’autre',
  retaliate: 'Riposte',
  switchHit: 'Frappe-échange',
  answers: ['Puis', 'répond par'],
  strikes: ['Puis', 'frappe avec'],
  takes: (pet, damage) => `${pet} subit ${damage} dégâts`,
  chances: 'Chances',
  about: (damage) => `~${damage} dégâts`,
  downs: (percent) => `terrasse : ${percent}`,
  foretold: (power, target, percent, damage) =>
    `${power} contre ${target} : touche à ${percent}, environ ${damage} dégâts`,
  cost: (willpower, cards) => `Volonté ${willpower}, ${cards} en main`,
  brief: (willpower, cards) => `V${willpower} · main ${cards}`,
};

const es: BattleText = {
  battle: 'Combate',
  steps: {
    attackers: 'Atacantes',
    blockers: 'Bloqueadores',
    powers: 'Poderes',
    runes: 'Runas',
    speed: 'Velocidad',
    rolls: 'Tiradas',
  },
  attacker: 'Atacante',
  blocker: 'Bloqueador',
  afterwards: 'puede golpear después',
  unblocked: 'nadie lo bloquea todavía',
  also: 'También en este combate',
  secret: 'Los Poderes se eligen en secreto',
  nothing: 'no puede hacer nada',
  fallen: 'derribado',
  runes: (who, state) => `${who}: ${es.runeStates[state]}`,
  runeStates: { waits: 'espera', asked: 'puede jugar una Runa', passed: 'ha pasado', played: 'ha jugado una Runa' },
  speeds: (a, b) => `Velocidad ${a} contra ${b}`,
  first: (pet) => `${pet} actúa primero`,
  tied: 'Misma Velocidad: deciden los dados',
  rolled: (what, die) => `${what}: ha salido ${die}`,
  beats: (miss) => `supera Esquiva ${miss}`,
  reaches: (miss) => `iguala Esquiva ${miss}`,
  below: (miss) => `no llega a Esquiva ${miss}`,
  always: 'un 20 siempre acierta',
  critical: 'Crítico: +20 de daño',
  glancing: 'De refilón: −20 y nada más',
  retaliate: 'Represalias',
  switchHit: 'Golpe y cambio',
  answers: ['Luego', 'responde con'],
  strikes: ['Luego', 'golpea con'],
  takes: (pet, damage) => `${pet} sufre ${damage} de daño`,
  chances: 'Probabilidades',
  about: (damage) => `~${damage} de daño`,
  downs: (percent) => `derriba: ${percent}`,
  foretold: (power, target, percent, damage) =>
    `${power} contra ${target}: acierta con ${percent}, unos ${damage} de daño`,
  cost: (willpower, cards) => `Voluntad ${willpower}, ${cards} en la mano`,
  brief: (willpower, cards) => `V${willpower} · mano ${cards}`,
};

const de: BattleText = {
  battle: 'Kampf',
  steps: {
    attackers: 'Angreifer',
    blockers: 'Blocker',
    powers: 'Kräfte',
    runes: 'Runen',
    speed: 'Tempo',
    rolls: 'Würfe',
  },
  attacker: 'Angreifer',
  blocker: 'Blocker',
  afterwards: 'darf danach zuschlagen',
  unblocked: 'noch nicht geblockt',
  also: 'Auch in diesem Kampf',
  secret: 'Kampfkräfte werden geheim gewählt',
  nothing: 'kann nichts tun',
  fallen: 'besiegt',
  runes: (who, state) => `${who}: ${de.runeStates[state]}`,
  runeStates: {
    waits: 'wartet',
    asked: 'darf eine Rune spielen',
    passed: 'hat gepasst',
    played: 'hat eine Rune gespielt',
  },
  speeds: (a, b) => `Tempo ${a} gegen ${b}`,
  first: (pet) => `${pet} ist zuerst dran`,
  tied: 'Gleich schnell: Die Würfel entscheiden',
  rolled: (what, die) => `${what}: ${die} gewürfelt`,
  beats: (miss) => `schlägt Ausweichen ${miss}`,
  reaches: (miss) => `erreicht Ausweichen ${miss}`,
  below: (miss) => `scheitert an Ausweichen ${miss}`,
  always: 'eine 20 trifft immer',
  critical: 'Kritisch: +20 Schaden',
  glancing: 'Gestreift: −20, sonst nichts',
  retaliate: 'Rache',
  switchHit: 'Wechselschlag',
  answers: ['Dann antwortet', 'mit'],
  strikes: ['Dann schlägt', 'zu mit'],
  takes: (pet, damage) => `${pet} erleidet ${damage} Schaden`,
  chances: 'Aussichten',
  about: (damage) => `~${damage} Schaden`,
  downs: (percent) => `besiegt: ${percent}`,
  foretold: (power, target, percent, damage) =>
    `${power} gegen ${target}: trifft zu ${percent}, etwa ${damage} Schaden`,
  cost: (willpower, cards) => `Willenskraft ${willpower}, ${cards} auf der Hand`,
  brief: (willpower, cards) => `W${willpower} · Hand ${cards}`,
};

export const battleTexts: Readonly<Record<Language, BattleText>> = { en, it, fr, es, de };
