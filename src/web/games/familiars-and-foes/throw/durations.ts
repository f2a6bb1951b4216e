import { useMemo } from 'react';
import type { FoesEvent } from '../../../../games/familiars-and-foes/face.ts';
import { BeatPlayer, type BeatPlayback as Shown, useBeatPlayer } from '../../../table/motion/beat-player.ts';
import { falls, splitIntoBeats, type ThrowBeat } from './beats.ts';

const HOLD: Readonly<Record<ThrowBeat['kind'], number>> = { says: 500, die: 900, coin: 800, turn: 800, sleeps: 700 };

const playing = new BeatPlayer<ThrowBeat>({
  fall: 700,
  falls,
  hold: ({ kind }) => HOLD[kind],
  paces: {
    slow: { pace: 1.5, most: 3600 },
    normal: { pace: 1, most: 2500 },
    quick: { pace: 0.5, most: 1200 },
    instant: { pace: 0, most: 0 },
  },
  followed: 24,
});

/** Milliseconds until all of these have been shown, and until the last die or coin lies. */
export const throwDuration = (events: readonly FoesEvent[]): number => playing.totalDuration(splitIntoBeats(events));
export const throwSettleTime = (events: readonly FoesEvent[]): number => playing.settleTime(splitIntoBeats(events));

export interface PlayedThrow extends Shown {
  /** How much of all that was heard can be seen by now: what comes of a die only when it lies. */
  readonly heard: number;
}

/** Shows what is thrown and said as it comes. */
export function usePlayedThrow(events: readonly FoesEvent[]): PlayedThrow {
  const beats = useMemo(() => splitIntoBeats(events), [events]);
  const now = useBeatPlayer(playing, beats);
  const beat = beats[now.beat];
  const heard = !now.live ? events.length : beat === undefined ? (beats[0]?.at ?? 0) : now.landed ? beat.to : beat.at;
  return { ...now, heard };
}
