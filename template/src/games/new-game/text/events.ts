import type { Seat } from '../../../kernel/index.ts';
import type { Name } from '../../../text/name.ts';
import type { NewGameMessages } from '../generated/messages.ts';
import type { NewGameEvent } from '../state/events.ts';

/** What the sentences of events call cards and players. */
export interface EventNames {
  card(id: string): Name;
  cards(ids: readonly string[]): readonly Name[];
  player(seat: Seat): string;
  isHerb(id: string): boolean;
}

/** The sentence for an event, or null where it is for the eye only. */
export function eventSentence(t: NewGameMessages, n: EventNames, e: NewGameEvent): string | null {
  const say = t.events;
  switch (e.kind) {
    case 'drew':
      return e.charms === null
        ? say.drewHidden({ who: n.player(e.seat), count: e.count })
        : say.drew({ who: n.player(e.seat), charms: n.cards(e.charms) });
    case 'returned':
    case 'used':
      return say[e.kind]({ who: n.player(e.seat), charm: n.card(e.charm) });
    case 'turn':
    case 'hid':
      return say[e.kind]({ who: n.player(e.seat) });
    case 'gathered':
      return say.gathered({ who: n.player(e.seat), card: n.card(e.card), kind: n.isHerb(e.card) ? 'herb' : 'prowler' });
    case 'evaded':
      return say.evaded({ who: n.player(e.seat), card: n.card(e.card) });
    case 'cleared':
      return say.cleared({ card: n.card(e.card) });
    case 'peeked':
      return e.card === null
        ? say.peekedHidden({ who: n.player(e.seat) })
        : say.peeked({ who: n.player(e.seat), card: n.card(e.card) });
    case 'scattered':
      return say.scattered({ who: n.player(e.seat), cards: n.cards(e.cards) });
    case 'home':
      return say.home({ who: n.player(e.seat), cards: n.cards(e.cards), points: e.points });
    case 'ended':
      return say.ended({ reason: e.reason });
    default:
      return null;
  }
}
