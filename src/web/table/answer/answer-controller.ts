import type { Bar, NumberedQuestion } from '../../../kernel/index.ts';
import type { Barred, RequestReply } from '../../../protocol/client/client.ts';
import type { PageSettings } from '../../state/settings.ts';
import { ValueStore } from '../../state/value-store.ts';
import type { Thing } from '../board.ts';
import type { TableSource } from '../source.ts';
import { AnswerBuilder, barredBy, type Option, REST, type TouchResult } from './answer-builder.ts';

/** Why something was not done, and which element was touched for it; a bar of null: nobody says why. */
export interface WhyNotNote {
  readonly bar: Bar | null;
  readonly element: Element | null;
}

export interface AnswerState {
  readonly question: NumberedQuestion | null;
  /** The answer that is being put together; null while the own seat is not asked. */
  readonly building: AnswerBuilder | null;
  /** An answer that waits to be confirmed: it cannot be taken back, or the board warns of it. */
  readonly confirming: string | null;
  /** Whether the table has said that it cannot be taken back. */
  readonly seals: boolean;
  /** Whether a player may not expect that it is final: then the bar warns before it is sent. */
  readonly unexpectedlyFinal: boolean;
  /** The request whose reply has not come yet: an answer, or an undo (null). */
  readonly sending: { readonly say: string | null } | null;
  /** Whether what is asked has only just appeared: a press was meant for what stood there before. */
  readonly early: boolean;
  readonly note: WhyNotNote | null;
  /** The last request was not sent, its reply was lost, or (after a reconnect) it is known not to have arrived. */
  readonly trouble: 'unsent' | 'unknown' | 'unheard' | null;
}

const IDLE: AnswerState = {
  ...{ question: null, building: null, confirming: null, seals: false, unexpectedlyFinal: false },
  ...{ sending: null, early: false, note: null, trouble: null },
};

/** The barred answers of one question: fetched at most once, and only if somebody wants to know. */
type Reasons = { readonly to: NumberedQuestion; readonly barred: Promise<readonly Barred[]> };

/** What answering asks of the settings, the game's board, the inspector, the playback and the automatic passing. */
export interface AnswerEnvironment {
  confirms(): PageSettings['confirm'];
  /** Milliseconds in which presses are ignored once something new is asked; 0: none are. */
  tooSoon(): number;
  later(ms: number, act: () => void): () => void;
  /** Called when a request is sent, with whether a person made it; what it returns is called when the reply is there. */
  requestSent(attended: boolean): () => void;
  /** Shows a card large that was touched though it has no part in the question. */
  showCard(card: string): void;
  /** Why a thing has no part in the question, where the rules bar nothing. */
  whyNoPart(thing: Thing): Bar | null;
  /** Whether an answer must be confirmed though it can be taken back; `explores`: the first touch of the board gave it. */
  mustConfirm(say: string, explores: boolean): boolean;
  /** Whether an answer needs no confirmation though it cannot be taken back. */
  skipsConfirm(say: string): boolean;
  /** Whether anybody expects of an answer that it is final: only the first touch of the board is confirmed then. */
  expectsFinal(say: string): boolean;
  /** Passes the open window after the usual delay; false where none is open, and passing is an answer like others. */
  passWindow(): boolean;
  /** Called with true when an undo is sent, and with false if it is refused. */
  undoing(under: boolean): void;
}

/**
 * Answers questions: builds the answer from what is touched, asks for a confirmation where it could not be taken back,
 * sends it, and explains refusals.
 */
export class AnswerController {
  readonly state = new ValueStore<AnswerState>(IDLE);
  private readonly source: Pick<TableSource, 'answer' | 'undo' | 'why'>;
  private readonly environment: AnswerEnvironment;
  private reasons: Reasons | null = null;
  private stopWaiting: (() => void) | null = null;
  /** How often something was touched that may have to do with the question. */
  touches = 0;

  constructor(source: Pick<TableSource, 'answer' | 'undo' | 'why'>, environment: AnswerEnvironment) {
    this.source = source;
    this.environment = environment;
  }

  /** The question that is shown now. Another number is another question. */
  ask(question: NumberedQuestion | null): void {
    if (isSame(question, this.state.get().question)) return;
    this.stopWaiting?.();
    const building = question === null ? null : new AnswerBuilder(question.legal);
    this.state.set({ ...IDLE, question, building, early: question !== null && this.beginEarly() });
  }

