import {
  answers,
  choose,
  copyStack,
  die,
  each,
  finish,
  freshState,
  Game,
  hashText,
  type In,
  type Offers,
  open,
  procedure,
  reports,
  reveal,
  run,
  type Seat,
  type Speech,
  type State,
  show,
} from '../../index.ts';
import { inEveryLanguage } from './bare.ts';

/**
 * A whole game on one page: Liar's Dice for two to four, one hand. All roll three dice under their cups. In turn each
 * raises the bid ("four threes") or calls the last bidder a liar; then the cups are lifted and one of the two has lost.
 */
interface Liars extends State {
  /** Each seat's dice, hidden from the others. */
  cups: number[][];
  /** The last bid: how many dice (0 before the first bid) of which face, and whose. */
  bid: { count: number; face: number; seat: Seat };
}
type View = { cups: (number[] | null)[]; bid: Liars['bid'] };
type BidTurn = { seat: Seat };

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, n) => `${n}`);
const bid = answers('bid', ['count', upTo(12)], ['face', upTo(6)]);
const call = answers('call');
type Say = In<typeof bid> | In<typeof call>;

const tell = reports({
  rolled: (seat: Seat, dice: readonly number[]) => show([seat], { seat, dice: [...dice] }, { seat }),
  bids: (seat: Seat, count: number, face: number) => open({ seat, count, face }),
  lifted: (seat: Seat, cups: Liars['cups'], found: number) => reveal({ seat, cups: cups.map((c) => [...c]), found }),
});

const rollAll = (s: Liars): void => {
  s.cups = s.cups.map(() => [die(s, 6), die(s, 6), die(s, 6)]);
  s.cups.forEach((dice, seat) => void tell.rolled(seat, dice));
};
const next = (s: Liars): Seat => (s.bid.count === 0 ? 0 : (s.bid.seat + 1) % s.seats);

const bidsAndCall = (s: Liars, _turn: BidTurn, _seat: Seat, offers: Offers<Say>): void => {
  const { count, face } = s.bid;
  if (count > 0) offers.may(call.of());
  else offers.bar(call.of(), 'LD-3', 'no-bid');
  for (let n = 1; n <= 3 * s.seats; n++) {
    for (let f = 1; f <= 6; f++) {
      if (n > count || (n === count && f > face)) offers.may(bid.of(n, f));
      else offers.bar(bid.of(n, f), 'LD-2', 'not-higher', { count, face });
    }
  }
};

const raiseOrCall = (s: Liars, _turn: BidTurn, said: Say, seat: Seat): void => {
  if ('count' in said) {
    s.bid = { count: said.count, face: said.face, seat };
    tell.bids(seat, said.count, said.face);
    return;
  }
  const found = s.cups.flat().filter((pips) => pips === s.bid.face).length;
  tell.lifted(seat, s.cups, found);
  const lied = found < s.bid.count;
  const loser = lied ? s.bid.seat : seat;
  const places = s.cups.map((_, other) => (other === loser ? s.seats : 1));
  const winners = places.flatMap((place, other) => (place === 1 ? [other] : []));
  finish(s, { winners, places, reason: lied ? 'lie' : 'true' });
};

const turn = procedure<Liars, BidTurn>('turn', {
  'Bid higher or call': choose({ ask: 'bid', by: (_s, t) => t.seat, from: bidsAndCall, then: raiseOrCall }),
});
const game = procedure<Liars, object>('game', {
  'Roll under the cups': run(rollAll),
  'Take turns': each((s) => turn.with({ seat: next(s) })),
});

const english: Speech = {
  title: 'Liar’s Dice',
  pitch: 'Bid on dice that you cannot see.',
  ask: () => 'Bid higher, or call the last bidder a liar.',
  answer: (words) => words.replace(/bid (\d+) (\d)/, 'bid $1 × $2'),
  part: (words, at) => words.split(' ')[at] as string,
  step: (_verb, at) => ['How?', 'How many?', 'Which face?'][at] as string,
  event: (heard, { names }) => {
    const who = names[heard.seat as Seat];
    if (heard.kind === 'bids') return `${who} bids ${heard.count} × ${heard.face}.`;
    if (heard.kind === 'lifted') return `${who} calls: the dice are ${heard.found}.`;
    return `${who} rolls ${heard.dice ?? 'three dice'}.`;
  },
  bar: ({ why, with: last }) =>
    why === 'no-bid' ? 'There is no bid yet.' : `The bid is ${last?.count} × ${last?.face}.`,
  result: ({ winners }, { names }) => `Still in: ${winners.map((seat) => names[seat]).join(', ')}.`,
  option: (id) => ({ name: id, help: '', values: {} }),
  card: (id) => ({ name: id, text: `A die that shows ${id}` }),
  zone: (id) => id,
};

const CONTENT = hashText('liars-dice', 16);
/** Every state is made here. A spread that comes first would give each its own shape, and cost two thirds of the speed. */
const make = (common: State, cups: number[][], last: Liars['bid']): Liars => ({ cups, bid: { ...last }, ...common });

export const liarsDice = new Game<Liars, View>({
  name: 'liars-dice',
  version: 1,
  content: CONTENT,
  seats: { min: 2, max: 4 },
  options: [],
  procedures: [game, turn],
  verbs: [bid, call],
  speech: inEveryLanguage(english),
  setup: (seats, options) => {
    const noCups = Array.from({ length: seats }, () => []);
    return make(freshState(CONTENT, seats, options, game.with({})), noCups, { count: 0, face: 0, seat: 0 });
  },
  copy: ({ cups, bid: last, ...common }) => {
    const own = cups.map((cup) => [...cup]);
    return make({ ...common, stack: copyStack(common.stack), chance: [...common.chance] }, own, last);
  },
  table: (s, viewer) => {
    const sees = (seat: Seat) => seat === viewer || viewer === 'all' || s.result !== null;
    return { cups: s.cups.map((cup, seat) => (sees(seat) ? [...cup] : null)), bid: { ...s.bid } };
  },
  redeal: (common, { cups, bid: last }, _viewer, rng) => {
    const whole = cups.map((cup) => cup?.slice() ?? [die(rng, 6), die(rng, 6), die(rng, 6)]);
    return make(common, whole, last);
  },
  value: (s, seat) => (s.result === null ? 0 : s.result.winners.includes(seat) ? 1 : -1),
  zones: ({ table }) => {
    const shown = (cup: number[] | null) => cup?.map((pips) => ({ card: `${pips}` }));
    const back = { card: null };
    return table.cups.map((cup, seat) => ({ id: 'cup', seat, cards: shown(cup) ?? [back, back, back] }));
  },
});
