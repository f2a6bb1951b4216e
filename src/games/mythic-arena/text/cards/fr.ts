import type { Condition, Effect, Stat, Status, Type, Whom } from '../../vocabulary.ts';
import { type CardTexts, grantsText, type Speaking } from './card-texts.ts';

const statuses: Readonly<Record<Status, string>> = {
  bleed: 'Saignement',
  burn: 'Brûlure',
  corrosion: 'Corrosion',
  poison: 'Poison',
  paralyze: 'Paralysie',
  fear: 'Peur',
  stun: 'Étourdissement',
  chomp: 'Mâchoire',
  constrict: 'Étreinte',
};
/** As they follow “dégâts”. */
const kinds: Readonly<Record<Type, string>> = {
  physical: 'physiques',
  magical: 'magiques',
  fire: 'de feu',
  acid: 'd’acide',
  frost: 'de givre',
  storm: 'de tempête',
};
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const cards = (n: number): string => (n === 1 ? 'une carte' : `${n} cartes`);
const cleanups = (n: number): string => (n === 1 ? 'un Nettoyage' : `${n} Nettoyages`);
const NAMES: Readonly<Record<Exclude<Stat, 'willpower'>, string>> = {
  health: 'Santé',
  speed: 'Vitesse',
  hit: 'Toucher',
  miss: 'Esquive',
  damage: 'aux dégâts de combat',
  armour: 'Armure',
  regeneration: 'Régénération',
};

/** Whom, and with “à” where that is wanted: “à la cible”. */
function whom(to: Whom, speaking: Speaking, pets?: number): { of: string; to: string } {
  const pair = (of: string, dative: string) => ({ of, to: dative });
  switch (to) {
    case 'self':
      return pair('ce Familier', 'à ce Familier');
    case 'target':
      if (speaking === 'isHit') return pair('celui qui l’a touché', 'à celui qui l’a touché');
      if (speaking === 'enters') return pair('son adversaire', 'à son adversaire');
      return speaking === 'downs'
        ? pair('le Familier terrassé', 'au Familier terrassé')
        : pair('la cible', 'à la cible');
    case 'adjacent':
      if (pets === undefined)
        return pair('chaque Familier adjacent à la cible', 'à chaque Familier adjacent à la cible');
      return pets === 1
        ? pair('un Familier adjacent à la cible', 'à un Familier adjacent à la cible')
        : pair(`jusqu’à ${pets} Familiers adjacents à la cible`, `à ${pets} Familiers au plus, adjacents à la cible`);
    case 'beside':
      return pair('chaque Familier adjacent à celui-ci', 'à chaque Familier adjacent à celui-ci');
    case 'own':
      return pair('tous vos Familiers', 'à tous vos Familiers');
    case 'foes':
      return pair('tous les Familiers adverses', 'à tous les Familiers adverses');
    case 'ownFront':
      return pair('vos Familiers du Front', 'à vos Familiers du Front');
    case 'foeFront':
      return pair('les Familiers adverses du Front', 'aux Familiers adverses du Front');
  }
}
function clause(effect: Effect, speaking: Speaking, token: string): string {
  const w = whom('to' in effect ? effect.to : 'target', speaking, 'pets' in effect ? effect.pets : undefined);
  switch (effect.do) {
    case 'damage':
      return `infligez ${effect.amount} dégâts ${kinds[effect.type]} ${w.to}`;
    case 'heal':
      return `rendez ${effect.amount} points de Santé ${w.to}`;
    case 'draw':
      return `piochez ${cards(effect.cards)}`;
    case 'boost':
      return `donnez ${grantsText(fr, effect.grants)} ${w.to} jusqu’à la fin du tour`;
    case 'grow':
      return `donnez ${grantsText(fr, effect.grants)} ${w.to} par des marqueurs`;
    case 'shield': {
      const damage = effect.damage > 0 ? `les ${effect.damage} prochains dégâts` : null;
      const many = effect.statuses === 1 ? 'le prochain état' : `les ${effect.statuses} prochains états`;
      return `épargnez ${w.to} ${list([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null))}`;
    }
    case 'status':
      return `donnez ${effect.counters ?? 1} ${statuses[effect.status]} ${w.to}`;
    case 'hold':
      return `ce Familier peut saisir la cible : ${statuses[effect.status]}`;
    case 'cure':
      return effect.what === 'all' ? `retirez tous les états ${w.to}` : `retirez un état ${w.to}`;
    case 'discard':
      return `votre adversaire défausse ${cards(effect.cards)} au hasard`;
    case 'silence':
      return `retirez ${w.to} ses Pouvoirs passifs jusqu’à la fin du tour`;
    case 'spendElyth':
      return `envoyez à la défausse l’Elyth attaché ${w.to}`;
    case 'takeElyth':
      return 'déplacez sur ce Familier l’Elyth de la cible';
    case 'stasis':
      return `mettez ${w.of} en Stase pour ${cleanups(effect.turns)}`;
    case 'summon':
      return `mettez le jeton ${token} dans l’Arène`;
    case 'swap':
      return 'la cible échange sa place avec un autre Familier du même joueur';
    case 'renew':
      return 'remélangez dans votre pile de ressources une carte de votre défausse autre qu’un Familier';
  }
}
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function conditions(c: Condition, of: 'self' | 'target'): string[] {
  const parts: string[] = [];
  if (c.atMost !== undefined) parts.push(`à ${c.atMost} de Santé ou moins`);
  if (c.above !== undefined) parts.push(`à plus de ${c.above}`);
  if (c.line !== undefined) parts.push(`sur la ligne ${fr.lines[c.line]}`);
  if (c.afflicted !== undefined)
    parts.push(c.afflicted === 'any' ? 'ayant un état' : `ayant l’état ${statuses[c.afflicted]}`);
  if (c.bears !== undefined) parts.push(c.bears ? 'avec un Elyth' : 'sans Elyth');
  if (c.leads !== undefined) {
    const own = of === 'self' ? 'pendant votre tour' : 'pendant le tour de son propriétaire';
    const other = of === 'self' ? 'pendant le tour adverse' : 'hors du tour de son propriétaire';
    parts.push(c.leads ? own : other);
  }
  if (c.alone === true) parts.push('seul sur sa ligne');
  if (c.hurt === true) parts.push('blessé');
  return parts;
}
const EACH = {
  ally: 'pour chacun de vos autres Familiers dans l’Arène',
  foe: 'pour chaque Familier adverse dans l’Arène',
  fallen: 'pour chaque Point de victoire de l’adversaire',
};

