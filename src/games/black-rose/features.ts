import type { Seat } from '../../kernel/index.ts';
import { type Content, contentOf } from './content/content.ts';
import { SCHOOLS } from './content/vocabulary.ts';
import type { RoseEvent } from './state/events.ts';
import { at, mageOf } from './state/queries.ts';
import type { Rose } from './state/state.ts';

/** Everything that must come up in play now and then. */
export function features({ pack, cards, kinds, rooms, familiars, lists }: Content): string[] {
  const happens = ['moon', 'reshuffled', 'looked', 'recovered', 'learned', 'dropped', 'spared', 'festers', 'shielded'];
  const more = ['usurped', 'reworked', 'banished', 'dismissed', 'scorches', 'stronger', 'guard', 'hunting', 'trophy'];
  return [
    ...['power', 'rose'].map((reason) => `end:${reason}`),
    ...happens,
    ...more,
    ...cards.flatMap((id) => ['a', 'b'].map((side) => `spell:${id}:${side}`)),
    ...rooms.map(({ id }) => `room:${id}`),
    'ruined',
    ...pack.events.map(({ id }) => `event:${id}`),
    ...pack.quests.map(({ id }) => `quest:${id}`),
    ...kinds.map(({ id }) => `attack:${id}`),
    ...kinds.slice(familiars).map(({ list }) => `action:${at(lists, list).id}`),
  ];
}
/** What an event shows of it. */
export function featuresOf(event: RoseEvent): string[] {
  switch (event.kind) {
    case 'ended':
      return [`end:${event.reason}`];
    case 'casts':
    case 'springs':
      return [`spell:${event.card}:${event.side}`];
    case 'activates':
      return [`room:${event.room}`];
    case 'event':
      return [`event:${event.event}`];
    case 'solved':
      return [`quest:${event.quest}`];
    case 'attacks':
      return [`attack:${event.model.slice(0, -4)}`];
    case 'familiar':
      return [`action:${event.action}`];
    default:
      return [event.kind];
  }
}

const FEW = 6;
const MANY = 12;
/** Mage, school, Familiars and quests of a seat, and how long the game was. */
export function traits(s: Rose, seat: Seat): string[] {
  const { pack, kinds } = contentOf(s);
  const { card, school, summoned, quests, solved } = mageOf(s, seat);
  const had = summoned.map((kind) => at(kinds, kind));
  return [
    `mage:${at(pack.mages, card).id}`,
    `school:${at(SCHOOLS, school)}`,
    had.length > 0 ? 'summoned' : 'never summoned',
    ...had.map(({ id }) => `familiar:${id}`),
    ...new Set([...quests.map(({ quest }) => quest), ...solved].map((quest) => `quest:${at(pack.quests, quest).id}`)),
    s.round < FEW ? 'rounds: fewer' : s.round <= MANY ? 'rounds: 6 to 12' : 'rounds: more',
  ];
}
