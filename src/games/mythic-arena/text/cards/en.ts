import { and } from '../../../../text/grammar/en.ts';
import type { Condition, Effect, Whom } from '../../content/vocabulary.ts';
import { en as t } from '../../generated/en.ts';
import { atLeast, type CardClauses, damageText, type EffectSpeaker, grantParts } from './card-texts.ts';

const counters: CardClauses['counters'] = (count, status) =>
  count === 1 ? `a ${t.statuses[status]} counter` : `${count} ${t.statuses[status]} counters`;

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
function effectText(effect: Effect, speaking: EffectSpeaker, token: string): string {
  const to = 'to' in effect ? whom(effect.to, speaking, 'pets' in effect ? effect.pets : undefined) : '';
  switch (effect.do) {
    case 'damage':
      return `deal ${damageText(t, effect.amount, effect.type)} to ${to}`;
    case 'heal':
      return `heal ${to} by ${effect.amount}`;
    case 'draw':
      return `draw ${t.counts.cards({ count: effect.cards })}`;
    case 'boost':
      return `give ${to} ${and(grantParts(t, effect.grants))} until the end of the turn`;
    case 'grow':
      return `give ${to} ${and(grantParts(t, effect.grants))} permanently`;
    case 'shield': {
      const damage = effect.damage > 0 ? `the next ${effect.damage} damage` : null;
      const many = effect.statuses === 1 ? 'the next status' : `the next ${effect.statuses} statuses`;
      const what = and([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null));
      return `protect ${to} from ${what}`;
    }
    case 'status':
      return `put ${counters(effect.counters ?? 1, effect.status)} on ${to}`;
    case 'hold':
      return `this Pet may take hold of the target (${t.statuses[effect.status]})`;
    case 'cure':
      return effect.what === 'all' ? `remove every status from ${to}` : `remove one status from ${to}`;
    case 'discard':
      return `your opponent discards ${t.counts.cards({ count: effect.cards })} at random`;
    case 'silence':
      return `turn off the Passive Powers of ${to} until the end of the turn`;
    case 'spendElyth':
      return `send ${to === 'the target' ? 'the target’s Elyth' : `the Elyth of ${to}`} to the Spent Pile`;
    case 'takeElyth':
      return 'move the target’s Elyth to this Pet';
    case 'stasis':
      return `put ${to} into Stasis for ${t.counts.cleanups({ count: effect.turns })}`;
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
  if (c.line !== undefined) parts.push(`on the ${t.lines[c.line]}`);
  if (c.afflicted !== undefined)
    parts.push(`${verb} has ${c.afflicted === 'any' ? 'a status' : t.statuses[c.afflicted]}`);
  if (c.bears !== undefined) parts.push(`${verb} bears ${c.bears ? 'an' : 'no'} Elyth`);
  if (c.leads !== undefined) {
    const other = own ? 'on your opponent’s turn' : 'outside its owner’s turn';
    parts.push(c.leads ? (own ? 'on your turn' : 'on its owner’s turn') : other);
  }
  if (c.alone === true) parts.push(`${verb} is alone on its line`);
  if (c.hurt === true) parts.push(`${verb} has taken damage`);
  return parts;
}

export const en: CardClauses = {
  and,
  effect: effectText,
  condition: (condition, of) => and(conditions(condition, of)),
  counters,
};
