import { and, of, toThe } from '../../../../text/grammar/fr.ts';
import { nameOf } from '../../../../text/name.ts';
import type { Condition, Effect, Grants, Whom } from '../../content/vocabulary.ts';
import { fr as t } from '../../generated/fr.ts';
import { atLeast, type CardClauses, damageText, type EffectSpeaker, grantParts, isLoss } from './card-texts.ts';

const counters: CardClauses['counters'] = (count, status) =>
  count === 1 ? `un marqueur ${t.statuses[status]}` : `${count} marqueurs ${t.statuses[status]}`;

/** Whom, and after “à”: “à la cible”. */
function whom(to: Whom, speaking: EffectSpeaker, pets?: number): { whom: string; to: string } {
  const pair = (whom: string, dative: string) => ({ whom, to: dative });
  switch (to) {
    case 'self':
      return pair('ce Familier', 'à ce Familier');
    case 'target':
      if (speaking === 'isHit') return pair('le Familier qui l’a touché', 'au Familier qui l’a touché');
      if (speaking === 'enters') return pair('son adversaire', 'à son adversaire');
      return speaking === 'downs'
        ? pair('le Familier terrassé', 'au Familier terrassé')
        : pair('la cible', 'à la cible');
    case 'adjacent':
      if (pets === undefined)
        return pair('chaque Familier adjacent à la cible', 'à chaque Familier adjacent à la cible');
      return pets === 1
        ? pair('un Familier adjacent à la cible', 'à un Familier adjacent à la cible')
        : pair(
            `jusqu’à ${pets} Familiers adjacents à la cible`,
            `à un maximum de ${pets} Familiers adjacents à la cible`,
          );
    case 'beside':
      return pair('chaque Familier adjacent à celui-ci', 'à chaque Familier adjacent à celui-ci');
    case 'own':
      return pair('tous vos Familiers', 'à tous vos Familiers');
    case 'foes':
      return pair('tous les Familiers adverses', 'à tous les Familiers adverses');
    case 'ownFront':
      return pair('vos Familiers du Front', 'à vos Familiers du Front');
    case 'foeFront':
      return pair('les Familiers adverses du Front', 'aux Familiers adverses du Front');
  }
}
/** “rendez 10 points à la cible”, and “rendez-lui 10 points” where a trigger speaks of its own Pet. */
const give = (
  verb: string,
  what: string,
  effect: { readonly to: Whom },
  speaking: EffectSpeaker,
  to: string,
): string =>
  effect.to === 'self' && speaking !== 'power' && speaking !== 'card' ? `${verb}-lui ${what}` : `${verb} ${what} ${to}`;
/** To give what is good, or to inflict what is not. */
const giving = (grants: Grants): string => (isLoss(grants) ? 'infligez' : 'donnez');

function effectText(effect: Effect, speaking: EffectSpeaker, token: string): string {
  const w = whom('to' in effect ? effect.to : 'target', speaking, 'pets' in effect ? effect.pets : undefined);
  switch (effect.do) {
    case 'damage':
      return give('infligez', damageText(t, effect.amount, effect.type), effect, speaking, w.to);
    case 'heal':
      return give('rendez', `${effect.amount} points de Santé`, effect, speaking, w.to);
    case 'draw':
      return `piochez ${t.counts.cards({ count: effect.cards })}`;
    case 'boost': {
      const given = give(giving(effect.grants), and(grantParts(t, effect.grants)), effect, speaking, w.to);
      return `${given} jusqu’à la fin du tour`;
    }
    case 'grow':
      return `${give(giving(effect.grants), and(grantParts(t, effect.grants)), effect, speaking, w.to)} de façon permanente`;
    case 'shield': {
      const damage = effect.damage > 0 ? `des ${effect.damage} prochains dégâts` : null;
      const many = effect.statuses === 1 ? 'du prochain état' : `des ${effect.statuses} prochains états`;
      const what = and([damage, effect.statuses === 0 ? null : many].filter((part) => part !== null));
      return `protégez ${w.whom} ${what}`;
    }
    case 'status':
      return `placez ${counters(effect.counters ?? 1, effect.status)} sur ${w.whom}`;
    case 'hold':
      return `ce Familier peut saisir la cible (${t.statuses[effect.status]})`;
    case 'cure':
      return effect.what === 'all' ? `retirez tous les états ${w.to}` : `retirez un état ${w.to}`;
    case 'discard':
      return `votre adversaire se défausse ${of(t.counts.cards({ count: effect.cards }))} au hasard`;
    case 'silence':
      return `retirez ${w.to} les Pouvoirs passifs jusqu’à la fin du tour`;
    case 'spendElyth':
      return `envoyez à la défausse l’Elyth attaché ${w.to}`;
    case 'takeElyth':
      return 'déplacez sur ce Familier l’Elyth de la cible';
    case 'stasis':
      return `mettez ${w.whom} en Stase pour ${t.counts.cleanups({ count: effect.turns })}`;
    case 'summon':
      return `mettez le jeton ${token} dans l’Arène`;
    case 'swap':
      return 'la cible échange sa place avec un autre Familier du même joueur';
    case 'renew':
      return 'remélangez dans votre pile de ressources une carte de votre défausse autre qu’un Familier';
  }
}

function conditions(c: Condition, of: 'self' | 'target'): string[] {
  const parts: string[] = [];
  const own = of === 'self';
  const verb = own ? 'tant que ce Familier' : 'qui';
  if (c.atMost !== undefined && c.above !== undefined) parts.push(`entre ${atLeast(c.above)} et ${c.atMost} de Santé`);
  else if (c.atMost !== undefined) parts.push(`à ${c.atMost} de Santé ou moins`);
  else if (c.above !== undefined) parts.push(`à plus de ${c.above} de Santé`);
  if (c.line !== undefined) parts.push(toThe(nameOf(t.lines[c.line], t.nouns[c.line])));
  if (c.afflicted !== undefined)
    parts.push(`${verb} a ${c.afflicted === 'any' ? 'un état' : `l’état ${t.statuses[c.afflicted]}`}`);
  if (c.bears !== undefined) parts.push(c.bears ? `${verb} porte un Elyth` : `${verb} ne porte pas d’Elyth`);
  if (c.leads !== undefined) {
    const other = own ? 'pendant le tour adverse' : 'hors du tour de son propriétaire';
    parts.push(c.leads ? (own ? 'pendant votre tour' : 'pendant le tour de son propriétaire') : other);
  }
  if (c.alone === true) parts.push(`${verb} n’a pas de voisin sur sa ligne`);
  if (c.hurt === true) parts.push(`${verb} a subi des dégâts`);
  return parts;
}

export const fr: CardClauses = {
  and,
  effect: effectText,
  condition: (condition, of) => and(conditions(condition, of)),
  counters,
};
