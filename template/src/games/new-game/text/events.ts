import type { HeardEvent, Seat } from '../../../kernel/index.ts';
import type { Name } from '../../../text/name.ts';
import type { NewGameMessages } from '../generated/messages.ts';

/** What the sentences of events call cards and players. */
interface EventNames {
  card(id: unknown): Name;
  player(seat: Seat): string;
  isHerb(id: string): boolean;
}

/** The sentence for an event, or null where it is for the eye only. */
export function eventSentence(t: NewGameMessages, n: EventNames, e: HeardEvent): string | null {
  const say = t.events;
  const who = n.player(e.seat as Seat);
  const card = n.card(e.card);
  const charm = n.card(e.charm);
  const cards = (list: unknown): Name[] => (list as readonly string[]).map(n.card);
  switch (e.kind) {
    case 'drew':
      return e.charms === null
        ? say.drewHidden({ who, count: e.count as number })
        : say.drew({ who, charms: cards(e.charms) });
    case 'returned':
    case 'used':
      return say[e.kind]({ who, charm });
    case 'turn':
    case 'hid':
      return say[e.kind]({ who });
    case 'gathered':
      return say.gathered({ who, card, kind: n.isHerb(e.card as string) ? 'herb' : 'prowler' });
    case 'evaded':
      return say.evaded({ who, card });
    case 'cleared':
      return say.cleared({ card });
    case 'peeked':
      return e.card === null ? say.peekedHidden({ who }) : say.peeked({ who, card });
    case 'scattered':
      return say.scattered({ who, cards: cards(e.cards) });
    case 'home':
      return say.home({ who, cards: cards(e.cards), points: e.points as number });
    case 'ended':
      return say.ended({ reason: e.reason as string });
    default:
      return null;
  }
}
