import type { NumberedQuestion, View } from '../../../kernel/index.ts';
import { type FollowedTable, timeLeft } from '../../../protocol/client/followed-table.ts';
import type { PageSettings } from '../../state/settings.ts';
import { ValueStore } from '../../state/value-store.ts';
import type { AnswerState } from './answer-controller.ts';

/**
 * A window: everybody is asked who could have something for it, by what all can see, and it may be let go by. Who lets
 * it go by at once would tell that they hold nothing for it.
 */
export const isWindow = (question: NumberedQuestion | null): boolean =>
  question?.hidden === true && question.pass !== null;

/**
 * A window of a game without secrets: only those are asked who could do something. It goes by by itself only for who
 * has said so, and then at once, for there is nothing to be learned from it.
 */
export const isOpenWindow = (question: NumberedQuestion | null): boolean =>
  question?.hidden === false && question.pass !== null;

/** By this word games let a seat pass for the rest of the turn. */
export const REST = 'rest';

/** How the table stands for who may let a question go by. */
export interface WindowStatus {
  readonly question: NumberedQuestion | null;
  /** Whether nothing has been touched, is being sent or has to be confirmed. */
  readonly idle: boolean;
  /** Whose turn it is, if the game knows turns. */
  readonly turn: number | null;
  /** Whether anybody is there who could read something from how long one takes. */
  readonly watched: boolean;
  /** Milliseconds that are left on the own clock. */
  readonly left: number | null;
  /** Which open window it is, by its game and its question; null: none. */
  readonly kind: string | null;
}

/** What letting go by needs of the world. */
interface AutoPassEnvironment {
  now(): number;
  later(ms: number, act: () => void): () => void;
  stops(): PageSettings['windows'];
  /** Whether open windows of this kind are to go by unasked. */
  skips(kind: string): boolean;
  /** A lot from 0 up to 1. */
  draw(): number;
}

export interface AutoPassState {
  /** The question is about to go by: by itself, or because we want it to. */
  readonly going: 'itself' | 'wished' | null;
  /** By itself it would go by, but we have stopped it. */
  readonly stopped: boolean;
  /** All windows go by until the turn is over. */
  readonly rest: boolean;
  /** The last window went by by itself. */
  readonly passed: boolean;
}

/** Milliseconds. No pass comes sooner than `least`; now and then somebody takes `most`, with nothing to think about. */
export const PAUSE = { least: 1000, usual: 3000, most: 5500 } as const;
/** One pass in so many takes longer than usual. */
const SELDOM = 6;
/** Where nobody could learn anything from it: long enough to be seen. */
export const SEEN = 500;
/** Of the time that is left no pause takes more than one part in so many. */
const OF_CLOCK = 10;

const NONE: WindowStatus = { question: null, idle: false, turn: null, watched: false, left: null, kind: null };

/**
 * Lets windows go by. How long that takes is drawn when a window opens, by a lot that knows nothing of what one could
 * do in it, and it is the same lot whether the window goes by by itself or is let go by: a quick hand is held back.
 * What is left to be seen is that somebody who could do something may think for longer than any lot.
 */
export class AutoPass {
  readonly state = new ValueStore<AutoPassState>({ going: null, stopped: false, rest: false, passed: false });
  private readonly environment: AutoPassEnvironment;
  private readonly send: (attended: boolean) => void;
  private standing = NONE;
  /** When the open window may be let go by. */
  private opens = 0;
  private stopTimer: (() => void) | null = null;
  /** Whose turn it was when the rest of it was to be passed. */
  private restOf: number | null = null;
  /** The number of the last question that went by by itself. */
  private gave: number | null = null;
  /** Which open window that was; null: it was none. */
  gaveKind: string | null = null;
  /** Something is being taken back: what is asked then shall not go by again. */
  private wary = false;

  /** `send` passes; it is told whether somebody did that or nobody. */
  constructor(surroundings: AutoPassEnvironment, send: (attended: boolean) => void) {
    this.environment = surroundings;
    this.send = send;
  }

  /** Whether the open question has been let go by and nobody did that. */
  get unattended(): boolean {
    return this.gave !== null && this.gave === this.standing.question?.number;
  }

  /** How the table stands now. */
  see(standing: WindowStatus): void {
    const before = this.standing;
    this.standing = standing;
    const { question, turn } = standing;
    const other = question !== null && !isWindow(question);
    if (this.state.get().rest && (this.restOf === null ? other : turn !== this.restOf)) this.tell({ rest: false });
    if (question?.number !== before.question?.number) this.ask(before.question);
    else if (question !== null && !standing.idle && question.number !== this.gave) this.tell({ passed: false });
    this.weigh();
  }

