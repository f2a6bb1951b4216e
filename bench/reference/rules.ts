import {
  answers,
  choose,
  each,
  finish,
  hashText,
  type In,
  type Offers,
  open,
  procedure,
  reports,
  reveal,
  run,
  type Seat,
  type State,
  show,
  shuffle,
  window,
} from '../../src/kernel/index.ts';
import pack from './pack.json' with { type: 'json' };

/** The reference game's rules (two players, family mode) as procedures; deck and spells are the content pack beside it. */

// ---- Content, compiled once to lookups by card number ----
const kinds = pack.cards.map((card) => card.kind);
const spells = pack.cards.map((card) => card.do ?? null);
const ASTRAL = kinds.indexOf('astral');
const ABYSS = kinds.indexOf('abyss');
const INGREDIENTS = kinds.filter((kind) => kind === 'ingredient').length;
const COLLECTED = kinds.filter((kind) => kind !== 'spell').length;
const NONE = COLLECTED;
export const SORTED = pack.cards.flatMap(({ count }, card) => new Array<number>(count).fill(card));
export const NOTHING = new Array<number>(COLLECTED).fill(0);
export const CONTENT = hashText(JSON.stringify(pack), 16);

// ---- State ----
export interface Lying {
  card: number;
  up: boolean;
  owner: Seat;
}
export interface Reference extends State {
  deck: number[];
  piles: Lying[][];
  hands: number[][];
  collections: number[][];
  discard: number[];
  pending: number[];
  turns: number;
}
interface Turn {
  seat: Seat;
  up: number;
  down: number;
}

const small = (n: number) => Array.from({ length: n }, (_, i) => `${i}`);
export const scavenge = answers('scavenge', ['pile', small(3)]);
export const spell = answers('spell', ['index', small(16)], ['target', small(NONE + 1)]);
export const play = answers('play', ['hand', small(16)], ['pile', small(3)], ['down', ['up', 'down']]);
export type Scavenge = In<typeof scavenge>;
export type Cast = In<typeof spell>;
export type Play = In<typeof play>;

const tell = reports({
  took: (seat: Seat, pile: number, cards: readonly Lying[]) => reveal({ seat, pile, cards: cards.map((c) => c.card) }),
  cast: (seat: Seat, card: number, target: number) => open({ seat, card, target }),
  laid: (seat: Seat, pile: number, card: number, up: boolean) =>
    up ? open({ seat, pile, card }) : show([seat], { seat, pile, card }, { seat, pile, card: null }),
  drew: (seat: Seat, card: number) => show([seat], { seat, card }, { seat, card: null }),
});

// ---- Readings ----
const at = <X>(list: readonly X[], i: number): X => list[i] as X;
const active = (_s: Reference, turn: Turn): Seat => turn.seat;
const withSpells = (s: Reference, turn: Turn): Seat | null => (s.pending.length > 0 ? turn.seat : null);
const withPlays = (_s: Reference, turn: Turn): Seat | null => (turn.up + turn.down > 0 ? turn.seat : null);
function emptyPiles(s: Reference): number {
  let n = 0;
  for (let p = 0; p < 3; p++) if (at(s.piles, p).length === 0) n++;
  return n;
}
function completeSet(c: readonly number[]): boolean {
  let twos = 0;
  let threes = 0;
  let fours = 0;
  for (let t = 0; t < INGREDIENTS; t++) {
    const n = at(c, t);
    if (n >= 2) twos++;
    if (n >= 3) threes++;
    if (n >= 4) fours++;
  }
  return twos >= 4 || threes >= 3 || fours >= 2;
}

const pilesToTake = (_s: Reference, _turn: Turn, _seat: Seat, offers: Offers<Scavenge>): void => {
  for (let p = 0; p < 3; p++) offers.may(scavenge.of(p));
};
function spellsToCast(s: Reference, turn: Turn, _seat: Seat, offers: Offers<Cast>): void {
  for (let i = 0; i < s.pending.length; i++) {
    const word = at(spells, at(s.pending, i));
    const before = offers.count;
    if (word?.discard !== undefined) {
      const own = at(s.collections, turn.seat);
      for (let t = 0; t < COLLECTED; t++) if (at(own, t) > 0) offers.may(spell.of(i, t));
    } else if (word?.take !== undefined) {
      const theirs = at(s.collections, 1 - turn.seat);
      for (let t = 0; t < INGREDIENTS; t++) if (at(theirs, t) > 0) offers.may(spell.of(i, t));
    }
    if (offers.count === before) offers.may(spell.of(i, NONE));
  }
}
function cardsToPlay(s: Reference, turn: Turn, _seat: Seat, offers: Offers<Play>): void {
  const n = at(s.hands, turn.seat).length;
  const mustFill = emptyPiles(s) === turn.up + turn.down;
  for (let h = 0; h < n; h++) {
    for (let p = 0; p < 3; p++) {
      if (mustFill && at(s.piles, p).length > 0) continue;
      if (turn.up > 0) offers.may(play.of(h, p, 0));
      if (turn.down > 0) offers.may(play.of(h, p, 1));
    }
  }
}

