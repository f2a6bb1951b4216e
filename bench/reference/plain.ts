import { below, reseed, shuffledDeck } from './chance.ts';
import { endCode, playCode, scavengeCode, spellCode, type Version } from './trace.ts';

/**
 * The reference game written by hand with plain objects and no engine: what a careful programmer would write for this
 * one game. Moves are objects, legal moves a new list, and a move changes the state in place.
 */
const BANISH = 7;
const SNATCH = 8;
const INSIGHT = 9;
const VEIL = 10;
const ASTRAL = 5;
const ABYSS = 6;
const INGREDIENTS = 5;
const COLLECTED = 7;
/** The target of a spell that has none. */
const NONE = 7;
const DRAW = 2;

interface Lying {
  card: number;
  up: boolean;
  owner: number;
}
interface Player {
  hand: number[];
  collection: number[];
}
type Pair<T> = [T, T];
type Trio<T> = [T, T, T];
export interface Plain {
  deck: number[];
  piles: Trio<Lying[]>;
  players: Pair<Player>;
  discard: number[];
  pending: number[];
  phase: 'scavenge' | 'spell' | 'play';
  active: 0 | 1;
  up: number;
  down: number;
  turn: number;
  winner: number | null;
}
type Move =
  | { type: 'scavenge'; pile: number }
  | { type: 'spell'; index: number; target: number }
  | { type: 'play'; hand: number; pile: number; down: boolean };

function begin(seed: number): Plain {
  reseed(seed);
  const deck = shuffledDeck();
  const pile = (): Lying[] => [{ card: deck.pop() as number, up: true, owner: -1 }];
  const piles: Trio<Lying[]> = [pile(), pile(), pile()];
  const players: Pair<Player> = [newPlayer(), newPlayer()];
  for (const { hand } of players) for (let i = 0; i < 4; i++) hand.push(deck.pop() as number);
  return {
    deck,
    piles,
    players,
    discard: [],
    pending: [],
    phase: 'scavenge',
    active: 0,
    up: 0,
    down: 0,
    turn: 0,
    winner: null,
  };
}

const newPlayer = (): Player => ({ hand: [], collection: [0, 0, 0, 0, 0, 0, 0] });
const opponentOf = (s: Plain): Player => s.players[1 - s.active] as Player;

function legalMoves(s: Plain): Move[] {
  const moves: Move[] = [];
  const own = s.players[s.active];
  if (s.phase === 'scavenge') {
    for (let pile = 0; pile < 3; pile++) moves.push({ type: 'scavenge', pile });
  } else if (s.phase === 'spell') {
    for (let index = 0; index < s.pending.length; index++) {
      const card = s.pending[index];
      const before = moves.length;
      const from = card === BANISH ? own.collection : card === SNATCH ? opponentOf(s).collection : null;
      const kinds = card === BANISH ? COLLECTED : INGREDIENTS;
      if (from !== null) {
        for (let target = 0; target < kinds; target++) {
          if ((from[target] as number) > 0) moves.push({ type: 'spell', index, target });
        }
      }
      if (moves.length === before) moves.push({ type: 'spell', index, target: NONE });
    }
  } else {
    let empty = 0;
    for (const pile of s.piles) if (pile.length === 0) empty++;
    const mustFill = empty === s.up + s.down;
    for (let hand = 0; hand < own.hand.length; hand++) {
      for (let pile = 0; pile < 3; pile++) {
        if (mustFill && (s.piles[pile] as Lying[]).length > 0) continue;
        if (s.up > 0) moves.push({ type: 'play', hand, pile, down: false });
        if (s.down > 0) moves.push({ type: 'play', hand, pile, down: true });
      }
    }
  }
  return moves;
}

function apply(s: Plain, move: Move): void {
  if (move.type === 'scavenge') scavenge(s, move.pile);
  else if (move.type === 'spell') cast(s, move.index, move.target);
  else lay(s, move.hand, move.pile, move.down);
}

function scavenge(s: Plain, pile: number): void {
  const { collection } = s.players[s.active];
  for (const { card } of s.piles[pile] as Lying[]) {
    if (card < COLLECTED) (collection[card] as number)++;
    else s.pending.push(card);
  }
  s.piles[pile] = [];
  s.up = 2;
  s.down = 1;
  if (s.pending.length > 0) s.phase = 'spell';
  else check(s);
}

