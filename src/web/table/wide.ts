import { useLayoutEffect, useSyncExternalStore } from 'react';
import { settings } from '../state/settings.ts';
import { isLow, type Room, roomFor } from './rooms.ts';

/** How large letters are, where 1 is usual. */
const letters = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
const room = (): Room => roomFor(innerWidth / letters(), innerHeight / letters());
const low = (): boolean => isLow(innerHeight / letters());

function follow(changed: () => void): () => void {
  addEventListener('resize', changed);
  const stop = settings.subscribe(changed);
  return () => {
    removeEventListener('resize', changed);
    stop();
  };
}

/** Whether there is room for a right column. What room there is stands at the page's root, for layout.css. */
export function useWide(): boolean {
  const now = useSyncExternalStore(follow, room);
  const short = useSyncExternalStore(follow, low);
  useLayoutEffect(() => {
    document.documentElement.dataset.room = now;
    document.documentElement.toggleAttribute('data-low', short);
  }, [now, short]);
  return now === 'wide';
}
