import {
  type Answer,
  answers,
  die,
  finish,
  type Offers,
  open,
  procedure,
  reports,
  run,
  show,
  window,
} from '../../index.ts';
import { type Bare, bareGame } from './bare.ts';

const tell = reports({ noted: (words: string) => open({ words }), peeked: () => show([0], {}) });
const say = answers('say', ['what', ['note', 'roll', 'peek', 'next', 'crash', 'loop', 'end', 'trip']]);
/** One seat talks until it says next; each word does what it is called. */
const talk = procedure<Bare, object>('talk', {
  Talk: window({
    ask: 'talk',
    by: (s) => (s.log.includes('loop') ? null : s.log.filter((word) => word === 'next').length % s.seats),
    from: (_s, _d, _seat, offers: Offers) => {
      for (let what = 0; what < 8; what++) offers.may(say.of(what));
    },
    then: (s, _d, answer: Answer) => {
      const word = answer.words.slice(4);
      s.log.push(word);
      tell.noted(word);
      if (word === 'roll') s.log.push(`${die(s, 6)}`);
      if (word === 'peek') tell.peeked();
      if (word === 'crash') throw new Error('the roof fell in');
      if (word === 'trip') (s.result as unknown as Bare).log.push('tripped');
      if (word === 'end') finish(s, { winners: [0], places: [1, 2], reason: 'end' });
    },
  }),
  Loop: run((s) => void s.stack.push(talk.with({}))),
});
/** A game of words, for tests of matches. */
export const talking = bareGame([talk], [say, answers('pass')]);
