import type { Condition, Effect, Stat, Status, Type, Whom } from '../../vocabulary.ts';
import { type CardTexts, grantsText, type Speaking } from './card-texts.ts';

const statuses: Readonly<Record<Status, string>> = {
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
/** As they follow “de daño”. */
const kinds: Readonly<Record<Type, string>> = {
  physical: 'físico',
  magical: 'mágico',
  fire: 'por fuego',
  acid: 'por ácido',
  frost: 'por hielo',
  storm: 'por tormenta',
};
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} y ${items[items.length - 1]}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const cards = (n: number): string => (n === 1 ? 'una carta' : `${n} cartas`);
const cleanups = (n: number): string => (n === 1 ? 'una Limpieza' : `${n} Limpiezas`);
const NAMES: Readonly<Record<Exclude<Stat, 'willpower'>, string>> = {
  health: 'Salud',
  speed: 'Velocidad',
  hit: 'Acierto',
  miss: 'Esquiva',
  damage: 'al daño de combate',
  armour: 'Armadura',
  regeneration: 'Regeneración',
};

function whom(to: Whom, speaking: Speaking, pets?: number): string {
  switch (to) {
    case 'self':
      return 'a este Familiar';
    case 'target':
      if (speaking === 'isHit') return 'a quien lo ha golpeado';
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
function clause(effect: Effect, speaking: Speaking, token: string): string {
  const to = whom('to' in effect ? effect.to : 'target', speaking, 'pets' in effect ? effect.pets : undefined);
  switch (effect.do) {
    case 'damage':
      return `inflige ${effect.amount} de daño ${kinds[effect.type]} ${to}`;
    case 'heal':
      return `devuelve ${effect.amount} de Salud ${to}`;
    case 'draw':
      return `roba ${cards(effect.cards)}`;
    case 'boost':
      return `da ${grantsText(es, effect.grants)} ${to} hasta el final del turno`;
    case 'grow':
      return `da ${grantsText(es, effect.grants)} ${to} con contadores`;
    case 'shield': {
      const damage = effect.damage > 0 ? `los próximos ${effect.damage} puntos de daño` : null;
      const many = effect.statuses === 1 ? 'el próximo estado' : `los próximos ${effect.statuses} estados`;
      return `ahorra ${to} ${list([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null))}`;
    }
    case 'status':
      return `da ${effect.counters ?? 1} ${statuses[effect.status]} ${to}`;
    case 'hold':
      return `este Familiar puede agarrar al objetivo: ${statuses[effect.status]}`;
    case 'cure':
      return effect.what === 'all' ? `quita todos los estados ${to}` : `quita un estado ${to}`;
    case 'discard':
      return `tu rival descarta ${cards(effect.cards)} al azar`;
    case 'silence':
      return `quita ${to} sus Poderes pasivos hasta el final del turno`;
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
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function conditions(c: Condition, of: 'self' | 'target'): string[] {
  const parts: string[] = [];
  if (c.atMost !== undefined) parts.push(`con ${c.atMost} de Salud o menos`);
  if (c.above !== undefined) parts.push(`con más de ${c.above}`);
  if (c.line !== undefined) parts.push(`en la línea ${es.lines[c.line]}`);
  if (c.afflicted !== undefined) parts.push(c.afflicted === 'any' ? 'con un estado' : `con ${statuses[c.afflicted]}`);
  if (c.bears !== undefined) parts.push(c.bears ? 'con un Elyth' : 'sin Elyth');
  if (c.leads !== undefined) {
    const own = of === 'self' ? 'en tu turno' : 'en el turno de su dueño';
    const other = of === 'self' ? 'en el turno rival' : 'fuera del turno de su dueño';
    parts.push(c.leads ? own : other);
  }
  if (c.alone === true) parts.push('solo en su línea');
  if (c.hurt === true) parts.push('herido');
  return parts;
}
const EACH = {
  ally: 'por cada otro Familiar tuyo en la Arena',
  foe: 'por cada Familiar rival en la Arena',
  fallen: 'por cada Punto de victoria del rival',
};

export const es: CardTexts = {
  lines: { front: 'Frente', guard: 'Guardia', rear: 'Retaguardia' },
  statuses,
  health: 'Salud',
  types: { physical: 'físico', magical: 'magia', fire: 'fuego', acid: 'ácido', frost: 'hielo', storm: 'tormenta' },
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
  effect: (effect, speaking, token) => `${capital(clause(effect, speaking, token))}.`,
  damage: (amount, type) => `${amount} de daño (${type}).`,
  switchHit: 'Golpe y cambio.',
  onHit: (effects) => `Si acierta: ${lower(effects)}`,
  bonus: (of, condition, damage, hit) => {
    const more = list(
      [damage > 0 ? `+${damage} de daño` : '', hit > 0 ? `+${hit} Acierto` : ''].filter((part) => part !== ''),
    );
    return of === 'self' ? `${more} ${condition}.` : `${more} contra un objetivo ${condition}.`;
  },
  condition: (condition, of) => list(conditions(condition, of)),
  grants: (grants, condition, each, most) => {
    const times = each === null ? '' : ` ${EACH[each]}${most === null ? '' : `, como mucho ${most}`}`;
    return condition === null ? `${grants}${times}.` : `${capital(condition)}: ${grants}${times}.`;
  },
  flying: 'Vuelo.',
  nimble: 'Ágil.',
  immune: (to) => `Inmune a: ${to}.`,
  when: (trigger, condition, effects) => {
    const moment = {
      enters: 'Al entrar en combate',
      isHit: 'Cuando lo golpean',
      hits: 'Cuando golpea',
      deals: 'Cuando inflige daño',
      downs: 'Cuando derriba a un Familiar',
    }[trigger];
    return `${moment}${condition === null ? '' : `, ${condition}`}: ${lower(effects)}`;
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
    const text = uses === 1 ? 'Objeto de un solo uso.' : `Objeto de ${uses} usos.`;
    return rests === 0 ? text : `${text} Después descansa en Estasis durante ${cleanups(rests)} y vuelve.`;
  },
  token: 'Ficha: no va en ningún mazo y, si cae derribada, sale del juego.',
};
