import { useLayoutEffect, useSyncExternalStore } from 'react';
import { settings } from '../state/settings.ts';
import { isLandscape, isLowScreen, type LayoutSize, layoutSizeFor } from './layout-size.ts';

interface ScreenSpace {
  readonly room: LayoutSize;
  readonly low: boolean;
  readonly lying: boolean;
}

/** Null while no component uses it. Measured only when it may have changed, because measuring forces a layout. */
let space: ScreenSpace | null = null;

function measured(): ScreenSpace {
  /** The size of text relative to the default of 16 pixels. */
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const [width, height] = [innerWidth / letters, innerHeight / letters];
  const [room, lying] = [layoutSizeFor(width, height), isLandscape(width, height)];
  const low = isLowScreen(height) && !lying;
  return space?.room === room && space.low === low && space.lying === lying ? space : { room, low, lying };
}

function currentSpace(): ScreenSpace {
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

/** The layout for the current window; also set as attributes of the root element, for layout.css. */
export function useLayoutSize(): LayoutSize {
  const { room, low, lying } = useSyncExternalStore(follow, currentSpace);
  useLayoutEffect(() => {
    document.documentElement.dataset.room = room;
    document.documentElement.toggleAttribute('data-low', low);
    document.documentElement.toggleAttribute('data-lying', lying);
  }, [room, low, lying]);
  return room;
}
