import { ValueStore } from '../state/value-store.ts';

/** Whether a newer version of the page is installed and waiting. */
export const updateReady = new ValueStore(false);

let waiting: ServiceWorker | null = null;

/** Activates the newer version, in all tabs: only one service worker can be active. */
export function applyUpdate(): void {
  if (waiting === null) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}

/** Keeps the page in the browser, so that it opens without a network. Only what was built is saved. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the first screen: what is saved for later must not hold up what is wanted now.
  const begin = async () => {
    try {
      follow(await navigator.serviceWorker.register('/sw.js'));
    } catch {
      // Private windows may allow none: then the page needs a network.
    }
  };
  if (document.readyState === 'complete') void begin();
  else addEventListener('load', () => void begin(), { once: true });
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = () => void announceIfNewer(registration.waiting);
  look();
  // Another tab opened the newer page: what this one is made of may be gone, and only loading it again helps.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    waiting = null;
    void announceIfNewer(navigator.serviceWorker.controller);
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  // Looks for a newer version regularly: a page may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

/** A worker that waits, or has taken over, is news only if this page is not already of its version, fresh from the network. */
async function announceIfNewer(worker: ServiceWorker | null): Promise<void> {
  if (worker === null || navigator.serviceWorker.controller === null) return;
  const own = document.querySelector<HTMLScriptElement>('script[type=module]');
  if (own === null || (await has(worker, new URL(own.src).pathname))) return;
  waiting = worker === navigator.serviceWorker.controller ? null : worker;
  updateReady.set(true);
}

const has = (worker: ServiceWorker, file: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage(file, [port2]);
  });
