import type { Condition, Effect, Stat, Status, Whom } from '../../vocabulary.ts';
import { type CardTexts, grantsText, type Speaking } from './card-texts.ts';

const statuses: Readonly<Record<Status, string>> = {
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

function whom(to: Whom, speaking: Speaking, pets?: number): string {
  switch (to) {
    case 'self':
      return 'this Pet';
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
function clause(effect: Effect, speaking: Speaking, token: string): string {
  const to = 'to' in effect ? whom(effect.to, speaking, 'pets' in effect ? effect.pets : undefined) : '';
  switch (effect.do) {
    case 'damage':
      return `deal ${effect.amount} ${en.types[effect.type]} damage to ${to}`;
    case 'heal':
      return `heal ${to} by ${effect.amount}`;
    case 'draw':
      return `draw ${cards(effect.cards)}`;
    case 'boost':
      return `give ${to} ${grantsText(en, effect.grants)} until the end of the turn`;
    case 'grow':
      return `give ${to} ${grantsText(en, effect.grants)} by counters`;
    case 'shield': {
      const damage = effect.damage > 0 ? `the next ${effect.damage} damage` : null;
      const status =
        effect.statuses === 0
          ? null
          : effect.statuses === 1
            ? 'the next status'
            : `the next ${effect.statuses} statuses`;
      return `prevent ${list([damage, status].filter((part) => part !== null))} on ${to}`;
    }
    case 'status':
      return `give ${to} ${effect.counters ?? 1} ${statuses[effect.status]}`;
    case 'hold':
      return `this Pet may take hold of the target: ${statuses[effect.status]}`;
    case 'cure':
      return effect.what === 'all' ? `take every status off ${to}` : `take one status off ${to}`;
    case 'discard':
      return `your opponent discards ${cards(effect.cards)} at random`;
    case 'silence':
      return `turn the Passive Powers of ${to} off until the end of the turn`;
    case 'spendElyth':
      return `send the Elyth of ${to} to the Spent Pile`;
    case 'takeElyth':
      return 'move the target’s Elyth to this Pet';
    case 'stasis':
      return `put ${to} into Stasis for ${cleanups(effect.turns)}`;
    case 'summon':
      return `put the token ${token} into the Arena`;
    case 'swap':
      return 'the target trades places with another Pet of its owner';
    case 'renew':
      return 'shuffle one of your Spent cards, but no Pet, into your Resource Pile';
  }
}
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function conditions(c: Condition, of: 'self' | 'target'): string[] {
  const parts: string[] = [];
  if (c.atMost !== undefined) parts.push(`at ${c.atMost} Health or less`);
  if (c.above !== undefined) parts.push(`above ${c.above}`);
  if (c.line !== undefined) parts.push(`on the ${en.lines[c.line]}`);
  if (c.afflicted !== undefined) parts.push(c.afflicted === 'any' ? 'with a status' : `with ${statuses[c.afflicted]}`);
  if (c.bears !== undefined) parts.push(c.bears ? 'bearing an Elyth' : 'without an Elyth');
  if (c.leads !== undefined) {
    const own = of === 'self' ? 'on your turn' : 'on its owner’s turn';
    parts.push(c.leads ? own : of === 'self' ? 'on your opponent’s turn' : 'outside its owner’s turn');
  }
  if (c.alone === true) parts.push('alone on its line');
  if (c.hurt === true) parts.push('that is damaged');
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
  types: {
    physical: 'physical',
    magical: 'magical',
    fire: 'fire',
    acid: 'acid',
    frost: 'frost',
    storm: 'storm',
  },
  stat: (stat, by) =>
    stat === 'willpower'
      ? `${Math.abs(by)} ${by > 0 ? 'less' : 'more'} Willpower for Battle Powers`
      : `${signed(by)} ${NAMES[stat]}`,
  list,
  head: (health, speed, hit, miss) => `Health ${health}, Speed ${speed}, Hit ${hit}, Miss ${miss}.`,
  power: (kind, name, willpower, text) => {
    if (kind === 'passive') return `${name} (Passive): ${text}`;
    return `${name} (${kind === 'battle' ? 'Battle' : 'Unique'}, Willpower ${willpower}): ${text}`;
  },
  effect: (effect, speaking, token) => sentence(clause(effect, speaking, token)),
  damage: (amount, type) => `${amount} ${type} damage.`,
  switchHit: 'Switch Hit.',
  onHit: (effects) => `On a hit: ${lower(effects)}`,
  bonus: (of, condition, damage, hit) => {
    const more = list(
      [damage > 0 ? `+${damage} damage` : '', hit > 0 ? `+${hit} Hit` : ''].filter((part) => part !== ''),
    );
    return of === 'self' ? `${more} ${condition}.` : `${more} against a target ${condition}.`;
  },
  condition: (condition, of) => list(conditions(condition, of)),
  grants: (grants, condition, each, most) => {
    const times = each === null ? '' : ` ${EACH[each]}${most === null ? '' : `, ${most} at most`}`;
    return condition === null ? `${grants}${times}.` : `${sentence(condition).slice(0, -1)}: ${grants}${times}.`;
  },
  flying: 'Flying.',
  nimble: 'Nimble.',
  immune: (to) => `Immune to ${to}.`,
  when: (trigger, condition, effects) => {
    const moment = {
      enters: 'When it enters battle',
      isHit: 'When it is hit',
      hits: 'When it hits',
      deals: 'When it deals damage',
      downs: 'When it downs a Pet',
    }[trigger];
    return `${moment}${condition === null ? '' : `, ${condition}`}: ${lower(effects)}`;
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
  token: 'Token: in no deck, and it leaves the game when Downed.',
};
