import {
  copyPlain,
  type HeardEvent,
  heardBy,
  type Match,
  type NumberedAsides,
  type NumberedQuestion,
  type ToldEvent,
  type View,
} from '../kernel/index.ts';
import { type Change, changesBetween } from '../protocol/change.ts';

/** Who sees a table: a seat, or a spectator (null). */
export type TableViewer = number | null;

/** How many updates are remembered for those who come back soon, if nobody says otherwise. */
export const RECENT = 50;

/** What a viewer learns when something happens. */
export interface ViewUpdate {
  readonly seq: number;
  readonly changes: readonly Change[];
  readonly events: readonly HeardEvent[];
}

/**
 * A table as one viewer has seen it, and how many updates that took. A change that the viewer does not see is
 * no update and has no number: nobody can count what others did in secret.
 */
export class Chronicle {
  readonly viewer: TableViewer;
  view: View;
  question: NumberedQuestion | null;
  /** What this viewer alone may do beside the open question; null if nothing. */
  asides: NumberedAsides | null;
  /** The deal is the first update. */
  seq = 1;
  private asked: string;
  /** The events of the last updates, newest last: enough for somebody who was disconnected for a moment. */
  private readonly recent: (readonly HeardEvent[])[] = [];
  /** How many of them are remembered. */
  private readonly remembered: number;

  constructor(viewer: TableViewer, match: Match, remembered = RECENT) {
    this.viewer = viewer;
    this.remembered = remembered;
    this.view = copyPlain(match.view(viewer));
    this.question = this.questionIn(match);
    this.asides = this.asidesIn(match);
    this.asked = JSON.stringify([this.question, this.asides]);
  }

  /** Derives the viewer's view anew, and what changed since the last time; null if that is nothing. */
  look(match: Match, events: readonly HeardEvent[], over: boolean): ViewUpdate | null {
    const view = copyPlain(match.view(this.viewer));
    // Where people gave up, the rules would still ask.
    const question = over ? null : this.questionIn(match);
    const asides = over ? null : this.asidesIn(match);
    const asked = JSON.stringify([question, asides]);
    const changes = changesBetween(this.view, view);
    if (changes.length === 0 && events.length === 0 && asked === this.asked) return null;
    this.view = view;
    this.question = question;
    this.asides = asides;
    this.asked = asked;
    this.seq++;
    this.recent.push(events);
    if (this.recent.length > this.remembered) this.recent.shift();
    return { seq: this.seq, changes, events };
  }

  /** The events after an update, if they are still known here. */
  since(seq: number, match: Match): readonly HeardEvent[] | null {
    const missed = this.seq - seq;
    if (missed <= 0) return [];
    if (missed <= this.recent.length) return this.recent.slice(-missed).flat();
    // The deal is kept by the match.
    return this.recent.length === this.seq - 1
      ? [...eventsHeardBy(match.opening, this.viewer), ...this.recent.flat()]
      : null;
  }

  private questionIn(match: Match): NumberedQuestion | null {
    return this.viewer === null ? null : match.question(this.viewer);
  }

  private asidesIn(match: Match): NumberedAsides | null {
    return this.viewer === null ? null : match.asides(this.viewer);
  }
}

/** What this viewer hears of it. */
export const eventsHeardBy = (told: readonly ToldEvent[], viewer: TableViewer): HeardEvent[] =>
  told.flatMap((event) => heardBy(event, viewer) ?? []);
