import type { FamiliarView } from '../../../../games/familiars-and-foes/face.ts';
import { Store, useStore } from '../../../state/store.ts';
import { type FoesProps, ownIn, stands } from '../shown.ts';

/** Which of several own Familiars one looks at, and in which turn that was chosen: with the next one it is let go. */
interface Looked {
  readonly familiar: string;
  readonly turn: string;
}
const looked = new Store<Looked | null>(null);

const turnOf = ({ view: { table } }: Pick<FoesProps, 'view'>): string => `${table.round} ${table.active}`;

/** The own Familiar whose deeds lie in the hand: the one that was touched, or the one whose turn it is. */
function inHand({ view }: Pick<FoesProps, 'view'>, chosen: Looked | null, turn: string): FamiliarView | null {
  const own = ownIn(view);
  const found = (id: string | null | undefined) => own.find(({ familiar }) => familiar === id);
  const touched = chosen?.turn === turn ? found(chosen.familiar) : undefined;
  return touched ?? found(view.table.active) ?? own.find(stands) ?? own[0] ?? null;
}
export const useInHand = (props: Pick<FoesProps, 'view'>): FamiliarView | null =>
  inHand(props, useStore(looked), turnOf(props));
/** Takes a Familiar to hand. */
export const take = (props: Pick<FoesProps, 'view'>, familiar: string): void =>
  looked.set({ familiar, turn: turnOf(props) });
