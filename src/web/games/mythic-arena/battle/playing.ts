import { useEffect, useState } from 'react';
import type { Settings } from '../../../state/settings.ts';
import type { Beat } from './beats.ts';
import type { BattleScene } from './scene.ts';

/** Which beat of a battle is shown, and whether its die lies still. */
export interface Played {
  readonly beat: number;
  readonly landed: boolean;
}

/** Milliseconds for which a die rolls, and for which a beat has the ring to itself once that is over. */
const ROLL = 700;
const HOLD: Readonly<Partial<Record<Beat['kind'], number>>> = { strike: 1000, struggles: 900, faster: 900 };
const BRIEF = 800;
type Tempo = Settings['pace'];
/** How long each beat takes, by the pace that is wished for, and how long all that waits to be shown may. */
const TEMPI: Readonly<Record<Tempo, { readonly pace: number; readonly most: number }>> = {
  slow: { pace: 1.4, most: 2500 },
  normal: { pace: 1, most: 2500 },
  quick: { pace: 0.45, most: 1200 },
  instant: { pace: 0, most: 0 },
};
/** As it stands on the page. */
function tempoNow(): Tempo {
  const { pace } = typeof document === 'undefined' ? {} : document.documentElement.dataset;
  return pace !== undefined && pace in TEMPI ? (pace as Tempo) : 'normal';
}

const rolls = ({ kind }: Beat): boolean => kind === 'strike' || kind === 'struggles' || kind === 'faster';
const holdOf = ({ kind }: Beat): number => HOLD[kind] ?? BRIEF;

const lengthOf = (beats: readonly Beat[]): number =>
  beats.reduce((sum, beat) => sum + holdOf(beat) + (rolls(beat) ? ROLL : 0), 0);

/** How much faster than usual these beats must be, to be over in time. */
const haste = (beats: readonly Beat[], tempo: Tempo): number =>
  Math.min(TEMPI[tempo].pace, TEMPI[tempo].most / Math.max(1, lengthOf(beats)));

/** Milliseconds until all of these have been shown. */
export const takes = (beats: readonly Beat[], tempo: Tempo = tempoNow()): number =>
  lengthOf(beats) * haste(beats, tempo);

/** A moment of the play, and how fast it goes: as fast as it has to for all that waits, until that has been shown. */
export interface Moment extends Played {
  readonly pace: number;
}
/** More than any pace. */
export const UNHURRIED = 9;
export const hastened = (beats: readonly Beat[], { beat, landed, pace }: Moment, tempo: Tempo): Moment => ({
  ...{ beat, landed },
  pace: Math.min(pace, haste(beats.slice(Math.max(0, beat)), tempo)),
});
/** Milliseconds that a moment takes. */
export function lasts(beats: readonly Beat[], { beat, landed, pace }: Moment): number {
  const current = beats[beat];
  return current === undefined ? 0 : (landed ? holdOf(current) : ROLL) * pace;
}
/** The moment after this one, where there is one. */
export function following(beats: readonly Beat[], { beat, landed, pace }: Moment): Moment {
  const at = landed ? beat + 1 : beat;
  const lies = !landed || !rolls(beats[at] as Beat);
  return { beat: at, landed: lies, pace: lies && at === beats.length - 1 ? UNHURRIED : pace };
}
const isStill = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset.motion === 'none' || TEMPI[tempoNow()].most === 0;

interface Shown extends Moment {
  readonly start: number;
  /** When that was first to be seen. */
  readonly since: number;
}

/**
 * Shows the beats of a battle one after the other as they come, each for a while; what had happened before is there at
 * once, and so is everything where nothing may move. A touch or a key shows the last one.
 */
export function usePlayed(scene: BattleScene | null): Moment & { readonly live: boolean } {
  const beats = scene?.beats ?? [];
  const [last, start] = [beats.length - 1, scene?.start ?? -1];
  const all: Shown = { start, beat: last, landed: true, pace: UNHURRIED, since: 0 };
  const [kept, keep] = useState<Shown>(all);
  const still = isStill();
  const shown: Shown = still ? all : kept.start === start ? kept : { ...all, beat: -1 };
  const now = hastened(beats, { ...shown, beat: Math.min(shown.beat, last) }, tempoNow());
  const live = now.beat < last || !now.landed;
  useEffect(() => {
    if (!live) {
      if (kept.start !== start || kept.beat !== last) keep(all);
      return;
    }
    const timer = setTimeout(
      () => keep({ start, since: performance.now(), ...following(beats, now) }),
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
  return { ...now, live };
}
