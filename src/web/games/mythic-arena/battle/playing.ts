import { useEffect, useState } from 'react';
import type { Beat } from './beats.ts';
import type { BattleScene } from './scene.ts';

/** Which beat of a battle is shown, and whether its die lies still. */
export interface Played {
  readonly beat: number;
  readonly landed: boolean;
}

/** Milliseconds for which a die rolls, and for which a beat has the ring to itself once that is over. */
const ROLL = 700;
const HOLD: Readonly<Partial<Record<Beat['kind'], number>>> = { strike: 1100, struggles: 900, faster: 900 };
const BRIEF = 800;
/** All that waits to be shown takes no longer. */
const MOST = 3600;

const rolls = ({ kind }: Beat): boolean => kind === 'strike' || kind === 'struggles' || kind === 'faster';
const holdOf = ({ kind }: Beat): number => HOLD[kind] ?? BRIEF;

/** How much faster than usual these beats must be, to be over in time. */
export function haste(beats: readonly Beat[]): number {
  const all = beats.reduce((sum, beat) => sum + holdOf(beat) + (rolls(beat) ? ROLL : 0), 0);
  return Math.min(1, MOST / Math.max(1, all));
}
const isStill = (): boolean => typeof document === 'undefined' || document.documentElement.dataset.motion === 'none';

interface Shown extends Played {
  readonly start: number;
  /** When that was first to be seen. */
  readonly since: number;
}

/**
 * Shows the beats of a battle one after the other as they come, each for a while; what had happened before is there at
 * once, and so is everything where nothing may move. A touch or a key shows the last one.
 */
export function usePlayed(scene: BattleScene | null): Played & { readonly live: boolean; readonly pace: number } {
  const beats = scene?.beats ?? [];
  const [last, start] = [beats.length - 1, scene?.start ?? -1];
  const [kept, keep] = useState<Shown>({ start, beat: last, landed: true, since: 0 });
  const still = isStill();
  const shown: Shown = kept.start === start ? kept : { start, beat: -1, landed: true, since: 0 };
  const beat = still ? last : Math.min(shown.beat, last);
  const landed = still || shown.landed;
  const pace = haste(beats.slice(Math.max(0, beat)));
  const playing = beat < last || !landed;
  useEffect(() => {
    if (still || !playing) {
      if (kept.start !== start || kept.beat !== last) keep({ start, beat: last, landed: true, since: 0 });
      return;
    }
    const current = beats[beat];
    const wait = current === undefined ? 0 : (landed ? holdOf(current) : ROLL) * pace;
    const timer = setTimeout(
      () => {
        const next = beats[beat + 1];
        const since = performance.now();
        if (!landed) keep({ start, beat, landed: true, since });
        else if (next !== undefined) keep({ start, beat: beat + 1, landed: !rolls(next), since });
      },
      Math.max(0, shown.since + wait - performance.now()),
    );
    const skip = () => keep({ start, beat: last, landed: true, since: 0 });
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  });
  return { beat, landed, live: playing, pace };
}
