import type { NumberedQuestion, View } from '../../../kernel/index.ts';
import { type FollowedTable, timeLeft } from '../../../protocol/client/followed-table.ts';
import type { PageSettings } from '../../state/settings.ts';
import { ValueStore } from '../../state/value-store.ts';
import { REST } from './answer-builder.ts';
import type { AnswerState } from './answer-controller.ts';

/**
 * A window of a game with secrets: a question that may be passed, put to everybody who could have something for it by
 * what all can see. A pass that came at once would tell that the seat holds nothing for it.
 */
export const isWindow = (question: NumberedQuestion | null): boolean =>
  question?.hidden === true && question.pass !== null;

/**
 * A window of a game without secrets: only those are asked who could do something. It is passed automatically only
 * where the player has said so, and then at once, for nothing can be learned from that.
 */
export const isOpenWindow = (question: NumberedQuestion | null): boolean =>
  question?.hidden === false && question.pass !== null;

/** What automatic passing needs to know of the table. */
export interface WindowStatus {
  readonly question: NumberedQuestion | null;
  /** Whether nothing has been touched, is being sent or has to be confirmed. */
  readonly idle: boolean;
  /** Whose turn it is, if the game knows turns. */
  readonly turn: number | null;
  /** Whether another person is at the table, who could learn something from how long an answer takes. */
  readonly watched: boolean;
  /** Milliseconds that are left on the own clock. */
  readonly left: number | null;
  /** Which open window it is, by its game and its question; null: none. */
  readonly kind: string | null;
}

/** Clock, timers, settings and chance. */
interface AutoPassEnvironment {
  now(): number;
  later(ms: number, act: () => void): () => void;
  stops(): PageSettings['windows'];
  /** Whether open windows of this kind are to go by unasked. */
  skips(kind: string): boolean;
  /** A random number from 0 up to 1. */
  draw(): number;
}

export interface AutoPassState {
  /** A pass waits for its delay: an automatic one, or one that the player asked for. */
  readonly going: 'itself' | 'wished' | null;
  /** The question would be passed automatically, but the player has stopped that. */
  readonly stopped: boolean;
  /** All windows are passed until the turn is over. */
  readonly rest: boolean;
  /** The last window was passed automatically. */
  readonly passed: boolean;
  /** What one could have done in it. */
  readonly unused: readonly string[];
}

/** Milliseconds. No pass comes sooner than `least`; now and then somebody takes `most`, with nothing to think about. */
export const PAUSE = { least: 1000, usual: 3000, most: 5500 } as const;
/** One pass in so many takes longer than usual. */
const SELDOM = 6;
/** Milliseconds where nobody could learn anything from the delay: just long enough to be noticed. */
export const SEEN = 500;
/** No delay takes more than this part of the time that is left on the clock. */
const OF_CLOCK = 10;

const NONE: WindowStatus = { question: null, idle: false, turn: null, watched: false, left: null, kind: null };

/**
 * Passes windows. The delay is drawn at random when a window opens, independent of what could be done in it, and it is
 * the same for automatic passes and for passes by hand, which wait until it is over. What others can still notice is
 * only that somebody who could do something may think for longer than any delay.
 */
export class AutoPass {
  readonly state = new ValueStore<AutoPassState>({
    going: null,
    stopped: false,
    rest: false,
    passed: false,
    unused: [],
  });
  private readonly environment: AutoPassEnvironment;
  private readonly send: (attended: boolean) => void;
  private standing = NONE;
  /** The time before which the open window is not passed. */
  private opens = 0;
  private stopTimer: (() => void) | null = null;
  /** The turn whose remaining windows are passed. */
  private restOf: number | null = null;
  /** The number of the last question that was passed automatically. */
  private gave: number | null = null;
  /** Which open window that was; null: it was none. */
  gaveKind: string | null = null;
  /** An undo is under way: the question that it brings back is not passed automatically again. */
  private wary = false;

  /** `send` passes; its argument says whether a person did. */
  constructor(environment: AutoPassEnvironment, send: (attended: boolean) => void) {
    this.environment = environment;
    this.send = send;
  }

  /** Whether the open question has been passed automatically. */
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

  /** Decides anew, after the table or the settings have changed. */
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

  /** Passes the open window after its delay. False if none is open: then passing is an answer like others. */
  pass(): boolean {
    if (!isWindow(this.standing.question)) return false;
    this.hold();
    this.go('wished');
    return true;
  }

  /** Passes all windows for the rest of this turn. */
  passRest(): void {
    this.restOf = this.standing.turn;
    this.tell({ rest: true, stopped: false });
    this.weigh();
  }

  /** Stops automatic passing, of this question and for the rest of the turn. */
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

  /** The note about the automatic pass has been read. */
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

  /** The delay of a window, drawn at random for each, whatever could be done in it. */
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
    const { legal = [], pass } = this.standing.question ?? {};
    this.tell({ going: null, unused: attended ? [] : legal.filter((say) => say !== pass && say !== REST) });
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

/** Whose turn it is: the seat of the outermost frame that has one. */
function turnOf(view: View | null): number | null {
  const seats = (view?.stack ?? []).map(({ data }) => (data as { readonly seat?: unknown } | null)?.seat);
  const seat = seats.find((each) => typeof each === 'number');
  return seat === undefined ? null : (seat as number);
}

/** Whether another person sits at the table, also one for whom a bot plays just now. */
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
