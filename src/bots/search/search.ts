import {
  type Answer,
  type AnyGame,
  below,
  bits,
  type Chanceful,
  Offers,
  type Question,
  type Seat,
  type State,
  type View,
} from '../../kernel/index.ts';
import { Branch } from './branch.ts';

export interface Tuning {
  /** How eagerly answers are tried that do not look best. */
  readonly curiosity: number;
  /** How much the first look at an answer counts, in visits. */
  readonly trust: number;
  /** How many changes of turn are played beyond the tree. */
  readonly depth: number;
  readonly sharpness: number;
  readonly worlds: number;
  readonly policy: 'random' | 'greedy' | 'guess';
  readonly most: number;
}
export const TUNING: Tuning = {
  curiosity: 0.6,
  trust: 1,
  depth: 0,
  sharpness: 0.2,
  worlds: 3,
  policy: 'guess',
  most: 100,
};

/** What a search thinks of an answer. */
export interface Verdict {
  readonly say: string;
  readonly visits: number;
  readonly worth: number;
}

const MOST_STEPS = 400;

export class Search {
  readonly game: AnyGame;
  readonly view: View;
  readonly seat: Seat;
  iterations = 0;
  private readonly rng: Chanceful;
  private readonly root: Branch;
  private readonly legal: readonly Answer[];
  private readonly tuning: Tuning;
  private readonly offers = new Offers();
  private readonly inner = new Offers();
  private readonly path: Branch[] = [];
  private low = Infinity;
  private high = -Infinity;
  private readonly values: number[] = [];

  constructor(game: AnyGame, view: View, question: Question, rng: Chanceful, tuning: Partial<Tuning> = {}) {
    this.game = game;
    this.view = view;
    this.seat = question.seat;
    this.rng = rng;
    this.tuning = { ...TUNING, ...tuning };
    this.root = new Branch(null, question.seat, 0);
    this.legal = question.legal.map((words) => game.read(words) as Answer);
    this.lookAtRoot();
  }

  private lookAtRoot(): void {
    const { game, root, legal } = this;
    const totals = new Array<number>(legal.length).fill(0);
    const worlds = this.tuning.worlds;
    for (let n = 0; n < worlds; n++) {
      const world: State = game.redeal(this.view, this.rng);
      for (let i = 0; i < legal.length; i++) {
        const next = game.copy(world);
        next.chance = [bits(this.rng) | 0, bits(this.rng) | 0, bits(this.rng) | 0, 1];
        totals[i] = (totals[i] as number) + this.lookAhead(next, this.seat, legal[i] as Answer);
      }
    }
    root.next = new Map(
      legal.map((answer, i) => [answer, new Branch(answer, this.seat, (totals[i] as number) / worlds)]),
    );
  }

  private lookAhead(s: State, seat: Seat, answer: Answer): number {
    const { game } = this;
    game.take(s, seat, answer);
    while (game.gaveInSecret(s, seat) && !game.asked(s).includes(seat)) {
      const next = game.ask(s, this.inner);
      game.take(s, next, this.inner.list[below(this.rng, this.inner.count)] as Answer);
    }
    const v = game.value(s, seat);
    if (v < this.low) this.low = v;
    if (v > this.high) this.high = v;
    return v;
  }

  run(iterations: number): void {
    for (let n = 0; n < iterations; n++) this.iterate();
  }

  private iterate(): void {
    const { game, path, offers } = this;
    const s: State = game.redeal(this.view, this.rng);
    path.length = 0;
    let at = this.root;
    let origin: Branch | null = null;
    let locals: (Branch | null)[] = [];
    for (let steps = 0; s.result === null && steps < MOST_STEPS; steps++) {
      const first = steps === 0;
      const seat = first ? this.seat : game.ask(s, offers);
      if (first) {
        offers.clear();
        game.offer(s, seat, offers);
      }
      if (offers.count === 1 && !first) {
        game.take(s, seat, offers.list[0] as Answer);
        continue;
      }
      const secret = game.othersInSecret(s, seat);
      let from = at;
      if (secret) {
        if (origin !== at) {
          origin = at;
          locals = [];
          if (first) locals[seat] = at;
        }
        from = locals[seat] ?? origin.secretly(seat);
      }
      const chosen = this.select(s, seat, from);
      path.push(chosen);
      if (secret) {
        locals[seat] = chosen;
        game.take(s, seat, chosen.answer as Answer);
        if (!game.waits(s)) {
          at = locals[this.seat] ?? chosen;
          origin = null;
        }
      } else {
        game.take(s, seat, chosen.answer as Answer);
        at = chosen;
      }
      if (chosen.visits === 0) break;
    }
    this.playOut(s);
    this.learn(s);
    this.iterations++;
  }

