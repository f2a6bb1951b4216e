import type { Condition, Effect, Stat, Status, Type, Whom } from '../../vocabulary.ts';
import { type CardTexts, grantsText, type Speaking } from './card-texts.ts';

const statuses: Readonly<Record<Status, string>> = {
  bleed: 'Blutung',
  burn: 'Verbrennung',
  corrosion: 'Verätzung',
  poison: 'Gift',
  paralyze: 'Lähmung',
  fear: 'Furcht',
  stun: 'Betäubung',
  chomp: 'Zubiss',
  constrict: 'Würgegriff',
};
const kinds: Readonly<Record<Type, string>> = {
  physical: 'körperlichen Schaden',
  magical: 'magischen Schaden',
  fire: 'Feuerschaden',
  acid: 'Säureschaden',
  frost: 'Frostschaden',
  storm: 'Sturmschaden',
};
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const cards = (n: number): string => (n === 1 ? 'eine Karte' : `${n} Karten`);
const marks = (n: number): string => (n === 1 ? 'eine Marke' : `${n} Marken`);
const cleanups = (n: number): string => (n === 1 ? 'ein Aufräumen' : `${n} Aufräumphasen`);
const NAMES: Readonly<Record<Exclude<Stat, 'willpower'>, string>> = {
  health: 'Leben',
  speed: 'Tempo',
  hit: 'Treffen',
  miss: 'Ausweichen',
  damage: 'Kampfschaden',
  armour: 'Rüstung',
  regeneration: 'Regeneration',
};

