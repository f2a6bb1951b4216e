import type { HeardEvent } from '../../../kernel/index.ts';
import type { Name } from '../../../text/name.ts';
import type { FamiliarFindMessages } from '../generated/messages.ts';

/** The sentence for an event, or null where it is for the eye only. */
export function eventSentence(t: FamiliarFindMessages, n: EventNames, e: HeardEvent): string | null {
  const say = t.events;
  // Of an event that has none of one of these, its name is not used.
  const who = n.player(e.seat);
  const card = n.card(e.card);
  const familiar = n.card(e.familiar);
  const location = n.card(e.location);
  const pile = n.pile(e.pile);
  switch (e.kind) {
    case 'dealt':
    case 'filled':
      return say[e.kind]({ card, pile });
    case 'joined':
      return say.joined({ players: joinedPlayers(t, n, e.familiars as readonly string[]) });
    case 'befriended':
    case 'used':
      return say[e.kind]({ who, familiar });
    case 'arrived':
      return say.arrived({ location });
    case 'starts':
    case 'turn':
    case 'stayed':
    case 'deckOut':
      return say[e.kind]({ who });
    case 'drew':
      return e.cards === null
        ? say.drewHidden({ who, count: e.count as number })
        : say.drew({ who, cards: n.cards(e.cards) });
    case 'took':
      return say.took({ who, pile, cards: n.cards(e.cards), left: e.left as boolean });
    case 'bound':
    case 'travelled':
      return say[e.kind]({ who, location });
    case 'warded':
      return say.warded({ who, familiar, other: n.player(e.by) });
    case 'withstood':
      return say.withstood({ who, familiar, abyss: e.abyss as number });
    case 'cast':
    case 'fizzled':
    case 'sifted':
    case 'discarded':
    case 'dropped':
      return say[e.kind]({ who, card });
    case 'stole':
      return say.stole({ who, other: n.player(e.from), card });
    case 'gave':
      return say.gave({ who, other: n.player(e.to), card });
    case 'traded':
      return say.traded({ who, card, other: n.player(e.to), theirs: n.card(e.other) });
    case 'collected':
      return say.collected({ who, pile, card });
    case 'looked':
      return e.cards === null ? say.lookedHidden({ who, pile }) : say.looked({ who, pile, cards: n.cards(e.cards) });
    case 'unveiled':
      return say.unveiled({ who, pile, cards: n.cards(e.cards) });
    case 'laid':
      return say.laid({ who, cards: (e.cards as readonly LaidCard[]).map((laid) => laidText(t, n, laid)) });
    case 'eliminated':
      return say.eliminated({ who, abyss: e.abyss as number });
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
  card(id: unknown): Name;
  cards(ids: unknown): readonly Name[];
  player(seat: unknown): string;
  /** As it is called from the viewer's place at the table. */
  pile(id: unknown): Name;
}
