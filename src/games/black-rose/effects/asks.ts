import { choose, procedure, run, type Seat, window } from '../../../kernel/index.ts';
import { enter } from '../actions/movement.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { discard, drawQuest, exchangeQuest, learn, recover } from '../state/mutations.ts';
import {
  hasQuestRoom,
  isGuarding,
  isStanding,
  mageOf,
  mayHeal,
  modelNamed,
  modelOf,
  modelsOf,
  nameOf,
  num,
  refOf,
  roomAt,
  roomsBeside,
  roomWithCard,
} from '../state/queries.ts';
import type { Mage, Model, Rose } from '../state/state.ts';
import { heal } from './damage.ts';

/** The words that ask before they act. Each is a small procedure of its own. */

export interface CountData {
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
    by: (s, d) => (d.left > 0 && mageOf(s, d.seat).hand.length > 0 ? d.seat : null),
    from: (s, _d, seat, offers) => {
      distinct(mageOf(s, seat).hand, (card) => offers.may(contentOf(s).answers.discard.of(card)));
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
      distinct(mageOf(s, seat).hand, (card) => offers.may(contentOf(s).answers.discard.of(card)));
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
    by: (s, d) => (d.left > 0 && mageOf(s, d.seat).discards.length > 0 ? d.seat : null),
    from: (s, { seat }, _seat, offers) => {
      distinct(mageOf(s, seat).discards, (card) => offers.may(contentOf(s).answers.recover.of(card)));
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
    for (; d.left > 0 && hasQuestRoom(mageOf(s, d.seat)); d.left--) drawQuest(s, d.seat);
  }),
  'Of a full row one may be dropped for it': window<Rose, CountData, GameAnswer<'drop' | 'keepQuests'>>({
    ask: 'drop',
    by: (_s, d) => (d.left > 0 ? d.seat : null),
    from: (s, { seat }, _seat, offers) => {
      const { answers } = contentOf(s);
      for (const { quest } of mageOf(s, seat).quests) offers.may(answers.drop.of(quest));
      offers.may(answers.keepQuests.of());
    },
    then: (s, d, answer, seat) => {
      d.left = 'quest' in answer ? d.left - 1 : 0;
      if ('quest' in answer) exchangeQuest(s, seat, answer.quest);
    },
  }),
});

/** Heals Models here, one point after the other. A Familiar in Guard mode is healed with its Mage or instead of it. */
const mayMend = (mage: Mage, model: Model): boolean =>
  model.room === mage.room && mayHeal(model) && (isStanding(model) || isGuarding(model));
const toMend = (mage: Mage): Model[] => modelsOf(mage).filter((model) => mayMend(mage, model));
export const mending = procedure<Rose, CountData>('mending', {
  'Heal Models here': window<Rose, CountData, GameAnswer<'heal'>>({
    ask: 'mend',
    by: (s, m) => (m.left > 0 && toMend(mageOf(s, m.seat)).length > 0 ? m.seat : null),
    from: (s, { seat }, _seat, offers) => {
      for (const model of toMend(mageOf(s, seat))) offers.may(contentOf(s).answers.heal.of(refOf(s, model)));
    },
    then: (s, m, { model }) => {
      m.left--;
      heal(s, modelNamed(s, model), 1);
    },
    with: (_s, { left }) => ({ left }),
  }),
});

/** A Model is moved one Room by somebody else, or by the walls. */
export interface PushData {
  readonly model: number;
  readonly seat: Seat;
}
const pushed = (s: Rose, { model }: PushData): Model => modelOf(s, model) as Model;
export const pushing = procedure<Rose, PushData>('pushing', {
  'Where to': choose<Rose, PushData, GameAnswer<'to'>>({
    ask: 'push',
    by: (s, { model: id, seat }) => {
      const model = modelOf(s, id);
      return model !== null && isStanding(model) ? seat : null;
    },
    from: (s, p, _seat, offers) => {
      for (const room of roomsBeside(s, pushed(s, p).room))
        offers.may(contentOf(s).answers.to.of(roomAt(s, room).card));
    },
    then: (s, p, { room }) => enter(s, pushed(s, p), roomWithCard(s, room), pushed(s, p).owner, false),
    with: (s, p) => ({ model: nameOf(s, pushed(s, p)) }),
  }),
});

/** By their names. */
export const askProcedures = {
  dropping,
  learning,
  recovering,
  questing,
  mending,
  pushing,
};
