import type { Condition, Effect, Stat, Status, Type, Whom } from '../../vocabulary.ts';
import { type CardTexts, grantsText, type Speaking } from './card-texts.ts';

const statuses: Readonly<Record<Status, string>> = {
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
/** As they follow “danni”. */
const kinds: Readonly<Record<Type, string>> = {
  physical: 'fisici',
  magical: 'magici',
  fire: 'da fuoco',
  acid: 'da acido',
  frost: 'da gelo',
  storm: 'da tempesta',
};
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items[items.length - 1]}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const cards = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`);
const cleanups = (n: number): string => (n === 1 ? 'un Riordino' : `${n} Riordini`);
const NAMES: Readonly<Record<Exclude<Stat, 'willpower'>, string>> = {
  health: 'Salute',
  speed: 'Velocità',
  hit: 'Mira',
  miss: 'Schivata',
  damage: 'ai danni in battaglia',
  armour: 'Armatura',
  regeneration: 'Rigenerazione',
};

/** Whom, after “a” where that is wanted: “al bersaglio”. */
function whom(to: Whom, speaking: Speaking, pets?: number): { of: string; to: string } {
  const pair = (of: string, dative: string) => ({ of, to: dative });
  switch (to) {
    case 'self':
      return pair('questo Famiglio', 'a questo Famiglio');
    case 'target':
      if (speaking === 'isHit') return pair('chi l’ha colpito', 'a chi l’ha colpito');
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
function clause(effect: Effect, speaking: Speaking, token: string): string {
  const w = whom('to' in effect ? effect.to : 'target', speaking, 'pets' in effect ? effect.pets : undefined);
  switch (effect.do) {
    case 'damage':
      return `infliggi ${effect.amount} danni ${kinds[effect.type]} ${w.to}`;
    case 'heal':
      return `ridai ${effect.amount} punti di Salute ${w.to}`;
    case 'draw':
      return `pesca ${cards(effect.cards)}`;
    case 'boost':
      return `dai ${grantsText(it, effect.grants)} ${w.to} fino alla fine del turno`;
    case 'grow':
      return `dai ${grantsText(it, effect.grants)} ${w.to} con segnalini`;
    case 'shield': {
      const damage = effect.damage > 0 ? `i prossimi ${effect.damage} danni` : null;
      const many = effect.statuses === 1 ? 'il prossimo stato' : `i prossimi ${effect.statuses} stati`;
      return `risparmia ${w.to} ${list([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null))}`;
    }
    case 'status':
      return `dai ${effect.counters ?? 1} ${statuses[effect.status]} ${w.to}`;
    case 'hold':
      return `questo Famiglio può afferrare il bersaglio: ${statuses[effect.status]}`;
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
      return `metti ${w.of} in Stasi per ${cleanups(effect.turns)}`;
    case 'summon':
      return `metti nell’Arena la pedina ${token}`;
    case 'swap':
      return 'il bersaglio si scambia di posto con un altro Famiglio dello stesso giocatore';
    case 'renew':
      return 'rimescola nella tua pila delle risorse una delle tue carte scartate, ma non un Famiglio';
  }
}
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function conditions(c: Condition, of: 'self' | 'target'): string[] {
  const parts: string[] = [];
  if (c.atMost !== undefined) parts.push(`con ${c.atMost} di Salute o meno`);
  if (c.above !== undefined) parts.push(`con più di ${c.above}`);
  if (c.line !== undefined) parts.push(`sulla linea ${it.lines[c.line]}`);
  if (c.afflicted !== undefined) parts.push(c.afflicted === 'any' ? 'con uno stato' : `con ${statuses[c.afflicted]}`);
  if (c.bears !== undefined) parts.push(c.bears ? 'con un Elyth' : 'senza Elyth');
  if (c.leads !== undefined) {
    const own = of === 'self' ? 'nel tuo turno' : 'nel turno del suo proprietario';
    const other = of === 'self' ? 'nel turno avversario' : 'fuori dal turno del suo proprietario';
    parts.push(c.leads ? own : other);
  }
  if (c.alone === true) parts.push('solo nella sua linea');
  if (c.hurt === true) parts.push('ferito');
  return parts;
}
const EACH = {
  ally: 'per ogni altro tuo Famiglio nell’Arena',
  foe: 'per ogni Famiglio avversario nell’Arena',
  fallen: 'per ogni Punto vittoria dell’avversario',
};

export const it: CardTexts = {
  lines: { front: 'Fronte', guard: 'Guardia', rear: 'Retroguardia' },
  statuses,
  health: 'Salute',
  types: { physical: 'fisico', magical: 'magia', fire: 'fuoco', acid: 'acido', frost: 'gelo', storm: 'tempesta' },
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
  effect: (effect, speaking, token) => `${capital(clause(effect, speaking, token))}.`,
  damage: (amount, type) => `${amount} danni (${type}).`,
  switchHit: 'Colpo e scambio.',
  onHit: (effects) => `Se colpisce: ${lower(effects)}`,
  bonus: (of, condition, damage, hit) => {
    const more = list(
      [damage > 0 ? `+${damage} danni` : '', hit > 0 ? `+${hit} Mira` : ''].filter((part) => part !== ''),
    );
    return of === 'self' ? `${more} ${condition}.` : `${more} contro un bersaglio ${condition}.`;
  },
  condition: (condition, of) => list(conditions(condition, of)),
  grants: (grants, condition, each, most) => {
    const times = each === null ? '' : ` ${EACH[each]}${most === null ? '' : `, al massimo ${most}`}`;
    return condition === null ? `${grants}${times}.` : `${capital(condition)}: ${grants}${times}.`;
  },
  flying: 'Volare.',
  nimble: 'Agile.',
  immune: (to) => `Immune a: ${to}.`,
  when: (trigger, condition, effects) => {
    const moment = {
      enters: 'Quando entra in battaglia',
      isHit: 'Quando viene colpito',
      hits: 'Quando colpisce',
      deals: 'Quando infligge danni',
      downs: 'Quando abbatte un Famiglio',
    }[trigger];
    return `${moment}${condition === null ? '' : `, ${condition}`}: ${lower(effects)}`;
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
    return removed ? `${timing[when]} Dopo l’uso è rimossa dal gioco.` : timing[when];
  },
  item: (uses, rests) => {
    const text = uses === 1 ? 'Oggetto con un solo uso.' : `Oggetto con ${uses} usi.`;
    return rests === 0 ? text : `${text} Poi riposa in Stasi per ${cleanups(rests)} e ritorna.`;
  },
  token: 'Pedina: non sta in nessun mazzo e, se abbattuta, lascia il gioco.',
};
