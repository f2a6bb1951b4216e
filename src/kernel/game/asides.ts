import { type Answer, type Bar, OfferList, type Offers } from '../flow/answers.ts';
import type { Engine } from '../flow/engine.ts';
import type { Phrasebook } from '../flow/phrasebook.ts';
import type { Seat, State } from '../flow/state.ts';
import { refusal } from './speech.ts';

/**
 * What the author of a game writes about asides: answers that a seat may give while somebody else is asked, or itself
 * before it answers, and for which nobody waits.
 */
export interface AsideRules<S extends State, A extends Answer = Answer> {
  /**
   * Names every plausible aside of this seat: `may` for the legal ones, `bar` with the reason for the others. It must
   * follow from what the seat sees. Each aside must use something up: a seat that gives one after the other comes to an end.
   */
  readonly from: (s: S, seat: Seat, offers: Offers<A>) => void;
  /**
   * Applies one. What it puts on the stack is played first; then the open question is derived anew, and may have other
   * answers, ask somebody else or be gone.
   */
  readonly then: (s: S, aside: A, seat: Seat) => void;
}

/** The asides of a game, as bots, tables and clients ask for them. Questions never mention them. */
export interface Asides<S extends State = State> {
  /** Whether the game has any at all. */
  readonly exist: boolean;
  /** The legal asides of a seat, as lines of words. */
  legal(s: S, seat: Seat): string[];
  /** The plausible ones that it may not give, each with its reason. */
  barred(s: S, seat: Seat): { readonly say: string; readonly bar: Bar }[];
  /** Collects the legal ones. */
  offer(s: S, seat: Seat, offers: OfferList): void;
  /** Why an aside would be refused, or null. */
  refuses(s: S, seat: Seat, words: string): Bar | null;
  /** Takes an aside that is known to be legal, and continues. */
  take(s: S, seat: Seat, aside: Answer): void;
  /** Takes an aside, or says why not and changes nothing. */
  give(s: S, seat: Seat, words: string): Bar | null;
}

/** The asides of a game that has none, also of an edition that is older than they are. */
export const noAsides: Asides = {
  exist: false,
  legal: () => [],
  barred: () => [],
  offer: (_s, _seat, offers) => offers.clear(),
  refuses: (s) => refusal(s.result === null ? 'no-asides' : 'over'),
  take: () => {
    throw new Error('this game has no asides');
  },
  give: (s) => refusal(s.result === null ? 'no-asides' : 'over'),
};

/** The asides that rules allow while a question is open. While answers are given in secret there are none. */
export class OpenAsides<S extends State> implements Asides<S> {
  readonly exist = true;
  private readonly rules: AsideRules<S>;
  private readonly engine: Engine<S>;
  private readonly phrases: Phrasebook;
  /** Reused: what the open question offers the same seat. */
  private readonly answers = new OfferList();

  constructor(rules: AsideRules<S>, engine: Engine<S>, phrases: Phrasebook) {
    this.rules = rules;
    this.engine = engine;
    this.phrases = phrases;
  }

  legal(s: S, seat: Seat): string[] {
    return this.collected(s, seat, false)
      .legal()
      .map(({ words }) => words);
  }

  barred(s: S, seat: Seat): { readonly say: string; readonly bar: Bar }[] {
    return (this.collected(s, seat, true).barred ?? []).map(({ answer, bar }) => ({ say: answer.words, bar }));
  }

  offer(s: S, seat: Seat, offers: OfferList): void {
    offers.clear();
    if (!this.mayBeGiven(s, seat)) return;
    this.rules.from(s, seat, offers);
    if (offers.count > 0 || offers.why) this.withoutAnswers(s, seat, offers);
  }

  refuses(s: S, seat: Seat, words: string): Bar | null {
    if (s.result !== null) return refusal('over');
    if (!isSeat(s, seat)) return refusal('not-asked');
    if (this.engine.settlesInSecret(s)) return refusal('aside-secret');
    const aside = this.phrases.read(words);
    if (aside === null) return refusal('unreadable');
    const offers = this.collected(s, seat, true);
    if (offers.has(aside)) return null;
    const barred = offers.barred?.find((other) => other.answer === aside);
    if (barred !== undefined) return barred.bar;
    return refusal(this.isAnswer(s, seat, aside) ? 'aside-answers' : 'not-offered');
  }

  take(s: S, seat: Seat, aside: Answer): void {
    this.engine.takeAside(s, () => this.rules.then(s, aside, seat));
  }

  give(s: S, seat: Seat, words: string): Bar | null {
    const bar = this.refuses(s, seat, words);
    if (bar === null) this.take(s, seat, this.phrases.read(words) as Answer);
    return bar;
  }

  private mayBeGiven(s: S, seat: Seat): boolean {
    return s.result === null && isSeat(s, seat) && !this.engine.settlesInSecret(s);
  }

  private collected(s: S, seat: Seat, why: boolean): OfferList {
    const offers = new OfferList(why);
    this.offer(s, seat, offers);
    return offers;
  }

  /** What answers the open question is no aside: a line of words is one or the other. */
  private withoutAnswers(s: S, seat: Seat, offers: OfferList): void {
    if (!this.engine.isAsked(s, seat)) return;
    this.collectAnswers(s, seat);
    let kept = 0;
    for (let i = 0; i < offers.count; i++) {
      const aside = offers.list[i] as Answer;
      if (!this.answers.has(aside)) offers.list[kept++] = aside;
    }
    offers.count = kept;
    const barred = offers.barred?.splice(0) ?? [];
    for (const other of barred) if (!this.answers.has(other.answer)) offers.barred?.push(other);
  }

  private isAnswer(s: S, seat: Seat, aside: Answer): boolean {
    if (!this.engine.isAsked(s, seat)) return false;
    this.collectAnswers(s, seat);
    return this.answers.has(aside);
  }

  private collectAnswers(s: S, seat: Seat): void {
    this.answers.clear();
    this.engine.offer(s, seat, this.answers);
  }
}

const isSeat = (s: State, seat: Seat): boolean => Number.isInteger(seat) && seat >= 0 && seat < s.seats;
