import type { EvocationView, RoseFace, RoseTable } from '../../../../games/black-rose/face.ts';
import type { Seat, View } from '../../../../kernel/index.ts';
import { HEALTH, kindIn } from '../selectors.ts';

/** A Model as it stands in the Lodge. */
export interface ModelStatus {
  /** Its name in answers. */
  readonly ref: string;
  readonly card: string;
  readonly seat: Seat;
  readonly kind: 'mage' | 'familiar' | 'evocation';
  readonly left: number;
  readonly health: number;
  readonly festers: boolean;
  readonly stronger: number;
  /** By how much the next damage is less. */
  readonly less: number;
  readonly watched: boolean;
  readonly acted: boolean;
  readonly crown: boolean;
  readonly mode: 'guard' | 'hunting' | null;
  /** The Familiar that stands on a Mage's base: both are one Model. */
  readonly guard: ModelStatus | null;
}

function evocation(face: RoseFace, seat: Seat, view: EvocationView): ModelStatus {
  const { model, card, left, mode, acted, festers, watched, stronger } = view;
  return {
    ...{ ref: model, card, seat, left, mode, acted, festers, watched, stronger },
    kind: mode === null ? 'evocation' : 'familiar',
    health: kindIn(face, card).health,
    less: 0,
    crown: false,
    guard: null,
  };
}

/** All Models of a seat with the Rooms in which they are, null being the Cell: the Mage first. */
function modelsOf({ table }: View<RoseTable>, face: RoseFace, seat: Seat): (readonly [string | null, ModelStatus])[] {
  const player = table.players[seat];
  if (player === undefined || player.mage === null || player.model === null) return [];
  const evocations = player.evocations.flatMap((each) => (each === null ? [] : [each]));
  const guard = evocations.find(({ mode }) => mode === 'guard');
  const mage: ModelStatus = {
    ...{ ref: player.model, card: player.mage, seat, kind: 'mage', left: player.left, health: HEALTH },
    ...{ festers: player.festers, stronger: 0, less: player.less + player.ward, watched: false, acted: false },
    ...{ crown: table.crown === seat, mode: null },
    guard: guard === undefined ? null : evocation(face, seat, guard),
  };
  const others = evocations.filter((each) => each !== guard);
  return [[player.room, mage], ...others.map((each) => [each.room, evocation(face, seat, each)] as const)];
}

/** Whoever is in each Room. A Familiar in Guard mode is with its Mage. */
export function modelsByRoom(view: View<RoseTable>, face: RoseFace): ReadonlyMap<string, readonly ModelStatus[]> {
  const rooms = new Map<string, ModelStatus[]>();
  view.table.players.forEach((_, seat) => {
    for (const [room, model] of modelsOf(view, face, seat))
      if (room !== null) rooms.set(room, [...(rooms.get(room) ?? []), model]);
  });
  return rooms;
}
/** The Mage in its Cell, if it is there. */
export const inCell = (view: View<RoseTable>, face: RoseFace, seat: Seat): ModelStatus | null =>
  modelsOf(view, face, seat).find(([room, { kind }]) => room === null && kind === 'mage')?.[1] ?? null;

/** In which Room a Model is, by its name in answers; null if it is in its Cell, or nowhere. */
export function roomOfModel({ table }: View<RoseTable>, ref: string): string | null {
  for (const { model, room, evocations } of table.players) {
    if (model === ref) return room;
    const found = evocations.find((each) => each?.model === ref);
    if (found != null) return found.room;
  }
  return null;
}
/** The card and the seat that a Model's name stands for: `tessa-1`, `imp-2-3`. */
export function namedBy(ref: string): { readonly card: string; readonly seat: Seat } {
  const [, card = ref, seat = '1'] = /^(.*?)-(\d)(?:-\d)?$/.exec(ref) ?? [];
  return { card, seat: Number(seat) - 1 };
}
/** Models of which their owner has another that is called alike. */
export const ambiguousModels = ({ table }: View<RoseTable>): readonly string[] =>
  table.players.flatMap(({ evocations }) =>
    evocations.flatMap((each) => {
      const isLike = (other: EvocationView | null) => other !== each && other?.card === each?.card;
      return each !== null && evocations.some(isLike) ? [each.model] : [];
    }),
  );
/** So little is left that it should be seen from afar. */
export const isLow = ({ left, health }: Pick<ModelStatus, 'left' | 'health'>): boolean => left < health * 0.35;
