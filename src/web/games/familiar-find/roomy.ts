import { useSyncExternalStore } from 'react';

const ROOMY = '(min-width: 600px)';
const follow = (listener: () => void): (() => void) => {
  const query = matchMedia(ROOMY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the screen is wider than a phone's. */
export const useRoomy = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(ROOMY).matches,
    () => true,
  );
