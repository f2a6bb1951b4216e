import type { Seat, Viewer } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
import { battle } from '../battle/battle.ts';
import { blocking } from '../battle/blockers.ts';
import { COUNTED, HIT, SPEED } from '../content/abilities.ts';
import { type Content, cardOf, contentOf, seatOf } from '../content/content.ts';
import { LINES, STATUSES } from '../content/vocabulary.ts';
import { sparse } from '../state/events.ts';
import { hiddenDecks, lineOf, refTo } from '../state/queries.ts';
import { type Arena, battleOf, type Pet, type Resting } from '../state/state.ts';
import { hasStatus, health, left, miss, stat } from '../state/stats.ts';
import { cleanup } from '../turn/cleanup.ts';
import { turn } from '../turn/turn.ts';

/** Who may see what: hands, the order of the Resource Piles, Lead Pets before the reveal, and decks that were not drafted. */

type NamedCounts = Readonly<Record<string, number>>;
export interface PetView {
  /** Its name in answers: card and player. */
  readonly pet: string;
  readonly card: string;
  readonly damage: number;
  readonly elyth: string | null;
  /** Who played the Elyth. */
  readonly elythBy: Seat | null;
  /** Counters by status; a hold that it is in as its recipient counts 1. */
  readonly status: NamedCounts;
  readonly holds: string | null;
  readonly grip: string | null;
  readonly counters: NamedCounts;
  readonly turn: NamedCounts;
  readonly shield: number;
  readonly charm: number;
  readonly silent: boolean;
  /** What follows from all that. */
  readonly health: number;
  readonly left: number;
  readonly speed: number;
  readonly hit: number;
  readonly miss: number;
}
export interface RestingView {
  readonly card: string;
  readonly damage: number;
  readonly status: NamedCounts;
  readonly turns: number;
}
export interface PlayerView {
  readonly points: number;
  readonly wins: number;
  /** Null where the viewer may not know the deck; `seen` is then what has come to light of it. */
  readonly deck: readonly string[] | null;
  readonly seen: readonly string[];
  readonly size: number;
  readonly cards: number;
  readonly hand: readonly string[] | null;
  /** How many cards, and which for all-seeing eyes, top first. */
  readonly pile: { readonly count: number; readonly cards: readonly string[] | null };
  /** What is in the pile for certain: it went back in sight of all, and nothing has been drawn since. */
  readonly back: readonly string[];
  readonly spent: readonly string[];
  readonly removed: readonly string[];
  /** Token Pets that have left the game. */
  readonly away: readonly string[];
  readonly stasis: readonly RestingView[];
  readonly items: readonly { readonly card: string; readonly uses: number }[];
  /** The face-down Lead Pet. */
  readonly lead: { readonly lies: boolean; readonly card: string | null };
  readonly lines: Readonly<Record<'front' | 'guard' | 'rear', readonly PetView[]>>;
}
export interface BattleView {
  readonly attacks: readonly {
    readonly pet: string;
    readonly line: string;
    readonly blockers: readonly string[];
  }[];
  /** What has been declared and revealed. */
  readonly powers: Readonly<Record<string, string>>;
  readonly order: readonly string[];
}
/** Where a turn stands, by the steps of the book's quick guide (MA-16.22). */
export type TurnStep =
  | 'draw'
  | 'pet'
  | 'primary'
  | 'attackers'
  | 'blockers'
  | 'powers'
  | 'runes'
  | 'speed'
  | 'rolls'
  | 'cleanup';
export interface ArenaTable {
  readonly game: number;
  readonly first: Seat;
  readonly loser: number;
  readonly lead: Seat;
  readonly turns: number;
  readonly players: readonly PlayerView[];
  readonly battle: BattleView | null;
  /** Null outside a turn. Views of older editions have none. */
  readonly step?: TurnStep | null;
  /** By seat: cards that the viewer has put into a deck that is not built yet. */
  readonly staged: readonly (readonly string[])[];
}

function petView(s: Arena, c: Content, pet: Pet): PetView {
  const status: Record<string, number> = {};
  for (const [n, name] of STATUSES.entries())
    if (hasStatus(s, pet, n)) status[name] = n < COUNTED ? num(pet.status, n) : 1;
  return {
    pet: at(c.refs, refTo(pet)),
    card: at(c.cards, pet.card),
    damage: pet.damage,
    elyth: pet.elyth === NONE ? null : at(c.cards, cardOf(pet.elyth)),
    elythBy: pet.elyth === NONE ? null : seatOf(pet.elyth),
    status,
    holds: pet.holds === NONE ? null : at(c.refs, pet.holds),
    grip: pet.grip === NONE ? null : at(STATUSES, pet.grip),
    counters: sparse(pet.counters),
    turn: sparse(pet.turn),
    shield: pet.shield,
    charm: pet.charm,
    silent: pet.silent,
    health: health(s, pet),
    left: left(s, pet),
    speed: stat(s, pet, SPEED),
    hit: stat(s, pet, HIT),
    miss: miss(s, pet),
  };
}
const restingView = (c: Content, { card, damage, status, turns }: Resting): RestingView => ({
  card: at(c.cards, card),
  damage,
  status: Object.fromEntries(status.flatMap((n, i) => (n === 0 ? [] : [[at(STATUSES, i), n]]))),
  turns,
});

