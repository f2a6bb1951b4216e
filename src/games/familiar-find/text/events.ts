import type { Seat } from '../../../kernel/index.ts';
import type { Name } from '../../../text/name.ts';
import type { FamiliarFindMessages } from '../generated/messages.ts';
import type { FindEvent } from '../state/events.ts';

/** The sentence for an event, or null where it is for the eye only. */
export function eventSentence(t: FamiliarFindMessages, n: EventNames, e: FindEvent): string | null {
  const say = t.events;
  const by = (seat: Seat) => ({ who: n.player(seat), yours: n.isViewer(seat) });
  switch (e.kind) {
    case 'dealt':
    case 'filled':
      return say[e.kind]({ card: n.card(e.card), pile: n.pile(e.pile) });
    case 'joined':
      return say.joined({ players: joinedPlayers(t, n, e.familiars) });
    case 'befriended':
    case 'used':
      return say[e.kind]({ ...by(e.seat), familiar: n.card(e.familiar) });
    case 'arrived':
      return say.arrived({ location: n.card(e.location) });
    case 'starts':
    case 'turn':
    case 'stayed':
    case 'deckOut':
      return say[e.kind](by(e.seat));
    case 'drew':
      return e.cards === null
        ? say.drewHidden({ ...by(e.seat), count: e.count })
        : say.drew({ ...by(e.seat), cards: n.cards(e.cards) });
    case 'took':
      return say.took({ ...by(e.seat), pile: n.pile(e.pile), cards: n.cards(e.cards), left: e.left });
    case 'bound':
    case 'travelled':
      return say[e.kind]({ ...by(e.seat), location: n.card(e.location) });
    case 'warded':
      return say.warded({ who: n.player(e.seat), familiar: n.card(e.familiar), other: n.player(e.by) });
    case 'withstood':
      return say.withstood({ who: n.player(e.seat), familiar: n.card(e.familiar), abyss: e.abyss });
    case 'cast':
    case 'fizzled':
    case 'sifted':
    case 'discarded':
    case 'dropped':
      return say[e.kind]({ ...by(e.seat), card: n.card(e.card) });
    case 'stole':
      return say.stole({ ...by(e.seat), other: n.player(e.from), toYou: n.isViewer(e.from), card: n.card(e.card) });
    case 'gave':
      return say.gave({ ...by(e.seat), other: n.player(e.to), toYou: n.isViewer(e.to), card: n.card(e.card) });
    case 'traded':
      return say.traded({
        ...by(e.seat),
        card: n.card(e.card),
        other: n.player(e.to),
        toYou: n.isViewer(e.to),
        theirs: n.card(e.other),
      });
    case 'collected':
      return say.collected({ ...by(e.seat), pile: n.pile(e.pile), card: n.card(e.card) });
    case 'looked':
      return e.cards === null
        ? say.lookedHidden({ ...by(e.seat), pile: n.pile(e.pile) })
        : say.looked({ ...by(e.seat), pile: n.pile(e.pile), cards: n.cards(e.cards) });
    case 'unveiled':
      return say.unveiled({ ...by(e.seat), pile: n.pile(e.pile), cards: n.cards(e.cards) });
    case 'laid':
      return say.laid({ ...by(e.seat), cards: e.cards.map((laid) => laidText(t, n, laid)) });
    case 'eliminated':
      return say.eliminated({ ...by(e.seat), abyss: e.abyss });
    case 'merged':
      return say.merged({ from: n.pile(e.from), into: n.pile(e.into) });
    default:
      return null;
  }
}

const joinedPlayers = ({ events }: FamiliarFindMessages, n: EventNames, familiars: readonly string[]): string[] =>
  familiars.map((familiar, seat) => events.joinedAs({ player: n.player(seat), familiar: n.card(familiar) }));

/** A card that was played; null to those who do not see it. */
type LaidCard = { readonly card: string | null; readonly pile: string; readonly down: boolean };
function laidText({ events }: FamiliarFindMessages, n: EventNames, { card, pile, down }: LaidCard): string {
  if (card === null) return events.laidHidden({ pile: n.pile(pile) });
  return events.laidOne({ card: n.card(card), pile: n.pile(pile), down });
}

/** Names in one language, for whoever looks on. */
export interface EventNames {
  card(id: string): Name;
  cards(ids: readonly string[]): readonly Name[];
  player(seat: Seat): string;
  /** Whether it is who looks on: they are spoken to. */
  isViewer(seat: Seat): boolean;
  /** As it is called from the viewer's place at the table. */
  pile(id: string): Name;
}