  /** Something that it depends on may have changed. */
  weigh(): void {
    const { question, idle, kind } = this.standing;
    const { going, stopped, rest } = this.state.get();
    const able = (question?.legal.length ?? 0) > 1;
    const hidden = isWindow(question) && (rest || (!able && this.environment.stops() === 'able'));
    const itself = !stopped && (hidden || (kind !== null && this.environment.skips(kind)));
    if (!idle && going === 'itself') this.tell({ stopped: true });
    if (!idle || (going === 'itself' && !itself)) this.hold();
    else if (itself && going === null) this.go('itself');
  }

  /** Lets the open window go by. False if none is open: then it is a question like others. */
  pass(): boolean {
    if (!isWindow(this.standing.question)) return false;
    this.hold();
    this.go('wished');
    return true;
  }

  /** All windows of this turn go by from now on. */
  passRest(): void {
    this.restOf = this.standing.turn;
    this.tell({ rest: true, stopped: false });
    this.weigh();
  }

  /** From here on we want to be asked: this question, and for the rest of the turn. */
  stop(): void {
    const { going, stopped } = this.state.get();
    this.hold();
    this.tell({ rest: false, stopped: stopped || going === 'itself' });
  }

  /** Something is being taken back, or (false) could not be. */
  undoing(under: boolean): void {
    this.wary = under;
    if (under) this.stop();
  }

  /** That something went by need not be told any longer. */
  read(): void {
    this.tell({ passed: false });
  }

  /** Nobody is at the table any more. */
  end(): void {
    this.standing = NONE;
    this.hold();
  }

  private ask(before: NumberedQuestion | null): void {
    const { question } = this.standing;
    this.hold();
    if (before !== null) this.tell({ passed: before.number === this.gave });
    else if (isWindow(question)) this.tell({ passed: false });
    this.tell({ stopped: question !== null && this.wary });
    if (question !== null) this.wary = false;
    this.opens = isWindow(question) ? this.environment.now() + this.pause() : 0;
  }

  /** Drawn for every window, whatever could be done in it. */
  private pause(): number {
    const { watched, left } = this.standing;
    const [seldom, long] = [this.environment.draw() * SELDOM < 1, this.environment.draw()];
    if (!watched) return 0;
    const [from, to] = seldom ? [PAUSE.usual, PAUSE.most] : [PAUSE.least, PAUSE.usual];
    return Math.min(from + (to - from) * long, left === null ? Number.POSITIVE_INFINITY : left / OF_CLOCK);
  }

  private go(going: 'itself' | 'wished'): void {
    const { now, later } = this.environment;
    const { watched, kind } = this.standing;
    const least = going === 'itself' && (!watched || kind !== null) ? SEEN : 0;
    const wait = Math.max(this.opens - now(), least);
    const attended = going === 'wished';
    if (attended && wait <= 0) {
      this.give(true);
      return;
    }
    this.stopTimer = later(Math.max(wait, 0), () => this.give(attended));
    this.tell({ going });
  }

  private give(attended: boolean): void {
    this.stopTimer = null;
    this.gave = attended ? null : (this.standing.question?.number ?? null);
    this.gaveKind = this.standing.kind;
    this.tell({ going: null });
    this.send(attended);
  }

  private hold(): void {
    this.stopTimer?.();
    this.stopTimer = null;
    this.tell({ going: null });
  }

  private tell(some: Partial<AutoPassState>): void {
    const before = this.state.get();
    const now = { ...before, ...some };
    const same = (Object.keys(some) as (keyof AutoPassState)[]).every((key) => before[key] === now[key]);
    if (!same) this.state.set(now);
  }
}

/** Whose turn it is: that of whom the outermost of all that is going on belongs to. */
function turnOf(view: View | null): number | null {
  const seats = (view?.stack ?? []).map(({ data }) => (data as { readonly seat?: unknown } | null)?.seat);
  const seat = seats.find((each) => typeof each === 'number');
  return seat === undefined ? null : (seat as number);
}

/** Whether a person other than us sits there, be it that a bot plays for them just now. */
const isWatched = ({ info, you }: FollowedTable): boolean =>
  info.seats.some(({ person, bot }, seat) => seat !== you && (person !== null || bot === null));

export function windowStatusOf(table: FollowedTable | null, answer: AnswerState, now: number): WindowStatus {
  if (table === null) return NONE;
  const { question, building, sending, confirming, note, trouble } = answer;
  const lost = trouble !== null && trouble !== 'unheard';
  return {
    question,
    idle: building?.picks.length === 0 && sending === null && confirming === null && note === null && !lost,
    turn: turnOf(table.view),
    watched: isWatched(table),
    left: table.you === null ? null : timeLeft(table, table.you, now),
    kind: isOpenWindow(question) ? `${table.info.game} ${question?.ask}` : null,
  };
}
