import {
  type Answer,
  type AnyGame,
  below,
  forkRng,
  OfferList,
  type RandomState,
  type Seat,
  type State,
  type View,
} from '../../kernel/index.ts';
import { applyAnswer } from '../apply-answer.ts';
import type { BotQuestion } from '../bot.ts';
import { WorldSource } from '../world-source.ts';
import { Branch } from './branch.ts';
import type { SearchObserver } from './observer.ts';
import { SequentialHalving } from './sequential-halving.ts';

/** What a search thinks of an answer. */
export interface AnswerEstimate {
  readonly say: string;
  /** How often it was tried; the fewer, the less certain is its worth. */
  readonly visits: number;
  /** What its seat can expect of it, from -1 (lost) to 1 (won). */
  readonly worth: number;
  /** It is given beside the question. */
  readonly aside?: true;
}

/** Worlds in which an answer is looked at: by one alone, a throw of dice could make everybody pass it over for ever. */
const LOOKS = 3;
/** The exploration constant of PUCT: how much answers are tried that do not look best. */
const EXPLORATION = 0.6;
/** How much better an answer must look at first to be tried e times as often, as a share of all values met so far. */
const TEMPERATURE = 0.2;
/** The part of the prior that is spread evenly over all answers. */
const EVEN = 0.1;
/** Of how many answers one is chosen beyond the tree; of more, so many at random. */
const WIDTH = 8;
/** Probabilities are drawn as whole multiples of one part in this many. */
const FINE = 2 ** 20;
/** Answers after which an iteration ends, wherever it is. */
const MOST_STEPS = 400;

/**
 * Information-set Monte Carlo tree search. Each iteration plays in a world that fits what the seat sees, dealt anew for
 * each round of the contest between the answers. Below them grows a tree of answers, not of states: a branch gathers what
 * came of it in all worlds and with all luck, so that nobody in it decides by what cannot be known. Answers that several
 * give in secret grow apart from each other. Where the tree ends a few decisions are played as they look best at once to
 * who makes them, and the game's own value judges. Every seat wants the best for itself.
 */
export class Search {
  readonly seat: Seat;
  private readonly game: AnyGame;
  private readonly worlds: WorldSource;
  private readonly rng: RandomState;
  private readonly root: Branch;
  private readonly branches: readonly Branch[];
  private readonly halving: SequentialHalving;
  private readonly observer: SearchObserver | null;
  private world: State | null = null;
  /** The dice in a world that is looked at; null for its own. */
  private luck: number[] | null = null;
  private done = 0;
  private rounds = 0;
  /** The lowest and the highest value met so far. */
  private low = Number.POSITIVE_INFINITY;
  private high = Number.NEGATIVE_INFINITY;
  // Made once, used in every iteration.
  private readonly offers = new OfferList();
  private readonly path: Branch[] = [];
  private readonly asides = new OfferList();
  private readonly list: Answer[] = [];
  private readonly found: Branch[] = [];
  private readonly chances: number[] = [];

  /**
   * `planned`: about how many iterations there will be. More can be made, or fewer. Asides that come with the question are
   * compared with its answers.
   */
  constructor(
    game: AnyGame,
    view: View,
    { seat, legal, asides = [] }: BotQuestion,
    rng: RandomState,
    planned: number,
    observer: SearchObserver | null = null,
  ) {
    this.observer = observer;
    this.game = game;
    this.worlds = new WorldSource(game, view, rng);
    this.seat = seat;
    this.rng = rng;
    this.root = new Branch(null, seat, 0);
    const read = (words: string) => game.read(words) as Answer;
    this.branches = [...this.firstLook(legal.map(read), false), ...this.firstLook(asides.map(read), true)];
    this.halving = new SequentialHalving(this.branches, planned, rng);
  }

  get iterations(): number {
    return this.done;
  }

  run(iterations: number): void {
    for (let n = 0; n < iterations; n++) this.iterate();
  }

