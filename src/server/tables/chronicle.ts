import { copyPlain, type Heard, heardBy, type Match, type Numbered, type Told, type View } from '../../kernel/index.ts';
import { type Change, changesBetween } from '../../protocol/change.ts';

/** Somebody's eyes at a table: a seat's, or a spectator's (null). */
export type Eyes = number | null;

/** What a viewer learns when something happens. */
export interface News {
  readonly seq: number;
  readonly changes: readonly Change[];
  readonly events: readonly Heard[];
}

/**
 * A table as one viewer has seen it, and how many updates that took. What leaves the viewer's eyes as they were is
 * no update and has no number: nobody can count what others did in secret.
 */
export class Chronicle {
  readonly eyes: Eyes;
  view: View;
  question: Numbered | null;
  /** The deal is the first update. */
  seq = 1;
  private asked: string;

  constructor(eyes: Eyes, match: Match) {
    this.eyes = eyes;
    this.view = copyPlain(match.view(eyes));
    this.question = this.questionIn(match);
    this.asked = JSON.stringify(this.question);
  }

  /** Looks again, after something happened; null if nothing of it can be seen. */
  look(match: Match, events: readonly Heard[]): News | null {
    const view = copyPlain(match.view(this.eyes));
    const question = this.questionIn(match);
    const asked = JSON.stringify(question);
    const changes = changesBetween(this.view, view);
    if (changes.length === 0 && events.length === 0 && asked === this.asked) return null;
    this.view = view;
    this.question = question;
    this.asked = asked;
    this.seq++;
    return { seq: this.seq, changes, events };
  }

  private questionIn(match: Match): Numbered | null {
    return this.eyes === null ? null : match.question(this.eyes);
  }
}

/** What these eyes hear of it. */
export const heard = (told: readonly Told[], eyes: Eyes): Heard[] =>
  told.flatMap((event) => heardBy(event, eyes) ?? []);
