import { and, the } from '../../../../text/grammar/es.ts';
import { nameOf } from '../../../../text/name.ts';
import type { Condition, Effect, Grants, Whom } from '../../content/vocabulary.ts';
import { es as t } from '../../generated/es.ts';
import { atLeast, type CardClauses, damageText, type EffectSpeaker, grantParts, isLoss } from './card-texts.ts';

const counters: CardClauses['counters'] = (count, status) =>
  count === 1 ? `un contador de ${t.statuses[status]}` : `${count} contadores de ${t.statuses[status]}`;

function whom(to: Whom, speaking: EffectSpeaker, pets?: number): string {
  switch (to) {
    case 'self':
      return 'a este Familiar';
    case 'target':
      if (speaking === 'isHit') return 'al Familiar que le ha acertado';
      return speaking === 'enters' ? 'a su oponente' : speaking === 'downs' ? 'al Familiar derribado' : 'al objetivo';
    case 'adjacent':
      if (pets === undefined) return 'a cada Familiar adyacente al objetivo';
      return pets === 1
        ? 'a un Familiar adyacente al objetivo'
        : `a un máximo de ${pets} Familiares adyacentes al objetivo`;
    case 'beside':
      return 'a cada Familiar adyacente a este';
    case 'own':
      return 'a todos tus Familiares';
    case 'foes':
      return 'a todos los Familiares rivales';
    case 'ownFront':
      return 'a tus Familiares del Frente';
    case 'foeFront':
      return 'a los Familiares rivales del Frente';
  }
}
/** To give what is good, or to inflict what is not. */
const give = (grants: Grants): string => `${isLoss(grants) ? 'inflige' : 'otorga'} ${and(grantParts(t, grants))}`;

function effectText(effect: Effect, speaking: EffectSpeaker, token: string): string {
  const to = whom('to' in effect ? effect.to : 'target', speaking, 'pets' in effect ? effect.pets : undefined);
  switch (effect.do) {
    case 'damage':
      return `inflige ${damageText(t, effect.amount, effect.type)} ${to}`;
    case 'heal':
      return `devuelve ${effect.amount} de Salud ${to}`;
    case 'draw':
      return `roba ${t.counts.cards({ count: effect.cards })}`;
    case 'boost':
      return `${give(effect.grants)} ${to} hasta el final del turno`;
    case 'grow':
      return `${give(effect.grants)} ${to} de forma permanente`;
    case 'shield': {
      const damage = effect.damage > 0 ? `de los próximos ${effect.damage} puntos de daño` : null;
      const many = effect.statuses === 1 ? 'del próximo estado' : `de los próximos ${effect.statuses} estados`;
      const what = and([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null));
      return `protege ${to} ${what}`;
    }
    case 'status':
      return `pon ${counters(effect.counters ?? 1, effect.status)} ${to}`;
    case 'hold':
      return `este Familiar puede agarrar al objetivo (${t.statuses[effect.status]})`;
    case 'cure':
      return effect.what === 'all' ? `quita todos los estados ${to}` : `quita un estado ${to}`;
    case 'discard':
      return `tu rival descarta ${t.counts.cards({ count: effect.cards })} al azar`;
    case 'silence':
      return `quita los Poderes pasivos ${to} hasta el final del turno`;
    case 'spendElyth':
      return `manda al descarte el Elyth vinculado ${to}`;
    case 'takeElyth':
      return 'mueve a este Familiar el Elyth del objetivo';
    case 'stasis':
      return `pon ${to} en Estasis durante ${t.counts.cleanups({ count: effect.turns })}`;
    case 'summon':
      return `pon en la Arena la ficha ${token}`;
    case 'swap':
      return 'el objetivo cambia de sitio con otro Familiar del mismo jugador';
    case 'renew':
      return 'baraja en tu pila de recursos una carta de tu descarte que no sea un Familiar';
  }
}

function conditions(c: Condition, of: 'self' | 'target'): string[] {
  const parts: string[] = [];
  const own = of === 'self';
  if (c.atMost !== undefined && c.above !== undefined)
    parts.push(`con entre ${atLeast(c.above)} y ${c.atMost} de Salud`);
  else if (c.atMost !== undefined) parts.push(`con ${c.atMost} de Salud o menos`);
  else if (c.above !== undefined) parts.push(`con más de ${c.above} de Salud`);
  if (c.line !== undefined) parts.push(`en ${the(nameOf(t.lines[c.line], t.nouns[c.line]))}`);
  if (c.afflicted !== undefined) {
    const status = c.afflicted === 'any' ? 'un estado' : t.statuses[c.afflicted];
    parts.push(own ? `mientras tenga ${status}` : `con ${status}`);
  }
  if (c.bears !== undefined)
    parts.push(
      own ? `mientras ${c.bears ? 'lleve un' : 'no lleve ningún'} Elyth` : c.bears ? 'con un Elyth' : 'sin Elyth',
    );
  if (c.leads !== undefined) {
    const other = own ? 'en el turno rival' : 'fuera del turno de su dueño';
    parts.push(c.leads ? (own ? 'en tu turno' : 'en el turno de su dueño') : other);
  }
  if (c.alone === true) parts.push(own ? 'mientras esté a solas en su línea' : 'que esté a solas en su línea');
  if (c.hurt === true) parts.push(own ? 'mientras tenga daño' : 'que haya sufrido daño');
  return parts;
}

export const es: CardClauses = {
  and,
  effect: effectText,
  condition: (condition, of) => and(conditions(condition, of)),
  counters,
};
