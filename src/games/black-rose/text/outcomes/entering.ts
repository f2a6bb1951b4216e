import type { Seat } from '../../../../kernel/index.ts';
import { foesIn, modelsIn } from '../../view/models.ts';
import { kindOf, type OutcomeContext, type OutcomePart, part, roomIn, textOn } from './context.ts';

/** What waits in a Room: who watches, whose Traps may go off, who is there, and what the Room is good for. */

/** What happens to a Model of a seat that comes in. */
function dangers(e: OutcomeContext, room: string, seat: Seat, softly: boolean): readonly string[] {
  const { t, n, table } = e;
  const watcher = foesIn(table, seat, room).find(
    ({ evocation }) => evocation !== null && !evocation.watched && kindOf(e, evocation.card).hunting?.is === 'watches',
  );
  const hunting = watcher === undefined ? null : kindOf(e, watcher.evocation?.card).hunting;
  const trappers = table.players.flatMap(({ room: of, waits }, owner) =>
    !softly && owner !== seat && of === room && waits.length > 0 ? [n.player(owner)] : [],
  );
  return [
    ...(watcher !== undefined && hunting?.is === 'watches'
      ? [t.watched({ model: n.model(watcher.ref), damage: hunting.damage })]
      : []),
    ...(trappers.length > 0 ? [t.trap({ players: trappers })] : []),
  ];
}
/** Who is in the Room already, with their Health. */
function presence({ t, n, table }: OutcomeContext, room: string, but: readonly unknown[]): string | null {
  const there = modelsIn(table).filter(
    ({ ref, room: of, evocation }) => of === room && !but.includes(ref) && evocation?.mode !== 'guard',
  );
  return there.length === 0
    ? null
    : t.there({ models: there.map(({ ref, left }) => t.model({ model: n.model(ref), left })) });
}
/** What the Room does for a Mage that comes in. */
function useOf(e: OutcomeContext, room: string): string {
  const { ruined, used } = roomIn(e, room);
  return ruined ? e.t.ruined : used ? e.t.used : textOn(e, room);
}

interface Entering {
  /** Whose Model it is now. */
  readonly seat: Seat;
  readonly ref: string | null;
  /** Sets off no Traps. */
  readonly softly?: boolean;
  /** The Familiar that guards its Mage again. */
  readonly rejoined?: string | undefined;
}
/** A Model comes into a Room. */
export function enteringPart(
  e: OutcomeContext,
  room: string,
  { seat, ref, softly = false, rejoined }: Entering,
): OutcomePart {
  const risks = dangers(e, room, seat, softly);
  if (risks.length > 0) return part(...risks);
  const there = presence(e, room, [ref, rejoined]);
  const isOwnMage = ref === e.own.model;
  return part(there, isOwnMage ? useOf(e, room) : there === null ? e.t.nobody : null);
}
