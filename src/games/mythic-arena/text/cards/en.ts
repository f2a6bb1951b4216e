import type { Condition, Effect, Stat, StatusName, Whom } from '../../content/vocabulary.ts';
import { atLeast, type CardTexts, type EffectSpeaker, grantsText } from './card-texts.ts';

const statuses: Readonly<Record<StatusName, string>> = {
  bleed: 'Bleed',
  burn: 'Burn',
  corrosion: 'Corrosion',
  poison: 'Poison',
  paralyze: 'Paralyze',
  fear: 'Fear',
  stun: 'Stun',
  chomp: 'Chomp',
  constrict: 'Constrict',
};
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);
export const counters = (n: number, status: string): string =>
  n === 1 ? `a ${status} counter` : `${n} ${status} counters`;
const cleanups = (n: number): string => (n === 1 ? 'one Cleanup' : `${n} Cleanups`);
const NAMES: Readonly<Record<Exclude<Stat, 'willpower'>, string>> = {
  health: 'Health',
  speed: 'Speed',
  hit: 'Hit',
  miss: 'Miss',
  damage: 'battle damage',
  armour: 'Armour',
  regeneration: 'Regeneration',
};

function whom(to: Whom, speaking: EffectSpeaker, pets?: number): string {
  switch (to) {
    case 'self':
      return speaking === 'power' || speaking === 'card' ? 'this Pet' : 'it';
    case 'target':
      if (speaking === 'isHit') return 'the Pet that hit it';
      return speaking === 'enters' ? 'its opponent' : speaking === 'downs' ? 'the fallen Pet' : 'the target';
    case 'adjacent':
      if (pets === undefined) return 'every Pet adjacent to the target';
      return pets === 1 ? 'one Pet adjacent to the target' : `up to ${pets} Pets adjacent to the target`;
    case 'beside':
      return 'every Pet adjacent to this one';
    case 'own':
      return 'all your Pets';
    case 'foes':
      return 'all opposing Pets';
    case 'ownFront':
      return 'your Front Pets';
    case 'foeFront':
      return 'the opposing Front Pets';
  }
}
function clause(effect: Effect, speaking: EffectSpeaker, token: string): string {
  const to = 'to' in effect ? whom(effect.to, speaking, 'pets' in effect ? effect.pets : undefined) : '';
  switch (effect.do) {
    case 'damage':
      return `deal ${en.damage(effect.amount, effect.type)} to ${to}`;
    case 'heal':
      return `heal ${to} by ${effect.amount}`;
    case 'draw':
      return `draw ${cards(effect.cards)}`;
    case 'boost':
      return `give ${to} ${grantsText(en, effect.grants)} until the end of the turn`;
    case 'grow':
      return `give ${to} ${grantsText(en, effect.grants)} for good`;
    case 'shield': {
      const damage = effect.damage > 0 ? `the next ${effect.damage} damage` : null;
      const many = effect.statuses === 1 ? 'the next status' : `the next ${effect.statuses} statuses`;
      const what = list([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null));
      return `protect ${to} from ${what}`;
    }
    case 'status':
      return `put ${counters(effect.counters ?? 1, statuses[effect.status])} on ${to}`;
    case 'hold':
      return `this Pet may take hold of the target (${statuses[effect.status]})`;
    case 'cure':
      return effect.what === 'all' ? `take every status off ${to}` : `take one status off ${to}`;
    case 'discard':
      return `your opponent discards ${cards(effect.cards)} at random`;
    case 'silence':
      return `turn off the Passive Powers of ${to} until the end of the turn`;
    case 'spendElyth':
      return `send ${to === 'the target' ? 'the target’s Elyth' : `the Elyth of ${to}`} to the Spent Pile`;
    case 'takeElyth':
      return 'move the target’s Elyth to this Pet';
    case 'stasis':
      return `put ${to} into Stasis for ${cleanups(effect.turns)}`;
    case 'summon':
      return `put the token ${token} into the Arena`;
    case 'swap':
      return 'the target trades places with another Pet of its owner';
    case 'renew':
      return 'shuffle one of your Spent cards, other than a Pet, into your Resource Pile';
  }
}

