import { useEffect, useMemo, useState } from 'react';
import type { Heard } from '../../../../kernel/index.ts';
import { type Beat, beatsIn, falls } from './beats.ts';

/** Which beat is shown, whether its die or coin lies still, and how fast it goes: as fast as it must for all that waits. */
export interface Moment {
  readonly beat: number;
  readonly landed: boolean;
  readonly pace: number;
}

/** Milliseconds for which a die or a coin falls, and for which each beat has the table to itself once that is over. */
const FALL = 700;
const HOLD: Readonly<Record<Beat['kind'], number>> = { says: 500, die: 900, coin: 800, turn: 800, sleeps: 700 };
/** All that waits to be shown takes no longer; and what is so much that nobody could follow is not shown step by step. */
const MOST = 3600;
const FOLLOWED = 24;

/** By setting: how long everything is shown. */
const PACES: Readonly<Record<string, number>> = { slow: 1.5, normal: 1, quick: 0.5, instant: 0 };
const page = (): DOMStringMap => (typeof document === 'undefined' ? {} : document.documentElement.dataset);
const pace = (): number => PACES[page().pace ?? 'normal'] ?? 1;
const isStill = (): boolean => typeof document === 'undefined' || page().motion === 'none' || pace() === 0;

const lengthOf = (beats: readonly Beat[]): number =>
  beats.reduce((sum, beat) => sum + HOLD[beat.kind] + (falls(beat) ? FALL : 0), 0);

/** Milliseconds until all of these have been shown. */
const takes = (beats: readonly Beat[]): number => Math.min(MOST, lengthOf(beats)) * pace();
export const throwLasts = (events: readonly Heard[]): number => takes(beatsIn(events));

export const hastened = (beats: readonly Beat[], { beat, landed, pace: now }: Moment): Moment => ({
  ...{ beat, landed },
  pace: Math.min(now, takes(beats.slice(Math.max(0, beat))) / Math.max(1, lengthOf(beats.slice(Math.max(0, beat))))),
});
/** Milliseconds that a moment takes. */
export function lasts(beats: readonly Beat[], { beat, landed, pace: now }: Moment): number {
  const current = beats[beat];
  return current === undefined ? 0 : (landed ? HOLD[current.kind] : FALL) * now;
}
/** The moment after this one, where there is one. */
export function following(beats: readonly Beat[], { beat, landed, pace: now }: Moment): Moment {
  const at = landed ? beat + 1 : beat;
  const lies = !landed || !falls(beats[at] as Beat);
  return { beat: at, landed: lies, pace: lies && at === beats.length - 1 ? pace() : now };
}

export interface Played extends Moment {
  /** Whether something is still to be shown. */
  readonly live: boolean;
  /** How much of all that was heard can be seen by now: what comes of a die only when it lies. */
  readonly heard: number;
}
interface Shown extends Moment {
  /** When that was first to be seen. */
  readonly since: number;
}

/**
 * Shows beats one after the other as they come, each for a while; what had happened before is there at once, and so is
 * everything where nothing may move. A touch or a key shows the last one. Whoever asks this for the same events is shown
 * the same.
 */
export function usePlayed(events: readonly Heard[]): Played {
  const beats = useMemo(() => beatsIn(events), [events]);
  const last = beats.length - 1;
  const all: Shown = { beat: last, landed: true, pace: pace(), since: 0 };
  const [kept, keep] = useState<Shown>(all);
  const jumps = isStill() || kept.beat > last || last - kept.beat > FOLLOWED;
  const shown = jumps ? all : kept;
  const now = hastened(beats, shown);
  const live = now.beat < last || !now.landed;
  useEffect(() => {
    if (!live) {
      if (kept.beat !== last) keep(all);
      return;
    }
    const timer = setTimeout(
      () => keep({ since: performance.now(), ...following(beats, now) }),
      Math.max(0, shown.since + lasts(beats, now) - performance.now()),
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
  const beat = beats[now.beat];
  const heard = !live ? events.length : beat === undefined ? (beats[0]?.at ?? 0) : now.landed ? beat.to : beat.at;
  return { ...now, live, heard };
}