  /** What is thought of each answer, the one to give first: of those that were tried most, the one that is worth most. */
  get verdicts(): AnswerEstimate[] {
    const most = Math.max(...this.branches.map(({ visits }) => visits));
    // A round that was not ended gives some one visit more, which means nothing.
    const tried = (visits: number): number => (visits === most - 1 ? most : visits);
    return this.branches
      .map(({ answer, visits, worth, aside }): AnswerEstimate => {
        const verdict = { say: (answer as Answer).words, visits, worth };
        return aside ? { ...verdict, aside } : verdict;
      })
      .sort((a, b) => tried(b.visits) - tried(a.visits) || b.worth - a.worth);
  }

  private firstLook(legal: readonly Answer[], aside: boolean): Branch[] {
    if (legal.length === 0) return [];
    const totals = new Array<number>(legal.length).fill(0);
    for (let n = 0; n < LOOKS; n++) {
      const world = this.worlds.next();
      legal.forEach((answer, i) => {
        totals[i] = (totals[i] as number) + this.valueAfter(world, this.seat, answer, aside);
      });
    }
    return legal.map((answer, i) => new Branch(answer, this.seat, (totals[i] as number) / LOOKS, aside));
  }

  private iterate(): void {
    const { game, path } = this;
    if (this.halving.isRoundStart) {
      this.world = this.worlds.next();
      this.rounds++;
    }
    const s: State = game.copy(this.world as State);
    path.length = 0;
    const first = this.halving.next();
    this.descend(s, first);
    this.playOn(s);
    this.learn(s);
    this.observer?.saw((first.answer as Answer).words, s, this.rounds);
    this.done++;
  }

  /** Gives the answer and goes down the tree, up to the first branch that nobody has tried. */
  private descend(s: State, first: Branch): void {
    const { game, offers, path } = this;
    let at = this.root;
    /** While several answer in secret: by seat, how far its answer is. */
    let apart: (Branch | undefined)[] | null = null;
    for (let steps = 0; s.result === null && steps < MOST_STEPS; steps++) {
      const begins = steps === 0;
      const seat = begins ? this.seat : game.ask(s, offers);
      if (!begins && offers.count === 1) {
        game.take(s, seat, offers.list[0] as Answer);
        if (apart !== null && !game.waits(s)) {
          at = apart[this.seat] ?? at;
          apart = null;
        }
        continue;
      }
      const secret = game.othersInSecret(s, seat);
      if (secret) apart ??= [];
      const from: Branch = secret ? (apart?.[seat] ?? at.secretly(seat)) : at;
      const branch = begins ? first : this.select(s, seat, from, secret && seat !== this.seat);
      path.push(branch);
      if (branch.aside) game.asides.take(s, seat, branch.answer as Answer);
      else game.take(s, seat, branch.answer as Answer);
      if (apart === null) at = branch;
      else {
        apart[seat] = branch;
        if (!game.waits(s)) {
          // What comes next goes by what the seat itself did; what the others did in secret is luck.
          at = apart[this.seat] ?? branch;
          apart = null;
        }
      }
      if (branch.visits === 0) return;
    }
  }

