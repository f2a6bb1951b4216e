import type { Fault } from '../../../kernel/index.ts';
import { uniqueIds } from '../../shared/unique-ids.ts';
import { LEVELS } from './levels.ts';
import { type Effect, ELEMENTS, type Pack, type Target } from './vocabulary.ts';

/** What is wrong with a pack though each part of it is well formed. */

/** Words of answers that no card may be called by. */
const RESERVED = ['all', 'chance'];
/** Foes of a level that the charts can ask for, and one more: what comes must stay unknown. */
const NEEDED = [6, 5, 9];
/** What goes with which moment. */
const ONLY_FOES = ['drain', 'forbid', 'mend'];
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  reflect: ['foeRoll'],
  empower: ['roll'],
  treasure: ['roll'],
  solo: ['roll'],
  reroll: ['rolled'],
  turn: ['flipped'],
};

interface Use {
  readonly target: Target;
  /** A Foe's own chart. */
  readonly foe?: boolean;
  readonly when?: readonly string[] | undefined;
}

export function faultsBetween(pack: Pack): Fault[] {
  const faults: Fault[] = [];
  const claim = uniqueIds(faults, RESERVED);
  const check = (effects: readonly Effect[] | undefined, path: string, { target, foe = false, when = [] }: Use) => {
    for (const [n, effect] of (effects ?? []).entries()) {
      const fault = (message: string) => faults.push({ path: `${path}[${n}].do`, message });
      const moments = MOMENTS[effect.do];
      if (ONLY_FOES.includes(effect.do)) {
        if (!foe) fault('is for the charts of Foes');
      } else if (foe) fault('is not for the charts of Foes');
      else if (moments !== undefined && (when.length === 0 || when.some((moment) => !moments.includes(moment))))
        fault(`belongs to the moment ${moments.join(', ')}`);
      else if ('to' in effect && effect.to === 'target') {
        const atFoe = ['damage', 'hex', 'daze'].includes(effect.do);
        const fits = atFoe ? target === 'foe' : target === 'familiar' || target === 'other';
        if (!fits) fault(`needs a ${atFoe ? 'Foe' : 'Familiar'} as target`);
      }
    }
  };
  const checkRoll = (roll: readonly { do?: Effect[] | undefined }[] | undefined, path: string, use: Use) => {
    for (const [n, band] of (roll ?? []).entries()) check(band.do, `${path}[${n}].do`, use);
  };
  interface Parted {
    readonly parts?: number | undefined;
    readonly nextWave?: true | undefined;
    readonly target: Target;
  }
  const checkParts = ({ parts, nextWave, target }: Parted, path: string) => {
    if (nextWave !== undefined && parts === undefined)
      faults.push({ path: `${path}.nextWave`, message: 'is for what has parts' });
    if (parts !== undefined && target !== 'foe')
      faults.push({ path: `${path}.parts`, message: 'each part is aimed at a Foe' });
  };
  claim(pack.revive.id, 'revive.id');
  for (const [i, mat] of pack.mats.entries()) {
    const path = `mats[${i}]`;
    claim(mat.id, `${path}.id`);
    for (const key of ['physical', 'simple', 'strong', 'elemental'] as const) {
      claim(mat[key].id, `${path}.${key}.id`);
      checkRoll(mat[key].roll, `${path}.${key}.roll`, { target: 'foe' });
    }
    for (const key of ['healing', 'eye'] as const) claim(mat[key].id, `${path}.${key}.id`);
    claim(mat.ability.id, `${path}.ability.id`);
    check(mat.ability.do, `${path}.ability.do`, mat.ability);
    for (const [j, spell] of mat.advanced.entries()) {
      claim(spell.id, `${path}.advanced[${j}].id`);
      checkRoll(spell.roll, `${path}.advanced[${j}].roll`, spell);
      checkParts(spell, `${path}.advanced[${j}]`);
    }
    claim(mat.helper.id, `${path}.helper.id`);
    checkRoll(mat.helper.roll, `${path}.helper.roll`, mat.helper);
  }
  if (new Set(pack.mats.map(({ element }) => element)).size < ELEMENTS.length)
    faults.push({ path: 'mats', message: 'must be one of each element' });
  for (const [i, artifact] of pack.artifacts.entries()) {
    claim(artifact.id, `artifacts[${i}].id`);
    check(artifact.do, `artifacts[${i}].do`, artifact);
    checkRoll(artifact.roll, `artifacts[${i}].roll`, artifact);
    checkParts(artifact, `artifacts[${i}]`);
  }
  for (const [i, foe] of pack.foes.entries()) {
    claim(foe.id, `foes[${i}].id`);
    checkRoll(foe.roll, `foes[${i}].roll`, { target: 'none', foe: true });
    check(foe.reward.do, `foes[${i}].reward.do`, foe.reward);
  }
  for (let level = 1; level <= LEVELS; level++) {
    const there = pack.foes.filter((foe) => foe.level === level).length;
    const needed = NEEDED[level - 1] as number;
    if (there < needed)
      faults.push({ path: 'foes', message: `has ${there} of level ${level}; the charts need ${needed}` });
  }
  return faults;
}
