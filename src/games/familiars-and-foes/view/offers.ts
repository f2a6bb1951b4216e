import type { View } from '../../../kernel/index.ts';
import type { FoesTable } from './secrets.ts';

/** What somebody may want to say their Familiars could do: join in, use their ability, turn the coin. */
export function offers({ table }: View<FoesTable>, seat: number): string[] {
  return table.familiars.flatMap(({ familiar, seat: owner, hp, mp, gems, luck }) => {
    if (owner !== seat || hp === 0) return [];
    return [
      ...(mp > 0 ? [`ballyhoo ${familiar}`] : []),
      ...(gems > 0 ? [`ability ${familiar} all`] : []),
      ...(luck > 0 ? [`luck ${familiar}`] : []),
    ];
  });
}
