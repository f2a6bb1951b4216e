import type { EarlierEvents, Seat } from '../../../kernel/index.ts';
import { type Content, faceOfCard } from '../content/content.ts';
import { SIDES } from '../content/vocabulary.ts';
import type { RoseEvent } from '../state/events.ts';

/**
 * Why something befell a Model, from what was heard before: the card that did it. Null where the sentence before says it
 * anyway, and where several things may have done it: a wrong reason would be worse than none.
 */

type Hurt = Extract<RoseEvent, { kind: 'hurt' }>;
type Moved = Extract<RoseEvent, { kind: 'moved' }>;
/** What a card does to a Model that is worth a reason. */
type Deed = (typeof HURTING | typeof MOVING)[number];
const HURTING = ['damage', 'blast', 'retaliate'] as const;
const MOVING = ['push', 'swap'] as const;

/** With these something else begins. */
const BOUNDARIES: readonly string[] = ['visit', 'phase', 'round', 'passes', 'ends'];

/** Events from the last one back, without those beside the game. */
function* backwards(earlier: EarlierEvents): Generator<RoseEvent> {
  for (let back = 1; ; back++) {
    const event = earlier(back);
    if (event === undefined) return;
    if (!event.kind.startsWith('@')) yield event as RoseEvent;
    if (BOUNDARIES.includes(event.kind)) return;
  }
}
/** Whose Model it is. */
const ownerOf = (ref: string): Seat => Number(/-(\d)(?:-\d)?$/.exec(ref)?.[1]) - 1;
const cardOf = (ref: string): string => ref.replace(/-\d(-\d)?$/, '');

/** The card by which somebody does something, and who it is; null for other events, and where it does nothing of the kind. */
function cardOfDeed(content: Content, e: RoseEvent, does: readonly Deed[]): { card: string; seat: Seat } | null {
  const has = (list: number | undefined) =>
    (content.lists[list ?? -1]?.do ?? []).some((effect) => (does as readonly string[]).includes(effect.do));
  switch (e.kind) {
    case 'casts':
    case 'springs': {
      const list = faceOfCard(content.cards.indexOf(e.card), SIDES.indexOf(e.side as (typeof SIDES)[number]));
      return has(list) ? { card: e.card, seat: e.seat } : null;
    }
    case 'activates': {
      const list = content.rooms.find(({ id }) => id === e.room)?.list;
      return has(list) ? { card: e.room, seat: e.seat } : null;
    }
    case 'familiar': {
      const list = content.lists.findIndex(({ id, kind }) => kind === 'familiar' && id === e.action);
      return has(list) ? { card: e.action, seat: e.seat } : null;
    }
    default:
      return null;
  }
}
const huntingOf = ({ kinds }: Content, ref: string) => kinds.find(({ id }) => id === cardOf(ref))?.hunting?.is;

/** The card that hurt a Model. */
function reasonOfHurt(content: Content, hurt: Hurt, earlier: EarlierEvents): string | null {
  let first = true;
  for (const e of backwards(earlier)) {
    // Nothing but a Familiar that watches hurts whoever has just come in.
    if (first && e.kind === 'moved' && e.model === hurt.model) return null;
    if (e.kind !== 'tested' && e.kind !== 'spared') first = false;
    if (hurt.seat === null) {
      if (e.kind === 'event') return e.event;
      continue;
    }
    if (e.kind === 'strikes' && e.seat === hurt.seat && ownerOf(e.target) === ownerOf(hurt.model)) return null;
    if (e.kind === 'attacks' && ownerOf(e.target) === ownerOf(hurt.model)) return cardOf(e.model);
    if (e.kind === 'scorches') return cardOf(e.model);
    if (e.kind === 'felled' && ownerOf(e.model) === hurt.seat && huntingOf(content, e.model) === 'bursts')
      return cardOf(e.model);
    const deed = cardOfDeed(content, e, HURTING);
    if (deed?.seat === hurt.seat) return deed.card;
  }
  return null;
}

/** The card by which somebody else moved a Model. */
function reasonOfMove(content: Content, moved: Moved, earlier: EarlierEvents): string | null {
  const owner = ownerOf(moved.model);
  for (const e of backwards(earlier)) {
    // It is moved once.
    if (e.kind === 'moved' && e.model === moved.model) return null;
    if (e.kind === 'attacks')
      return e.target === moved.model && huntingOf(content, e.model) === 'carries' ? cardOf(e.model) : null;
    const deed = cardOfDeed(content, e, MOVING);
    if (deed !== null) return deed.seat === owner ? null : deed.card;
    if (e.kind === 'event') return e.event;
  }
  return null;
}

/** The event that sent a Mage to its Cell; a defeat has been told already. */
function reasonOfCell(earlier: EarlierEvents): string | null {
  for (const e of backwards(earlier)) {
    if (e.kind === 'defeated') return null;
    if (e.kind === 'event') return e.event;
  }
  return null;
}

/** The card for which an event came about, by its id; null where none is to be named. */
export function reasonOf(content: Content, e: RoseEvent, earlier: EarlierEvents): string | null {
  switch (e.kind) {
    case 'hurt':
      return reasonOfHurt(content, e, earlier);
    case 'moved':
      return reasonOfMove(content, e, earlier);
    case 'cell':
      return reasonOfCell(earlier);
    default:
      return null;
  }
}