export const fr: CardTexts = {
  lines: { front: 'Front', guard: 'Garde', rear: 'Arrière' },
  statuses,
  health: 'Santé',
  types: { physical: 'physique', magical: 'magie', fire: 'feu', acid: 'acide', frost: 'givre', storm: 'tempête' },
  stat: (stat, by) =>
    stat === 'willpower'
      ? `${Math.abs(by)} de Volonté en ${by > 0 ? 'moins' : 'plus'} pour les Pouvoirs de combat`
      : `${signed(by)} ${NAMES[stat]}`,
  list,
  head: (health, speed, hit, miss) => `Santé ${health}, Vitesse ${speed}, Toucher ${hit}, Esquive ${miss}.`,
  power: (kind, name, willpower, text) =>
    kind === 'passive'
      ? `${name} (passif) : ${text}`
      : `${name} (${kind === 'battle' ? 'combat' : 'unique'}, Volonté ${willpower}) : ${text}`,
  effect: (effect, speaking, token) => `${capital(clause(effect, speaking, token))}.`,
  damage: (amount, type) => `${amount} dégâts (${type}).`,
  switchHit: 'Frappe-échange.',
  onHit: (effects) => `Si l’attaque touche : ${lower(effects)}`,
  bonus: (of, condition, damage, hit) => {
    const more = list(
      [damage > 0 ? `+${damage} dégâts` : '', hit > 0 ? `+${hit} Toucher` : ''].filter((part) => part !== ''),
    );
    return of === 'self' ? `${more} ${condition}.` : `${more} contre une cible ${condition}.`;
  },
  condition: (condition, of) => list(conditions(condition, of)),
  grants: (grants, condition, each, most) => {
    const times = each === null ? '' : ` ${EACH[each]}${most === null ? '' : `, ${most} au plus`}`;
    return condition === null ? `${grants}${times}.` : `${capital(condition)} : ${grants}${times}.`;
  },
  flying: 'Vol.',
  nimble: 'Agile.',
  immune: (to) => `Insensible à : ${to}.`,
  when: (trigger, condition, effects) => {
    const moment = {
      enters: 'Quand il entre en combat',
      isHit: 'Quand il est touché',
      hits: 'Quand il touche',
      deals: 'Quand il inflige des dégâts',
      downs: 'Quand il terrasse un Familier',
    }[trigger];
    return `${moment}${condition === null ? '' : `, ${condition}`} : ${lower(effects)}`;
  },
  target: (side, other, condition) => {
    const pet = { own: 'un de vos Familiers', foe: 'un Familier adverse', any: 'n’importe quel Familier' }[side];
    const another = {
      own: 'un autre de vos Familiers',
      foe: 'un Familier adverse',
      any: 'n’importe quel autre Familier',
    }[side];
    return `Cible : ${other ? another : pet}${condition === null ? '' : ` ${condition}`}.`;
  },
  elyth: (on) =>
    ({
      own: 'Elyth pour un de vos Familiers.',
      foe: 'Elyth pour un Familier adverse.',
      any: 'Elyth pour n’importe quel Familier.',
    })[on],
  rune: (when, removed) => {
    const timing = {
      turn: 'Rune pour votre tour, hors combat.',
      battle: 'Rune de combat.',
      any: 'Rune pour votre tour ou pour le combat.',
    };
    return removed ? `${timing[when]} Retirée du jeu après usage.` : timing[when];
  },
  item: (uses, rests) => {
    const text = uses === 1 ? 'Objet à usage unique.' : `Objet à ${uses} utilisations.`;
    return rests === 0 ? text : `${text} Puis il repose en Stase pour ${cleanups(rests)} et revient.`;
  },
  token: 'Jeton : dans aucun deck ; terrassé, il quitte le jeu.',
};
