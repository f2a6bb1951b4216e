import type { Condition, Effect, Grants, LineName, Stat, StatusName, Type, Whom } from '../../content/vocabulary.ts';
import { atLeast, type CardTexts, type EffectSpeaker, grantsText, isLoss } from './card-texts.ts';

const statuses: Readonly<Record<StatusName, string>> = {
  bleed: 'Sanguinamento',
  burn: 'Ustione',
  corrosion: 'Corrosione',
  poison: 'Veleno',
  paralyze: 'Paralisi',
  fear: 'Paura',
  stun: 'Stordimento',
  chomp: 'Morsa',
  constrict: 'Stretta',
};
const types: Readonly<Record<Type, string>> = {
  physical: 'danni fisici',
  magical: 'danni magici',
  fire: 'danni da fuoco',
  acid: 'danni da acido',
  frost: 'danni da gelo',
  storm: 'danni da tempesta',
};
/** The article of each status; types of damage have “i”. */
const ARTICLES: Readonly<Record<string, 'il' | 'lo' | 'la' | 'l’' | 'i'>> = {
  [statuses.bleed]: 'il',
  [statuses.burn]: 'l’',
  [statuses.corrosion]: 'la',
  [statuses.poison]: 'il',
  [statuses.paralyze]: 'la',
  [statuses.fear]: 'la',
  [statuses.stun]: 'lo',
  [statuses.chomp]: 'la',
  [statuses.constrict]: 'la',
};
const AFTER = {
  the: { il: 'il ', lo: 'lo ', la: 'la ', 'l’': 'l’', i: 'i ' },
  to: { il: 'al ', lo: 'allo ', la: 'alla ', 'l’': 'all’', i: 'ai ' },
  of: { il: 'del ', lo: 'dello ', la: 'della ', 'l’': 'dell’', i: 'dei ' },
  from: { il: 'dal ', lo: 'dallo ', la: 'dalla ', 'l’': 'dall’', i: 'dai ' },
} as const;
/** A status or a type of damage after an article, or after “a”, “di” or “da” and an article. */
export const noun = (how: keyof typeof AFTER, name: string): string => `${AFTER[how][ARTICLES[name] ?? 'i']}${name}`;
/** “a Gloth”, “ad Astaryan”. */
export const a = (name: string): string => `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`;
const lines: Readonly<Record<LineName, string>> = { front: 'Fronte', guard: 'Guardia', rear: 'Retroguardia' };
/** Where, and whither. */
export const inLine = (line: string): string => (line === lines.front ? `sul ${line}` : `nella ${line}`);
export const theLine = (line: string): string => (line === lines.front ? `il ${line}` : `la ${line}`);

const list = (items: readonly string[]): string => {
  const last = items[items.length - 1] ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${/^e/i.test(last) ? 'ed' : 'e'} ${last}`;
};
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const cards = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`);
export const counters = (n: number, status: string): string =>
  n === 1 ? `un segnalino ${status}` : `${n} segnalini ${status}`;
const cleanups = (n: number): string => (n === 1 ? 'un Riordino' : `${n} Riordini`);
const NAMES: Readonly<Record<Exclude<Stat, 'willpower'>, string>> = {
  health: 'Salute',
  speed: 'Velocità',
  hit: 'Mira',
  miss: 'Schivata',
  damage: 'danni in battaglia',
  armour: 'Armatura',
  regeneration: 'Rigenerazione',
};

