import type { Condition, Effect, LineName, Stat, StatusName, Type, Whom } from '../../content/vocabulary.ts';
import { atLeast, type CardTexts, capital, type EffectSpeaker, grantsText } from './card-texts.ts';

const statuses: Readonly<Record<StatusName, string>> = {
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
/** In the accusative. */
const types: Readonly<Record<Type, string>> = {
  physical: 'körperlichen Schaden',
  magical: 'magischen Schaden',
  fire: 'Feuerschaden',
  acid: 'Säureschaden',
  frost: 'Frostschaden',
  storm: 'Sturmschaden',
};
/** A status with its article, in the nominative and in the accusative. */
export const the = (status: string): string =>
  `${status === statuses.poison ? 'das' : status === statuses.chomp || status === statuses.constrict ? 'der' : 'die'} ${status}`;
export const whomThe = (status: string): string => the(status).replace(/^der /, 'den ');
/** A status after “von” and an article. */
export const from = (status: string): string =>
  `${status === statuses.poison || status === statuses.chomp || status === statuses.constrict ? 'vom' : 'von der'} ${status}`;
const lines: Readonly<Record<LineName, string>> = { front: 'Front', guard: 'Garde', rear: 'Nachhut' };
export const onLine = (line: string): string => (line === lines.front ? `an der ${line}` : `in der ${line}`);
export const toLine = (line: string): string => (line === lines.front ? `an die ${line}` : `in die ${line}`);

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const cards = (n: number): string => (n === 1 ? 'eine Karte' : `${n} Karten`);
/** “eine Giftmarke”, “2 Verätzungsmarken”. */
export const counters = (n: number, status: string): string => {
  const mark = `${status}${status.endsWith('ung') ? 's' : ''}marke`;
  return n === 1 ? `eine ${mark}` : `${n} ${mark}n`;
};
const cleanups = (n: number): string => (n === 1 ? 'eine Aufräumphase' : `${n} Aufräumphasen`);
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
function clause(effect: Effect, speaking: EffectSpeaker, token: string): string {
  const w = whom('to' in effect ? effect.to : 'target', speaking, 'pets' in effect ? effect.pets : undefined);
  switch (effect.do) {
    case 'damage':
      return `füge ${w.to} ${de.damage(effect.amount, effect.type)} zu`;
    case 'heal':
      return `heile ${w.whom} um ${effect.amount}`;
    case 'draw':
      return `ziehe ${cards(effect.cards)}`;
    case 'boost':
      return `gib ${w.to} bis zum Ende des Zuges ${grantsText(de, effect.grants)}`;
    case 'grow':
      return `gib ${w.to} dauerhaft ${grantsText(de, effect.grants)}`;
    case 'shield': {
      const damage = effect.damage > 0 ? `den nächsten ${effect.damage} Schadenspunkten` : null;
      const many = effect.statuses === 1 ? 'dem nächsten Zustand' : `den nächsten ${effect.statuses} Zuständen`;
      const what = list([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null));
      return `schütze ${w.whom} vor ${what}`;
    }
    case 'status':
      return `gib ${w.to} ${counters(effect.counters ?? 1, statuses[effect.status])}`;
    case 'hold':
      return `dieses Tier darf das Ziel festhalten (${statuses[effect.status]})`;
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
      return `schicke ${w.whom} für ${cleanups(effect.turns)} in Stasis`;
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
  if (c.line !== undefined) parts.push(onLine(lines[c.line]));
  if (c.afflicted !== undefined)
    parts.push(c.afflicted === 'any' ? 'mit einem Zustand' : `mit ${statuses[c.afflicted]}`);
  if (c.bears !== undefined) parts.push(c.bears ? 'mit Elyth' : 'ohne Elyth');
  if (c.leads !== undefined) {
    const other = own ? 'im gegnerischen Zug' : 'außerhalb des Zuges der eigenen Seite';
    parts.push(c.leads ? (own ? 'in deinem Zug' : 'im Zug der eigenen Seite') : other);
  }
  if (c.alone === true) parts.push('allein auf der Linie');
  if (c.hurt === true) parts.push(own ? 'nach erlittenem Schaden' : HURT);
  return parts;
}
/** A clause where the others are phrases, so it comes after a comma. */
const HURT = 'das Schaden erlitten hat';
const such = (pet: string, condition: string | null): string =>
  condition === null ? pet : `${pet}${condition.startsWith(HURT) ? ',' : ''} ${condition}`;
const EACH = {
  ally: 'für jedes deiner anderen Tiere in der Arena',
  foe: 'für jedes gegnerische Tier in der Arena',
  fallen: 'für jeden gegnerischen Siegpunkt',
};

export const de: CardTexts = {
  lines,
  statuses,
  health: 'Leben',
  uses: 'Anwendungen',
  types,
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
  effect: clause,
  damage: (amount, type) => `${amount} ${type === null ? 'Schaden' : types[type]}`,
  deals: (damage) => `Fügt ${damage} zu.`,
  switchHit: 'Wechselschlag.',
  onHit: (effects) => `Bei einem Treffer: ${capital(effects)}.`,
  bonus: (of, condition, damage, hit) => {
    const more = list(
      [damage > 0 ? `+${damage} Schaden` : '', hit > 0 ? `+${hit} Treffen` : ''].filter((part) => part !== ''),
    );
    return of === 'self' ? `${more} ${condition}.` : `${more} gegen ${such('ein Ziel', condition)}.`;
  },
  condition: (condition, of) => list(conditions(condition, of)),
  grants: (grants, condition, each, most) => {
    const times = each === null ? '' : ` ${EACH[each]}${most === null ? '' : ` (höchstens ${most}-mal)`}`;
    return `${grants}${times}${condition === null ? '' : ` ${condition}`}.`;
  },
  flying: 'Fliegend.',
  nimble: 'Wendig.',
  immune: (to) => `Immun gegen ${list(to.map((what) => ({ ...types, ...statuses })[what]))}.`,
  when: (trigger, condition, effects) => {
    const moment = {
      enters: 'Wenn dieses Tier in den Kampf eintritt',
      isHit: 'Wenn dieses Tier getroffen wird',
      hits: 'Wenn dieses Tier trifft',
      deals: 'Wenn dieses Tier Schaden zufügt',
      downs: 'Wenn dieses Tier ein anderes besiegt',
    }[trigger];
    return `${moment}, ${condition === null ? '' : `${condition}, `}${effects}.`;
  },
  target: (side, other, condition) => {
    const pet = { own: 'eines deiner Tiere', foe: 'ein gegnerisches Tier', any: 'ein beliebiges Tier' }[side];
    const another = {
      own: 'ein anderes deiner Tiere',
      foe: 'ein gegnerisches Tier',
      any: 'ein beliebiges anderes Tier',
    }[side];
    return `Ziel: ${such(other ? another : pet, condition)}.`;
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
    return removed ? `${timing[when]} Wird nach Gebrauch aus dem Spiel entfernt.` : timing[when];
  },
  item: (uses, rests) => {
    const text = uses === 1 ? 'Gegenstand mit einer Anwendung.' : `Gegenstand mit ${uses} Anwendungen.`;
    return rests === 0 ? text : `${text} Danach ruht er ${cleanups(rests)} lang in Stasis und kehrt zurück.`;
  },
  token: 'Spielstein: gehört in kein Deck und verlässt das Spiel, wenn er besiegt wird.',
};
