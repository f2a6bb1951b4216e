import type { NumberChange, View } from '../../../../kernel/index.ts';
import { frames } from '../../frames.ts';
import type { FoesTable } from '../../view/secrets.ts';
import { changesBetween } from './numbers.ts';

/**
 * Which changes are certain to be seen at the next question. Between an answer and that question chance may decide a lot:
 * the Foes' turn, the end of a wave.
 */

/** Whether another Familiar acts before the Foes do: its player is asked, whatever the present turn has come to. */
export function isFollowed({ familiars, active, first }: FoesTable): boolean {
  const placeOf = (id: string | null): number => familiars.findIndex(({ familiar }) => familiar === id);
  const [from, start] = [placeOf(active), placeOf(first)];
  if (from === -1 || start === -1) return false;
  for (let n = from + 1; n % familiars.length !== start; n++)
    if ((familiars[n % familiars.length]?.hp ?? 0) > 0) return true;
  return false;
}

const isOver = ({ foes }: FoesTable): boolean => foes.every(({ hp }) => hp === 0);

/** What is paid or given at once, where nothing that may come of the answer changes those numbers again. */
export function certainChanges(
  before: FoesTable,
  paid: FoesTable,
  by: string,
  possible: readonly FoesTable[],
): readonly NumberChange[] {
  if (!isFollowed(before) || isOver(paid)) return [];
  const isSafe = (after: FoesTable): boolean =>
    !isOver(after) && after.familiars.some(({ familiar, hp }) => familiar === by && hp > 0);
  if (!isSafe(paid) || !possible.every(isSafe)) return [];
  const later = possible.flatMap((after) => changesBetween(paid, after)).map(({ name }) => name);
  return changesBetween(before, paid).filter(({ name }) => !later.includes(name));
}

/** Whether the last Foe of the Foes' turn attacks: after it a Familiar acts. */
export function isLastAttack({ stack, table }: View<FoesTable>): boolean {
  const next = frames.find(stack, 'foes')?.next;
  return next !== undefined && table.foes.slice(next).every(({ hp }) => hp === 0);
}