// ---- Atoms ----
function draw(s: Reference, seat: Seat): void {
  const card = s.deck.pop() as number;
  at(s.hands, seat).push(card);
  tell.drew(seat, card);
}
function end(s: Reference, winner: Seat | null, reason: string): void {
  const winners = winner === null ? [0, 1] : [winner];
  finish(s, { winners, places: [0, 1].map((seat) => (winners.includes(seat) ? 1 : 2)), reason });
}
function takePile(s: Reference, turn: Turn, { pile }: Scavenge): void {
  const cards = at(s.piles, pile);
  const own = at(s.collections, turn.seat);
  tell.took(turn.seat, pile, cards);
  for (let i = 0; i < cards.length; i++) {
    const { card } = at(cards, i);
    if (card < COLLECTED) own[card] = at(own, card) + 1;
    else s.pending.push(card);
  }
  s.piles[pile] = [];
  turn.up = 2;
  turn.down = 1;
}
function castSpell(s: Reference, turn: Turn, { index, target }: Cast): void {
  const card = at(s.pending, index);
  const word = at(spells, card);
  const own = at(s.collections, turn.seat);
  tell.cast(turn.seat, card, target);
  if (word?.discard !== undefined) {
    if (target !== NONE) {
      own[target] = at(own, target) - 1;
      s.discard.push(target);
    }
  } else if (word?.take !== undefined) {
    if (target !== NONE) {
      const theirs = at(s.collections, 1 - turn.seat);
      theirs[target] = at(theirs, target) - 1;
      own[target] = at(own, target) + 1;
    }
  } else if (word?.draw !== undefined) {
    if (s.deck.length > 0) draw(s, turn.seat);
  } else if (word?.lay !== undefined) {
    turn.up = word.lay.up;
    turn.down = word.lay.down;
  }
  removeAt(s.pending, index);
  s.discard.push(card);
}
/** Ordered removal; `splice` would make a list of what it removed. */
function removeAt(list: number[], index: number): number {
  const out = at(list, index);
  for (let i = index + 1; i < list.length; i++) list[i - 1] = at(list, i);
  list.pop();
  return out;
}
function layCard(s: Reference, turn: Turn, { hand, pile, down }: Play): void {
  const card = removeAt(at(s.hands, turn.seat), hand);
  at(s.piles, pile).push({ card, up: down === 0, owner: turn.seat });
  if (down === 1) turn.down--;
  else turn.up--;
  tell.laid(turn.seat, pile, card, down === 0);
}
function check(s: Reference, turn: Turn): void {
  const own = at(s.collections, turn.seat);
  if (at(own, ASTRAL) >= 3) end(s, turn.seat, 'astral');
  else if (at(own, ABYSS) >= 3) end(s, 1 - turn.seat, 'abyss');
  else if (completeSet(own)) end(s, turn.seat, 'set');
}
function refill(s: Reference, turn: Turn): void {
  while (at(s.hands, turn.seat).length < 4) {
    if (s.deck.length === 0) {
      endByDeck(s);
      return;
    }
    draw(s, turn.seat);
  }
}
function endByDeck(s: Reference): void {
  const essence = s.collections.map((c) => at(c, ASTRAL) + at(c, ABYSS));
  const goods = s.collections.map((c) => c.slice(0, INGREDIENTS).reduce((a, b) => a + b, 0));
  const lead = at(essence, 0) - at(essence, 1) || at(goods, 0) - at(goods, 1);
  end(s, lead === 0 ? null : lead > 0 ? 0 : 1, 'deck');
}

// ---- Procedures ----
export const turn = procedure<Reference, Turn>('turn', {
  Scavenge: choose({ ask: 'scavenge', by: active, from: pilesToTake, then: takePile }),
  'Resolve spells': window({ ask: 'spell', by: withSpells, from: spellsToCast, then: castSpell }),
  'Check for win or loss': run(check),
  'Play three cards': window({ ask: 'play', by: withPlays, from: cardsToPlay, then: layCard }),
  'Refill the hand': run(refill),
});
export const game = procedure<Reference, object>('game', {
  'Shuffle and deal': run((s) => {
    shuffle(s, s.deck);
    for (const pile of s.piles) pile.push({ card: s.deck.pop() as number, up: true, owner: -1 });
    for (let seat = 0; seat < 2; seat++) for (let i = 0; i < 4; i++) draw(s, seat);
  }),
  'Take turns': each((s) => turn.with({ seat: s.turns++ & 1, up: 0, down: 0 })),
});
