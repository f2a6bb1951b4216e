import { useEffect, useState } from 'react';
import type { PageSettings } from '../../state/settings.ts';

/** Shows events in beats, one at a time. In each beat dice and coins first fall, then lie still. */

/**
 * The current beat, whether its die or coin lies still, and the factor on its duration, which falls when much is
 * waiting.
 */
export interface BeatMoment {
  readonly beat: number;
  readonly landed: boolean;
  readonly pace: number;
}
/** The current beat, and whether more is to be shown. */
export interface BeatPlayback extends BeatMoment {
  readonly live: boolean;
}
/** Larger than any factor. */
export const SLOWEST_PACE = 9;

type WantedPace = PageSettings['pace'];
/** The durations of beats, in milliseconds. */
export interface BeatTiming<B> {
  /** How long something is falling, and whether anything does in a beat. */
  readonly fall: number;
  falls(beat: B): boolean;
  /** How long a beat is shown after the fall. */
  hold(beat: B): number;
  /**
   * For each pace in the settings, the factor on all durations, and the most milliseconds that everything waiting may
   * take.
   */
  readonly paces: Readonly<Record<WantedPace, { readonly pace: number; readonly most: number }>>;
  /** If more beats than this are waiting, they are shown at once, as nobody could follow them. */
  readonly followed?: number;
}

const page = (): DOMStringMap => (typeof document === 'undefined' ? {} : document.documentElement.dataset);
/** Whether animations are turned off. */
export const isStill = (): boolean => typeof document === 'undefined' || page().motion === 'none';
/** The pace in the settings, read from the page. */
export function wantedPace(): WantedPace {
  const { pace } = page();
  return pace === 'slow' || pace === 'quick' || pace === 'instant' ? pace : 'normal';
}

interface KeptBeat extends BeatMoment {
  readonly start: number;
  /** When it appeared. */
  readonly since: number;
}

/** Works out what to show when, for one kind of beats. */
export class BeatPlayer<B> {
  private readonly timing: BeatTiming<B>;

  constructor(timing: BeatTiming<B>) {
    this.timing = timing;
  }

  private lengthOf(beats: readonly B[]): number {
    const { fall, falls, hold } = this.timing;
    return beats.reduce((sum, beat) => sum + hold(beat) + (falls(beat) ? fall : 0), 0);
  }
  /** The factor on the durations of these beats that keeps them within the time allowed: 0.5 is twice as fast. */
  private timeFactor(beats: readonly B[]): number {
    const { pace, most } = this.timing.paces[wantedPace()];
    return Math.min(pace, most / Math.max(1, this.lengthOf(beats)));
  }

  /** Milliseconds until all of these have been shown. */
  totalDuration(beats: readonly B[]): number {
    return this.lengthOf(beats) * this.timeFactor(beats);
  }
  /** Milliseconds until the last die or coin of these lies still. */
  settleTime(beats: readonly B[]): number {
    const last = beats.at(-1);
    return last === undefined ? 0 : (this.lengthOf(beats) - this.timing.hold(last)) * this.timeFactor(beats);
  }

  spedUp(beats: readonly B[], { beat, landed, pace }: BeatMoment): BeatMoment {
    return { beat, landed, pace: Math.min(pace, this.timeFactor(beats.slice(Math.max(0, beat)))) };
  }
  /** Milliseconds that a moment lasts. */
  momentDuration(beats: readonly B[], { beat, landed, pace }: BeatMoment): number {
    const current = beats[beat];
    return current === undefined ? 0 : (landed ? this.timing.hold(current) : this.timing.fall) * pace;
  }
  /** The next moment, if there is one. */
  nextMoment(beats: readonly B[], { beat, landed, pace }: BeatMoment): BeatMoment {
    const at = landed ? beat + 1 : beat;
    const lies = !landed || !this.timing.falls(beats[at] as B);
    return { beat: at, landed: lies, pace: lies && at === beats.length - 1 ? SLOWEST_PACE : pace };
  }

  /** Whether everything waiting is shown at once: because there is too much, or because of the pace in the settings. */
  isAtOnce(waits: number): boolean {
    const { paces: tempi, followed = waits } = this.timing;
    return tempi[wantedPace()].most === 0 || waits > followed;
  }
}

/**
 * Shows beats one after the other as they are added; a change of `start` begins a new list. Beats that exist at the
 * first render are shown at once, and all are if animations are off. A touch or a key skips to the last one. Components
 * that call this for the same list are in step.
 */
export function useBeatPlayer<B>(playing: BeatPlayer<B>, beats: readonly B[], start = 0): BeatPlayback {
  const last = beats.length - 1;
  const all: KeptBeat = { start, beat: last, landed: true, pace: SLOWEST_PACE, since: 0 };
  const [kept, keep] = useState<KeptBeat>(all);
  const isOther = kept.start !== start;
  const jumps = isStill() || playing.isAtOnce(last - (isOther ? -1 : kept.beat));
  const shown: KeptBeat = jumps ? all : isOther ? { ...all, beat: -1 } : kept;
  const now = playing.spedUp(beats, { ...shown, beat: Math.min(shown.beat, last) });
  const live = now.beat < last || !now.landed;
  useEffect(() => {
    if (!live) {
      if (isOther || kept.beat !== last) keep(all);
      return;
    }
    const timer = setTimeout(
      () => keep({ start, since: performance.now(), ...playing.nextMoment(beats, now) }),
      Math.max(0, shown.since + playing.momentDuration(beats, now) - performance.now()),
    );
    const skip = () => keep(all);
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  });
  return { ...now, live };
}
