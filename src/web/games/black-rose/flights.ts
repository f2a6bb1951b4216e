import { type RoseTable, SCHOOLS } from '../../../games/black-rose/face.ts';
import type { HeardEvent, View } from '../../../kernel/index.ts';
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
export function flights(heard: HeardEvent, after: View, was: View): readonly Flight[] {
  const [now, before] = [after as RoseView, was as RoseView];
  const { seat, card, school, room, quest } = heard as { readonly [field: string]: string };
  const model = heard.model as string;
  const own = heard.seat === now.viewer;
  const trip = (what: string | null, from: string | null, to: string | null, more: Partial<Flight> = {}): Flight[] =>
    from === null || to === null ? [] : [{ card: what, from, to, ...more }];
  /** Cards that some know and others only count. */
  const cards = () => (heard.cards as string[] | null) ?? new Array<null>(heard.count as number).fill(null);
  const backs = (count: number, from: string, to: string): Flight[] =>
    own ? [] : Array.from({ length: count }, () => ({ card: null, from, to }));
  const supply = () => supplyOf(model, [before, now]);
  const leaves = () => trip(namedBy(model).card, placeOf(before, model), supply(), { ref: model, flares: true });
  switch (heard.kind) {
    // Models
    case 'moved':
      return trip(namedBy(model).card, placeOf(before, model), `room:${room}`, { ref: model });
    case 'cell': {
      const mage = now.table.players[heard.seat as number]?.mage ?? null;
      const ref = now.table.players[heard.seat as number]?.model ?? '';
      return trip(mage, placeOf(before, ref), `cell:${seat}`, { ref });
    }
    case 'summoned':
      return trip(namedBy(model).card, supply(), `room:${room}`, { ref: model });
    case 'dismissed':
    case 'banished':
    case 'felled':
      return leaves();
    // Cards
    case 'event':
      return trip(heard.event as string, 'rose', 'event', { turns: true });
    case 'drew':
      return cards().flatMap((drawn) =>
        trip(drawn, `deck:${seat}`, `hand:${seat}`, drawn === null ? {} : { turns: true }),
      );
    case 'studied':
      return trip(heard.card as string | null, `pile:${school}`, 'drawn', heard.card === null ? {} : { turns: true });
    case 'kept':
      return cards().flatMap((kept) => trip(kept, 'drawn', `hand:${seat}`));
    case 'leaves':
      return (heard.cards as string[]).flatMap((left) => {
        const pile = SCHOOLS[now.table.spent.findIndex((cards) => cards.includes(left))];
        return pile === undefined ? [] : trip(left, 'drawn', `spent:${pile}`, { turns: !own });
      });
    case 'discarded':
      return trip(card as string, `hand:${seat}`, `discards:${seat}`, { turns: !own });
    case 'prepared':
      return backs((heard.count as number) + Number(heard.quick), `hand:${seat}`, `slots:${seat}`);
    case 'returned':
      return backs(heard.count as number, `slots:${seat}`, `hand:${seat}`);
    case 'recovered':
      return trip(card as string, `discards:${seat}`, `hand:${seat}`);
    case 'learned':
      return trip(card as string, 'forgotten', `hand:${seat}`);
    case 'casts':
      return trip(card as string, `slots:${seat}`, `discards:${seat}`, { turns: !own, flares: true });
    case 'sets':
      return trip(heard.card as string | null, `slots:${seat}`, `waits:${seat}`);
    case 'springs':
    case 'dropped':
      return trip(card as string, `waits:${seat}`, `discards:${seat}`, {
        turns: true,
        flares: heard.kind === 'springs',
      });
    case 'quest':
      return trip(quest as string, `sheet:${seat}`, `quests:${seat}`, { turns: true });
    case 'solved':
      return trip(quest as string, `quests:${seat}`, `solved:${seat}`, { flares: true });
    default:
      return [];
  }
}
