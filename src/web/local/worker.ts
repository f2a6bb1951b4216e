import { editionLoader } from '../../editions/page.ts';
import { EditionShelf } from '../../editions/shelf.ts';
import { games } from '../../games/index.ts';
import { makeEngine } from './engine/engine.ts';
import type { Surroundings } from './engine/surroundings.ts';
import { hold } from './holds.ts';
import { keeping } from './records.ts';
import { type Port, serve } from './rpc.ts';

/** The end of a moment's pause. Timers would make each last some milliseconds, and bots pause often. */
const { port1: ring, port2: bell } = new MessageChannel();
const breathing: (() => void)[] = [];
bell.onmessage = () => breathing.shift()?.();
const breath = () =>
  new Promise<void>((resolve) => {
    breathing.push(resolve);
    ring.postMessage(null);
  });

/** The thread in which the engine runs: bots think in bites, and the page stays quick. */
const around: Surroundings = {
  now: Date.now,
  hold,
  pause: (ms) => (ms === 0 ? breath() : new Promise((resolve) => setTimeout(resolve, ms))),
  complain: (error, record) => console.error('A bot failed, another answered for it.', error, JSON.stringify(record)),
  secret: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
};

// What goes wrong while nobody waits for it, such as in a bot's turn, breaks the thread: the page says so.
addEventListener('unhandledrejection', ({ reason }) => {
  throw reason;
});

const shelf = new EditionShelf(games, editionLoader);
serve(self as unknown as Port, (tell) => ({ ...makeEngine(shelf, keeping, around, tell) }));
