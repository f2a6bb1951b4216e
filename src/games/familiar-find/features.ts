import type { Seat } from '../../kernel/index.ts';
import { num } from '../shared/list.ts';
import { type Content, contentOf } from './content/content.ts';
import type { FindEvent } from './state/events.ts';
import type { Find } from './state/state.ts';

/** Everything that must come up in play now and then. */
export function features({ pack, cards, familiars, locations }: Content): string[] {
  const ends = ['astral', 'set', 'abyss', 'deck'].map((reason) => `end:${reason}`);
  const happens = ['eliminated', 'merged', 'filled', 'travelled', 'befriended'];
  const spells = cards.slice(cards.length - pack.spells.length).map((id) => `spell:${id}`);
  return [
    ...ends,
    ...happens,
    ...spells,
    ...familiars.map((id) => `familiar:${id}`),
    ...locations.map((id) => `location:${id}`),
  ];
}
/** What an event shows of it. */
export function featuresOf(event: FindEvent): string[] {
  switch (event.kind) {
    case 'ended':
      return [`end:${event.reason}`];
    case 'cast':
      return [`spell:${event.card}`];
    case 'used':
    case 'withstood':
    case 'warded':
      return [`familiar:${event.familiar}`];
    case 'bound':
      return [`location:${event.location}`];
    default:
      return [event.kind];
  }
}

/** A seat's Familiar, and whether the Abyss got it. */
export function traits(s: Find, seat: Seat): string[] {
  const { familiars } = contentOf(s);
  const list: string[] = [];
  if (s.options.abilities === true) list.push(`familiar:${familiars[num(s.familiars, seat)]}`);
  if (s.out[seat] !== 0) list.push('eliminated');
  return list;
}
