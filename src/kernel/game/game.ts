import type { Fault } from '../data/fault.ts';
import { hashText } from '../data/hash.ts';
import { canonical } from '../data/plain.ts';
import type { Answer, Bar, OfferList } from '../flow/answers.ts';
import { type ChanceSource, outcomesDrawn, type RandomState, seeded, supplying } from '../flow/chance.ts';
import { Engine } from '../flow/engine.ts';
import { type HeardEvent, listening, type ToldEvent } from '../flow/events.ts';
import { type Imagination, Worlds } from '../flow/imagination.ts';
import { Phrasebook } from '../flow/phrasebook.ts';
import type { Options, Seat, State, Viewer } from '../flow/state.ts';
import { type Asides, noAsides, OpenAsides } from './asides.ts';
import { UNRELEASED } from './edition.ts';
import type { LearningSpec } from './learned.ts';
import { type Seating, type Setup, settle } from './options.ts';
import { Questions } from './questions.ts';
import type { Reason, Rules, Thinking, ValueTerm } from './rules.ts';
import type { Language, Speech } from './speech.ts';
import type { Question, View, Zone } from './view.ts';

/** The defaults, for games that set none. */
const THINKING: Thinking = { depth: 6, iterations: [0, 0, 20, 400], slips: [50, 10, 0, 0] };

/** A game with its content: the one interface that bots, server, lab and clients see. */
export class Game<S extends State = State, T = unknown> {
  /** To derive another game from this one; everybody else uses the methods of the game. */
  readonly rules: Rules<S, T>;
  private readonly engine: Engine<S>;
  private readonly phrases: Phrasebook;
  private readonly questions: Questions<S>;
  /** What a seat may do beside the open question. */
  readonly asides: Asides<S>;
  /** The worlds that bots think in. */
  readonly imagination: Imagination<S>;
  private readonly worldsDealt: Worlds<S, T>;

  constructor(rules: Rules<S, T>) {
    this.rules = rules;
    this.phrases = new Phrasebook(rules.verbs);
    this.engine = new Engine(rules.procedures, (words) => this.phrases.read(words));
    this.questions = new Questions(this.engine, this.phrases, rules.timing);
    this.asides = rules.asides === undefined ? noAsides : new OpenAsides(rules.asides, this.engine, this.phrases);
    this.worldsDealt = new Worlds(rules, this.engine);
    this.imagination = this.worldsDealt;
  }

  get name(): string {
    return this.rules.name;
  }
  get version(): number {
    return this.rules.version;
  }
  get edition(): string {
    return this.rules.edition ?? UNRELEASED;
  }
  get content(): string {
    return this.rules.content;
  }
  get seating(): Seating {
    return this.rules;
  }
  get speech(): Readonly<Record<Language, Speech>> {
    return this.rules.speech;
  }
  get features(): readonly string[] {
    return this.rules.features ?? [];
  }
  featuresOf(event: HeardEvent): readonly string[] {
    return this.rules.featuresOf?.(event) ?? [];
  }

  // ---- States ----

  /** A new game at its first question. Throws on a setup that `settle` would refuse. */
  start(setup: Setup): S {
    const { options, faults } = settle(this.rules, setup.seats, setup.options);
    if (faults.length > 0) throw new Error(`${this.name}: ${faults.map((f) => `${f.path} ${f.message}`).join('; ')}`);
    const s = this.rules.setup(setup.seats, options);
    s.chance = seeded(setup.seed, setup.salts);
    this.engine.advance(s);
    return s;
  }

  /** The position that a sparse description gives, before its first question, or every fault of the description. */
  position(sparse: unknown, seats: number, options: Options): S | readonly Fault[] {
    return this.rules.position?.(sparse, seats, options) ?? [{ path: 'position', message: `${this.name} has none` }];
  }

  /** Goes on to the next question or the end. */
  advance(s: S): void {
    this.engine.advance(s);
  }

  copy(s: S): S {
    return this.rules.copy(s);
  }

  hash(s: S): string {
    return hashText(canonical(s), 16);
  }

  value(s: S, seat: Seat): number {
    return this.rules.value(s, seat);
  }

  /** What the value is the sum of; nothing where a game gives no reasons. */
  reasons(s: S, seat: Seat): readonly Reason[] {
    return this.rules.reasons?.(s, seat) ?? [];
  }
  get givesReasons(): boolean {
    return this.rules.reasons !== undefined;
  }
  /** The terms whose sum the value is; null where the game does not say. */
  terms(s: S, seat: Seat): readonly ValueTerm[] | null {
    return this.rules.terms?.(s, seat) ?? null;
  }
  /** How many worlds a bot should imagine; null where that does not matter much. */
  get worlds(): number | null {
    return this.rules.worlds ?? null;
  }

  get thinking(): Thinking {
    return this.rules.thinking ?? THINKING;
  }

  traits(s: S, seat: Seat): readonly string[] {
    return this.rules.traits?.(s, seat) ?? [];
  }