/** Whom, and after “a” and “su”: “al bersaglio”, “sul bersaglio”. */
function whom(to: Whom, speaking: EffectSpeaker, pets?: number): { whom: string; to: string; on: string } {
  const pair = (whom: string, dative: string) => ({ whom, to: dative, on: dative.replace(/^a(i|l?)\b/, 'su$1') });
  switch (to) {
    case 'self':
      return pair('questo Famiglio', 'a questo Famiglio');
    case 'target':
      if (speaking === 'isHit') return pair('il Famiglio che l’ha colpito', 'al Famiglio che l’ha colpito');
      if (speaking === 'enters') return pair('il suo avversario', 'al suo avversario');
      return speaking === 'downs'
        ? pair('il Famiglio abbattuto', 'al Famiglio abbattuto')
        : pair('il bersaglio', 'al bersaglio');
    case 'adjacent':
      if (pets === undefined)
        return pair('ogni Famiglio adiacente al bersaglio', 'a ogni Famiglio adiacente al bersaglio');
      return pets === 1
        ? pair('un Famiglio adiacente al bersaglio', 'a un Famiglio adiacente al bersaglio')
        : pair(
            `fino a ${pets} Famigli adiacenti al bersaglio`,
            `a un massimo di ${pets} Famigli adiacenti al bersaglio`,
          );
    case 'beside':
      return pair('ogni Famiglio adiacente a questo', 'a ogni Famiglio adiacente a questo');
    case 'own':
      return pair('tutti i tuoi Famigli', 'a tutti i tuoi Famigli');
    case 'foes':
      return pair('tutti i Famigli avversari', 'a tutti i Famigli avversari');
    case 'ownFront':
      return pair('i tuoi Famigli sul Fronte', 'ai tuoi Famigli sul Fronte');
    case 'foeFront':
      return pair('i Famigli avversari sul Fronte', 'ai Famigli avversari sul Fronte');
  }
}
/** To give what is good, or to inflict what is not. */
const give = (grants: Grants): string => `${isLoss(grants) ? 'infliggi' : 'dai'} ${grantsText(it, grants)}`;

function clause(effect: Effect, speaking: EffectSpeaker, token: string): string {
  const w = whom('to' in effect ? effect.to : 'target', speaking, 'pets' in effect ? effect.pets : undefined);
  switch (effect.do) {
    case 'damage':
      return `infliggi ${it.damage(effect.amount, effect.type)} ${w.to}`;
    case 'heal':
      return `ridai ${effect.amount} punti di Salute ${w.to}`;
    case 'draw':
      return `pesca ${cards(effect.cards)}`;
    case 'boost':
      return `${give(effect.grants)} ${w.to} fino alla fine del turno`;
    case 'grow':
      return `${give(effect.grants)} ${w.to} in modo permanente`;
    case 'shield': {
      const damage = effect.damage > 0 ? `dai prossimi ${effect.damage} danni` : null;
      const many = effect.statuses === 1 ? 'dal prossimo stato' : `dai prossimi ${effect.statuses} stati`;
      const what = list([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null));
      return `proteggi ${w.whom} ${what}`;
    }
    case 'status':
      return `metti ${counters(effect.counters ?? 1, statuses[effect.status])} ${w.on}`;
    case 'hold':
      return `questo Famiglio può afferrare il bersaglio (${statuses[effect.status]})`;
    case 'cure':
      return effect.what === 'all' ? `togli ogni stato ${w.to}` : `togli uno stato ${w.to}`;
    case 'discard':
      return `il tuo avversario scarta ${cards(effect.cards)} a caso`;
    case 'silence':
      return `togli ${w.to} i Poteri passivi fino alla fine del turno`;
    case 'spendElyth':
      return `manda agli scarti l’Elyth assegnato ${w.to}`;
    case 'takeElyth':
      return 'sposta su questo Famiglio l’Elyth del bersaglio';
    case 'stasis':
      return `metti ${w.whom} in Stasi per ${cleanups(effect.turns)}`;
    case 'summon':
      return `metti nell’Arena la pedina ${token}`;
    case 'swap':
      return 'il bersaglio si scambia di posto con un altro Famiglio dello stesso giocatore';
    case 'renew':
      return 'rimescola nella tua pila delle risorse una carta dei tuoi scarti che non sia un Famiglio';
  }
}

function conditions(c: Condition, of: 'self' | 'target'): string[] {
  const parts: string[] = [];
  const own = of === 'self';
  if (c.atMost !== undefined && c.above !== undefined)
    parts.push(`con una Salute tra ${atLeast(c.above)} e ${c.atMost}`);
  else if (c.atMost !== undefined) parts.push(`con al massimo ${c.atMost} di Salute`);
  else if (c.above !== undefined) parts.push(`con più di ${c.above} di Salute`);
  if (c.line !== undefined) parts.push(inLine(lines[c.line]));
  if (c.afflicted !== undefined) {
    const status = c.afflicted === 'any' ? 'uno stato' : noun('the', statuses[c.afflicted]);
    parts.push(own ? `finché ha ${status}` : `con ${status}`);
  }
  if (c.bears !== undefined)
    parts.push(own ? `finché ${c.bears ? '' : 'non '}porta un Elyth` : c.bears ? 'con un Elyth' : 'senza Elyth');
  if (c.leads !== undefined) {
    const other = own ? 'nel turno avversario' : 'fuori dal turno del suo proprietario';
    parts.push(c.leads ? (own ? 'nel tuo turno' : 'nel turno del suo proprietario') : other);
  }
  if (c.alone === true) parts.push(own ? 'finché è da solo nella sua linea' : 'da solo nella sua linea');
  if (c.hurt === true) parts.push(own ? 'finché ha subito danni' : 'ferito');
  return parts;
}
const EACH = {
  ally: 'per ogni altro tuo Famiglio nell’Arena',
  foe: 'per ogni Famiglio avversario nell’Arena',
  fallen: 'per ogni Punto vittoria dell’avversario',
};

