import { type Answer, type Bar, OfferList } from '../flow/answers.ts';
import type { Engine } from '../flow/engine.ts';
import type { Phrasebook } from '../flow/phrasebook.ts';
import type { Seat, State, Viewer } from '../flow/state.ts';
import { refusal } from './speech.ts';
import { type AnswerTiming, timingBar } from './timing.ts';
import type { Question } from './view.ts';

/** The open question of a state: who is asked, which answers are legal or barred, and why one would be refused. */
export class Questions<S extends State> {
  private readonly engine: Engine<S>;
  private readonly phrases: Phrasebook;
  /** When verbs may be used at all: the reason for an answer that the open question does not even bar. */
  private readonly timing: AnswerTiming | undefined;

  constructor(engine: Engine<S>, phrases: Phrasebook, timing: AnswerTiming | undefined) {
    this.engine = engine;
    this.phrases = phrases;
    this.timing = timing;
  }

  asked(s: S): readonly Seat[] {
    const by = this.engine.asked(s);
    return by === null ? [] : typeof by === 'number' ? [by] : by;
  }

  /** The question to a seat. If it is hidden, other viewers see only that the seat is asked. */
  question(s: S, seat: Seat, viewer: Viewer): Question | null {
    if (!this.asked(s).includes(seat)) return null;
    const frame = this.engine.top(s);
    const { ask, hidden, pass, with: numbers } = this.engine.asks(frame);
    if (hidden && viewer !== seat && viewer !== 'all') return { seat, ask, with: {}, hidden, legal: [], pass: null };
    const legal = this.offers(s, seat, false).legal();
    const words = legal.map((answer) => answer.words);
    return {
      seat,
      ask,
      with: numbers(s, frame.data, seat),
      hidden,
      legal: words,
      pass: words.includes(pass) ? pass : null,
    };
  }

  barred(s: S, seat: Seat): { readonly say: string; readonly bar: Bar }[] {
    if (!this.asked(s).includes(seat)) return [];
    return (this.offers(s, seat, true).barred ?? []).map(({ answer, bar }) => ({ say: answer.words, bar }));
  }

  /** Why an answer would be refused, or null. */
  refuses(s: S, seat: Seat, words: string): Bar | null {
    if (s.result !== null) return refusal('over');
    if (!this.asked(s).includes(seat)) return refusal('not-asked');
    const answer = this.phrases.read(words);
    if (answer === null) return refusal('unreadable');
    if (this.offers(s, seat, false).has(answer)) return null;
    const barred = this.offers(s, seat, true).barred?.find((other) => other.answer === answer);
    return barred?.bar ?? this.untimely(s, seat, answer) ?? refusal('not-offered');
  }

  private untimely(s: S, seat: Seat, { verb }: Answer): Bar | null {
    const { timing } = this;
    return timing === undefined ? null : timingBar(timing, this.question(s, seat, seat) as Question, verb);
  }

  private offers(s: S, seat: Seat, why: boolean): OfferList {
    const offers = new OfferList(why);
    this.engine.offer(s, seat, offers);
    return offers;
  }
}
