import { z } from 'zod';
import { type Fault, type Frame, faultsOf, type Options } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
import { COUNTED, listed, noStats, noStatus } from '../content/abilities.ts';
import { type Content, isElyth, refOf } from '../content/content.ts';
import { type Grants, LINES, STATS, STATUSES } from '../content/vocabulary.ts';
import { movesMissing } from '../lines/check.ts';
import { newTurn, turn } from '../turn/turn.ts';
import { other } from './queries.ts';
import { game, round, setup } from './setup.ts';
import { type Arena, fresh, type Item, type Pet, type Resting, SEATS } from './state.ts';

/** Where in the turn a position stands, by the titles of the turn's steps. */
const STEPS = {
  start: '1 Draw a card',
  pet: '2 Play a Pet',
  primary: '3 Primary Step',
  cleanup: '4 Cleanup',
};
const DONE = { battle: 'battled', unique: 'unique', switch: 'switched', item: 'used' } as const;

/** A sparse position in the game's own words. What is not said is not there; a number of cards is any that are left. */
function schema(content: Content) {
  const ids = (from: number, to: number) => z.enum(content.cards.slice(from, to));
  const card = ids(0, content.all);
  const numbers = z.int().min(0);
  const stats = z.partialRecord(z.enum(STATS), z.int());
  const pet = z.strictObject({
    pet: ids(0, content.elyth),
    damage: numbers.default(0),
    /** Prefixed with the player who attached it if that was the other one. */
    elyth: ids(content.elyth, content.runes).optional(),
    elythBy: z.int().min(0).max(1).optional(),
    status: z.partialRecord(z.enum(STATUSES.slice(0, COUNTED)), numbers).default({}),
    /** Whom it holds, and how. */
    holds: z.enum(content.refs).optional(),
    grip: z.enum(['chomp', 'constrict']).default('chomp'),
    counters: stats.default({}),
    turn: stats.default({}),
    shield: numbers.default(0),
    charm: numbers.default(0),
    silent: z.boolean().default(false),
  });
  const line = z.array(z.union([ids(0, content.elyth), pet])).default([]);
  const resting = z.strictObject({
    card,
    damage: numbers.default(0),
    status: z.partialRecord(z.enum(STATUSES), numbers).default({}),
    turns: z.int().min(1),
  });
  const items = ids(content.items, content.all);
  const player = z.strictObject({
    front: line,
    guard: line,
    rear: line,
    hand: z.union([numbers, z.array(card)]).default([]),
    /** Top card first. */
    pile: z.union([numbers, z.array(card)]).default([]),
    spent: z.array(card).default([]),
    removed: z.array(card).default([]),
    /** Token Pets that have left the game. */
    away: z.array(ids(content.tokens, content.elyth)).default([]),
    stasis: z.array(resting).default([]),
    items: z.array(z.union([items, z.strictObject({ card: items, uses: z.int().min(1) })])).default([]),
    points: z.int().min(0).max(2).default(0),
    wins: z.int().min(0).max(1).default(0),
  });
  return z.strictObject({
    lead: z.int().min(0).max(1).default(0),
    turns: z.int().min(1).default(3),
    step: z.enum(Object.keys(STEPS) as [keyof typeof STEPS]).default('primary'),
    /** What the Lead Player has done this turn. */
    done: z.array(z.enum(Object.keys(DONE) as [keyof typeof DONE])).default([]),
    /** Who lost the last game of the match. */
    loser: z.int().min(0).max(1).optional(),
    players: z.array(player).length(SEATS),
  });
}
type GivenPosition = z.infer<ReturnType<typeof schema>>;
type GivenPlayer = GivenPosition['players'][number];
type GivenPet = Exclude<GivenPlayer['front'][number], string>;

/** Hands out a player's cards, each once, and remembers them as the deck. */
class CardDealer {
  readonly deck: number[] = [];
  private readonly content: Content;
  private readonly path: string;
  private readonly faults: Fault[];

  constructor(content: Content, path: string, faults: Fault[]) {
    this.content = content;
    this.path = path;
    this.faults = faults;
  }
  take(name: string, path: string): number {
    const card = this.content.cards.indexOf(name);
    if (this.deck.includes(card))
      this.faults.push({ path: `${this.path}.${path}`, message: `'${name}' is somewhere else already` });
    if (card < this.content.tokens || card >= this.content.elyth) this.deck.push(card);
    return card;
  }
  /** So many cards that are nowhere yet: Elyth first, which does nothing by itself. */
  takeAny(count: number, path: string): number[] {
    const { content, deck } = this;
    const free = content.cards.map((_, card) => card).filter((card) => !deck.includes(card) && card >= content.elyth);
    free.sort((a, b) => Number(isElyth(content, b)) - Number(isElyth(content, a)) || a - b);
    if (free.length < count)
      this.faults.push({ path: `${this.path}.${path}`, message: `there are only ${free.length} cards left` });
    deck.push(...free.slice(0, count));
    return free.slice(0, count);
  }
  takeAll(given: number | readonly string[], path: string): number[] {
    if (typeof given === 'number') return this.takeAny(given, path);
    return given.map((name, i) => this.take(name, `${path}[${i}]`));
  }
}

