import { useEffect, useRef } from 'react';
import type { PlaybackState } from '../motion/playback.ts';
import { playSound } from '../motion/sound.ts';

/** A bell when the player is asked, a sound when the turn passes to somebody, and another for the result. */
export function useSounds({ table, step }: PlaybackState, asked: boolean): void {
  useEffect(() => {
    if (asked && step !== null && !step.own) playSound('bell');
  }, [asked]);
  const turn = table?.view?.asked.join() ?? '';
  useEffect(() => {
    // The player's own turn has the bell.
    if (turn !== '' && !asked && step !== null) playSound('turn');
  }, [turn]);
  const over = table?.info.state === 'over';
  const was = useRef(over);
  useEffect(() => {
    if (over && !was.current && table !== null)
      playSound(table.you === null || table.info.result?.winners.includes(table.you) ? 'win' : 'lose');
    was.current = over;
  }, [over]);
}
