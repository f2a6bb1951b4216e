import { type AnyProcedure, choose, procedure, run, type Seat, window } from '../../../kernel/index.ts';
import { enter } from '../actions/movement.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, modelOf } from '../content/content.ts';
import { discard, drawQuest, exchangeQuest, hasQuestRoom, learn, recover } from '../state/mutations.ts';
import { at, isGuarding, isStanding, mageOf, mayHeal, num, ownerOf, refOf, roomsBeside } from '../state/queries.ts';
import { MODELS, NONE, QUESTS, type Rose } from '../state/state.ts';
import { heal } from './damage.ts';

/** The words that ask before they act. Each is a small procedure of its own. */

interface CountData {
  readonly seat: Seat;
  left: number;
}
/** Equal cards are one answer. */
function distinct(cards: readonly number[], visit: (card: number) => void): void {
  for (let i = 0; i < cards.length; i++) {
    const card = num(cards, i);
    if (cards.indexOf(card) === i) visit(card);
  }
}

/** Discards cards of the hand. */
export const dropping = procedure<Rose, CountData>('dropping', {
  'Discard cards': window<Rose, CountData, GameAnswer<'discard'>>({
    ask: 'discard',
    hidden: true,
    by: (s, d) => (d.left > 0 && at(s.hands, d.seat).length > 0 ? d.seat : null),
    from: (s, _d, seat, offers) => {
      distinct(at(s.hands, seat), (card) => offers.may(contentOf(s).answers.discard.of(card)));
    },
    then: (s, d, { card }, seat) => {
      d.left--;
      discard(s, seat, card);
    },
    with: (_s, { left }) => ({ left }),
  }),
});

/** BR-2.6: two hand cards for a Forgotten spell. */
export const learning = procedure<Rose, CountData>('learning', {
  'Hand cards': window<Rose, CountData, GameAnswer<'discard'>>({
    ask: 'pay',
    hidden: true,
    by: (_s, d) => (d.left > 0 ? d.seat : null),
    from: (s, _d, seat, offers) => {
      distinct(at(s.hands, seat), (card) => offers.may(contentOf(s).answers.discard.of(card)));
    },
    then: (s, d, { card }, seat) => {
      d.left--;
      discard(s, seat, card);
    },
    with: (_s, { left }) => ({ left }),
  }),
  'For a Forgotten spell': choose<Rose, CountData, GameAnswer<'learn'>>({
    ask: 'learn',
    by: (_s, { seat }) => seat,
    from: (s, _d, _seat, offers) => {
      for (const card of s.forgotten) offers.may(contentOf(s).answers.learn.of(card));
    },
    then: (s, { seat }, { card }) => learn(s, seat, card),
  }),
});

/** BR-2.6: a card back from the discards. */
export const recovering = procedure<Rose, CountData>('recovering', {
  'Cards of the discards': window<Rose, CountData, GameAnswer<'recover'>>({
    ask: 'recover',
    by: (s, d) => (d.left > 0 && at(s.discards, d.seat).length > 0 ? d.seat : null),
    from: (s, { seat }, _seat, offers) => {
      distinct(at(s.discards, seat), (card) => offers.may(contentOf(s).answers.recover.of(card)));
    },
    then: (s, d, { card }, seat) => {
      d.left--;
      recover(s, seat, card);
    },
  }),
});

/** BR-2.13: a quest; who has a full row may drop one for it. */
export const questing = procedure<Rose, CountData>('questing', {
  'Where there is room': run((s, d) => {
    for (; d.left > 0 && hasQuestRoom(s, d.seat); d.left--) drawQuest(s, d.seat);
  }),
  'Of a full row one may be dropped for it': window<Rose, CountData, GameAnswer<'drop' | 'keepQuests'>>({
    ask: 'drop',
    by: (_s, d) => (d.left > 0 ? d.seat : null),
    from: (s, { seat }, _seat, offers) => {
      const { answers } = contentOf(s);
      for (let n = 0; n < QUESTS; n++) offers.may(answers.drop.of(num(s.quests, seat * QUESTS + n)));
      offers.may(answers.keepQuests.of());
    },
    then: (s, d, answer, seat) => {
      d.left = 'quest' in answer ? d.left - 1 : 0;
      if ('quest' in answer) exchangeQuest(s, seat, answer.quest);
    },
  }),
});

/** Heals Models here, one point after the other. A Familiar in Guard mode is healed with its Mage or instead of it. */
const mayMend = (s: Rose, seat: Seat, model: number): boolean =>
  num(s.kind, model) !== NONE &&
  num(s.place, model) === num(s.place, mageOf(seat)) &&
  mayHeal(s, model) &&
  (isStanding(s, model) || isGuarding(s, model));
const anyToMend = (s: Rose, seat: Seat): boolean => {
  for (let n = 0; n < MODELS; n++) if (mayMend(s, seat, seat * MODELS + n)) return true;
  return false;
};
export const mending = procedure<Rose, CountData>('mending', {
  'Heal Models here': window<Rose, CountData, GameAnswer<'heal'>>({
    ask: 'mend',
    by: (s, m) => (m.left > 0 && anyToMend(s, m.seat) ? m.seat : null),
    from: (s, { seat }, _seat, offers) => {
      for (let n = 0; n < MODELS; n++) {
        const model = seat * MODELS + n;
        if (mayMend(s, seat, model)) offers.may(contentOf(s).answers.heal.of(refOf(s, model)));
      }
    },
    then: (s, m, { model }) => {
      m.left--;
      heal(s, modelOf(contentOf(s), model), 1);
    },
    with: (_s, { left }) => ({ left }),
  }),
});

/** A Model is moved one Room by somebody else, or by the walls. */
interface PushData {
  readonly model: number;
  readonly seat: Seat;
}
export const pushing = procedure<Rose, PushData>('pushing', {
  'Where to': choose<Rose, PushData, GameAnswer<'to'>>({
    ask: 'push',
    by: (s, { model, seat }) => (isStanding(s, model) ? seat : null),
    from: (s, { model }, _seat, offers) => {
      for (const place of roomsBeside(s, num(s.place, model)))
        offers.may(contentOf(s).answers.to.of(num(s.rooms, place)));
    },
    then: (s, { model }, { room }) => enter(s, model, num(s.where, room), ownerOf(model), false),
    with: (s, { model }) => ({ model: at(contentOf(s).refs, refOf(s, model)) }),
  }),
});

export const askProcedures: readonly AnyProcedure<Rose>[] = [
  dropping,
  learning,
  recovering,
  questing,
  mending,
  pushing,
];
