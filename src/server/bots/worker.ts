import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { ThreadOptions, ThreadTask, Urgency } from './job.ts';
import { taskRunner } from './task-runner.ts';

/** The priority of bots' threads (nice): below those that serve people. */
const NICE = 10;

// On Linux this is the priority of the thread alone; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(NICE);

const { more, urgency } = workerData as ThreadOptions;
const cells = new Int32Array(urgency);
const port = parentPort as MessagePort;
const think = taskRunner(more === null ? [] : (await import(more)).bots, () => Atomics.load(cells, 0) as Urgency);
port.on('message', async (task: ThreadTask) => port.postMessage(await think(task)));
port.postMessage({ ready: true });
