import { and, insideThe, the } from '../../../../text/grammar/it.ts';
import { nameOf } from '../../../../text/name.ts';
import type { Condition, Effect, Grants, Whom } from '../../content/vocabulary.ts';
import { it as t } from '../../generated/it.ts';
import { atLeast, type CardClauses, damageText, type EffectSpeaker, grantParts, isLoss } from './card-texts.ts';

const counters: CardClauses['counters'] = (count, status) =>
  count === 1 ? `un segnalino ${t.statuses[status]}` : `${count} segnalini ${t.statuses[status]}`;

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
const give = (grants: Grants): string => `${isLoss(grants) ? 'infliggi' : 'dai'} ${and(grantParts(t, grants))}`;

function effectText(effect: Effect, speaking: EffectSpeaker, token: string): string {
  const w = whom('to' in effect ? effect.to : 'target', speaking, 'pets' in effect ? effect.pets : undefined);
  switch (effect.do) {
    case 'damage':
      return `infliggi ${damageText(t, effect.amount, effect.type)} ${w.to}`;
    case 'heal':
      return `ridai ${effect.amount} punti di Salute ${w.to}`;
    case 'draw':
      return `pesca ${t.counts.cards({ count: effect.cards })}`;
    case 'boost':
      return `${give(effect.grants)} ${w.to} fino alla fine del turno`;
    case 'grow':
      return `${give(effect.grants)} ${w.to} in modo permanente`;
    case 'shield': {
      const damage = effect.damage > 0 ? `dai prossimi ${effect.damage} danni` : null;
      const many = effect.statuses === 1 ? 'dal prossimo stato' : `dai prossimi ${effect.statuses} stati`;
      const what = and([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null));
      return `proteggi ${w.whom} ${what}`;
    }
    case 'status':
      return `metti ${counters(effect.counters ?? 1, effect.status)} ${w.on}`;
    case 'hold':
      return `questo Famiglio può afferrare il bersaglio (${t.statuses[effect.status]})`;
    case 'cure':
      return effect.what === 'all' ? `togli ogni stato ${w.to}` : `togli uno stato ${w.to}`;
    case 'discard':
      return `il tuo avversario scarta ${t.counts.cards({ count: effect.cards })} a caso`;
    case 'silence':
      return `togli ${w.to} i Poteri passivi fino alla fine del turno`;
    case 'spendElyth':
      return `manda agli scarti l’Elyth assegnato ${w.to}`;
    case 'takeElyth':
      return 'sposta su questo Famiglio l’Elyth del bersaglio';
    case 'stasis':
      return `metti ${w.whom} in Stasi per ${t.counts.cleanups({ count: effect.turns })}`;
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
  if (c.line !== undefined) parts.push(insideThe(nameOf(t.lines[c.line], t.nouns[c.line])));
  if (c.afflicted !== undefined) {
    const status = c.afflicted === 'any' ? 'uno stato' : the(nameOf(t.statuses[c.afflicted], t.nouns[c.afflicted]));
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

export const it: CardClauses = {
  and,
  effect: effectText,
  condition: (condition, of) => and(conditions(condition, of)),
  counters,
};
