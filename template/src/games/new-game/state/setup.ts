import {
  choose,
  each,
  freshState,
  type In,
  type Offers,
  type Options,
  procedure,
  run,
  type Seat,
  shuffled,
} from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { DEALT } from '../content/answers.ts';
import { type Content, contentOf } from '../content/content.ts';
import { beginTurn, turn } from '../turn/turn.ts';
import { drawCharms, returnCharm } from './mutations.ts';
import { make, type NewGameState } from './state.ts';

type Return = In<Content['answers']['return']>;

/** The table before anything is dealt. */
export function setup(content: Content, seats: number, options: Options): NewGameState {
  const each = (): number[][] => Array.from({ length: seats }, () => []);
  return make(freshState(content.hash, seats, options, game.with({})), {
    deck: [...content.forest],
    peeked: 0,
    discard: [],
    charms: [...content.box],
    spent: [],
    hands: each(),
    stores: each(),
    basket: [],
    active: 0,
    turns: 0,
  });
}

const everybody = (s: NewGameState): Seat[] => s.hands.map((_, seat) => seat);

/** Any of one's charms; two that are alike are one answer. */
function ownCharms(s: NewGameState, _data: object, seat: Seat, offers: Offers<Return>): void {
  const hand = at(s.hands, seat);
  const { answers } = contentOf(s);
  hand.forEach((charm, i) => {
    if (hand.indexOf(charm) === i) offers.may(answers.return.of(charm));
  });
}

/** The whole game. */
export const game = procedure<NewGameState, object>('game', {
  'Shuffle the forest': shuffled((s) => s.deck),
  'Shuffle the charms': shuffled((s) => s.charms),
  'Deal three charms each': run((s) => {
    for (let seat = 0; seat < s.seats; seat++) drawCharms(s, seat, DEALT);
  }),
  // All choose in secret, and what they return is shown together.
  'Put one charm back': choose({
    ask: 'return',
    by: everybody,
    from: ownCharms,
    then: (s, _data, { charm }, seat) => returnCharm(s, seat, charm),
    hidden: true,
  }),
  'Take turns': each((s) => turn.with(beginTurn(s))),
});