  private select(s: State, seat: Seat, from: Branch): Branch {
    const { game, offers, tuning } = this;
    from.next ??= new Map();
    const known = from.next;
    const count = offers.count;
    let visits = 0;
    // New ones first get a look.
    for (let i = 0; i < count; i++) {
      const answer = offers.list[i] as Answer;
      let branch = known.get(answer);
      if (branch === undefined) {
        branch = new Branch(answer, seat, this.lookAhead(game.copy(s), seat, answer));
        known.set(answer, branch);
      }
      visits += branch.visits;
    }
    const span = Math.max(1e-9, this.high - this.low);
    let bestGuess = -Infinity;
    for (let i = 0; i < count; i++) {
      const b = known.get(offers.list[i] as Answer) as Branch;
      if (b.guess > bestGuess) bestGuess = b.guess;
    }
    let sum = 0;
    const priors: number[] = [];
    for (let i = 0; i < count; i++) {
      const b = known.get(offers.list[i] as Answer) as Branch;
      const p = Math.exp((b.guess - bestGuess) / (span * tuning.sharpness));
      priors.push(p);
      sum += p;
    }
    const eager = tuning.curiosity * Math.sqrt(visits + 1);
    let best: Branch | null = null;
    let bestScore = -Infinity;
    for (let i = 0; i < count; i++) {
      const b = known.get(offers.list[i] as Answer) as Branch;
      const q = (b.total + tuning.trust * b.guess) / (b.visits + tuning.trust);
      const prior = (0.9 * (priors[i] as number)) / sum + 0.1 / count;
      const score = (q - this.low) / span + (eager * prior) / (1 + b.visits) + 1e-6 * (bits(this.rng) / 2 ** 32);
      if (score > bestScore) {
        bestScore = score;
        best = b;
      }
    }
    return best as Branch;
  }

  private playOut(s: State): void {
    const { game, tuning, inner } = this;
    let turns = tuning.depth;
    let last = -1;
    for (let steps = 0; s.result === null && steps < tuning.most; steps++) {
      const seat = game.ask(s, inner);
      if (seat !== last) {
        if (turns-- === 0) break;
        last = seat;
      }
      if (inner.count === 1) game.take(s, seat, inner.list[0] as Answer);
      else game.take(s, seat, this.reply(s, seat));
    }
  }

  private readonly list: Answer[] = [];
  private reply(s: State, seat: Seat): Answer {
    const { game, inner } = this;
    const n = inner.count;
    if (this.tuning.policy === 'random') return inner.list[below(this.rng, n)] as Answer;
    const list = this.list;
    for (let i = 0; i < n; i++) list[i] = inner.list[i] as Answer;
    let best = list[0] as Answer;
    let bestV = -Infinity;
    for (let i = 0; i < n; i++) {
      const v = this.lookAhead(game.copy(s), seat, list[i] as Answer);
      if (v > bestV) {
        bestV = v;
        best = list[i] as Answer;
      }
    }
    return best;
  }

  private learn(s: State): void {
    const { game, path, values } = this;
    for (let seat = 0; seat < s.seats; seat++) {
      const v = game.value(s, seat);
      values[seat] = v;
      if (v < this.low) this.low = v;
      if (v > this.high) this.high = v;
    }
    for (const branch of path) {
      branch.visits++;
      branch.total += values[branch.seat] as number;
    }
  }

  get verdicts(): Verdict[] {
    const t = this.tuning.trust;
    return [...(this.root.next as Map<Answer, Branch>).values()]
      .map((b) => ({
        say: (b.answer as Answer).words,
        visits: b.visits,
        worth: (b.total + t * b.guess) / (b.visits + t),
      }))
      .sort((a, b) => b.visits - a.visits || b.worth - a.worth);
  }
}
