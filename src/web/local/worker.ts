import { editionLoader } from '../../editions/page.ts';
import { EditionRegistry } from '../../editions/registry.ts';
import { games } from '../../games/index.ts';
import { gameStorage } from './browser-storage.ts';
import { makeLocalEngine } from './engine/engine.ts';
import type { LocalEnvironment } from './engine/environment.ts';
import { lockGame } from './lock-game.ts';
import { type Port, serveRpc } from './rpc.ts';

/** Resolves a pause through a message: a timer would take some milliseconds, and bots pause often. */
const { port1: pausePort, port2: resumePort } = new MessageChannel();
const paused: (() => void)[] = [];
resumePort.onmessage = () => paused.shift()?.();
const nextTask = () =>
  new Promise<void>((resolve) => {
    paused.push(resolve);
    pausePort.postMessage(null);
  });

/** The worker in which the engine runs, so that thinking bots do not block the page. */
const environment: LocalEnvironment = {
  now: Date.now,
  lock: lockGame,
  pause: (ms) => (ms === 0 ? nextTask() : new Promise((resolve) => setTimeout(resolve, ms))),
  reportBotError: (error, record) =>
    console.error('A bot failed, another answered for it.', error, JSON.stringify(record)),
  secret: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
};

// What goes wrong while nobody waits for it, such as in a bot's turn, breaks the thread: the page says so.
addEventListener('unhandledrejection', ({ reason }) => {
  throw reason;
});

const editions = new EditionRegistry(games, editionLoader);
// The page and its workers are checked with one library, in which `self` is a window.
serveRpc(self as unknown as Port, (tell) => ({ ...makeLocalEngine(editions, gameStorage, environment, tell) }));
