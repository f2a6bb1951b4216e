import type { PackLint } from '../../../kernel/index.ts';
import { type Direction, dominatedIn } from '../../shared/dominance.ts';
import type { Pack } from './vocabulary.ts';

/** What is allowed in a pack, but hardly meant. */

/** What holds without any Familiar: the hand that is refilled, and the Abyss Essences that lose. */
const USUAL: Readonly<Record<string, unknown>> = { hand: 4, abyss: 3 };

const direction: Direction = ({ key, holders }) => {
  if (key === 'cards') return (holders.at(-1) as { readonly do: string }).do === 'drop' ? -1 : 1;
  return key === 'hand' || key === 'abyss' ? 1 : 0;
};

export function lintsOf(pack: Pack): PackLint[] {
  const lints: PackLint[] = [];
  for (const [i, { id, copies }] of pack.spells.entries())
    if (copies['2+'] + copies['3+'] + copies['4'] === 0)
      lints.push({ lint: 'absent', path: `spells[${i}].copies`, card: id });
  for (const [i, { id: card, ability }] of pack.familiars.entries()) {
    const path = `familiars[${i}].ability`;
    if ('always' in ability) {
      for (const [word, value] of Object.entries(ability.always))
        if (USUAL[word] === value) lints.push({ lint: 'usual', path: `${path}.always.${word}`, card, word });
    } else if (ability.when === 'refill') {
      // The cards of the turn have been played.
      for (const [n, { do: word }] of ability.do.entries())
        if (word === 'lay') lints.push({ lint: 'late', path: `${path}.do[${n}]`, card, word });
    }
  }
  for (const [i, { id: card, rule }] of pack.locations.entries())
    if (rule.leave === true && rule.cap === 1)
      lints.push({ lint: 'contradiction', path: `locations[${i}].rule`, card });
  return [
    ...lints,
    ...dominatedIn('spells', pack.spells, direction),
    ...dominatedIn('familiars', pack.familiars, direction),
  ];
}