  /**
   * Called with every update, before it is shown. After a reconnect that still brings the same question, a request
   * without a reply is known not to have arrived.
   */
  heard(question: NumberedQuestion | null): void {
    const { question: before, trouble } = this.state.get();
    if (trouble === 'unsent') this.set({ trouble: null });
    if (trouble === 'unknown' && question?.number === before?.number) this.set({ trouble: 'unheard' });
  }

  touch(thing: Thing, element: Element | null = null, which?: string): void {
    const { building, sending, confirming, seals, unexpectedlyFinal } = this.state.get();
    if (building === null) return;
    this.touches++;
    if (sending !== null || this.isEarly) return;
    if (confirming === null) this.touchIn(building, thing, element, which);
    // A second tap on the same thing confirms. It may come before the table has said whether the answer seals.
    else if (building.stateOf(thing, which) === 'chosen')
      this.give(confirming, unexpectedlyFinal && !seals && this.environment.confirms() === 'sealing');
    else if (!building.implies(confirming, thing, which)) this.touchIn(building.takenBack(), thing, element, which);
  }

  choose(option: Option): void {
    const { building, sending } = this.state.get();
    if (building === null || sending !== null || this.isEarly) return;
    const touched = building.choose(option);
    this.take(touched, [], null, false);
    // The rest of the answer is chosen where its first part was.
    if (touched.kind === 'building') this.set({ early: this.beginEarly() });
  }

  /** Gives a whole answer, as from a list. */
  say(say: string): void {
    const { question, sending } = this.state.get();
    if (question !== null && sending === null && !this.isEarly)
      this.take(new AnswerBuilder(question.legal).choose({ say, at: null }), [], null, false);
  }

  /** Sends the answer that waited to be confirmed. */
  confirm(): void {
    const { confirming } = this.state.get();
    if (confirming !== null && !this.isEarly) this.give(confirming, false);
  }

  /** Passes at once, without a confirmation. `attended`: a person did it, not the automatic passing. */
  pass(attended: boolean): void {
    const { question, sending } = this.state.get();
    if (question === null || question.pass === null || sending !== null || (attended && this.isEarly)) return;
    void this.send(question.pass, false, attended);
  }

  /** Deselects what was touched last. False if nothing was. */
  cancel(): boolean {
    const { building, sending } = this.state.get();
    if (building === null || sending !== null || building.picks.length === 0) return false;
    this.set({ building: building.takenBack(), confirming: null, note: null });
    return true;
  }

  /** Undoes the last touch, or where nothing is touched the last answer. */
  takeBack(): void {
    if (!this.cancel()) void this.undo();
  }

  async undo(): Promise<void> {
    if (this.state.get().sending !== null) return;
    this.environment.undoing(true);
    const { kind } = await this.request(null, () => this.source.undo());
    if (kind !== 'done') this.environment.undoing(false);
  }

  /** Removes the note, as the next touch does. */
  clearNote(): void {
    if (this.state.get().note !== null || this.state.get().trouble !== null) this.set({ note: null, trouble: null });
  }

  /** Shows a reason that belongs to no element of the board. */
  tell(bar: Bar): void {
    this.set({ note: { bar, element: null } });
  }

  /** Which plausible answers and asides are barred now, each with its reason. */
  async barred(): Promise<readonly Barred[]> {
    const { question } = this.state.get();
    if (question === null) return [];
    if (this.reasons === null || !isSame(this.reasons.to, question))
      this.reasons = { to: question, barred: this.source.why().then(answersIn) };
    const { barred } = this.reasons;
    const known = await barred;
    // The request failed: it is made again the next time.
    if (known === NO_REASONS && this.reasons?.barred === barred) this.reasons = null;
    return known;
  }

  /** Touches a thing on the board. What its first touch would do may be a surprise to who only explores. */
  private touchIn(building: AnswerBuilder, thing: Thing, element: Element | null, which?: string): void {
    this.take(building.touch(thing, which), thing, element, building.picks.length === 0);
  }

  /** Goes on after a touch: an unfinished answer waits, a whole one is confirmed or sent, and what is refused is explained. */
  private take(touched: TouchResult, thing: Thing, element: Element | null, explores: boolean): void {
    const clean = { confirming: null, seals: false, unexpectedlyFinal: false, note: null, trouble: null };
    if (touched.kind === 'refused') void this.explain(thing, element);
    else if (touched.kind === 'building') this.set({ building: touched.building, ...clean });
    else {
      const { say } = touched;
      const unexpectedlyFinal = !this.isPass(say) && !this.environment.expectsFinal(say);
      this.set({ building: touched.building, ...clean, unexpectedlyFinal });
      const how = this.environment.confirms();
      const mustConfirm = how === 'sealing' && this.environment.mustConfirm(say, explores);
      if (mustConfirm || how === 'always') this.askToConfirm(say, false);
      else this.give(say, how === 'sealing' && this.wantsConfirm(say, unexpectedlyFinal || explores));
    }
  }