function conditions(c: Condition, of: 'self' | 'target'): string[] {
  const parts: string[] = [];
  const own = of === 'self';
  const verb = own ? 'while it' : 'that';
  if (c.atMost !== undefined && c.above !== undefined)
    parts.push(`with ${atLeast(c.above)} to ${c.atMost} Health left`);
  else if (c.atMost !== undefined) parts.push(`with ${c.atMost} Health or less left`);
  else if (c.above !== undefined) parts.push(`with more than ${c.above} Health left`);
  if (c.line !== undefined) parts.push(`on the ${en.lines[c.line]}`);
  if (c.afflicted !== undefined)
    parts.push(`${verb} has ${c.afflicted === 'any' ? 'a status' : statuses[c.afflicted]}`);
  if (c.bears !== undefined) parts.push(`${verb} bears ${c.bears ? 'an' : 'no'} Elyth`);
  if (c.leads !== undefined) {
    const other = own ? 'on your opponent’s turn' : 'outside its owner’s turn';
    parts.push(c.leads ? (own ? 'on your turn' : 'on its owner’s turn') : other);
  }
  if (c.alone === true) parts.push(`${verb} is alone on its line`);
  if (c.hurt === true) parts.push(`${verb} has taken damage`);
  return parts;
}
const EACH = {
  ally: 'for each other Pet of yours in the Arena',
  foe: 'for each opposing Pet in the Arena',
  fallen: 'for each Victory Point of your opponent',
};

export const en: CardTexts = {
  lines: { front: 'Front', guard: 'Guard', rear: 'Rear' },
  statuses,
  health: 'Health',
  uses: 'Uses',
  types: {
    physical: 'physical damage',
    magical: 'magical damage',
    fire: 'fire damage',
    acid: 'acid damage',
    frost: 'frost damage',
    storm: 'storm damage',
  },
  stat: (stat, by) =>
    stat === 'willpower'
      ? `${Math.abs(by)} ${by > 0 ? 'less' : 'more'} Willpower needed for Battle Powers`
      : `${signed(by)} ${NAMES[stat]}`,
  list,
  head: (health, speed, hit, miss) => `Health ${health}, Speed ${speed}, Hit ${hit}, Miss ${miss}.`,
  power: (kind, name, willpower, text) => {
    if (kind === 'passive') return `${name} (Passive): ${text}`;
    return `${name} (${kind === 'battle' ? 'Battle' : 'Unique'}, Willpower ${willpower}): ${text}`;
  },
  effect: clause,
  damage: (amount, type) => `${amount} ${type === null ? 'damage' : en.types[type]}`,
  deals: (damage) => `${damage}.`,
  switchHit: 'Switch Hit.',
  onHit: (effects) => `On a hit, ${effects}.`,
  bonus: (of, condition, damage, hit) => {
    const more = list(
      [damage > 0 ? `+${damage} damage` : '', hit > 0 ? `+${hit} Hit` : ''].filter((part) => part !== ''),
    );
    return of === 'self' ? `${more} ${condition}.` : `${more} against a target ${condition}.`;
  },
  condition: (condition, of) => list(conditions(condition, of)),
  grants: (grants, condition, each, most) => {
    const times =
      each === null
        ? ''
        : ` ${EACH[each]}${most === null ? '' : ` (${most === 1 ? 'once' : most === 2 ? 'twice' : `${most} times`} at most)`}`;
    return `${grants}${times}${condition === null ? '' : ` ${condition}`}.`;
  },
  flying: 'Flying.',
  nimble: 'Nimble.',
  immune: (to) => `Immune to ${list(to.map((what) => ({ ...en.types, ...statuses })[what]))}.`,
  when: (trigger, condition, effects) => {
    const moment = {
      enters: 'When this Pet enters battle',
      isHit: 'When this Pet is hit',
      hits: 'When this Pet hits',
      deals: 'When this Pet deals damage',
      downs: 'When this Pet downs another',
    }[trigger];
    return `${moment}${condition === null ? '' : ` ${condition}`}, ${effects}.`;
  },
  target: (side, other, condition) => {
    const pet = { own: 'one of your Pets', foe: 'an opposing Pet', any: 'any Pet' }[side];
    const another = { own: 'another Pet of yours', foe: 'an opposing Pet', any: 'any other Pet' }[side];
    return `Target: ${other ? another : pet}${condition === null ? '' : ` ${condition}`}.`;
  },
  elyth: (on) =>
    ({ own: 'Elyth for one of your Pets.', foe: 'Elyth for an opposing Pet.', any: 'Elyth for any Pet.' })[on],
  rune: (when, removed) => {
    const timing = {
      turn: 'Rune for your turn, not in Battle.',
      battle: 'Rune for Battle.',
      any: 'Rune for your turn or for Battle.',
    };
    return removed ? `${timing[when]} Removed from the game after use.` : timing[when];
  },
  item: (uses, rests) => {
    const text = uses === 1 ? 'Item with one use.' : `Item with ${uses} uses.`;
    return rests === 0 ? text : `${text} Then it rests in Stasis for ${cleanups(rests)} and comes back.`;
  },
  token: 'Token: belongs in no deck and leaves the game when Downed.',
};