/** What a viewer sees of a player's hidden cards: the deck, the Resource Pile, and the hand with the Lead Pet. */
export interface Sight {
  readonly deck: boolean;
  readonly pile: boolean;
  readonly hand: boolean;
}
export function sightOf(s: Arena, seat: Seat, viewer: Viewer): Sight {
  const owner = viewer === 'all' || viewer === seat;
  const deck = owner || !hiddenDecks(s) || at(s.decks, seat).length === 0;
  // Of a known deck, one card that is nowhere else to be seen is no secret.
  const lead = num(s.leads, seat) === NONE ? 0 : 1;
  const covered = at(s.piles, seat).length + (owner ? 0 : at(s.hands, seat).length + lead);
  const pile = viewer === 'all' || (deck && covered < 2);
  return { deck, pile, hand: owner || pile };
}

function playerView(s: Arena, c: Content, seat: Seat, viewer: Viewer): PlayerView {
  const name = (card: number): string => at(c.cards, card);
  const deck = at(s.decks, seat);
  const lead = num(s.leads, seat);
  const { deck: known, pile: sees, hand: own } = sightOf(s, seat, viewer);
  const line = (n: number): PetView[] => lineOf(s, seat, n).map((pet) => petView(s, c, pet));
  return {
    points: num(s.points, seat),
    wins: num(s.wins, seat),
    deck: known ? deck.map(name) : null,
    seen: at(s.seen, seat).map(name),
    size: deck.length,
    cards: at(s.hands, seat).length,
    hand: own ? at(s.hands, seat).map(name) : null,
    pile: {
      count: at(s.piles, seat).length,
      cards: sees ? at(s.piles, seat).map(name).reverse() : null,
    },
    back: at(s.back, seat).map(name),
    spent: at(s.spent, seat).map(name),
    removed: at(s.removed, seat).map(name),
    away: at(s.away, seat).map(name),
    stasis: at(s.stasis, seat).map((resting) => restingView(c, resting)),
    items: at(s.items, seat).map(({ card, uses }) => ({ card: name(card), uses })),
    lead: { lies: lead !== NONE, card: own && lead !== NONE ? name(lead) : null },
    lines: { front: line(0), guard: line(1), rear: line(2) },
  };
}
function battleView(s: Arena, c: Content): BattleView | null {
  const b = battleOf(s);
  if (b === null) return null;
  const ref = (n: number): string => at(c.refs, n);
  return {
    attacks: b.attacks.map(({ pet, line, blockers }) => ({
      pet: ref(pet),
      line: at(LINES, line),
      blockers: blockers.map(ref),
    })),
    powers: Object.fromEntries(
      b.fighters.flatMap((pet, i) => {
        const power = b.powers[i] ?? NONE;
        return power < 0 ? [] : [[ref(pet), at(c.powers, power).id]];
      }),
    ),
    order: b.order.map(({ pet }) => ref(pet)),
  };
}
/** By the number that the title of a step begins with. */
const IN_TURN: readonly TurnStep[] = ['draw', 'pet', 'primary', 'cleanup'];
const IN_BATTLE: readonly TurnStep[] = ['attackers', 'powers', 'runes', 'speed', 'rolls'];
function stepOf(s: Arena): TurnStep | null {
  const frameOf = (name: string) => s.stack.find(({ proc }) => proc === name);
  const number = ({ titles }: { readonly titles: readonly string[] }, step: number): number =>
    Number.parseInt(titles[Math.min(step, titles.length - 1)] ?? '', 10) - 1;
  if (frameOf(cleanup.name) !== undefined) return 'cleanup';
  if (frameOf(blocking.name) !== undefined) return 'blockers';
  const inBattle = frameOf(battle.name);
  if (inBattle !== undefined) return at(IN_BATTLE, number(battle, inBattle.step));
  const inTurn = frameOf(turn.name);
  return inTurn === undefined ? null : at(IN_TURN, number(turn, inTurn.step));
}
/** The lines of a deck that is being built are for the eyes of who builds it. */
function stagedFor(s: Arena, seat: Seat, viewer: Viewer): string[] {
  const top = s.stack[s.stack.length - 1];
  if (top?.proc !== 'construct' || top.given === null || (viewer !== 'all' && viewer !== seat)) return [];
  return at(top.given, seat).map((words) => words.split(' ')[1] ?? '');
}

export function table(s: Arena, viewer: Viewer): ArenaTable {
  const c = contentOf(s);
  return {
    game: s.game,
    first: s.first,
    loser: s.loser,
    lead: s.lead,
    turns: s.turns,
    players: [playerView(s, c, 0, viewer), playerView(s, c, 1, viewer)],
    battle: battleView(s, c),
    step: stepOf(s),
    staged: [stagedFor(s, 0, viewer), stagedFor(s, 1, viewer)],
  };
}