  /**
   * Of the legal answers the one that promises most, or too little is known of; in secret one of those that promise
   * much, since who always gave the best would be seen through.
   */
  private select(s: State, seat: Seat, from: Branch, secret: boolean): Branch {
    const { offers, found, chances } = this;
    const answers = offers.count;
    const count = answers + this.addAsides(s, seat);
    if (count > answers) from.asides ??= new Map();
    let visits = 0;
    let best = Number.NEGATIVE_INFINITY;
    let seen: State | null = null;
    for (let i = 0; i < count; i++) {
      const aside = i >= answers;
      const answer = (aside ? this.asides.list[i - answers] : offers.list[i]) as Answer;
      const known = aside ? (from.asides as Map<Answer, Branch>) : from.next;
      let branch = known.get(answer);
      if (branch === undefined || branch.looks < LOOKS) {
        seen ??= this.asSeen(s, seat);
        const value = this.valueAfter(seen, seat, answer, aside);
        if (branch !== undefined) branch.lookAgain(value);
        else {
          branch = new Branch(answer, seat, value, aside);
          known.set(answer, branch);
        }
      }
      found[i] = branch;
      visits += branch.visits;
      best = Math.max(best, secret ? branch.worth : branch.guess);
    }
    const span = Math.max(Number.EPSILON, this.high - this.low);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const branch = found[i] as Branch;
      chances[i] = Math.exp(((secret ? branch.worth : branch.guess) - best) / (span * TEMPERATURE));
      sum += chances[i] as number;
    }
    if (secret) return found[this.drawn(answers, sum)] as Branch;
    const eager = EXPLORATION * Math.sqrt(visits + 1);
    let chosen: Branch | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const branch = found[i] as Branch;
      const attention = ((1 - EVEN) * (chances[i] as number)) / sum + EVEN / count;
      const score = branch.worth / span + (eager * attention) / (1 + branch.visits);
      if (score > most) {
        most = score;
        chosen = branch;
      }
    }
    return chosen as Branch;
  }

  /** Where the seat that searches decides, it may give asides too: collects them, and tells how many there are. */
  private addAsides(s: State, seat: Seat): number {
    if (!this.game.asides.exist || seat !== this.seat) return 0;
    this.game.asides.offer(s, seat, this.asides);
    return this.asides.count;
  }

  /** A place among so many, drawn by their chances, whose sum this is. */
  private drawn(count: number, sum: number): number {
    if (below(this.rng, 100) < 100 * EVEN) return below(this.rng, count);
    let left = (below(this.rng, FINE) / FINE) * sum;
    let place = 0;
    while (place < count - 1 && left >= (this.chances[place] as number)) left -= this.chances[place++] as number;
    return place;
  }

  /** The rollout: beyond the tree every seat plays what looks best one answer ahead. */
  private playOn(s: State): void {
    const { game, offers } = this;
    let decisions = game.thinking.depth;
    for (let steps = 0; s.result === null && steps < MOST_STEPS; steps++) {
      const seat = game.ask(s, offers);
      if (offers.count === 1) game.take(s, seat, offers.list[0] as Answer);
      else if (decisions-- > 0) game.take(s, seat, this.atOnce(s, seat));
      else return;
    }
  }

  /** Of a few legal answers the one that looks best at once. */
  private atOnce(s: State, seat: Seat): Answer {
    const { offers, list } = this;
    let count = offers.count;
    for (let i = 0; i < count; i++) list[i] = offers.list[i] as Answer;
    for (; count > WIDTH; count--) list[below(this.rng, count)] = list[count - 1] as Answer;
    const seen = this.asSeen(s, seat);
    let chosen = list[0] as Answer;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const value = this.valueAfter(seen, seat, list[i] as Answer);
      if (value > most) {
        most = value;
        chosen = list[i] as Answer;
      }
    }
    return chosen;
  }

  /**
   * A world as another seat in an imagined one could imagine it: nobody there knows more than they would. The seat itself
   * looks at the world as it was dealt, since what it does not know differs from round to round anyway; but not at the
   * dice that will fall there: `luck` is in their place.
   */
  private asSeen(s: State, seat: Seat): State {
    this.luck = null;
    if (seat !== this.seat) return this.game.imagination.dealAnew(s, seat, this.rng);
    this.luck = forkRng(this.rng);
    return s;
  }

  private valueAfter(s: State, seat: Seat, answer: Answer, aside = false): number {
    const next: State = this.game.copy(s);
    if (this.luck !== null) next.chance = this.luck.slice();
    if (aside) this.game.asides.take(next, seat, answer);
    else applyAnswer(this.game, next, seat, answer, this.rng);
    return this.value(next, seat);
  }

  private value(s: State, seat: Seat): number {
    const value = this.game.value(s, seat);
    if (value < this.low) this.low = value;
    if (value > this.high) this.high = value;
    return value;
  }

  /** Tells every branch on the way what its seat got. */
  private learn(s: State): void {
    const values: number[] = [];
    for (let seat = 0; seat < s.seats; seat++) values.push(this.value(s, seat));
    for (const branch of this.path) {
      branch.visits++;
      branch.total += values[branch.seat] as number;
    }
  }
}
