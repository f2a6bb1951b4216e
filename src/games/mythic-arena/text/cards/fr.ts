import type { Condition, Effect, Grants, LineName, Stat, StatusName, Type, Whom } from '../../content/vocabulary.ts';
import { atLeast, type CardTexts, type EffectSpeaker, grantsText, isLoss } from './card-texts.ts';

const statuses: Readonly<Record<StatusName, string>> = {
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
const types: Readonly<Record<Type, string>> = {
  physical: 'dégâts physiques',
  magical: 'dégâts magiques',
  fire: 'dégâts de feu',
  acid: 'dégâts d’acide',
  frost: 'dégâts de givre',
  storm: 'dégâts de tempête',
};
/** The article of each status; types of damage have “les”. */
const ARTICLES: Readonly<Record<string, 'le' | 'la' | 'l’' | 'les'>> = {
  [statuses.bleed]: 'le',
  [statuses.burn]: 'la',
  [statuses.corrosion]: 'la',
  [statuses.poison]: 'le',
  [statuses.paralyze]: 'la',
  [statuses.fear]: 'la',
  [statuses.stun]: 'l’',
  [statuses.chomp]: 'la',
  [statuses.constrict]: 'l’',
};
const AFTER = {
  the: { le: 'le ', la: 'la ', 'l’': 'l’', les: 'les ' },
  to: { le: 'au ', la: 'à la ', 'l’': 'à l’', les: 'aux ' },
  of: { le: 'du ', la: 'de la ', 'l’': 'de l’', les: 'des ' },
} as const;
/** A status or a type of damage after an article, or after “à” or “de” and an article. */
export const noun = (how: keyof typeof AFTER, name: string): string => `${AFTER[how][ARTICLES[name] ?? 'les']}${name}`;
/** “de Gloth”, “d’Astaryan”. */
export const of = (name: string): string => (/^[aeiouàâäéèêëîïôöùûüœ]/i.test(name) ? `d’${name}` : `de ${name}`);
const lines: Readonly<Record<LineName, string>> = { front: 'Front', guard: 'Garde', rear: 'Arrière' };
/** Where, and whither. */
export const onLine = (line: string): string =>
  line === lines.front ? `sur le ${line}` : line === lines.guard ? `à la ${line}` : `à l’${line}`;
export const theLine = (line: string): string =>
  line === lines.front ? `le ${line}` : line === lines.guard ? `la ${line}` : `l’${line}`;

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const cards = (n: number): string => (n === 1 ? 'une carte' : `${n} cartes`);
export const counters = (n: number, status: string): string =>
  n === 1 ? `un marqueur ${status}` : `${n} marqueurs ${status}`;
const cleanups = (n: number): string => (n === 1 ? 'un Nettoyage' : `${n} Nettoyages`);
const NAMES: Readonly<Record<Exclude<Stat, 'willpower'>, string>> = {
  health: 'Santé',
  speed: 'Vitesse',
  hit: 'Toucher',
  miss: 'Esquive',
  damage: 'dégâts de combat',
  armour: 'Armure',
  regeneration: 'Régénération',
};

/** Whom, and after “à”: “à la cible”. */
function whom(to: Whom, speaking: EffectSpeaker, pets?: number): { whom: string; to: string } {
  const pair = (whom: string, dative: string) => ({ whom, to: dative });
  switch (to) {
    case 'self':
      return pair('ce Familier', 'à ce Familier');
    case 'target':
      if (speaking === 'isHit') return pair('le Familier qui l’a touché', 'au Familier qui l’a touché');
      if (speaking === 'enters') return pair('son adversaire', 'à son adversaire');
      return speaking === 'downs'
        ? pair('le Familier terrassé', 'au Familier terrassé')
        : pair('la cible', 'à la cible');
    case 'adjacent':
      if (pets === undefined)
        return pair('chaque Familier adjacent à la cible', 'à chaque Familier adjacent à la cible');
      return pets === 1
        ? pair('un Familier adjacent à la cible', 'à un Familier adjacent à la cible')
        : pair(
            `jusqu’à ${pets} Familiers adjacents à la cible`,
            `à un maximum de ${pets} Familiers adjacents à la cible`,
          );
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
/** “rendez 10 points à la cible”, and “rendez-lui 10 points” where a trigger speaks of its own Pet. */
const give = (
  verb: string,
  what: string,
  effect: { readonly to: Whom },
  speaking: EffectSpeaker,
  to: string,
): string =>
  effect.to === 'self' && speaking !== 'power' && speaking !== 'card' ? `${verb}-lui ${what}` : `${verb} ${what} ${to}`;
/** To give what is good, or to inflict what is not. */
const giving = (grants: Grants): string => (isLoss(grants) ? 'infligez' : 'donnez');

function clause(effect: Effect, speaking: EffectSpeaker, token: string): string {
  const w = whom('to' in effect ? effect.to : 'target', speaking, 'pets' in effect ? effect.pets : undefined);
  switch (effect.do) {
    case 'damage':
      return give('infligez', fr.damage(effect.amount, effect.type), effect, speaking, w.to);
    case 'heal':
      return give('rendez', `${effect.amount} points de Santé`, effect, speaking, w.to);
    case 'draw':
      return `piochez ${cards(effect.cards)}`;
    case 'boost': {
      const given = give(giving(effect.grants), grantsText(fr, effect.grants), effect, speaking, w.to);
      return `${given} jusqu’à la fin du tour`;
    }
    case 'grow':
      return `${give(giving(effect.grants), grantsText(fr, effect.grants), effect, speaking, w.to)} de façon permanente`;
    case 'shield': {
      const damage = effect.damage > 0 ? `des ${effect.damage} prochains dégâts` : null;
      const many = effect.statuses === 1 ? 'du prochain état' : `des ${effect.statuses} prochains états`;
      const what = list([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null));
      return `protégez ${w.whom} ${what}`;
    }
    case 'status':
      return `placez ${counters(effect.counters ?? 1, statuses[effect.status])} sur ${w.whom}`;
    case 'hold':
      return `ce Familier peut saisir la cible (${statuses[effect.status]})`;
    case 'cure':
      return effect.what === 'all' ? `retirez tous les états ${w.to}` : `retirez un état ${w.to}`;
    case 'discard':
      return `votre adversaire se défausse ${of(cards(effect.cards))} au hasard`;
    case 'silence':
      return `retirez ${w.to} les Pouvoirs passifs jusqu’à la fin du tour`;
    case 'spendElyth':
      return `envoyez à la défausse l’Elyth attaché ${w.to}`;
    case 'takeElyth':
      return 'déplacez sur ce Familier l’Elyth de la cible';
    case 'stasis':
      return `mettez ${w.whom} en Stase pour ${cleanups(effect.turns)}`;
    case 'summon':
      return `mettez le jeton ${token} dans l’Arène`;
    case 'swap':
      return 'la cible échange sa place avec un autre Familier du même joueur';
    case 'renew':
      return 'remélangez dans votre pile de ressources une carte de votre défausse autre qu’un Familier';
  }
}

function conditions(c: Condition, of: 'self' | 'target'): string[] {
  const parts: string[] = [];
  const own = of === 'self';
  const verb = own ? 'tant que ce Familier' : 'qui';
  if (c.atMost !== undefined && c.above !== undefined) parts.push(`entre ${atLeast(c.above)} et ${c.atMost} de Santé`);
  else if (c.atMost !== undefined) parts.push(`à ${c.atMost} de Santé ou moins`);
  else if (c.above !== undefined) parts.push(`à plus de ${c.above} de Santé`);
  if (c.line !== undefined) parts.push(onLine(lines[c.line]));
  if (c.afflicted !== undefined)
    parts.push(`${verb} a ${c.afflicted === 'any' ? 'un état' : `l’état ${statuses[c.afflicted]}`}`);
  if (c.bears !== undefined) parts.push(c.bears ? `${verb} porte un Elyth` : `${verb} ne porte pas d’Elyth`);
  if (c.leads !== undefined) {
    const other = own ? 'pendant le tour adverse' : 'hors du tour de son propriétaire';
    parts.push(c.leads ? (own ? 'pendant votre tour' : 'pendant le tour de son propriétaire') : other);
  }
  if (c.alone === true) parts.push(`${verb} n’a pas de voisin sur sa ligne`);
  if (c.hurt === true) parts.push(`${verb} a subi des dégâts`);
  return parts;
}
const EACH = {
  ally: 'pour chacun de vos autres Familiers dans l’Arène',
  foe: 'pour chaque Familier adverse dans l’Arène',
  fallen: 'pour chaque Point de victoire de l’adversaire',
};

export const fr: CardTexts = {
  lines,
  statuses,
  health: 'Santé',
  uses: 'Utilisations',
  types,
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
  effect: clause,
  damage: (amount, type) => `${amount} ${type === null ? 'dégâts' : types[type]}`,
  deals: (damage) => `${damage}.`,
  switchHit: 'Frappe-échange.',
  onHit: (effects) => `Si l’attaque touche, ${effects}.`,
  bonus: (of, condition, damage, hit) => {
    const more = list(
      [damage > 0 ? `+${damage} dégâts` : '', hit > 0 ? `+${hit} Toucher` : ''].filter((part) => part !== ''),
    );
    return of === 'self' ? `${more} ${condition}.` : `${more} contre une cible ${condition}.`;
  },
  condition: (condition, of) => list(conditions(condition, of)),
  grants: (grants, condition, each, most) => {
    const times =
      each === null ? '' : ` ${EACH[each]}${most === null ? '' : ` (${most === 1 ? 'une' : most} fois au plus)`}`;
    return `${grants}${times}${condition === null ? '' : ` ${condition}`}.`;
  },
  flying: 'Vol.',
  nimble: 'Agile.',
  immune: (to) => `Insensible ${list(to.map((what) => noun('to', { ...types, ...statuses }[what])))}.`,
  when: (trigger, condition, effects) => {
    const moment = {
      enters: 'Quand ce Familier entre en combat',
      isHit: 'Quand ce Familier est touché',
      hits: 'Quand ce Familier touche',
      deals: 'Quand ce Familier inflige des dégâts',
      downs: 'Quand ce Familier en terrasse un autre',
    }[trigger];
    return `${moment}${condition === null ? '' : ` ${condition}`}, ${effects}.`;
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
    const text = uses === 1 ? 'Objet à une utilisation.' : `Objet à ${uses} utilisations.`;
    return rests === 0 ? text : `${text} Il repose ensuite en Stase pour ${cleanups(rests)}, puis revient.`;
  },
  token: 'Jeton : n’appartient à aucun deck et, une fois terrassé, quitte le jeu.',
};