/** Whom, in the dative and in the accusative. */
function whom(to: Whom, speaking: Speaking, pets?: number): { to: string; whom: string } {
  const pair = (dative: string, accusative: string) => ({ to: dative, whom: accusative });
  switch (to) {
    case 'self':
      return pair('diesem Tier', 'dieses Tier');
    case 'target':
      if (speaking === 'isHit') return pair('dem Tier, das getroffen hat,', 'das Tier, das getroffen hat,');
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
function clause(effect: Effect, speaking: Speaking, token: string): string {
  const w = whom('to' in effect ? effect.to : 'target', speaking, 'pets' in effect ? effect.pets : undefined);
  switch (effect.do) {
    case 'damage':
      return `füge ${w.to} ${effect.amount} ${kinds[effect.type]} zu`;
    case 'heal':
      return `heile ${w.whom} um ${effect.amount}`;
    case 'draw':
      return `ziehe ${cards(effect.cards)}`;
    case 'boost':
      return `gib ${w.to} bis zum Ende des Zuges ${grantsText(de, effect.grants)}`;
    case 'grow':
      return `gib ${w.to} ${grantsText(de, effect.grants)} durch Marken`;
    case 'shield': {
      const damage = effect.damage > 0 ? `die nächsten ${effect.damage} Schaden` : null;
      const many = effect.statuses === 1 ? 'den nächsten Zustand' : `die nächsten ${effect.statuses} Zustände`;
      const what = list([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null));
      return `verhindere bei ${w.to} ${what}`;
    }
    case 'status':
      return `gib ${w.to} ${marks(effect.counters ?? 1)} ${statuses[effect.status]}`;
    case 'hold':
      return `dieses Tier darf das Ziel festhalten: ${statuses[effect.status]}`;
    case 'cure':
      return effect.what === 'all' ? `befreie ${w.whom} von allen Zuständen` : `befreie ${w.whom} von einem Zustand`;
    case 'discard':
      return `die Gegenseite wirft ${cards(effect.cards)} zufällig ab`;
    case 'silence':
      return `nimm ${w.to} bis zum Ende des Zuges die passiven Kräfte`;
    case 'spendElyth':
      return `nimm ${w.to} das Elyth und lege es auf die Ablage`;
    case 'takeElyth':
      return 'lege das Elyth des Ziels an dieses Tier an';
    case 'stasis':
      return `schicke ${w.whom} in Stasis, ${cleanups(effect.turns)} lang`;
    case 'summon':
      return `stelle den Spielstein ${token} in die Arena`;
    case 'swap':
      return 'das Ziel tauscht den Platz mit einem anderen Tier derselben Seite';
    case 'renew':
      return 'mische eine Karte deiner Ablage, aber kein Tier, in deinen Vorrat';
  }
}
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function conditions(c: Condition, of: 'self' | 'target'): string[] {
  const parts: string[] = [];
  if (c.atMost !== undefined) parts.push(`mit höchstens ${c.atMost} Leben`);
  if (c.above !== undefined) parts.push(`mit mehr als ${c.above}`);
  if (c.line !== undefined) parts.push(`auf der Linie ${de.lines[c.line]}`);
  if (c.afflicted !== undefined)
    parts.push(c.afflicted === 'any' ? 'mit einem Zustand' : `mit ${statuses[c.afflicted]}`);
  if (c.bears !== undefined) parts.push(c.bears ? 'mit Elyth' : 'ohne Elyth');
  if (c.leads !== undefined) {
    const own = of === 'self' ? 'in deinem Zug' : 'im Zug der eigenen Seite';
    parts.push(c.leads ? own : of === 'self' ? 'im gegnerischen Zug' : 'außerhalb des Zuges der eigenen Seite');
  }
  if (c.alone === true) parts.push('allein auf der Linie');
  if (c.hurt === true) parts.push('mit Schaden');
  return parts;
}
const EACH = {
  ally: 'für jedes andere deiner Tiere in der Arena',
  foe: 'für jedes gegnerische Tier in der Arena',
  fallen: 'für jeden gegnerischen Siegpunkt',
};

export const de: CardTexts = {
  lines: { front: 'Front', guard: 'Garde', rear: 'Nachhut' },
  statuses,
  health: 'Leben',
  types: { physical: 'körperlich', magical: 'Magie', fire: 'Feuer', acid: 'Säure', frost: 'Frost', storm: 'Sturm' },
  stat: (stat, by) =>
    stat === 'willpower'
      ? `${Math.abs(by)} Willenskraft ${by > 0 ? 'weniger' : 'mehr'} für Kampfkräfte`
      : `${signed(by)} ${NAMES[stat]}`,
  list,
  head: (health, speed, hit, miss) => `Leben ${health}, Tempo ${speed}, Treffen ${hit}, Ausweichen ${miss}.`,
  power: (kind, name, willpower, text) =>
    kind === 'passive'
      ? `${name} (passiv): ${text}`
      : `${name} (${kind === 'battle' ? 'Kampf' : 'Sonderkraft'}, Willenskraft ${willpower}): ${text}`,
  effect: (effect, speaking, token) => `${capital(clause(effect, speaking, token))}.`,
  damage: (amount, type) => `${amount} Schaden (${type}).`,
  switchHit: 'Wechselschlag.',
  onHit: (effects) => `Bei einem Treffer: ${effects}`,
  bonus: (of, condition, damage, hit) => {
    const more = list(
      [damage > 0 ? `+${damage} Schaden` : '', hit > 0 ? `+${hit} Treffen` : ''].filter((part) => part !== ''),
    );
    return of === 'self' ? `${more} ${condition}.` : `${more} gegen ein Ziel ${condition}.`;
  },
  condition: (condition, of) => list(conditions(condition, of)),
  grants: (grants, condition, each, most) => {
    const times = each === null ? '' : ` ${EACH[each]}${most === null ? '' : `, höchstens ${most}`}`;
    return condition === null ? `${grants}${times}.` : `${capital(condition)}: ${grants}${times}.`;
  },
  flying: 'Fliegend.',
  nimble: 'Wendig.',
  immune: (to) => `Immun gegen: ${to}.`,
  when: (trigger, condition, effects) => {
    const moment = {
      enters: 'Wenn es in den Kampf eintritt',
      isHit: 'Wenn es getroffen wird',
      hits: 'Wenn es trifft',
      deals: 'Wenn es Schaden zufügt',
      downs: 'Wenn es ein Tier besiegt',
    }[trigger];
    return `${moment}${condition === null ? '' : `, ${condition}`}: ${effects}`;
  },
  target: (side, other, condition) => {
    const pet = { own: 'eines deiner Tiere', foe: 'ein gegnerisches Tier', any: 'ein beliebiges Tier' }[side];
    const another = {
      own: 'ein anderes deiner Tiere',
      foe: 'ein gegnerisches Tier',
      any: 'ein beliebiges anderes Tier',
    }[side];
    return `Ziel: ${other ? another : pet}${condition === null ? '' : ` ${condition}`}.`;
  },
  elyth: (on) =>
    ({
      own: 'Elyth für eines deiner Tiere.',
      foe: 'Elyth für ein gegnerisches Tier.',
      any: 'Elyth für ein beliebiges Tier.',
    })[on],
  rune: (when, removed) => {
    const timing = {
      turn: 'Rune für deinen Zug, nicht im Kampf.',
      battle: 'Rune für den Kampf.',
      any: 'Rune für deinen Zug oder den Kampf.',
    };
    return removed ? `${timing[when]} Nach Gebrauch aus dem Spiel entfernt.` : timing[when];
  },
  item: (uses, rests) => {
    const text = uses === 1 ? 'Gegenstand mit einer Anwendung.' : `Gegenstand mit ${uses} Anwendungen.`;
    return rests === 0 ? text : `${text} Danach ruht er ${cleanups(rests)} lang in Stasis und kehrt zurück.`;
  },
  token: 'Spielstein: in keinem Deck; besiegt verlässt er das Spiel.',
};