  /** By verb: which word names the card that is used. */
  get uses(): Readonly<Record<string, number>> {
    return this.rules.uses ?? {};
  }

  get learns(): LearningSpec | null {
    return this.rules.learns ?? null;
  }

  /** The position in the procedures, as the titles of their steps: for reports of faults. */
  place(s: S): string {
    return this.engine.place(s);
  }

  // ---- What goes on meanwhile ----
  // Editions of the rules bring kernels of their own, so whoever listens to a game or loads its dice asks the game.

  /** Runs something and hands each event to `hear` as it is told. */
  listening<R>(hear: (told: ToldEvent) => void, during: () => R): R {
    return listening(hear, during);
  }

  /** Runs something with outcomes from `source` instead of the generator. */
  supplying<R>(source: ChanceSource, during: () => R): R {
    return supplying(source, during);
  }

  /** How many outcomes chance has given so far: two readings tell whether there was any between. */
  outcomesDrawn(): number {
    return outcomesDrawn();
  }

  // ---- Questions and answers ----

  asked(s: S): readonly Seat[] {
    return this.questions.asked(s);
  }

  /** The question to a seat. If it is hidden, other viewers see only that the seat is asked. */
  question(s: S, seat: Seat, viewer: Viewer = seat): Question | null {
    return this.questions.question(s, seat, viewer);
  }

  /** Whether the open question answers itself where only one answer is left. */
  mayAnswerItself(s: S): boolean {
    const { hidden, alwaysAsked } = this.engine.asks(this.engine.top(s));
    return !hidden && !alwaysAsked;
  }

  /** The plausible answers that this seat may not give, each with its reason. */
  barred(s: S, seat: Seat): { readonly say: string; readonly bar: Bar }[] {
    return this.questions.barred(s, seat);
  }

  /** The answer that a line of words spells, or null. */
  read(words: string): Answer | null {
    return this.phrases.read(words);
  }

  /** Whether an answer may have this word beside its verb. */
  knows(word: string): boolean {
    return this.phrases.knows(word);
  }

  /**
   * Every line of words that this game can read, in a fixed order: for a learner, an answer's number is its place here.
   * It follows from the content; many of them are never legal.
   */
  allAnswers(): string[] {
    return this.phrases.all();
  }

  /** Why an answer would be refused, or null. */
  refuses(s: S, seat: Seat, words: string): Bar | null {
    return this.questions.refuses(s, seat, words);
  }

  /** Takes an answer, or says why not and changes nothing. */
  answer(s: S, seat: Seat, words: string): Bar | null {
    const bar = this.refuses(s, seat, words);
    if (bar === null) this.take(s, seat, this.read(words) as Answer);
    return bar;
  }

  /** For the hot loop: who is to answer, with their legal answers collected. Only while a question is open. */
  ask(s: S, offers: OfferList): Seat {
    return this.engine.ask(s, offers);
  }

  /** Collects the legal answers of one of those who are asked. */
  offer(s: S, seat: Seat, offers: OfferList): void {
    offers.clear();
    this.engine.offer(s, seat, offers);
  }

  /** Takes an answer that is known to be legal. True if by it the secret answers of several seats came to light. */
  take(s: S, seat: Seat, answer: Answer): boolean {
    return this.engine.take(s, seat, answer);
  }

  /** Takes back the last line that a seat has given in secret to the open question; false if there is none. */
  withdraw(s: S, seat: Seat): boolean {
    return this.engine.withdraw(s, seat) !== null;
  }

  /** Whether this seat has given something in secret to the open question. */
  gaveInSecret(s: S, seat: Seat): boolean {
    return this.engine.waits(s) && (this.engine.top(s).given?.[seat]?.length ?? 0) > 0;
  }

  /** Whether somebody else answers the open question in secret, whether or not they have begun. */
  othersInSecret(s: S, seat: Seat): boolean {
    return this.engine.othersInSecret(s, seat);
  }

  /** Whether answers wait for more. */
  waits(s: S): boolean {
    return this.engine.waits(s);
  }

  // ---- Views ----

  view(s: S, viewer: Viewer): View<T> {
    return {
      game: this.name,
      content: s.content,
      viewer,
      seats: s.seats,
      options: s.options,
      asked: this.asked(s),
      stack: this.engine.conceal(s, viewer),
      result: s.result,
      table: this.rules.table(s, viewer),
    };
  }

  zones(view: View<T>): readonly Zone[] {
    return this.rules.zones?.(view) ?? [];
  }

  /** A whole state that fits the view, hidden things dealt anew: what a bot may think with. */
  redeal(view: View<T>, rng: RandomState): S {
    return this.worldsDealt.redeal(view, rng);
  }
}

/** A game whatever its state: for callers to whom states and tables are opaque. */
// biome-ignore lint/suspicious/noExplicitAny: only the game itself knows its state's type
export type AnyGame = Game<any, any>;
