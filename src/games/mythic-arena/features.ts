import type { Seat } from '../../kernel/index.ts';
import { type Content, contentOf } from './content/content.ts';
import { STATUSES } from './content/vocabulary.ts';
import type { ArenaEvent } from './state/events.ts';
import type { Arena } from './state/state.ts';

/** Everything that must come up in play now and then. */
export function features({ pack, cards, powers, pets, tokens }: Content): string[] {
  const happens = ['mulligan', 'stalemate', 'faster', 'retaliates', 'switchHit', 'idle', 'switched', 'moved'];
  const more = ['struggles', 'releases', 'fails', 'warded', 'prevented', 'unharmed', 'elythSpent', 'elythTaken'];
  const rest = ['rests', 'returns', 'summoned', 'usedUp', 'renewed', 'won', 'grew', 'shielded', 'silenced'];
  return [
    ...['points', 'pets', 'match'].map((reason) => `end:${reason}`),
    ...happens,
    ...more,
    ...rest,
    ...STATUSES.map((status) => `status:${status}`),
    ...cards.slice(0, tokens).map((id) => `pet:${id}`),
    ...[...pack.elyth, ...pack.runes, ...pack.items].map(({ id }) => `card:${id}`),
    ...powers.map(({ id }) => `power:${id}`),
    ...pets.flatMap(({ unique }) => (unique === null ? [] : [`power:${unique.id}`])),
  ];
}
/** What an event shows of it. */
export function featuresOf(event: ArenaEvent): string[] {
  switch (event.kind) {
    case 'ended':
      return [`end:${event.reason}`];
    case 'status':
    case 'holds':
      return [`status:${event.status}`];
    case 'attached':
    case 'placed':
    case 'rune':
    case 'used':
      return [`card:${event.card}`];
    case 'attack':
      return event.hit ? [`power:${event.power}`, petOf(event.pet)] : [];
    case 'unique':
      return [`power:${event.power}`];
    default:
      return [event.kind];
  }
}
const petOf = (ref: string): string => `pet:${ref.slice(0, -2)}`;

export const DECK_TRAIT = 'deck:';
/** What was in a seat's deck, whether it began, and how long the game was. */
export function traits(s: Arena, seat: Seat): string[] {
  const { cards } = contentOf(s);
  const length =
    s.turns < 8
      ? 'turns: up to 7'
      : s.turns <= 16
        ? 'turns: 8 to 16'
        : s.turns <= 100
          ? 'turns: 17 to 100'
          : 'turns: more';
  return [
    ...(s.decks[seat] ?? []).map((card) => `${DECK_TRAIT}${cards[card]}`),
    seat === s.first ? 'first' : 'second',
    length,
  ];
}
