import { type RandomState, type State, shuffle, type Viewer } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { COLLECTED, type Content, contentOf } from '../content/content.ts';
import { ALONE, type Find, type Lying, make, NOWHERE } from '../state/state.ts';
import { turn } from '../turn/turn.ts';
import type { FindTable } from './secrets.ts';

const numbered = new WeakMap<readonly string[], Map<string, number>>();
/** The number of a name in one of the content's lists. */
function numberOfName(names: readonly string[], name: string): number {
  let numbers = numbered.get(names);
  if (numbers === undefined) {
    numbers = new Map(names.map((each, i) => [each, i]));
    numbered.set(names, numbers);
  }
  return numbers.get(name) as number;
}

/** Cards that the viewer has not seen, dealt anew to all the places where they can be. */
export function redeal(common: State, t: FindTable, _viewer: Viewer, rng: RandomState): Find {
  const content = contentOf(common);
  const number = (name: string): number => numberOfName(content.cards, name);
  const unseen = unseenCards(common, t, content);
  shuffle(rng, unseen);
  const next = (): number => unseen.pop() as number;

  const hands = t.players.map((player) => player.hand?.map(number) ?? Array.from({ length: player.cards }, next));
  const piles = t.piles.map((pile) =>
    pile.cards.map(
      ({ card, down, known }): Lying => ({
        card: card === null ? next() : number(card),
        down,
        known: down ? known.reduce((bits, seat) => bits | (1 << seat), 0) : 0b1111,
      }),
    ),
  );
  const place = (name: string): number => numberOfName(content.locations, name);
  const visited = t.visited.map(place);
  const unvisited = content.locations
    .map((_, n) => n)
    .filter((n) => n !== (t.location === null ? -1 : place(t.location)) && !visited.includes(n));
  shuffle(rng, unvisited);
  return make(common, {
    deck: t.deck.cards === null ? unseen : t.deck.cards.map(number).reverse(),
    discard: t.discard.map(number),
    piles,
    hands,
    collections: t.players.map((player) =>
      content.cards.slice(0, COLLECTED).map((name) => player.collection[name] ?? 0),
    ),
    familiars: t.players.map(({ familiar }) => (familiar === null ? ALONE : numberOfName(content.familiars, familiar))),
    out: t.players.map((player) => player.out),
    location: t.location === null ? NOWHERE : place(t.location),
    locations: t.locations.cards?.map(place).reverse() ?? unvisited.slice(0, t.locations.count),
    visited,
    first: t.first,
    active: t.active,
    turns: t.turns,
    rest: t.rest,
  });
}

/** The whole deck less every card that lies open to the viewer. */
function unseenCards(common: State, t: FindTable, content: Content): number[] {
  const counts = new Array<number>(content.cards.length).fill(0);
  const deck = at(content.decks, common.seats);
  for (let i = 0; i < deck.length; i++) counts[at(deck, i)] = at(counts, at(deck, i)) + 1;
  const seen = (name: string | null, n = 1): void => {
    if (name === null) return;
    const card = numberOfName(content.cards, name);
    counts[card] = at(counts, card) - n;
  };
  for (const pile of t.piles) for (const { card } of pile.cards) seen(card);
  for (const player of t.players) {
    for (const card of player.hand ?? []) seen(card);
    for (const [name, n] of Object.entries(player.collection)) seen(name, n);
  }
  for (const card of t.discard) seen(card);
  for (const card of t.deck.cards ?? []) seen(card);
  for (const card of pendingSpells(common)) counts[card] = at(counts, card) - 1;
  const unseen: number[] = [];
  for (let card = 0; card < counts.length; card++) for (let n = at(counts, card); n > 0; n--) unseen.push(card);
  return unseen;
}

/** Spells that were collected and wait to be resolved lie open beside the piles. */
const pendingSpells = (common: State): readonly number[] => turn.in(common)?.spells ?? [];
