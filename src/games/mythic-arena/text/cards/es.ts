import type { Condition, Effect, Grants, LineName, Stat, StatusName, Type, Whom } from '../../content/vocabulary.ts';
import { atLeast, type CardTexts, type EffectSpeaker, grantsText, isLoss } from './card-texts.ts';

const statuses: Readonly<Record<StatusName, string>> = {
  bleed: 'Sangrado',
  burn: 'Quemadura',
  corrosion: 'Corrosión',
  poison: 'Veneno',
  paralyze: 'Parálisis',
  fear: 'Miedo',
  stun: 'Aturdimiento',
  chomp: 'Dentellada',
  constrict: 'Constricción',
};
const types: Readonly<Record<Type, string>> = {
  physical: 'daño físico',
  magical: 'daño mágico',
  fire: 'daño por fuego',
  acid: 'daño por ácido',
  frost: 'daño por hielo',
  storm: 'daño por tormenta',
};
const FEMININE: readonly string[] = [
  statuses.burn,
  statuses.corrosion,
  statuses.paralyze,
  statuses.chomp,
  statuses.constrict,
];
const AFTER = { the: ['el', 'la'], to: ['al', 'a la'], of: ['del', 'de la'] } as const;
/** A status or a type of damage after an article, or after “a” or “de” and an article. */
export const noun = (how: keyof typeof AFTER, name: string): string =>
  `${AFTER[how][FEMININE.includes(name) ? 1 : 0]} ${name}`;
const lines: Readonly<Record<LineName, string>> = { front: 'Frente', guard: 'Guardia', rear: 'Retaguardia' };
export const theLine = (line: string): string => (line === lines.front ? `el ${line}` : `la ${line}`);
export const inLine = (line: string): string => `en ${theLine(line)}`;
export const toLine = (line: string): string => (line === lines.front ? `al ${line}` : `a la ${line}`);

