import type { FoesTable } from '../../../../games/familiars-and-foes/face.ts';

/** How many must share the height of a phone: Foes that are left, and Familiars. */
export type Density = 'few' | 'some' | 'many';
export function densityOf({ foes, familiars }: Pick<FoesTable, 'foes' | 'familiars'>): Density {
  const count = foes.filter(({ hp }) => hp > 0).length + familiars.length;
  return count <= 4 ? 'few' : count === 5 ? 'some' : 'many';
}
