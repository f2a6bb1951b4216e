import { useEffect, useState } from 'react';
import type { PageSettings } from '../../state/settings.ts';

/** Shows events beat by beat: each for a while, dice and coins first falling, then lying. */

/** Which beat is shown, whether its die or coin lies still, and how fast it goes: as fast as it must for all that waits. */
export interface BeatMoment {
  readonly beat: number;
  readonly landed: boolean;
  readonly pace: number;
}
/** A moment, and whether something is still to be shown after it. */
export interface BeatPlayback extends BeatMoment {
  readonly live: boolean;
}
/** More than any pace. */
export const SLOWEST_PACE = 9;

type WantedPace = PageSettings['pace'];
/** How long beats take, in milliseconds. */
export interface BeatTiming<B> {
  /** For which something is in the air, and whether that is so in this beat. */
  readonly fall: number;
  falls(beat: B): boolean;
  /** For which a beat has the table to itself once that is over. */
  hold(beat: B): number;
  /** By the pace that is wished for: how much longer than usual each takes, and how long all that waits may. */
  readonly paces: Readonly<Record<WantedPace, { readonly pace: number; readonly most: number }>>;
  /** More than so many that wait nobody could follow: they are there at once. */
  readonly followed?: number;
}

const page = (): DOMStringMap => (typeof document === 'undefined' ? {} : document.documentElement.dataset);
/** Whether nothing on the page may move. */
export const isStill = (): boolean => typeof document === 'undefined' || page().motion === 'none';
/** The pace that is wished for, as it stands on the page. */
export function wantedPace(): WantedPace {
  const { pace } = page();
  return pace === 'slow' || pace === 'quick' || pace === 'instant' ? pace : 'normal';
}

interface KeptBeat extends BeatMoment {
  readonly start: number;
  /** When that was first to be seen. */
  readonly since: number;
}

/** One way to show beats. */
export class BeatPlayer<B> {
  private readonly timing: BeatTiming<B>;

  constructor(timing: BeatTiming<B>) {
    this.timing = timing;
  }

  private lengthOf(beats: readonly B[]): number {
    const { fall, falls, hold } = this.timing;
    return beats.reduce((sum, beat) => sum + hold(beat) + (falls(beat) ? fall : 0), 0);
  }
  /** The factor on all times of these beats that lets them be over in time: 0.5 is twice as fast. */
  private timeFactor(beats: readonly B[]): number {
    const { pace, most } = this.timing.paces[wantedPace()];
    return Math.min(pace, most / Math.max(1, this.lengthOf(beats)));
  }

  /** Milliseconds until all of these have been shown. */
  totalDuration(beats: readonly B[]): number {
    return this.lengthOf(beats) * this.timeFactor(beats);
  }
  /** Milliseconds until the last of these lies open. */
  settleTime(beats: readonly B[]): number {
    const last = beats.at(-1);
    return last === undefined ? 0 : (this.lengthOf(beats) - this.timing.hold(last)) * this.timeFactor(beats);
  }

  spedUp(beats: readonly B[], { beat, landed, pace }: BeatMoment): BeatMoment {
    return { beat, landed, pace: Math.min(pace, this.timeFactor(beats.slice(Math.max(0, beat)))) };
  }
  /** Milliseconds that a moment takes. */
  momentDuration(beats: readonly B[], { beat, landed, pace }: BeatMoment): number {
    const current = beats[beat];
    return current === undefined ? 0 : (landed ? this.timing.hold(current) : this.timing.fall) * pace;
  }
  /** The moment after this one, where there is one. */
  nextMoment(beats: readonly B[], { beat, landed, pace }: BeatMoment): BeatMoment {
    const at = landed ? beat + 1 : beat;
    const lies = !landed || !this.timing.falls(beats[at] as B);
    return { beat: at, landed: lies, pace: lies && at === beats.length - 1 ? SLOWEST_PACE : pace };
  }

  /** Whether what waits is there at once: so much of it, or at the pace that is wished for. */
  isAtOnce(waits: number): boolean {
    const { paces: tempi, followed = waits } = this.timing;
    return tempi[wantedPace()].most === 0 || waits > followed;
  }
}

/**
 * Shows beats one after the other as they come; another `start`, and they are others. What had happened before is there
 * at once, and so is everything where nothing may move. A touch or a key shows the last one. Whoever asks this for the
 * same beats is shown the same.
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
