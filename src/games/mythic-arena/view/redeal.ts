import { type RandomState, type Seat, type State, shuffle, type Viewer } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
import { numberOfName } from '../../shared/numbered.ts';
import { COUNTED } from '../content/abilities.ts';
import { type Content, cardOf, contentOf, isPet, isToken, refOf, seatOf } from '../content/content.ts';
import { LINES, PETS_IN_DECK, STATS, STATUSES } from '../content/vocabulary.ts';
import { type Arena, copyWith, make, type Pet, type Resting } from '../state/state.ts';
import { type ArenaTable, type PetView, type PlayerView, type Sight, sightOf } from './secrets.ts';

/** A whole state from what a viewer sees, hidden cards dealt anew to the places where they can be. */

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

/** In place of a card that the viewer does not see. */
const UNSEEN = -2;
const unseen = (count: number): number[] => new Array(count).fill(UNSEEN);

/** A state from what a viewer sees: where they do not see a card, there is none. */
function stateFrom(common: State, t: ArenaTable): Arena {
  const c = contentOf(common);
  const number = (name: string): number => numberOfName(c.cards, name);
  const each = <X>(of: (p: PlayerView) => X): X[] => t.players.map(of);
  return make(common, {
    decks: each((p) => p.deck?.map(number) ?? unseen(p.size)),
    seen: each((p) => p.seen.map(number)),
    back: each((p) => p.back.map(number)),
    piles: each((p) => p.pile.cards?.map(number).reverse() ?? unseen(p.pile.count)),
    hands: each((p) => p.hand?.map(number) ?? unseen(p.cards)),
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
    leads: each(({ lead }) => (!lead.lies ? NONE : lead.card === null ? UNSEEN : number(lead.card))),
    points: each((p) => p.points),
    wins: each((p) => p.wins),
    game: t.game,
    first: t.first,
    loser: t.loser,
    lead: t.lead,
    turns: t.turns,
  });
}

/** MA-1.1: a deck that the viewer does not know has six Pets, and otherwise anything that has not come to light. */
function guessDeck(c: Content, known: readonly number[], size: number, rng: RandomState): number[] {
  if (size === 0) return [];
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
  return [...deck, ...others.slice(0, size - deck.length)];
}

/** By card: whether it lies in a place that the viewer sees. */
function openTo(c: Content, s: Arena, seat: Seat, sight: Sight): boolean[] {
  const open = new Array<boolean>(c.cards.length).fill(false);
  const addAll = (cards: readonly number[]): void => {
    for (let i = 0; i < cards.length; i++) open[num(cards, i)] = true;
  };
  addAll(at(s.spent, seat));
  addAll(at(s.removed, seat));
  for (const { card } of at(s.stasis, seat)) open[card] = true;
  for (const { card } of at(s.items, seat)) open[card] = true;
  if (sight.hand) addAll(at(s.hands, seat));
  if (sight.pile) addAll(at(s.piles, seat));
  const lead = num(s.leads, seat);
  if (sight.hand && lead !== NONE) open[lead] = true;
  for (const line of s.lines)
    for (const pet of line) {
      if (pet.seat === seat) open[pet.card] = true;
      if (pet.elyth !== NONE && seatOf(pet.elyth) === seat) open[cardOf(pet.elyth)] = true;
    }
  return open;
}

/** MA-2.3: nobody begins without a Pet in hand, so whoever has not played or lost one since still has it. */
function keepsPet(c: Content, s: Arena, seat: Seat): boolean {
  let pets = 0;
  for (const card of at(s.spent, seat)) if (isPet(c, card)) pets++;
  for (const { card } of at(s.stasis, seat)) if (isPet(c, card)) pets++;
  for (const line of s.lines) for (const pet of line) if (pet.seat === seat && isPet(c, pet.card)) pets++;
  return pets === (num(s.leads, seat) !== NONE ? 0 : 1);
}
/** Hand, Resource Pile and Lead Pet of a player, as far as they are hidden: any way that fits. */
function dealHidden(c: Content, s: Arena, world: Arena, seat: Seat, sight: Sight, rng: RandomState): void {
  const open = openTo(c, s, seat, sight);
  const back = sight.pile ? [] : at(s.back, seat);
  const rest: number[] = [];
  for (const card of at(world.decks, seat)) if (!open[card] && !back.includes(card)) rest.push(card);
  shuffle(rng, rest);
  if (num(s.leads, seat) !== NONE && !sight.hand) {
    const place = rest.findIndex((card) => isPet(c, card));
    world.leads[seat] = rest.splice(place, 1)[0] as number;
  }
  const cards = at(s.hands, seat).length;
  const isIn = (count: number): boolean => {
    for (let i = 0; i < rest.length && i < count; i++) if (isPet(c, num(rest, i))) return true;
    return false;
  };
  if (!sight.hand && cards > 0 && keepsPet(c, s, seat) && isIn(rest.length)) while (!isIn(cards)) shuffle(rng, rest);
  if (!sight.hand) world.hands[seat] = rest.splice(0, cards);
  if (!sight.pile) world.piles[seat] = [...rest.slice(0, at(s.piles, seat).length - back.length), ...back];
  if (back.length > 0) shuffle(rng, at(world.piles, seat));
}

/** Hidden cards dealt anew to the places where they can be. */
export function dealAnew(common: State, s: Arena, viewer: Viewer, rng: RandomState): Arena {
  const c = contentOf(common);
  const world = copyWith(common, s);
  const sights = s.decks.map((_, seat) => sightOf(s, seat, viewer));
  for (let seat = 0; seat < sights.length; seat++)
    if (!at(sights, seat).deck) world.decks[seat] = guessDeck(c, at(s.seen, seat), at(s.decks, seat).length, rng);
  for (let seat = 0; seat < sights.length; seat++) dealHidden(c, s, world, seat, at(sights, seat), rng);
  return world;
}

/** A whole state from what a viewer sees. */
export const redeal = (common: State, t: ArenaTable, viewer: Viewer, rng: RandomState): Arena =>
  dealAnew(common, stateFrom(common, t), viewer, rng);
