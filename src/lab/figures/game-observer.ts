import { type AnyGame, heardBy, type Seat, type ToldEvent } from '../../kernel/index.ts';
import type { Subjects } from './subjects.ts';

/** What each seat had and used in one game, by the number of the subject. */
export interface ObservedGame {
  /** It was brought, dealt, or could be used: what others might take too, as in a draft, is nobody's yet. */
  readonly seen: readonly ReadonlySet<number>[];
  /** It was used: chosen in an answer that uses it, or told of in an event. */
  readonly played: readonly ReadonlySet<number>[];
}

/** Watches a game that is played, as nobody at the table could: it knows everything. */
export class GameObserver implements ObservedGame {
  readonly seen: Set<number>[];
  readonly played: Set<number>[];
  private readonly game: AnyGame;
  private readonly subjects: Subjects;

  constructor(game: AnyGame, subjects: Subjects, seats: number) {
    this.game = game;
    this.subjects = subjects;
    this.seen = Array.from({ length: seats }, () => new Set());
    this.played = Array.from({ length: seats }, () => new Set());
  }

  offered(seat: Seat, legal: readonly string[]): void {
    for (const say of legal) this.add(this.seen, seat, this.subjects.usedBy(say));
  }

  answered(seat: Seat, say: string): void {
    this.add(this.played, seat, this.subjects.usedBy(say));
  }

  readonly heard = (told: ToldEvent): void => {
    const event = heardBy(told, 'all');
    if (event === null || typeof event.seat !== 'number') return;
    for (const feature of this.game.featuresOf(event))
      this.add(this.played, event.seat, this.subjects.ofFeature(feature));
  };

  brought(seat: Seat, traits: readonly string[]): void {
    for (const trait of traits) this.add(this.seen, seat, this.subjects.ofTrait(trait));
  }

  private add(to: Set<number>[], seat: Seat, subjects: readonly number[]): void {
    for (const subject of subjects) {
      to[seat]?.add(subject);
      // What was used was had.
      if (to === this.played) this.seen[seat]?.add(subject);
    }
  }
}
