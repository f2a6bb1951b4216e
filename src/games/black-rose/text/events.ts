import type { Seat } from '../../../kernel/index.ts';
import { type Name, textOf } from '../../../text/name.ts';
import type { BlackRoseMessages } from '../generated/messages.ts';
import type { RoseEvent } from '../state/events.ts';

/** Names in one language, for whoever looks on. */
export interface EventNames {
  card(id: string): Name;
  cards(ids: readonly string[]): readonly Name[];
  player(seat: Seat): string;
  /** A Model by its name in answers: one's own without its player. */
  model(ref: string): Name;
  /** A side of a spell: which one, and of what kind it is. */
  side(card: string, side: string): string;
}

/** The sentence for an event, or null where it is for the eye only; with the card that is the reason for it, if that is known. */
export function eventSentence(
  t: BlackRoseMessages,
  n: EventNames,
  e: RoseEvent,
  reason: string | null = null,
): string | null {
  const say = t.events;
  const why = reason === null ? '' : ` (${textOf(n.card(reason))})`;
  switch (e.kind) {
    case 'lodge':
    case 'questsShuffled':
      return say[e.kind];
    case 'crown':
    case 'reshuffled':
    case 'visit':
    case 'passes':
    case 'ends':
      return say[e.kind]({ player: n.player(e.seat) });
    case 'cell':
      return say.cell({ player: n.player(e.seat), why });
    case 'chose':
      return say.chose({ player: n.player(e.seat), mage: n.card(e.mage), school: n.card(e.school) });
    case 'round':
      return say.round({ round: e.round });
    case 'phase':
      return say[e.phase];
    case 'event':
      return say.event({ event: n.card(e.event) });
    case 'power': {
      const gain = { amount: Math.abs(e.amount), total: e.total };
      if (e.seat === null) return say.roseGained(gain);
      return say[e.amount < 0 ? 'lost' : 'gained']({ player: n.player(e.seat), ...gain });
    }
    case 'moon':
      return say[e.moon === 1 ? 'moon1' : 'moon2'];
    case 'drew':
    case 'kept':
      return e.cards === null
        ? say[e.kind]({ player: n.player(e.seat), count: e.count })
        : say[SEEN[e.kind]]({ player: n.player(e.seat), cards: n.cards(e.cards) });
    case 'returned':
      return say.returned({ player: n.player(e.seat), count: e.count });
    case 'prepared':
      return say[e.quick ? 'preparedQuick' : 'prepared']({ player: n.player(e.seat), count: e.count });
    case 'studied': {
      const from = { player: n.player(e.seat), school: n.card(e.school) };
      return e.card === null ? say.studied(from) : say.studiedCard({ ...from, card: n.card(e.card) });
    }
    case 'restocked':
      return say.restocked({ school: n.card(e.school) });
    case 'leaves':
      return say.leaves({ player: n.player(e.seat), cards: n.cards(e.cards) });
    case 'discarded':
    case 'recovered':
    case 'learned':
    case 'dropped':
      return say[e.kind]({ player: n.player(e.seat), card: n.card(e.card) });
    case 'looked': {
      const slot = e.slot === QUICK ? t.words.quickSlot : t.words.slot({ slot: e.slot + 1 });
      const at = { player: n.player(e.seat), other: n.player(e.of), slot };
      return e.card === null
        ? say.looked(at)
        : say.lookedCard({ ...at, card: n.card(e.card), side: n.side(e.card, e.side) });
    }
    case 'casts':
    case 'springs':
      return say[e.kind]({ player: n.player(e.seat), card: n.card(e.card), side: n.side(e.card, e.side) });
    case 'sets':
      return e.card === null
        ? say.sets({ player: n.player(e.seat) })
        : say.setsCard({ player: n.player(e.seat), card: n.card(e.card), side: n.side(e.card, e.side) });
    case 'activates':
      return say.activates({ player: n.player(e.seat), room: n.card(e.room) });
    case 'strikes':
      return say.strikes({ player: n.player(e.seat), target: n.model(e.target) });
    case 'commands':
    case 'banished':
      return say[e.kind]({ player: n.player(e.seat), model: n.model(e.model) });
    case 'familiar':
      return say.familiar({ player: n.player(e.seat), model: n.model(e.model), action: n.card(e.action) });
    case 'attacks':
      return say.attacks({ model: n.model(e.model), target: n.model(e.target) });
    case 'moved':
      return say.moved({ model: n.model(e.model), room: n.card(e.room), why });
    case 'summoned':
      return say.summoned({ model: n.model(e.model), room: n.card(e.room) });
    case 'scorches':
    case 'guard':
    case 'hunting':
    case 'dismissed':
    case 'festers':
      return say[e.kind]({ model: n.model(e.model) });
    case 'hurt':
      return e.seat === null
        ? say.roseHurt({ model: n.model(e.model), amount: e.amount, why })
        : say.hurt({ model: n.model(e.model), amount: e.amount, player: n.player(e.seat), why });
    case 'spared':
    case 'healed':
    case 'stronger':
      return say[e.kind]({ model: n.model(e.model), amount: e.amount });
    case 'shielded':
      return say.shielded({ player: n.player(e.seat), amount: e.amount });
    case 'usurped':
      return say.usurped({ player: n.player(e.seat), model: n.model(e.model), amount: e.amount });
    case 'felled':
    case 'defeated':
      return e.seat === null
        ? say[ROSE[e.kind]]({ model: n.model(e.model) })
        : say[e.kind]({ model: n.model(e.model), player: n.player(e.seat) });
    case 'trophy':
      return e.seat === null
        ? say.roseTrophy({ total: e.total })
        : say.trophy({ player: n.player(e.seat), total: e.total });
    case 'unsettled': {
      const cubes = { amount: e.amount, room: n.card(e.room) };
      return e.seat === null ? say.roseUnsettled(cubes) : say.unsettled({ player: n.player(e.seat), ...cubes });
    }
    case 'reworked':
      return say.reworked({ player: n.player(e.seat), amount: e.amount, room: n.card(e.room) });
    case 'ruined':
      return e.seat === null
        ? say[e.rose ? 'roseRuined' : 'ruinedOpen']({ room: n.card(e.room) })
        : say.ruined({ player: n.player(e.seat), room: n.card(e.room) });
    case 'quest':
    case 'questDropped':
    case 'solved':
      return say[e.kind]({ player: n.player(e.seat), quest: n.card(e.quest) });
    case 'ranked': {
      const points = e.points.map((each, seat) => `${n.player(seat)} ${each}`);
      return say[e.what]({ points: e.rose > 0 ? [...points, `${t.words.rose} ${e.rose}`] : points });
    }
    default:
      return null;
  }
}
/** The slot of the quick spell. */
const QUICK = 3;
/** For those who see the cards. */
const SEEN = { drew: 'drewCards', kept: 'keptCards' } as const;
/** What the Rose does. */
const ROSE = { felled: 'roseFelled', defeated: 'roseDefeated' } as const;
