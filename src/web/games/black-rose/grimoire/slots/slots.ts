import { frames, type RoseTable } from '../../../../../games/black-rose/face.ts';
import type { Seat, View } from '../../../../../kernel/index.ts';
import { playerAt, QUICK } from '../../selectors.ts';

/** What lies in the slots of a grimoire, and what is being laid there. */

type RoseView = View<RoseTable>;

export interface GrimoireSlot {
  /** From 0; the last is the quick one. */
  readonly slot: number;
  readonly quick: boolean;
  /** Whether a card lies there; its name and side are null where the viewer may not know them. */
  readonly lies: boolean;
  readonly card: string | null;
  readonly side: string | null;
  /** Laid, but it can still be taken back. */
  readonly staged: boolean;
  /** Who has looked at it beside its owner. */
  readonly seen: readonly Seat[];
}

/** The lines that somebody has given to prepare; null at any other time. Of others' all but that they are whole is hidden. */
function linesOf({ stack }: RoseView, seat: Seat): readonly string[] | null {
  const top = frames.top(stack);
  return top?.proc === 'preparation' ? (top.given?.[seat] ?? []) : null;
}
export const isPreparing = (view: RoseView): boolean => frames.top(view.stack)?.proc === 'preparation';
/** Whether somebody has prepared all they want to. */
export const isReady = (view: RoseView, seat: Seat): boolean =>
  isPreparing(view) && !view.asked.includes(seat) && (linesOf(view, seat)?.length ?? 0) > 0;

interface WaitingCard {
  readonly card: string;
  readonly side: string;
  readonly quick: boolean;
}
function laidBy(view: RoseView, seat: Seat): readonly WaitingCard[] {
  return (linesOf(view, seat) ?? []).flatMap((line) => {
    const [verb = '', card, side] = line.split(' ');
    return card === undefined || side === undefined ? [] : [{ card, side, quick: verb === 'prepare-quick' }];
  });
}

/** How many spells can be laid, and how many of them still: with the last of them the preparation is over. */
export function roomFor(view: RoseView, seat: Seat): { readonly most: number; readonly left: number } {
  const { slots, hand } = playerAt(view, seat);
  const most = Math.min(slots.length, hand?.length ?? 0);
  return { most, left: most - laidBy(view, seat).length };
}

export function slotsOf(view: RoseView, seat: Seat): readonly GrimoireSlot[] {
  const laid = laidBy(view, seat);
  const numbered = laid.filter(({ quick }) => !quick);
  return playerAt(view, seat).slots.map((lying, slot) => {
    const quick = slot === QUICK;
    const staged = lying === null ? (quick ? laid.find((each) => each.quick) : numbered[slot]) : undefined;
    return {
      ...{ slot, quick, seen: lying?.seen ?? [] },
      lies: lying !== null || staged !== undefined,
      card: lying?.card ?? staged?.card ?? null,
      side: lying?.side ?? staged?.side ?? null,
      staged: staged !== undefined,
    };
  });
}

/** The own hand without what has been laid. */
export function heldBy(view: RoseView, seat: Seat): readonly string[] {
  const held = [...(playerAt(view, seat).hand ?? [])];
  for (const { card } of laidBy(view, seat)) held.splice(held.indexOf(card), 1);
  return held;
}
