import type { Seat } from '../../../kernel/index.ts';
import { num } from '../../shared/list.ts';
import { lodgeOf } from '../state/lodge.ts';
import type { EvocationView, PlayerView, RoseTable } from './secrets.ts';

/** The Models of a table as a viewer sees them, and where they are. */

export interface ModelInView {
  /** Its name in answers. */
  readonly ref: string;
  readonly seat: Seat;
  readonly player: PlayerView;
  /** Null for a Mage. */
  readonly evocation: EvocationView | null;
  /** Null in the Cell. */
  readonly room: string | null;
  /** Health left. */
  readonly left: number;
}

/** All Models in play: of each seat the Mage first. */
export const modelsIn = ({ players }: RoseTable): readonly ModelInView[] =>
  players.flatMap((player, seat): ModelInView[] => {
    const { model, room, left } = player;
    if (model === null) return [];
    const others = evocationsOf(player).map((evocation) => ({
      ...{ ref: evocation.model, seat, player, evocation, room: evocation.room, left: evocation.left },
    }));
    return [{ ref: model, seat, player, evocation: null, room, left }, ...others];
  });
export const modelIn = (table: RoseTable, ref: unknown): ModelInView | undefined =>
  modelsIn(table).find((model) => model.ref === ref);
export const evocationsOf = ({ evocations }: PlayerView): readonly EvocationView[] =>
  evocations.filter((each) => each !== null);
/** A Mage's Familiar, if it has one. */
export const familiarOf = (player: PlayerView): EvocationView | undefined =>
  evocationsOf(player).find(({ mode }) => mode !== null);
/** The Familiar that is one Model with its Mage (BR-1.8). */
export const guardOf = (player: PlayerView): EvocationView | undefined =>
  evocationsOf(player).find(({ mode }) => mode === 'guard');

const isStanding = ({ room, evocation }: ModelInView): boolean => room !== null && evocation?.mode !== 'guard';
/** The enemies of a seat in a Room: what it may aim at there. */
export const foesIn = (table: RoseTable, seat: Seat, room: string | null): readonly ModelInView[] =>
  modelsIn(table).filter((model) => model.seat !== seat && model.room === room && isStanding(model));
/** Whether no other Mage is in this Mage's Room. */
export const isAlone = ({ players }: RoseTable, own: PlayerView): boolean =>
  players.every((player) => player === own || player.room !== own.room);

/** How far two Rooms are apart in a straight row (BR-2.5). */
export function rowBetween({ rooms }: RoseTable, a: string | null, b: string | null): number {
  const lodge = lodgeOf({ rooms });
  const placeOf = (id: string | null): number => rooms.findIndex(({ room }) => room === id);
  const [from, to] = [placeOf(a), placeOf(b)];
  return from < 0 || to < 0 ? Number.POSITIVE_INFINITY : num(lodge.row, from * lodge.rooms + to);
}