function cast(s: Plain, index: number, target: number): void {
  const own = s.players[s.active];
  const card = s.pending[index] as number;
  if (card === BANISH && target !== NONE) {
    (own.collection[target] as number)--;
    s.discard.push(target);
  } else if (card === SNATCH && target !== NONE) {
    (opponentOf(s).collection[target] as number)--;
    (own.collection[target] as number)++;
  } else if (card === INSIGHT && s.deck.length > 0) {
    own.hand.push(s.deck.pop() as number);
  } else if (card === VEIL) {
    s.up = 1;
    s.down = 2;
  }
  s.pending.splice(index, 1);
  s.discard.push(card);
  if (s.pending.length === 0) check(s);
}

function lay(s: Plain, place: number, pile: number, down: boolean): void {
  const { hand } = s.players[s.active];
  const [card] = hand.splice(place, 1) as [number];
  (s.piles[pile] as Lying[]).push({ card, up: !down, owner: s.active });
  if (down) s.down--;
  else s.up--;
  if (s.up + s.down > 0) return;
  while (hand.length < 4) {
    if (s.deck.length === 0) {
      s.winner = winnerByDeck(s.players[0].collection, s.players[1].collection);
      return;
    }
    hand.push(s.deck.pop() as number);
  }
  s.active = s.active === 0 ? 1 : 0;
  s.phase = 'scavenge';
  s.turn++;
}

function check(s: Plain): void {
  const { collection } = s.players[s.active];
  if ((collection[ASTRAL] as number) >= 3) s.winner = s.active;
  else if ((collection[ABYSS] as number) >= 3) s.winner = 1 - s.active;
  else if (completeSet(collection)) s.winner = s.active;
  else s.phase = 'play';
}

export function completeSet(collection: readonly number[]): boolean {
  let twos = 0;
  let threes = 0;
  let fours = 0;
  for (let card = 0; card < INGREDIENTS; card++) {
    const n = collection[card] as number;
    if (n >= 2) twos++;
    if (n >= 3) threes++;
    if (n >= 4) fours++;
  }
  return twos >= 4 || threes >= 3 || fours >= 2;
}

/** The deck has run out: more essences win, then more ingredients. */
export function winnerByDeck(a: readonly number[], b: readonly number[]): number {
  const sum = (list: readonly number[], from: number, to: number) => {
    let n = 0;
    for (let i = from; i < to; i++) n += list[i] as number;
    return n;
  };
  const lead = sum(a, ASTRAL, COLLECTED) - sum(b, ASTRAL, COLLECTED) || sum(a, 0, ASTRAL) - sum(b, 0, ASTRAL);
  return lead === 0 ? DRAW : lead > 0 ? 0 : 1;
}

const code = (move: Move): number =>
  move.type === 'scavenge'
    ? scavengeCode(move.pile)
    : move.type === 'spell'
      ? spellCode(move.index, move.target)
      : playCode(move.hand, move.pile, move.down ? 1 : 0);

export const plain: Version<Plain> = {
  begin,
  playOn(s, most, seen) {
    let decisions = 0;
    while (s.winner === null && decisions < most) {
      const moves = legalMoves(s);
      const move = moves[below(moves.length)] as Move;
      if (seen !== null) seen(code(move));
      apply(s, move);
      decisions++;
    }
    if (seen !== null && s.winner !== null) seen(endCode(s.winner));
    return decisions;
  },
};

const copyPile = (pile: readonly Lying[]): Lying[] => {
  const copy: Lying[] = new Array(pile.length);
  for (let i = 0; i < pile.length; i++) {
    const { card, up, owner } = pile[i] as Lying;
    copy[i] = { card, up, owner };
  }
  return copy;
};
const copyPlayer = ({ hand, collection }: Player): Player => ({ hand: hand.slice(), collection: collection.slice() });

export const copyPlain = (s: Plain): Plain => ({
  deck: s.deck.slice(),
  piles: [copyPile(s.piles[0]), copyPile(s.piles[1]), copyPile(s.piles[2])],
  players: [copyPlayer(s.players[0]), copyPlayer(s.players[1])],
  discard: s.discard.slice(),
  pending: s.pending.slice(),
  phase: s.phase,
  active: s.active,
  up: s.up,
  down: s.down,
  turn: s.turn,
  winner: s.winner,
});
