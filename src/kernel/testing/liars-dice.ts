import {
  answers,
  type Chanceful,
  choose,
  copyStack,
  core,
  die,
  each,
  finish,
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
} from '../index.ts';

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
interface Turn {
  seat: Seat;
}
interface View {
  cups: (number[] | null)[];
  bid: Liars['bid'];
}

const counts = Array.from({ length: 13 }, (_, n) => `${n}`);
const faces = ['0', '1', '2', '3', '4', '5', '6'];
const bid = answers('bid', ['count', counts], ['face', faces]);
const call = answers('call');
type Say = In<typeof bid> | In<typeof call>;

const tell = reports({
  rolled: (seat: Seat, dice: readonly number[]) => show([seat], { seat, dice: [...dice] }, { seat }),
  bids: (seat: Seat, count: number, face: number) => open({ seat, count, face }),
  lifted: (seat: Seat, cups: readonly number[][], found: number) =>
    reveal({ seat, cups: cups.map((c) => [...c]), found }),
});

const rollCup = (s: Liars, seat: Seat): void => {
  s.cups[seat] = [die(s, 6), die(s, 6), die(s, 6)];
  tell.rolled(seat, s.cups[seat] as number[]);
};

const bidsAndCall = (s: Liars, _turn: Turn, _seat: Seat, offers: Offers<Say>): void => {
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

const raiseOrCall = (s: Liars, _turn: Turn, said: Say, seat: Seat): void => {
  if ('count' in said) {
    s.bid = { count: said.count, face: said.face, seat };
    tell.bids(seat, said.count, said.face);
    return;
  }
  const found = s.cups.flat().filter((pips) => pips === s.bid.face).length;
  tell.lifted(seat, s.cups, found);
  const loser = found >= s.bid.count ? seat : s.bid.seat;
  const places = s.cups.map((_, other) => (other === loser ? s.seats : 1));
  finish(s, {
    winners: places.flatMap((p, i) => (p === 1 ? [i] : [])),
    places,
    reason: found >= s.bid.count ? 'true' : 'lie',
  });
};

const turn = procedure<Liars, Turn>('turn', {
  'Bid higher or call': choose({ ask: 'bid', by: (_s, t) => t.seat, from: bidsAndCall, then: raiseOrCall }),
});

const game = procedure<Liars, object>('game', {
  'Roll under the cups': run((s) => {
    for (let seat = 0; seat < s.seats; seat++) rollCup(s, seat);
  }),
  'Take turns': each((s) => turn.with({ seat: s.bid.count === 0 ? 0 : (s.bid.seat + 1) % s.seats })),
});

/** Every state is made here. A spread that comes first would give each its own shape, and cost two thirds of the speed. */
const make = (common: State, cups: number[][], last: Liars['bid']): Liars => ({ cups, bid: last, ...common });
const CONTENT = hashText('liars-dice', 16);

const english: Speech = {
  title: 'Liar’s Dice',
  pitch: 'Bid on dice that you cannot see.',
  ask: () => 'Bid higher, or call the last bidder a liar.',
  answer: (words) => words.replace(/bid (\d+) (\d)/, 'bid $1 × $2'),
  event: (heard, { names }) => {
    const who = names[heard.seat as Seat];
    if (heard.kind === 'bids') return `${who} bids ${heard.count} × ${heard.face}.`;
    if (heard.kind === 'lifted') return `${who} calls: the dice are ${heard.found}.`;
    return `${who} rolls ${heard.dice ?? 'three dice'}.`;
  },
  bar: (bar) => (bar.why === 'no-bid' ? 'There is no bid yet.' : `The bid is ${bar.with?.count} × ${bar.with?.face}.`),
  result: ({ winners }, { names }) => `Still in: ${winners.map((seat) => names[seat]).join(', ')}.`,
  option: (id) => ({ name: id, help: '', values: {} }),
  card: (id) => ({ name: id, text: `A die that shows ${id}` }),
  zone: (id) => id,
};

export const liarsDice = new Game<Liars, View>({
  name: 'liars-dice',
  version: 1,
  content: CONTENT,
  seats: { min: 2, max: 4 },
  options: [],
  procedures: [game, turn],
  answers: [bid, call],
  setup: (seats, options) =>
    make(
      core(CONTENT, seats, options, game.with({})),
      Array.from({ length: seats }, () => []),
      { count: 0, face: 0, seat: 0 },
    ),
  copy: (s) =>
    make(
      { ...s, stack: copyStack(s.stack), chance: [...s.chance] },
      s.cups.map((cup) => [...cup]),
      { ...s.bid },
    ),
  table: (s, viewer) => ({
    cups: s.cups.map((cup, seat) => (seat === viewer || viewer === 'all' || s.result !== null ? [...cup] : null)),
    bid: { ...s.bid },
  }),
  redeal: (common, table, _viewer, rng: Chanceful) =>
    make(
      common,
      table.cups.map((cup) => cup?.slice() ?? [die(rng, 6), die(rng, 6), die(rng, 6)]),
      { ...table.bid },
    ),
  value: (s, seat) => (s.result === null ? 0 : s.result.winners.includes(seat) ? 1 : -1),
  position: () => [{ path: 'position', message: 'this game has none' }],
  traits: () => [],
  zones: ({ table }) =>
    table.cups.map((cup, seat) => ({
      id: 'cup',
      seat,
      cards: (cup ?? [null, null, null]).map((d) => ({ card: d === null ? null : `${d}` })),
    })),
  features: ['rolled', 'bids', 'lifted'],
  featuresOf: (event) => [event.kind],
  speech: { en: english, it: english, fr: english, es: english, de: english },
});