/** “y”, and “e” before the sound of i. */
export const and = (next: string): string => (/^h?[ií](?![aeouáéóú])/i.test(next) ? 'e' : 'y');
const list = (items: readonly string[]): string => {
  const last = items[items.length - 1] ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and(last)} ${last}`;
};
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const cards = (n: number): string => (n === 1 ? 'una carta' : `${n} cartas`);
export const counters = (n: number, status: string): string =>
  n === 1 ? `un contador de ${status}` : `${n} contadores de ${status}`;
const cleanups = (n: number): string => (n === 1 ? 'una Limpieza' : `${n} Limpiezas`);
const NAMES: Readonly<Record<Exclude<Stat, 'willpower'>, string>> = {
  health: 'de Salud',
  speed: 'de Velocidad',
  hit: 'de Acierto',
  miss: 'de Esquiva',
  damage: 'al daño de combate',
  armour: 'de Armadura',
  regeneration: 'de Regeneración',
};

function whom(to: Whom, speaking: EffectSpeaker, pets?: number): string {
  switch (to) {
    case 'self':
      return 'a este Familiar';
    case 'target':
      if (speaking === 'isHit') return 'al Familiar que le ha acertado';
      return speaking === 'enters' ? 'a su oponente' : speaking === 'downs' ? 'al Familiar derribado' : 'al objetivo';
    case 'adjacent':
      if (pets === undefined) return 'a cada Familiar adyacente al objetivo';
      return pets === 1
        ? 'a un Familiar adyacente al objetivo'
        : `a un máximo de ${pets} Familiares adyacentes al objetivo`;
    case 'beside':
      return 'a cada Familiar adyacente a este';
    case 'own':
      return 'a todos tus Familiares';
    case 'foes':
      return 'a todos los Familiares rivales';
    case 'ownFront':
      return 'a tus Familiares del Frente';
    case 'foeFront':
      return 'a los Familiares rivales del Frente';
  }
}
/** To give what is good, or to inflict what is not. */
const give = (grants: Grants): string => `${isLoss(grants) ? 'inflige' : 'otorga'} ${grantsText(es, grants)}`;

function clause(effect: Effect, speaking: EffectSpeaker, token: string): string {
  const to = whom('to' in effect ? effect.to : 'target', speaking, 'pets' in effect ? effect.pets : undefined);
  switch (effect.do) {
    case 'damage':
      return `inflige ${es.damage(effect.amount, effect.type)} ${to}`;
    case 'heal':
      return `devuelve ${effect.amount} de Salud ${to}`;
    case 'draw':
      return `roba ${cards(effect.cards)}`;
    case 'boost':
      return `${give(effect.grants)} ${to} hasta el final del turno`;
    case 'grow':
      return `${give(effect.grants)} ${to} de forma permanente`;
    case 'shield': {
      const damage = effect.damage > 0 ? `de los próximos ${effect.damage} puntos de daño` : null;
      const many = effect.statuses === 1 ? 'del próximo estado' : `de los próximos ${effect.statuses} estados`;
      const what = list([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null));
      return `protege ${to} ${what}`;
    }
    case 'status':
      return `pon ${counters(effect.counters ?? 1, statuses[effect.status])} ${to}`;
    case 'hold':
      return `este Familiar puede agarrar al objetivo (${statuses[effect.status]})`;
    case 'cure':
      return effect.what === 'all' ? `quita todos los estados ${to}` : `quita un estado ${to}`;
    case 'discard':
      return `tu rival descarta ${cards(effect.cards)} al azar`;
    case 'silence':
      return `quita los Poderes pasivos ${to} hasta el final del turno`;
    case 'spendElyth':
      return `manda al descarte el Elyth vinculado ${to}`;
    case 'takeElyth':
      return 'mueve a este Familiar el Elyth del objetivo';
    case 'stasis':
      return `pon ${to} en Estasis durante ${cleanups(effect.turns)}`;
    case 'summon':
      return `pon en la Arena la ficha ${token}`;
    case 'swap':
      return 'el objetivo cambia de sitio con otro Familiar del mismo jugador';
    case 'renew':
      return 'baraja en tu pila de recursos una carta de tu descarte que no sea un Familiar';
  }
}

function conditions(c: Condition, of: 'self' | 'target'): string[] {
  const parts: string[] = [];
  const own = of === 'self';
  if (c.atMost !== undefined && c.above !== undefined)
    parts.push(`con entre ${atLeast(c.above)} y ${c.atMost} de Salud`);
  else if (c.atMost !== undefined) parts.push(`con ${c.atMost} de Salud o menos`);
  else if (c.above !== undefined) parts.push(`con más de ${c.above} de Salud`);
  if (c.line !== undefined) parts.push(inLine(lines[c.line]));
  if (c.afflicted !== undefined) {
    const status = c.afflicted === 'any' ? 'un estado' : statuses[c.afflicted];
    parts.push(own ? `mientras tenga ${status}` : `con ${status}`);
  }
  if (c.bears !== undefined)
    parts.push(
      own ? `mientras ${c.bears ? 'lleve un' : 'no lleve ningún'} Elyth` : c.bears ? 'con un Elyth' : 'sin Elyth',
    );
  if (c.leads !== undefined) {
    const other = own ? 'en el turno rival' : 'fuera del turno de su dueño';
    parts.push(c.leads ? (own ? 'en tu turno' : 'en el turno de su dueño') : other);
  }
  if (c.alone === true) parts.push(own ? 'mientras esté a solas en su línea' : 'que esté a solas en su línea');
  if (c.hurt === true) parts.push(own ? 'mientras tenga daño' : 'que haya sufrido daño');
  return parts;
}
const EACH = {
  ally: 'por cada uno de tus otros Familiares en la Arena',
  foe: 'por cada Familiar rival en la Arena',
  fallen: 'por cada Punto de victoria del rival',
};

export const es: CardTexts = {
  lines,
  statuses,
  health: 'Salud',
  uses: 'Usos',
  types,
  stat: (stat, by) =>
    stat === 'willpower'
      ? `${Math.abs(by)} de Voluntad ${by > 0 ? 'menos' : 'más'} para los Poderes de combate`
      : `${signed(by)} ${NAMES[stat]}`,
  list,
  head: (health, speed, hit, miss) => `Salud ${health}, Velocidad ${speed}, Acierto ${hit}, Esquiva ${miss}.`,
  power: (kind, name, willpower, text) =>
    kind === 'passive'
      ? `${name} (pasivo): ${text}`
      : `${name} (${kind === 'battle' ? 'combate' : 'único'}, Voluntad ${willpower}): ${text}`,
  effect: clause,
  damage: (amount, type) => `${amount} de ${type === null ? 'daño' : types[type]}`,
  deals: (damage) => `${damage}.`,
  switchHit: 'Golpe y cambio.',
  onHit: (effects) => `Si acierta, ${effects}.`,
  bonus: (of, condition, damage, hit) => {
    const more = list(
      [damage > 0 ? `+${damage} de daño` : '', hit > 0 ? `+${hit} de Acierto` : ''].filter((part) => part !== ''),
    );
    return of === 'self' ? `${more} ${condition}.` : `${more} contra un objetivo ${condition}.`;
  },
  condition: (condition, of) => list(conditions(condition, of)),
  grants: (grants, condition, each, most) => {
    const times =
      each === null
        ? ''
        : ` ${EACH[each]}${most === null ? '' : ` (${most === 1 ? 'una vez' : `${most} veces`} como máximo)`}`;
    return `${grants}${times}${condition === null ? '' : ` ${condition}`}.`;
  },
  flying: 'Vuelo.',
  nimble: 'Ágil.',
  immune: (to) => `Inmune ${list(to.map((what) => noun('to', { ...types, ...statuses }[what])))}.`,
  when: (trigger, condition, effects) => {
    const moment = {
      enters: 'Cuando entra en combate',
      isHit: 'Cuando recibe un impacto',
      hits: 'Cuando acierta',
      deals: 'Cuando inflige daño',
      downs: 'Cuando derriba a otro Familiar',
    }[trigger];
    return `${moment}${condition === null ? '' : ` ${condition}`}, ${effects}.`;
  },
  target: (side, other, condition) => {
    const pet = { own: 'uno de tus Familiares', foe: 'un Familiar rival', any: 'cualquier Familiar' }[side];
    const another = {
      own: 'otro de tus Familiares',
      foe: 'un Familiar rival',
      any: 'cualquier otro Familiar',
    }[side];
    return `Objetivo: ${other ? another : pet}${condition === null ? '' : ` ${condition}`}.`;
  },
  elyth: (on) =>
    ({
      own: 'Elyth para uno de tus Familiares.',
      foe: 'Elyth para un Familiar rival.',
      any: 'Elyth para cualquier Familiar.',
    })[on],
  rune: (when, removed) => {
    const timing = {
      turn: 'Runa para tu turno, no en combate.',
      battle: 'Runa de combate.',
      any: 'Runa para tu turno o para el combate.',
    };
    return removed ? `${timing[when]} Tras usarla se retira del juego.` : timing[when];
  },
  item: (uses, rests) => {
    const text = uses === 1 ? 'Objeto con un uso.' : `Objeto con ${uses} usos.`;
    return rests === 0 ? text : `${text} Después descansa en Estasis durante ${cleanups(rests)} y vuelve.`;
  },
  token: 'Ficha: no va en ningún mazo y, si es derribada, sale del juego.',
};
