import { z } from 'zod';
import { type Fault, faultsOf, freshState, type Options, type Seat } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { PILES } from '../content/answers.ts';
import { COLLECTED, type Content } from '../content/content.ts';
import { turn } from '../turn/turn.ts';
import { faceUp } from './mutations.ts';
import { game } from './setup.ts';
import { ALONE, type Find, type Lying, make, NOWHERE, newTurn } from './state.ts';

/** Where in the turn a position stands, by the titles of the turn's steps. */
const STEPS = {
  start: '1 The Familiar, before',
  spells: '1 Spells',
  check: '2 Check',
  play: '3 The Familiar, before playing',
  refill: '4 Refill',
};

/** A sparse position in the game's own words. What is not said is dealt from the cards that are left, in the deck's order. */
function schema(content: Content, seats: number) {
  const card = z.enum(content.cards);
  const seat = z
    .int()
    .min(0)
    .max(seats - 1);
  const lying = z.union([card, z.strictObject({ card, down: seat, known: z.array(seat).optional() })]);
  const collected = z.enum(content.cards.slice(0, COLLECTED));
  const place = z.enum(content.locations);
  return z.strictObject({
    active: seat.default(0),
    step: z.enum(Object.keys(STEPS) as [keyof typeof STEPS]).default('start'),
    /** A card's name is face up; `down` is who laid it face down. Bottom card first. */
    piles: z.partialRecord(z.enum(PILES.slice(0, seats + 1)), z.array(lying)).default({}),
    hands: z.array(z.array(card).nullable()).max(seats).default([]),
    collections: z
      .array(z.partialRecord(collected, z.int().min(0)))
      .max(seats)
      .default([]),
    /** Top card first. If given, every card that is nowhere else lies in the discard pile. */
    deck: z.array(card).optional(),
    /** Spells that wait to be resolved. */
    spells: z.array(z.enum(content.cards.slice(COLLECTED))).default([]),
    familiars: z.array(z.enum(content.familiars)).max(seats).default([]),
    location: place.optional(),
    /** The Location deck, top first. */
    locations: z.array(place).default([]),
    visited: z.array(place).default([]),
    /** Who is eliminated, in that order. */
    out: z
      .array(seat)
      .max(seats - 2)
      .default([]),
    rest: z.int().min(0).max(2).default(0),
    turns: z.int().min(1).default(1),
  });
}

export function position(content: Content, sparse: unknown, seats: number, options: Options): Find | Fault[] {
  const parsed = schema(content, seats).safeParse(sparse);
  if (!parsed.success) return faultsOf(parsed.error.issues, 'position');
  const given = parsed.data;
  const faults: Fault[] = contradictions(given, options);
  const left = [...at(content.decks, seats)];
  const number = (name: string): number => content.cards.indexOf(name);
  const grab = (name: string, path: string): number => {
    const card = number(name);
    const i = left.indexOf(card);
    if (i === -1) faults.push({ path, message: `there are not so many '${name}' in the deck for ${seats} players` });
    else left.splice(i, 1);
    return card;
  };
  const each = <X>(make: (seat: Seat) => X): X[] => Array.from({ length: seats }, (_, seat) => make(seat));

  const piles: (Lying[] | null)[] = PILES.slice(0, seats + 1).map((id) => {
    const cards = given.piles[id];
    if (cards === undefined) return null;
    return cards.map((lying, i) => {
      if (typeof lying === 'string') return faceUp(grab(lying, `piles.${id}[${i}]`));
      const known = [lying.down, ...(lying.known ?? [])].reduce((bits, seat) => bits | (1 << seat), 0);
      return { card: grab(lying.card, `piles.${id}[${i}].card`), down: true, known };
    });
  });
  const collections = each((seat) =>
    content.cards.slice(0, COLLECTED).map((name) => {
      const n = given.collections[seat]?.[name] ?? 0;
      for (let i = 0; i < n; i++) grab(name, `collections[${seat}].${name}`);
      return n;
    }),
  );
  const spells = given.spells.map((name, i) => grab(name, `spells[${i}]`));
  const hands: (number[] | null)[] = each(
    (seat) => given.hands[seat]?.map((name, i) => grab(name, `hands[${seat}][${i}]`)) ?? null,
  );
  const deck = given.deck?.map((name, i) => grab(name, `deck[${i}]`)).reverse() ?? null;
  const out = each((seat) => given.out.indexOf(seat) + 1);
  const gone = (pile: number) => pile > 0 && at(out, pile - 1) > 0;
  const deal = (cards: number, path: string): number[] => {
    if (left.length < cards) faults.push({ path, message: 'no cards are left to deal here: say what lies here' });
    return left.splice(0, cards);
  };
  const dealt = piles.map((pile, i) => pile ?? (gone(i) ? [] : deal(1, `piles.${at(PILES, i)}`).map(faceUp)));
  const drawn = hands.map((hand, seat) => hand ?? (at(out, seat) > 0 ? [] : deal(4, `hands[${seat}]`)));
  if (faults.length > 0) return faults;
  const place = (name: string): number => content.locations.indexOf(name);
  const s = make(freshState(content.hash, seats, options, game.with({})), {
    deck: deck ?? left.reverse(),
    discard: deck === null ? [] : left,
    piles: dealt,
    hands: drawn,
    collections,
    familiars: each((seat) =>
      given.familiars[seat] === undefined
        ? freeFamiliar(content, given.familiars, seat)
        : content.familiars.indexOf(given.familiars[seat]),
    ),
    out,
    location: given.location === undefined ? NOWHERE : place(given.location),
    locations: given.locations.map(place).reverse(),
    visited: given.visited.map(place),
    first: given.active,
    active: given.active,
    turns: given.turns,
    rest: given.rest,
  });
  at(s.stack, 0).step = game.steps.length - 1;
  const frame = turn.with({ ...newTurn(given.active), spells });
  frame.step = turn.titles.indexOf(STEPS[given.step]);
  s.stack.push(frame);
  return s;
}

type GivenPosition = z.infer<ReturnType<typeof schema>>;

/** What each part may say, but not all of them together. */
function contradictions(
  { active, out, familiars, location, locations, visited }: GivenPosition,
  options: Options,
): Fault[] {
  const faults: Fault[] = [];
  if (out.includes(active)) faults.push({ path: 'active', message: `seat ${active} is out` });
  const twice = (list: readonly (string | number)[], path: string, message: string) =>
    list.forEach((item, i) => {
      if (list.indexOf(item) !== i) faults.push({ path: `${path}[${i}]`, message: `'${item}' ${message}` });
    });
  twice(out, 'out', 'is out already');
  twice(familiars, 'familiars', "is somebody else's already");
  twice(
    location === undefined ? [...locations, ...visited] : [location, ...locations, ...visited],
    'locations',
    'is somewhere else already',
  );
  if (location !== undefined && options.locations !== true)
    faults.push({ path: 'location', message: 'the Locations are not played with' });
  return faults;
}

/** A Familiar for a player to whom the position gives none: from the end of the list, so that none is shared. */
function freeFamiliar(content: Content, taken: readonly string[], seat: Seat): number {
  const free = content.familiars.map((_, n) => n).filter((n) => !taken.includes(at(content.familiars, n)));
  return free[free.length - 1 - seat] ?? ALONE;
}
