import { useSyncExternalStore } from 'react';

/** What room there is stands at the page's root: see table/layout-size.ts. */
const root = () => document.documentElement;
const follow = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(root(), { attributeFilter: ['data-room'] });
  return () => observer.disconnect();
};

/** Whether there is more room than on a phone, for letters as large as they are. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    follow,
    () => root().dataset.room !== 'narrow',
    () => true,
  );
