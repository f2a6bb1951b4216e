import type { HeardEvent } from '../../../kernel/index.ts';
import { formatted } from '../../../text/formatted.ts';
import type { Name } from '../../../text/name.ts';
import type { BlackRoseMessages } from '../generated/messages.ts';

/** Names in one language, for whoever looks on. */
export interface EventNames {
  card(id: unknown): Name;
  player(seat: unknown): string;
  /** A Model by its name in answers: one's own without its player. */
  model(ref: unknown): Name;
  /** A side of a spell: which one, and of what kind it is. */
  side(card: unknown, side: unknown): string;
}
type EventKey = keyof BlackRoseMessages['events'];

/** Which sentence fits an event, or null where it is for the eye only. */
function keyOf(e: HeardEvent): EventKey | null {
  switch (e.kind) {
    case 'phase':
      return e.phase as EventKey;
    case 'power':
      return e.seat === null ? 'roseGained' : (e.amount as number) < 0 ? 'lost' : 'gained';
    case 'moon':
      return e.moon === 1 ? 'moon1' : 'moon2';
    case 'drew':
    case 'kept':
      return e.cards === null ? e.kind : SEEN[e.kind];
    case 'studied':
    case 'looked':
    case 'sets':
      return e.card === null ? e.kind : SEEN[e.kind];
    case 'prepared':
      return e.quick === true ? 'preparedQuick' : 'prepared';
    case 'hurt':
    case 'felled':
    case 'defeated':
    case 'trophy':
    case 'unsettled':
      return e.seat === null ? ROSE[e.kind] : e.kind;
    case 'ruined':
      return e.seat !== null ? 'ruined' : e.rose === true ? 'roseRuined' : 'ruinedOpen';
    case 'ranked':
      return e.what as EventKey;
    case 'tested':
    case 'called':
    case 'ended':
      return null;
    default:
      return e.kind as EventKey;
  }
}
/** For those who see the cards. */
const SEEN = {
  drew: 'drewCards',
  kept: 'keptCards',
  studied: 'studiedCard',
  looked: 'lookedCard',
  sets: 'setsCard',
} as const;
/** What the Rose does. */
const ROSE = {
  hurt: 'roseHurt',
  felled: 'roseFelled',
  defeated: 'roseDefeated',
  trophy: 'roseTrophy',
  unsettled: 'roseUnsettled',
} as const;

export function eventSentence(t: BlackRoseMessages, n: EventNames, e: HeardEvent): string | null {
  const key = keyOf(e);
  if (key === null) return null;
  const name = (id: unknown): Name | null => (typeof id === 'string' ? n.card(id) : null);
  const names = (ids: unknown): readonly Name[] | null => (Array.isArray(ids) ? ids.map(n.card) : null);
  const model = (ref: unknown): Name | null => (typeof ref === 'string' ? n.model(ref) : null);
  const points = Array.isArray(e.points) ? e.points.map((each, seat) => `${n.player(seat)} ${each}`) : [];
  if (e.kind === 'ranked' && Number(e.rose ?? 0) > 0) points.push(`${t.words.rose} ${e.rose}`);
  const sentence = formatted(t.events[key], {
    ...e,
    amount: typeof e.amount === 'number' ? Math.abs(e.amount) : null,
    player: typeof e.seat === 'number' ? n.player(e.seat) : null,
    other: typeof e.of === 'number' ? n.player(e.of) : null,
    slot: e.slot === 3 ? t.words.quickSlot : t.words.slot({ slot: Number(e.slot) + 1 }),
    card: name(e.card),
    cards: names(e.cards),
    side: typeof e.side === 'string' ? n.side(e.card, e.side) : null,
    mage: name(e.mage),
    school: name(e.school),
    room: name(e.room),
    event: name(e.event),
    quest: name(e.quest),
    action: name(e.action),
    model: model(e.model),
    target: model(e.target),
    points,
  });
  return sentence ?? null;
}
