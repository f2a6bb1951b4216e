import { END, type In, type Offers, procedure, type Seat, window } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { TOO_MANY } from '../content/answers.ts';
import { type Content, contentOf } from '../content/content.ts';
import { resolve } from '../effects/resolve.ts';
import { bringHome, end, gather, scatter, startTurn, useCharm } from '../state/mutations.ts';
import { nextAfter, pointsOf, prowlersIn } from '../state/queries.ts';
import type { NewGameState, Turn } from '../state/state.ts';

type GameAnswers = Content['answers'];
type TurnAnswer = In<GameAnswers['gather']> | In<GameAnswers['use']> | In<GameAnswers['home']>;

/** The next player's turn; the first is that of the first seat. */
export function beginTurn(s: NewGameState): Turn {
  startTurn(s, s.turns === 0 ? 0 : nextAfter(s, s.active));
  return { seat: s.active, hides: 0 };
}

function turnAnswers(s: NewGameState, { seat }: Turn, _seat: Seat, offers: Offers<TurnAnswer>): void {
  const { answers } = contentOf(s);
  offers.may(answers.gather.of());
  const hand = at(s.hands, seat);
  hand.forEach((charm, i) => {
    if (hand.indexOf(charm) === i) offers.may(answers.use.of(charm));
  });
  if (pointsOf(s, s.basket) > 0) offers.may(answers.home.of());
  else offers.bar(answers.home.of(), 'NG-2.3', 'no-herbs');
}

/** NG-2.1: gather, use a charm or go home, until the turn is over. */
function act(s: NewGameState, turn: Turn, answer: TurnAnswer): typeof END | undefined {
  const { seat } = turn;
  if ('charm' in answer) {
    useCharm(s, seat, answer.charm);
    for (const effect of at(contentOf(s).effects, answer.charm)) resolve(s, turn, effect);
  } else if (answer.verb === 'gather') gather(s, turn);
  else {
    bringHome(s, seat);
    return END;
  }
  const isScattered = prowlersIn(s, s.basket) >= TOO_MANY;
  if (isScattered) scatter(s, seat);
  if (s.deck.length === 0) endByDeck(s, seat);
  return isScattered || s.result !== null ? END : undefined;
}

/** NG-4.3: the last card of the forest is gone. What is in the basket counts. */
function endByDeck(s: NewGameState, seat: Seat): void {
  if (s.basket.length > 0) bringHome(s, seat);
  if (s.result === null) end(s, 'deck');
}

export const turn = procedure<NewGameState, Turn>('turn', {
  'Gather, use a charm or go home': window({
    ask: 'turn',
    by: (_s, { seat }) => seat,
    from: turnAnswers,
    then: act,
    with: (s) => ({ points: pointsOf(s, s.basket), prowlers: prowlersIn(s, s.basket) }),
    // Which charms one has is nobody else's business.
    hidden: true,
  }),
});
