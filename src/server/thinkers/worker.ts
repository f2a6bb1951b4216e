import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Haste, Task, Ways } from './job.ts';
import { thinker } from './work.ts';

/** Bots yield to whoever serves people. */
const NICE = 10;

// On Linux this is the priority of the thread alone; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(NICE);

const { more, haste } = workerData as Ways;
const cells = new Int32Array(haste);
const port = parentPort as MessagePort;
const think = thinker(more === null ? [] : (await import(more)).bots, () => Atomics.load(cells, 0) as Haste);
port.on('message', async (task: Task) => port.postMessage(await think(task)));
port.postMessage({ ready: true });
