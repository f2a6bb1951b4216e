// A thread that works without a pause while somebody measures something else, and tells how many times as long its work
// took as it takes undisturbed: that long others are made to wait by the machine alone. Plain JavaScript, so that a thread
// can run it as it is.
import { parentPort, workerData } from 'node:worker_threads';

/** Whether it shall work, in memory that both threads see. */
const working = new Int32Array(workerData);
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
/** So short that most of them are done before another program gets the core. */
const ROUNDS = 1_000_000;
let result = 0;

/** Milliseconds that one piece of work took, always the same. */
const work = () => {
  const began = performance.now();
  for (let i = 0; i < ROUNDS; i++) result = (result * 31 + i) | 0;
  return performance.now() - began;
};
/** The shortest time that it ever took: what it takes undisturbed, however busy the machine is. */
let undisturbed = Number.POSITIVE_INFINITY;
for (let n = 0; n < 200; n++) undisturbed = Math.min(undisturbed, work());

port.on('message', () => {
  const began = performance.now();
  let pieces = 0;
  do {
    undisturbed = Math.min(undisturbed, work());
    pieces++;
  } while (Atomics.load(working, 0) === 1);
  port.postMessage((performance.now() - began) / (pieces * undisturbed));
});
port.postMessage('ready');
