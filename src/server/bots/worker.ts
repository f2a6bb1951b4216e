import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { ThreadOptions, ThreadTask, Urgency } from './job.ts';
import { taskRunner } from './task-runner.ts';

/** The priority (nice value) of bots' threads, below that of the threads that serve people. */
const NICE = 10;

// On Linux this sets the priority of the thread alone; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(NICE);

const { more, urgency } = workerData as ThreadOptions;
const urgencyCells = new Int32Array(urgency);
const port = parentPort as MessagePort;
const think = taskRunner(
  more === null ? [] : (await import(more)).bots,
  () => Atomics.load(urgencyCells, 0) as Urgency,
);
port.on('message', async (task: ThreadTask) => port.postMessage(await think(task)));
port.postMessage({ ready: true });
