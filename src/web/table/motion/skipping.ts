import { type RefObject, useEffect, useRef } from 'react';
import type { Playback } from './playback.ts';

/** Keys that do nothing by themselves. */
const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'];

/** A tap anywhere ends all animations; if there were any, it does nothing else. It also removes notes. */
export function useSkipping(
  root: RefObject<HTMLElement | null>,
  playback: Playback,
  skip: () => void,
  wipe: () => void,
): void {
  const now = useRef({ playback, skip, wipe });
  now.current = { playback, skip, wipe };
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let swallow = false;
    const down = ({ target }: Event) => {
      const elsewhere = target instanceof Element && target.closest('header, aside, dialog, .since') !== null;
      swallow = !elsewhere && now.current.playback.behind;
      if (elsewhere) now.current.playback.settle();
      else now.current.skip();
      now.current.playback.endScenes();
      if (!(target instanceof Element && target.closest('.whynot') !== null)) now.current.wipe();
    };
    const cancel = () => {
      swallow = false;
    };
    // Any key ends the animation of a board that animates by itself.
    const key = ({ target, key: pressed }: KeyboardEvent) => {
      now.current.playback.settle();
      const writes = target instanceof Element && target.matches('input, textarea');
      if (!writes && !MODIFIERS.includes(pressed)) now.current.playback.endScenes();
    };
    const click = (event: MouseEvent) => {
      // A click made by the keyboard is not a tap.
      if (!swallow || event.detail === 0) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener('keydown', key);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('click', click, true);
    return () => {
      removeEventListener('keydown', key);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('click', click, true);
    };
  }, [root]);
}
