import { didYouMean, type Fault } from '../../../kernel/index.ts';
import { uniqueIds } from '../../shared/unique-ids.ts';
import { type Ability, type Effect, OTHERS_IN_DECK, type Pack } from './vocabulary.ts';

/** What is wrong with a pack though each part of it is well formed. */

const SELFLESS = new Set(['self', 'beside']);
const ALONE = new Set(['self', 'target']);
const AROUND = new Set(['target', 'adjacent']);
/** What a schema cannot say: ids are unique, tokens exist, whom an effect is for is there, and there is enough to draft. */
export function faultsBetween(pack: Pack): Fault[] {
  const faults: Fault[] = [];
  const claim = uniqueIds(faults);
  const tokens = pack.tokens.map(({ id }) => id);
  const check = (effects: readonly Effect[], path: string, acting: boolean, target: boolean) => {
    for (const [i, effect] of effects.entries()) {
      const fault = (key: string, message: string) => faults.push({ path: `${path}[${i}].${key}`, message });
      const to = 'to' in effect ? effect.to : null;
      if (!acting && ((to !== null && SELFLESS.has(to)) || effect.do === 'hold' || effect.do === 'takeElyth'))
        fault('do', 'needs a Pet that acts');
      const needs = to === 'target' || to === 'adjacent' || ['hold', 'takeElyth', 'swap'].includes(effect.do);
      if (!target && needs) fault('do', 'needs a target');
      if ('pets' in effect && effect.pets !== undefined && to !== 'adjacent')
        fault('pets', 'belongs to adjacent effects');
      if (effect.do === 'cure' && effect.what === 'one' && !ALONE.has(effect.to))
        fault('to', 'must be one Pet where one status is chosen');
      if (effect.do === 'summon' && !tokens.includes(effect.token))
        fault('token', `there is no token '${effect.token}'${didYouMean(effect.token, tokens)}`);
    }
  };
  /** Whoever is Downed has left the Arena when that sets something off. */
  const checkGiven = (abilities: readonly Ability[], path: string) => {
    for (const [i, ability] of abilities.entries()) {
      if (!('when' in ability) || ability.when !== 'downs') continue;
      for (const [j, effect] of ability.do.entries())
        if ('to' in effect && AROUND.has(effect.to))
          faults.push({ path: `${path}[${i}].do[${j}].to`, message: 'must not be the Pet that is gone' });
    }
  };
  for (const group of ['pets', 'tokens'] as const) {
    for (const [i, pet] of pack[group].entries()) {
      const path = `${group}[${i}]`;
      claim(pet.id, `${path}.id`);
      for (const [j, { id, gives }] of pet.passives.entries()) {
        claim(id, `${path}.passives[${j}].id`);
        checkGiven(gives, `${path}.passives[${j}].gives`);
      }
      for (const [j, power] of pet.battle.entries()) {
        claim(power.id, `${path}.battle[${j}].id`);
        check(power.do ?? [], `${path}.battle[${j}].do`, true, true);
      }
      if (pet.unique === undefined) continue;
      claim(pet.unique.id, `${path}.unique.id`);
      check(pet.unique.do, `${path}.unique.do`, true, pet.unique.target !== undefined);
    }
  }
  for (const [i, { id, gives }] of pack.elyth.entries()) {
    claim(id, `elyth[${i}].id`);
    checkGiven(gives, `elyth[${i}].gives`);
  }
  for (const group of ['runes', 'items'] as const) {
    for (const [i, { id, target, do: effects }] of pack[group].entries()) {
      claim(id, `${group}[${i}].id`);
      check(effects, `${group}[${i}].do`, false, target !== undefined);
    }
  }
  const others = pack.elyth.length + pack.runes.length + pack.items.length;
  if (others < 2 * OTHERS_IN_DECK)
    faults.push({
      path: 'pack',
      message: `has ${others} Elyth, Runes and Items; a draft needs at least ${2 * OTHERS_IN_DECK}`,
    });
  return faults;
}