export function position(content: Content, sparse: unknown, options: Options): Arena | Fault[] {
  const parsed = schema(content).safeParse(sparse);
  if (!parsed.success) return faultsOf(parsed.error.issues, 'position');
  const given = parsed.data;
  const faults: Fault[] = [];
  const s = setup(content, options);
  const cards = given.players.map((_, seat) => new CardDealer(content, `players[${seat}]`, faults));
  given.players.forEach((player, seat) => {
    for (const [n, name] of LINES.entries()) {
      const pets = player[name].map((pet, i) =>
        placed(content, cards, seat, typeof pet === 'string' ? { ...BARE, pet } : pet, `${name}[${i}]`),
      );
      at(s.lines, seat * LINES.length + n).push(...pets);
    }
    const [front, guard, rear] = LINES.map((name) => player[name].length) as [number, number, number];
    if (front + guard + rear === 0 || movesMissing(front, guard, rear, options.simplified === true) > 0)
      faults.push({ path: `players[${seat}].front`, message: 'the lines are not held as they must be' });
  });
  given.players.forEach((player, seat) => {
    fill(content, s, at(cards, seat), player, seat);
  });
  given.players.forEach((player, seat) => {
    const counted = at(cards, seat);
    s.hands[seat] = counted.takeAll(player.hand, 'hand');
    s.piles[seat] = counted.takeAll(player.pile, 'pile').reverse();
    s.decks[seat] = counted.deck;
  });
  for (const pet of s.lines.flat()) {
    const there = s.lines.flat().some((foe) => refOf(foe.card, foe.seat) === pet.holds && foe.seat !== pet.seat);
    if (pet.holds !== NONE && !there)
      faults.push({ path: `players[${pet.seat}]`, message: `'${content.refs[pet.holds]}' is no opposing Pet in play` });
  }
  if (faults.length > 0) return faults;
  return begin(s, given);
}

const BARE: Omit<GivenPet, 'pet'> = {
  damage: 0,
  status: {},
  grip: 'chomp',
  counters: {},
  turn: {},
  shield: 0,
  charm: 0,
  silent: false,
};
function placed(content: Content, cards: readonly CardDealer[], seat: number, given: GivenPet, path: string): Pet {
  const pet = fresh(at(cards, seat).take(given.pet, path), seat, noStatus(), noStats());
  const by = given.elythBy ?? seat;
  pet.damage = given.damage;
  if (given.elyth !== undefined) pet.elyth = refOf(at(cards, by).take(given.elyth, `${path}.elyth`), by);
  pet.status = STATUSES.slice(0, COUNTED).map((name) => given.status[name] ?? 0);
  if (given.holds !== undefined) {
    pet.holds = content.refs.indexOf(given.holds);
    pet.grip = STATUSES.indexOf(given.grip);
  }
  pet.counters = listed(given.counters as Grants);
  pet.turn = listed(given.turn as Grants);
  pet.shield = given.shield;
  pet.charm = given.charm;
  pet.silent = given.silent;
  return pet;
}
function fill(content: Content, s: Arena, cards: CardDealer, player: GivenPlayer, seat: number): void {
  at(s.spent, seat).push(...cards.takeAll(player.spent, 'spent'));
  at(s.removed, seat).push(...cards.takeAll(player.removed, 'removed'));
  at(s.away, seat).push(...cards.takeAll(player.away, 'away'));
  at(s.stasis, seat).push(
    ...player.stasis.map(
      ({ card, damage, status, turns }, i): Resting => ({
        card: cards.take(card, `stasis[${i}]`),
        damage,
        status: STATUSES.slice(0, COUNTED).map((name) => status[name] ?? 0),
        turns,
      }),
    ),
  );
  at(s.items, seat).push(
    ...player.items.map((item, i): Item => {
      const card = cards.take(typeof item === 'string' ? item : item.card, `items[${i}]`);
      return { card, uses: typeof item === 'string' ? num(content.uses, card) : item.uses };
    }),
  );
  s.points[seat] = player.points;
  s.wins[seat] = player.wins;
}

/** Stands the rules at the wanted step of a turn. */
function begin(s: Arena, { lead, turns, step, done, loser }: GivenPosition): Arena {
  s.loser = loser ?? NONE;
  s.game = 1 + num(s.wins, 0) + num(s.wins, 1);
  s.lead = lead;
  s.first = turns % 2 === 1 ? lead : other(lead);
  s.turns = turns;
  const last = (frame: Frame, steps: number): Frame => {
    frame.step = steps - 1;
    return frame;
  };
  last(at(s.stack, 0), game.steps.length);
  s.stack.push(last(round.with({}), round.steps.length));
  const frame = turn.with(newTurn(lead));
  for (const deed of done) frame.data[DONE[deed]] = true;
  frame.step = turn.titles.indexOf(STEPS[step]);
  s.stack.push(frame);
  return s;
}