export const it: CardTexts = {
  lines,
  statuses,
  health: 'Salute',
  uses: 'Usi',
  types,
  stat: (stat, by) =>
    stat === 'willpower'
      ? `${Math.abs(by)} di Volontà in ${by > 0 ? 'meno' : 'più'} per i Poteri di battaglia`
      : `${signed(by)} ${NAMES[stat]}`,
  list,
  head: (health, speed, hit, miss) => `Salute ${health}, Velocità ${speed}, Mira ${hit}, Schivata ${miss}.`,
  power: (kind, name, willpower, text) =>
    kind === 'passive'
      ? `${name} (passivo): ${text}`
      : `${name} (${kind === 'battle' ? 'battaglia' : 'unico'}, Volontà ${willpower}): ${text}`,
  effect: clause,
  damage: (amount, type) => `${amount} ${type === null ? 'danni' : types[type]}`,
  deals: (damage) => `${damage}.`,
  switchHit: 'Colpo e scambio.',
  onHit: (effects) => `Se colpisce, ${effects}.`,
  bonus: (of, condition, damage, hit) => {
    const more = list(
      [damage > 0 ? `+${damage} danni` : '', hit > 0 ? `+${hit} Mira` : ''].filter((part) => part !== ''),
    );
    return of === 'self' ? `${more} ${condition}.` : `${more} contro un bersaglio ${condition}.`;
  },
  condition: (condition, of) => list(conditions(condition, of)),
  grants: (grants, condition, each, most) => {
    const times =
      each === null
        ? ''
        : ` ${EACH[each]}${most === null ? '' : ` (al massimo ${most === 1 ? 'una volta' : `${most} volte`})`}`;
    return `${grants}${times}${condition === null ? '' : ` ${condition}`}.`;
  },
  flying: 'Volare.',
  nimble: 'Agile.',
  immune: (to) => `Immune ${list(to.map((what) => noun('to', { ...types, ...statuses }[what])))}.`,
  when: (trigger, condition, effects) => {
    const moment = {
      enters: 'Quando entra in battaglia',
      isHit: 'Quando questo Famiglio viene colpito',
      hits: 'Quando colpisce',
      deals: 'Quando infligge danni',
      downs: 'Quando abbatte un altro Famiglio',
    }[trigger];
    return `${moment}${condition === null ? '' : ` ${condition}`}, ${effects}.`;
  },
  target: (side, other, condition) => {
    const pet = { own: 'un tuo Famiglio', foe: 'un Famiglio avversario', any: 'un Famiglio qualsiasi' }[side];
    const another = {
      own: 'un altro tuo Famiglio',
      foe: 'un Famiglio avversario',
      any: 'un qualsiasi altro Famiglio',
    }[side];
    return `Bersaglio: ${other ? another : pet}${condition === null ? '' : ` ${condition}`}.`;
  },
  elyth: (on) =>
    ({
      own: 'Elyth per un tuo Famiglio.',
      foe: 'Elyth per un Famiglio avversario.',
      any: 'Elyth per un Famiglio qualsiasi.',
    })[on],
  rune: (when, removed) => {
    const timing = {
      turn: 'Runa per il tuo turno, non in battaglia.',
      battle: 'Runa per la battaglia.',
      any: 'Runa per il tuo turno o per la battaglia.',
    };
    return removed ? `${timing[when]} Dopo l’uso viene rimossa dal gioco.` : timing[when];
  },
  item: (uses, rests) => {
    const text = uses === 1 ? 'Oggetto con un uso.' : `Oggetto con ${uses} usi.`;
    return rests === 0 ? text : `${text} Poi riposa in Stasi per ${cleanups(rests)} e torna in gioco.`;
  },
  token: 'Pedina: non appartiene a nessun mazzo e, se abbattuta, lascia il gioco.',
};
