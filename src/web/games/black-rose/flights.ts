import { type RoseEvent, type RoseTable, SCHOOLS } from '../../../games/black-rose/face.ts';
import type { Seat, View } from '../../../kernel/index.ts';
import type { Flight } from '../../table/board.ts';
import { namedBy, roomOfModel } from './models/model-status.ts';

type RoseView = View<RoseTable>;

/** Where a Model is: in a Room or its Cell; null if it is not in play. */
function placeOf(view: RoseView, ref: string): string | null {
  const room = roomOfModel(view, ref);
  if (room !== null) return `room:${room}`;
  const { seat } = namedBy(ref);
  const player = view.table.players[seat];
  const isThere = player?.model === ref || player?.evocations.some((each) => each?.model === ref) === true;
  return isThere ? `cell:${seat}` : null;
}
/** Where a Model comes from, and goes to when it leaves: a Familiar its reserve, all others their Mage's sheet. */
function supplyOf(ref: string, views: readonly RoseView[]): string {
  const { card, seat } = namedBy(ref);
  for (const { table } of views)
    for (const [pack, familiars] of Object.entries(table.reserve))
      if (familiars.includes(card)) return `reserve:${pack}`;
  return `sheet:${seat}`;
}

/** What travels over the board when something happens. */
export function flights(heard: RoseEvent, now: RoseView, before: RoseView): readonly Flight[] {
  const isOwn = (seat: Seat): boolean => seat === now.viewer;
  const trip = (what: string | null, from: string | null, to: string | null, more: Partial<Flight> = {}): Flight[] =>
    from === null || to === null ? [] : [{ card: what, from, to, ...more }];
  /** Cards that some know and others only count. */
  const known = (cards: readonly string[] | null, count: number): readonly (string | null)[] =>
    cards ?? new Array<null>(count).fill(null);
  const backs = (seat: Seat, count: number, from: string, to: string): Flight[] =>
    isOwn(seat) ? [] : Array.from({ length: count }, () => ({ card: null, from, to }));
  const supply = (model: string) => supplyOf(model, [before, now]);
  switch (heard.kind) {
    // Models
    case 'moved':
      return trip(namedBy(heard.model).card, placeOf(before, heard.model), `room:${heard.room}`, { ref: heard.model });
    case 'cell': {
      const player = now.table.players[heard.seat];
      const ref = player?.model ?? '';
      return trip(player?.mage ?? null, placeOf(before, ref), `cell:${heard.seat}`, { ref });
    }
    case 'summoned':
      return trip(namedBy(heard.model).card, supply(heard.model), `room:${heard.room}`, { ref: heard.model });
    case 'dismissed':
    case 'banished':
    case 'felled': {
      const { model } = heard;
      return trip(namedBy(model).card, placeOf(before, model), supply(model), { ref: model, flares: true });
    }
    // Cards
    case 'event':
      return trip(heard.event, 'rose', 'event', { turns: true });
    case 'drew':
      return known(heard.cards, heard.count).flatMap((drawn) =>
        trip(drawn, `deck:${heard.seat}`, `hand:${heard.seat}`, drawn === null ? {} : { turns: true }),
      );
    case 'studied':
      return trip(heard.card, `pile:${heard.school}`, 'drawn', heard.card === null ? {} : { turns: true });
    case 'kept':
      return known(heard.cards, heard.count).flatMap((kept) => trip(kept, 'drawn', `hand:${heard.seat}`));
    case 'leaves':
      return heard.cards.flatMap((left) => {
        const pile = SCHOOLS[now.table.spent.findIndex((cards) => cards.includes(left))];
        return pile === undefined ? [] : trip(left, 'drawn', `spent:${pile}`, { turns: !isOwn(heard.seat) });
      });
    case 'discarded':
      return trip(heard.card, `hand:${heard.seat}`, `discards:${heard.seat}`, { turns: !isOwn(heard.seat) });
    case 'prepared':
      return backs(heard.seat, heard.count + Number(heard.quick), `hand:${heard.seat}`, `slots:${heard.seat}`);
    case 'returned':
      return backs(heard.seat, heard.count, `slots:${heard.seat}`, `hand:${heard.seat}`);
    case 'recovered':
      return trip(heard.card, `discards:${heard.seat}`, `hand:${heard.seat}`);
    case 'learned':
      return trip(heard.card, 'forgotten', `hand:${heard.seat}`);
    case 'casts':
      return trip(heard.card, `slots:${heard.seat}`, `discards:${heard.seat}`, {
        turns: !isOwn(heard.seat),
        flares: true,
      });
    case 'sets':
      return trip(heard.card, `slots:${heard.seat}`, `waits:${heard.seat}`);
    case 'springs':
    case 'dropped':
      return trip(heard.card, `waits:${heard.seat}`, `discards:${heard.seat}`, {
        turns: true,
        flares: heard.kind === 'springs',
      });
    case 'quest':
      return trip(heard.quest, `sheet:${heard.seat}`, `quests:${heard.seat}`, { turns: true });
    case 'solved':
      return trip(heard.quest, `quests:${heard.seat}`, `solved:${heard.seat}`, { flares: true });
    default:
      return [];
  }
}