  /** Whether an answer that turns out to be one that cannot be taken back is to be confirmed. A pass never is. */
  private wantsConfirm(say: string, surprising: boolean): boolean {
    return surprising && !this.isPass(say) && !this.environment.skipsConfirm(say);
  }

  private isPass(say: string): boolean {
    return say === this.state.get().question?.pass || say === REST;
  }

  private async explain(thing: Thing, element: Element | null): Promise<void> {
    const { question, building } = this.state.get();
    const barred = await this.barred();
    const now = this.state.get();
    // The player has gone on meanwhile: the reason is of no use any more.
    if (now.question !== question || now.building !== building || now.sending !== null) return;
    const bar =
      barredBy(barred, thing, building?.picks ?? [], building?.answers)?.bar ?? this.environment.whyNoPart(thing);
    const gone = element?.isConnected === false;
    const card = bar === null && !gone ? element?.getAttribute('data-card') : null;
    if (card) this.environment.showCard(card);
    else this.set({ note: { bar, element: gone ? null : element } });
  }

  private give(say: string, free: boolean): void {
    const { question, building } = this.state.get();
    if (say !== question?.pass || !this.environment.passWindow()) void this.send(say, free);
    // Until the delay is over another answer can be chosen.
    else if (this.state.get().sending === null) this.set({ building: building?.takenBack() ?? null, confirming: null });
  }

  private send(say: string, free: boolean, attended = true): Promise<RequestReply> {
    const { question } = this.state.get();
    const number = question?.number ?? 0;
    return this.request(say, () => this.source.answer(number, say, free), attended);
  }

  private async request(say: string | null, ask: () => Promise<RequestReply>, attended = true): Promise<RequestReply> {
    const { question } = this.state.get();
    this.set({ sending: { say }, confirming: null, note: null, trouble: null });
    const replyReceived = this.environment.requestSent(attended);
    const reply = await ask().catch((): RequestReply => ({ kind: 'unknown' }));
    replyReceived();
    if (isSame(this.state.get().question, question)) this.replied(say, reply);
    // A new question is reply enough; but a person whose answer came too late is told so.
    else if (attended && say !== null && reply.kind === 'refused') this.set({ note: { bar: LATE_BAR, element: null } });
    return reply;
  }

  private replied(say: string | null, reply: RequestReply): void {
    const { building } = this.state.get();
    const without = say === null ? building : (building?.takenBack() ?? null);
    if (reply.kind === 'done') {
      // The update with the change comes next. An undo may leave the question as it was, so it ends here.
      if (say === null) this.set({ sending: null });
    } else if (reply.kind !== 'refused') this.set({ sending: null, building: without, trouble: reply.kind });
    else if (say !== null && reply.bar.rule === null && reply.bar.why === 'seals') this.askToConfirm(say, true);
    else this.set({ sending: null, building: without, note: { bar: reply.bar, element: null } });
  }

  private askToConfirm(say: string, seals: boolean): void {
    this.set({ sending: null, confirming: say, seals, early: this.beginEarly() });
  }

  private get isEarly(): boolean {
    return this.state.get().early;
  }
  /** Whether presses are ignored from now on, for a moment. */
  private beginEarly(): boolean {
    this.stopWaiting?.();
    const ms = this.environment.tooSoon();
    this.stopWaiting = ms === 0 ? null : this.environment.later(ms, () => this.set({ early: false }));
    return ms > 0;
  }

  private set(some: Partial<AnswerState>): void {
    this.state.set({ ...this.state.get(), ...some });
  }
}

/** Where several people share one screen, questions of different seats may have the same number. */
const isSame = (a: NumberedQuestion | null, b: NumberedQuestion | null): boolean =>
  a?.number === b?.number && a?.seat === b?.seat;

const LATE_BAR: Bar = { rule: null, why: 'late' };
const NO_REASONS: readonly Barred[] = [];
const answersIn = (reply: Awaited<ReturnType<TableSource['why']>>): readonly Barred[] =>
  reply.kind === 'barred' ? [...reply.answers, ...reply.asides] : NO_REASONS;
