import { type RandomState, type State, shuffle, type Viewer } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { COUNTED } from '../content/abilities.ts';
import { type Content, contentOf, isPet, isToken, refOf } from '../content/content.ts';
import { LINES, PETS_IN_DECK, STATS, STATUSES } from '../content/vocabulary.ts';
import { type Arena, make, type Pet, type Resting } from '../state/state.ts';
import type { ArenaTable, PetView, PlayerView } from './secrets.ts';

/** A whole state from what a viewer sees, hidden cards dealt anew to the places where they can be. */

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
const stats = (of: Readonly<Record<string, number>>): number[] => STATS.map((stat) => of[stat] ?? 0);
const counts = (of: Readonly<Record<string, number>>): number[] =>
  STATUSES.slice(0, COUNTED).map((status) => of[status] ?? 0);

function petFrom(c: Content, seat: number, v: PetView): Pet {
  return {
    card: numberOfName(c.cards, v.card),
    seat,
    damage: v.damage,
    elyth: v.elyth === null ? NONE : refOf(numberOfName(c.cards, v.elyth), v.elythBy as number),
    status: counts(v.status),
    holds: v.holds === null ? NONE : numberOfName(c.refs, v.holds),
    grip: v.grip === null ? NONE : numberOfName(STATUSES, v.grip),
    counters: stats(v.counters),
    turn: stats(v.turn),
    shield: v.shield,
    charm: v.charm,
    silent: v.silent,
  };
}

/** All Pets in the Arena: nothing of them is hidden. */
export const linesFrom = (c: Content, { players }: ArenaTable): Pet[][] =>
  players.flatMap((p, seat) => LINES.map((line) => p.lines[line].map((pet) => petFrom(c, seat, pet))));

/** MA-1.1: a deck that the viewer does not know has six Pets, and otherwise anything that has not come to light. */
function guessDeck(c: Content, p: PlayerView, rng: RandomState): number[] {
  if (p.size === 0) return [];
  const known = p.seen.map((name) => numberOfName(c.cards, name));
  const pets: number[] = [];
  const others: number[] = [];
  for (let card = 0; card < c.all; card++) {
    if (isToken(c, card) || known.includes(card)) continue;
    (isPet(c, card) ? pets : others).push(card);
  }
  shuffle(rng, pets);
  shuffle(rng, others);
  const lacking = PETS_IN_DECK - known.filter((card) => isPet(c, card)).length;
  const deck = [...known, ...pets.slice(0, lacking)];
  return [...deck, ...others.slice(0, p.size - deck.length)];
}

/** What lies in places that the viewer sees. */
function openTo(c: Content, t: ArenaTable, seat: number): Set<number> {
  const p = at(t.players, seat);
  const names = [
    ...p.spent,
    ...p.removed,
    ...p.stasis.map(({ card }) => card),
    ...p.items.map(({ card }) => card),
    ...(p.hand ?? []),
    ...(p.pile.cards ?? []),
    ...LINES.flatMap((line) => p.lines[line].map(({ card }) => card)),
    ...(p.lead.card === null ? [] : [p.lead.card]),
  ];
  for (const player of t.players) {
    for (const line of LINES)
      for (const { elyth, elythBy } of player.lines[line]) if (elyth !== null && elythBy === seat) names.push(elyth);
  }
  return new Set(names.map((name) => numberOfName(c.cards, name)));
}

/** MA-2.3: nobody begins without a Pet in hand, so whoever has not played or lost one since still has it. */
function keepsPet(c: Content, p: PlayerView): boolean {
  const open = [
    ...p.spent,
    ...p.stasis.map(({ card }) => card),
    ...LINES.flatMap((line) => p.lines[line].map(({ card }) => card)),
  ];
  return open.filter((name) => isPet(c, numberOfName(c.cards, name))).length === (p.lead.lies ? 0 : 1);
}
/** Hand, Resource Pile and Lead Pet of a player, as far as they are hidden: any way that fits. */
function dealHidden(c: Content, t: ArenaTable, seat: number, deck: readonly number[], rng: RandomState) {
  const p = at(t.players, seat);
  const number = (name: string): number => numberOfName(c.cards, name);
  const open = openTo(c, t, seat);
  const back = p.pile.cards === null ? p.back.map(number) : [];
  const rest = deck.filter((card) => !open.has(card) && !back.includes(card));
  shuffle(rng, rest);
  let lead = p.lead.card === null ? NONE : number(p.lead.card);
  if (p.lead.lies && lead === NONE) {
    const place = rest.findIndex((card) => isPet(c, card));
    lead = rest.splice(place, 1)[0] as number;
  }
  const isIn = (cards: readonly number[]): boolean => cards.some((card) => isPet(c, card));
  if (p.hand === null && p.cards > 0 && keepsPet(c, p) && isIn(rest))
    while (!isIn(rest.slice(0, p.cards))) shuffle(rng, rest);
  const hand = p.hand?.map(number) ?? rest.splice(0, p.cards);
  const pile = p.pile.cards?.map(number).reverse() ?? [...rest.slice(0, p.pile.count - back.length), ...back];
  if (back.length > 0) shuffle(rng, pile);
  return { lead, hand, pile };
}

export function redeal(common: State, t: ArenaTable, _viewer: Viewer, rng: RandomState): Arena {
  const c = contentOf(common);
  const number = (name: string): number => numberOfName(c.cards, name);
  const each = <X>(of: (p: PlayerView, seat: number) => X): X[] => t.players.map(of);
  const decks = each((p) => p.deck?.map(number) ?? guessDeck(c, p, rng));
  const hidden = each((_p, seat) => dealHidden(c, t, seat, at(decks, seat), rng));
  return make(common, {
    decks,
    seen: each((p) => p.seen.map(number)),
    back: each((p) => p.back.map(number)),
    piles: hidden.map(({ pile }) => pile),
    hands: hidden.map(({ hand }) => hand),
    spent: each((p) => p.spent.map(number)),
    removed: each((p) => p.removed.map(number)),
    away: each((p) => p.away.map(number)),
    stasis: each((p) =>
      p.stasis.map(
        ({ card, damage, status, turns }): Resting => ({ card: number(card), damage, status: counts(status), turns }),
      ),
    ),
    items: each((p) => p.items.map(({ card, uses }) => ({ card: number(card), uses }))),
    lines: linesFrom(c, t),
    leads: hidden.map(({ lead }) => lead),
    points: each((p) => p.points),
    wins: each((p) => p.wins),
    game: t.game,
    first: t.first,
    loser: t.loser,
    lead: t.lead,
    turns: t.turns,
  });
}
