import { END, type Frame, type In, type Offers, procedure, type Seat, window } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import type { GameAnswers } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { draw, endByDeck } from '../state/mutations.ts';
import { handSize } from '../state/queries.ts';
import type { Find, Turn } from '../state/state.ts';

/** Step 4: Refill. */

type DrawOrPass = In<GameAnswers['draw']> | In<GameAnswers['pass']>;
type Whose = Pick<Turn, 'seat'>;

/** A hand that the rules refill to without a Familiar. */
const FOUR = 4;

/** FF-2.10, FF-6.4: back to four cards, or to three where a Familiar may stop there; the game ends without them. */
export function refill(s: Find, { seat }: Turn): void {
  const least = Math.min(handSize(s, seat), FOUR);
  const hand = at(s.hands, seat);
  draw(s, seat, least - hand.length);
  if (hand.length < least) endByDeck(s, seat);
}

/** FF-6.9: whoever has a Familiar with a hand of its own chooses between that number of cards and four. */
function mayDraw(s: Find, { seat }: Whose): Seat | null {
  const size = handSize(s, seat);
  const hand = at(s.hands, seat).length;
  if (hand >= Math.max(size, FOUR)) return null;
  return size < FOUR || s.deck.length > 0 ? seat : null;
}

export const optionalDraws = (s: Find, { seat }: Turn): Frame | null =>
  mayDraw(s, { seat }) === null ? null : drawing.with({ seat });

/** FF-6.4: who does not stop at three cards refills by the book, which ends the game if there is no card. */
function drawOrPass(s: Find, { seat }: Whose, { verb }: DrawOrPass): typeof END | undefined {
  const stops = handSize(s, seat) < FOUR;
  if (stops === (verb === 'pass')) tell.used(s, seat);
  if (verb === 'pass') return END;
  if (s.deck.length === 0) endByDeck(s, seat);
  else draw(s, seat, 1);
  return undefined;
}

export const drawing = procedure<Find, Whose>('refill', {
  '4 Draw what the Familiar leaves open': window({
    ask: 'refill',
    by: mayDraw,
    from: (s, _whose, _seat, offers: Offers<DrawOrPass>) => {
      const { answers } = contentOf(s);
      offers.may(answers.draw.of());
      offers.may(answers.pass.of());
    },
    then: drawOrPass,
    with: (s, { seat }) => ({
      by: at(contentOf(s).familiars, at(s.familiars, seat)),
      hand: at(s.hands, seat).length,
      deck: s.deck.length,
    }),
  }),
});
