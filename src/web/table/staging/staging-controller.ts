import { ValueStore } from '../../state/value-store.ts';
import type { TimedScene } from './lengths.ts';

/** What is shown just now. */
export interface StagingState {
  readonly staged: TimedScene;
  /** How many of its hidden cards have been turned over. */
  readonly turned: number;
}

interface StagingEnvironment {
  now(): number;
  later(ms: number, act: () => void): () => void;
}

/**
 * Shows what others did, scene after scene. It holds nothing up by itself: the playback asks how long it takes. What was
 * done to the viewer stays when its time is over, until it is touched or the game goes on.
 */
export class StagingController {
  readonly state = new ValueStore<StagingState | null>(null);
  private readonly environment: StagingEnvironment;
  private waiting: TimedScene[] = [];
  private stopTimer: (() => void) | null = null;
  private ends = 0;

  constructor(environment: StagingEnvironment) {
    this.environment = environment;
  }

  /** Milliseconds until the last scene has had its time. */
  get left(): number {
    return Math.max(0, this.ends - this.environment.now());
  }

  /** The game has gone on: with these scenes, or with nothing to follow. `after`: milliseconds until the first. */
  show(scenes: readonly TimedScene[], after = 0): void {
    const [first] = scenes;
    const goesOn = first !== undefined && first.scene.key === this.state.get()?.staged.scene.key;
    if (first === undefined || (scenes.length === 1 && first.ms === 0)) {
      // What still has time keeps it, and so does a card that is still at work; what only stayed goes.
      if (this.left === 0 && !goesOn) this.clear();
      return;
    }
    this.stop();
    if (!goesOn) this.state.set(null);
    this.waiting = [...scenes];
    this.ends = this.environment.now() + after + scenes.reduce((sum, { ms }) => sum + ms, 0);
    if (after > 0) this.wait(after, () => this.next());
    else this.next();
  }

  /** It has been seen. Whether something was being shown. */
  clear(): boolean {
    const shown = this.state.get() !== null || this.waiting.length > 0;
    this.stop();
    this.waiting = [];
    this.ends = 0;
    if (shown) this.state.set(null);
    return shown;
  }

  stop(): void {
    this.stopTimer?.();
    this.stopTimer = null;
  }

  private next(): void {
    const staged = this.waiting.shift();
    if (staged === undefined) {
      this.stop();
      if (this.state.get()?.staged.harms !== true) this.state.set(null);
      return;
    }
    const cards = staged.scene.deed?.turned?.length ?? 0;
    this.turn(staged, staged.card === 0 ? cards : Math.min(1, cards), cards);
  }

  private turn(staged: TimedScene, turned: number, cards: number): void {
    this.state.set({ staged, turned });
    if (turned < cards) this.wait(staged.card, () => this.turn(staged, turned + 1, cards));
    else this.wait(staged.ms - staged.card * Math.max(0, cards - 1), () => this.next());
  }

  private wait(ms: number, act: () => void): void {
    this.stop();
    this.stopTimer = this.environment.later(ms, () => {
      this.stopTimer = null;
      act();
    });
  }
}
