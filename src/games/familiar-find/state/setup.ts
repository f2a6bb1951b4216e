import {
  below,
  each,
  freshState,
  type In,
  type Offers,
  type Options,
  procedure,
  run,
  type Seat,
  shuffle,
  shuffled,
  when,
  window,
} from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { COLLECTED, type Content, contentOf } from '../content/content.ts';
import { beginTurn, turn } from '../turn/turn.ts';
import { tell } from './events.ts';
import { befriend, dealPile, draw } from './mutations.ts';
import { nextAfter } from './queries.ts';
import { ALONE, type Find, make, NOWHERE } from './state.ts';

type Befriend = In<Content['answers']['befriend']>;

/** The table before anything is dealt. */
export function setup(content: Content, seats: number, options: Options): Find {
  const each = <X>(value: () => X): X[] => Array.from({ length: seats }, value);
  return make(freshState(content.hash, seats, options, game.with({})), {
    deck: [...at(content.decks, seats)],
    discard: [],
    piles: Array.from({ length: seats + 1 }, () => []),
    hands: each(() => []),
    collections: each(() => new Array<number>(COLLECTED).fill(0)),
    familiars: each(() => ALONE),
    out: each(() => 0),
    location: NOWHERE,
    locations: options.locations === true ? content.locations.map((_, location) => location) : [],
    visited: [],
    first: 0,
    active: 0,
    turns: 0,
    rest: 0,
  });
}

const chooser = (s: Find): Seat | null => {
  const seat = s.familiars.indexOf(ALONE);
  return seat === -1 ? null : seat;
};
/** FF-1.4: no two players share a Familiar. */
const freeFamiliars = (s: Find, _d: object, _seat: Seat, offers: Offers<Befriend>): void => {
  const { answers, familiars } = contentOf(s);
  for (let familiar = 0; familiar < familiars.length; familiar++) {
    if (s.familiars.includes(familiar)) offers.bar(answers.befriend.of(familiar), 'FF-1.4', 'already-chosen');
    else offers.may(answers.befriend.of(familiar));
  }
};
const dealFamiliars = (s: Find): void => {
  const all = contentOf(s).familiars.map((_, familiar) => familiar);
  shuffle(s, all);
  for (let seat = 0; seat < s.seats; seat++) s.familiars[seat] = at(all, seat);
  tell.joined(s, s.familiars);
};
/** FF-5.3: without Tourism the other Locations stay in the box. */
const placeLocation = (s: Find): void => {
  s.location = s.locations.pop() as number;
  if (s.options.tourism !== true) s.locations.length = 0;
  tell.arrived(s, s.location);
};
/** FF-1.5: the table may name the first player; otherwise it is random. */
const nameFirst = (s: Find): void => {
  s.first = s.options.first === 'random' ? below(s, s.seats, 'first player') : Number(s.options.first) - 1;
  tell.starts(s.first);
};
/** FF-1.6: clockwise from the first player, four cards each. */
const drawHands = (s: Find): void => {
  for (let i = 0, seat = s.first; i < s.seats; i++, seat = nextAfter(s, seat)) draw(s, seat, 4);
};

/** The whole game. */
export const game = procedure<Find, object>('game', {
  'Shuffle the Arcane deck': shuffled((s) => s.deck),
  'Deal one card to each pile': run((s) => {
    for (let pile = 0; pile < s.piles.length; pile++) dealPile(s, pile);
  }),
  'Place a Location': when(
    (s) => s.options.locations === true,
    run((s) => {
      shuffle(s, s.locations);
      placeLocation(s);
    }),
  ),
  'Deal the Familiars': when((s) => s.options.familiars === 'dealt', run(dealFamiliars)),
  'Choose the Familiars': window({
    ask: 'befriend',
    by: chooser,
    from: freeFamiliars,
    then: (s, _d, { familiar }, seat) => befriend(s, seat, familiar),
  }),
  'Name the first player': run(nameFirst),
  'Draw four cards each': run(drawHands),
  'Take turns': each((s) => turn.with(beginTurn(s))),
});
