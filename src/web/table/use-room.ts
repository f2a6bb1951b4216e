import { useLayoutEffect, useSyncExternalStore } from 'react';
import { settings } from '../state/settings.ts';
import { isLow, isLying, type Room, roomFor } from './rooms.ts';

interface Space {
  readonly room: Room;
  readonly low: boolean;
  readonly lying: boolean;
}

/** Null while nobody follows it. Measured only when it may have changed: that takes the browser long. */
let space: Space | null = null;

function measured(): Space {
  /** How large letters are, where 1 is usual. */
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const [width, height] = [innerWidth / letters, innerHeight / letters];
  const [room, lying] = [roomFor(width, height), isLying(width, height)];
  const low = isLow(height) && !lying;
  return space?.room === room && space.low === low && space.lying === lying ? space : { room, low, lying };
}

function known(): Space {
  space ??= measured();
  return space;
}

function follow(changed: () => void): () => void {
  const look = () => {
    space = measured();
    changed();
  };
  addEventListener('resize', look);
  const stop = settings.subscribe(look);
  return () => {
    removeEventListener('resize', look);
    stop();
    space = null;
  };
}

/** How much room there is. It stands at the page's root, for layout.css. */
export function useRoom(): Room {
  const { room, low, lying } = useSyncExternalStore(follow, known);
  useLayoutEffect(() => {
    document.documentElement.dataset.room = room;
    document.documentElement.toggleAttribute('data-low', low);
    document.documentElement.toggleAttribute('data-lying', lying);
  }, [room, low, lying]);
  return room;
}
