import type { PackLint } from '../../../kernel/index.ts';
import { type Direction, dominatedIn } from '../../shared/dominance.ts';
import type { Band, Pack } from './vocabulary.ts';

/** What is allowed in a pack, but hardly meant. */

const direction: Direction = ({ key, holders }) => {
  switch (key) {
    case 'amount':
    case 'hit':
    case 'critical':
    case 'gives':
    case 'parts':
      return 1;
    case 'cost':
    case 'backfire':
      return -1;
    case 'from': {
      const { hit, critical } = holders.at(-1) as Band;
      return hit === undefined && critical === undefined ? 0 : -1;
    }
    default:
      return 0;
  }
};

export function lintsOf(pack: Pack): PackLint[] {
  const lints: PackLint[] = [];
  for (const [i, mat] of pack.mats.entries()) {
    const spells = [
      ...(['simple', 'strong', 'elemental', 'helper'] as const).map((key) => [key, mat[key]] as const),
      ...mat.advanced.map((spell, n) => [`advanced[${n}]`, spell] as const),
    ];
    for (const [key, { id, cost }] of spells)
      if (cost > mat.magic) lints.push({ lint: 'dear', path: `mats[${i}].${key}.cost`, card: id });
    lints.push(...dominatedIn(`mats[${i}].advanced`, mat.advanced, direction));
  }
  const rolls = [...pack.foes.map((foe, i) => [`foes[${i}].roll`, foe] as const)];
  for (const [path, { id, roll }] of rolls)
    for (const [n, band] of roll.entries()) {
      const before = roll[n - 1];
      if (before === undefined) continue;
      const [{ from: _from, ...this_ }, { from: _other, ...last }] = [band, before];
      if (JSON.stringify(this_) === JSON.stringify(last))
        lints.push({ lint: 'usual', path: `${path}[${n}]`, card: id });
    }
  return [...lints, ...dominatedIn('artifacts', pack.artifacts, direction)];
}
