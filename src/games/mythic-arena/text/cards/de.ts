import { and } from '../../../../text/grammar/de.ts';
import type { Condition, Effect, LineName, Whom } from '../../content/vocabulary.ts';
import { de as t } from '../../generated/de.ts';
import { atLeast, type CardClauses, damageText, type EffectSpeaker, grantParts } from './card-texts.ts';

/** `eine Giftmarke`, `2 Verätzungsmarken`. */
const counters: CardClauses['counters'] = (count, status) => {
  const name = t.statuses[status];
  const mark = `${name}${name.endsWith('ung') ? 's' : ''}marke`;
  return count === 1 ? `eine ${mark}` : `${count} ${mark}n`;
};
const ON_LINE: Readonly<Record<LineName, string>> = {
  front: 'an der Front',
  guard: 'in der Garde',
  rear: 'in der Nachhut',
};

/** Whom, in the dative and in the accusative. */
function whom(to: Whom, speaking: EffectSpeaker, pets?: number): { to: string; whom: string } {
  const pair = (dative: string, accusative: string) => ({ to: dative, whom: accusative });
  switch (to) {
    case 'self':
      return speaking === 'power' || speaking === 'card' ? pair('diesem Tier', 'dieses Tier') : pair('ihm', 'es');
    case 'target':
      if (speaking === 'isHit') return pair('dem Tier, das es getroffen hat,', 'das Tier, das es getroffen hat,');
      if (speaking === 'enters') return pair('dem gegnerischen Tier', 'das gegnerische Tier');
      return speaking === 'downs' ? pair('dem besiegten Tier', 'das besiegte Tier') : pair('dem Ziel', 'das Ziel');
    case 'adjacent':
      if (pets === undefined) return pair('jedem Tier neben dem Ziel', 'jedes Tier neben dem Ziel');
      return pets === 1
        ? pair('einem Tier neben dem Ziel', 'ein Tier neben dem Ziel')
        : pair(`bis zu ${pets} Tieren neben dem Ziel`, `bis zu ${pets} Tiere neben dem Ziel`);
    case 'beside':
      return pair('jedem Tier neben diesem', 'jedes Tier neben diesem');
    case 'own':
      return pair('all deinen Tieren', 'all deine Tiere');
    case 'foes':
      return pair('allen gegnerischen Tieren', 'alle gegnerischen Tiere');
    case 'ownFront':
      return pair('deinen Tieren an der Front', 'deine Tiere an der Front');
    case 'foeFront':
      return pair('den gegnerischen Tieren an der Front', 'die gegnerischen Tiere an der Front');
  }
}
function effectText(effect: Effect, speaking: EffectSpeaker, token: string): string {
  const w = whom('to' in effect ? effect.to : 'target', speaking, 'pets' in effect ? effect.pets : undefined);
  switch (effect.do) {
    case 'damage':
      return `füge ${w.to} ${damageText(t, effect.amount, effect.type)} zu`;
    case 'heal':
      return `heile ${w.whom} um ${effect.amount}`;
    case 'draw':
      return `ziehe ${t.counts.cards({ count: effect.cards })}`;
    case 'boost':
      return `gib ${w.to} bis zum Ende des Zuges ${and(grantParts(t, effect.grants))}`;
    case 'grow':
      return `gib ${w.to} dauerhaft ${and(grantParts(t, effect.grants))}`;
    case 'shield': {
      const damage = effect.damage > 0 ? `den nächsten ${effect.damage} Schadenspunkten` : null;
      const many = effect.statuses === 1 ? 'dem nächsten Zustand' : `den nächsten ${effect.statuses} Zuständen`;
      const what = and([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null));
      return `schütze ${w.whom} vor ${what}`;
    }
    case 'status':
      return `gib ${w.to} ${counters(effect.counters ?? 1, effect.status)}`;
    case 'hold':
      return `dieses Tier darf das Ziel festhalten (${t.statuses[effect.status]})`;
    case 'cure':
      return effect.what === 'all' ? `befreie ${w.whom} von allen Zuständen` : `befreie ${w.whom} von einem Zustand`;
    case 'discard':
      return `die Gegenseite wirft ${t.counts.cards({ count: effect.cards })} zufällig ab`;
    case 'silence':
      return `nimm ${w.to} bis zum Ende des Zuges die passiven Kräfte`;
    case 'spendElyth':
      return `nimm ${w.to} das Elyth und lege es auf die Ablage`;
    case 'takeElyth':
      return 'lege das Elyth des Ziels an dieses Tier an';
    case 'stasis':
      return `schicke ${w.whom} für ${t.counts.cleanups({ count: effect.turns })} in Stasis`;
    case 'summon':
      return `stelle den Spielstein ${token} in die Arena`;
    case 'swap':
      return 'das Ziel tauscht den Platz mit einem anderen Tier seiner Seite';
    case 'renew':
      return 'mische eine Karte aus deiner Ablage, die kein Tier ist, in deinen Vorrat';
  }
}

function conditions(c: Condition, of: 'self' | 'target'): string[] {
  const parts: string[] = [];
  const own = of === 'self';
  if (c.atMost !== undefined && c.above !== undefined) parts.push(`bei ${atLeast(c.above)} bis ${c.atMost} Leben`);
  else if (c.atMost !== undefined) parts.push(`${own ? 'bei' : 'mit'} höchstens ${c.atMost} Leben`);
  else if (c.above !== undefined) parts.push(`${own ? 'bei' : 'mit'} mehr als ${c.above} Leben`);
  if (c.line !== undefined) parts.push(ON_LINE[c.line]);
  if (c.afflicted !== undefined)
    parts.push(c.afflicted === 'any' ? 'mit einem Zustand' : `mit ${t.statuses[c.afflicted]}`);
  if (c.bears !== undefined) parts.push(c.bears ? 'mit Elyth' : 'ohne Elyth');
  if (c.leads !== undefined) {
    const other = own ? 'im gegnerischen Zug' : 'außerhalb des Zuges der eigenen Seite';
    parts.push(c.leads ? (own ? 'in deinem Zug' : 'im Zug der eigenen Seite') : other);
  }
  if (c.alone === true) parts.push('allein auf der Linie');
  if (c.hurt === true) {
    if (own) parts.push('nach erlittenem Schaden');
    else return [`${and(parts)}, das Schaden erlitten hat`];
  }
  return parts;
}

export const de: CardClauses = {
  and,
  effect: effectText,
  condition: (condition, of) => and(conditions(condition, of)),
  counters,
};
