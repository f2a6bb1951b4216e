import type { FamiliarView } from '../../../../games/familiars-and-foes/face.ts';
import { useStore, ValueStore } from '../../../state/value-store.ts';
import { type FoesProps, isStanding, ownIn } from '../selectors.ts';

/** Which of several own Familiars one looks at, and in which turn that was chosen: with the next one it is let go. */
interface SelectedFamiliar {
  readonly familiar: string;
  readonly turn: string;
}
const selected = new ValueStore<SelectedFamiliar | null>(null);

const turnOf = ({ view: { table } }: Pick<FoesProps, 'view'>): string => `${table.round} ${table.active}`;

/** The own Familiar whose deeds lie in the hand: the one that was touched, or the one whose turn it is. */
function selectedFamiliar(
  { view }: Pick<FoesProps, 'view'>,
  chosen: SelectedFamiliar | null,
  turn: string,
): FamiliarView | null {
  const own = ownIn(view);
  const found = (id: string | null | undefined) => own.find(({ familiar }) => familiar === id);
  const touched = chosen?.turn === turn ? found(chosen.familiar) : undefined;
  return touched ?? found(view.table.active) ?? own.find(isStanding) ?? own[0] ?? null;
}
export const useSelectedFamiliar = (props: Pick<FoesProps, 'view'>): FamiliarView | null =>
  selectedFamiliar(props, useStore(selected), turnOf(props));
/** Takes a Familiar to hand. */
export const selectFamiliar = (props: Pick<FoesProps, 'view'>, familiar: string): void =>
  selected.set({ familiar, turn: turnOf(props) });
