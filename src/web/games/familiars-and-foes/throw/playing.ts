import { useMemo } from 'react';
import type { Heard } from '../../../../kernel/index.ts';
import { Playing, type Played as Shown, usePlaying } from '../../../table/motion/played.ts';
import { type Beat, beatsIn, falls } from './beats.ts';

const HOLD: Readonly<Record<Beat['kind'], number>> = { says: 500, die: 900, coin: 800, turn: 800, sleeps: 700 };

const playing = new Playing<Beat>({
  fall: 700,
  falls,
  hold: ({ kind }) => HOLD[kind],
  tempi: {
    slow: { pace: 1.5, most: 3600 },
    normal: { pace: 1, most: 2500 },
    quick: { pace: 0.5, most: 1200 },
    instant: { pace: 0, most: 0 },
  },
  followed: 24,
});

/** Milliseconds until all of these have been shown, and until the last die or coin lies. */
export const throwLasts = (events: readonly Heard[]): number => playing.takes(beatsIn(events));
export const throwSettles = (events: readonly Heard[]): number => playing.settles(beatsIn(events));

export interface Played extends Shown {
  /** How much of all that was heard can be seen by now: what comes of a die only when it lies. */
  readonly heard: number;
}

/** Shows what is thrown and said as it comes. */
export function usePlayed(events: readonly Heard[]): Played {
  const beats = useMemo(() => beatsIn(events), [events]);
  const now = usePlaying(playing, beats);
  const beat = beats[now.beat];
  const heard = !now.live ? events.length : beat === undefined ? (beats[0]?.at ?? 0) : now.landed ? beat.to : beat.at;
  return { ...now, heard };
}
