import { runWorker } from '../../src/lab/worker.ts';

/** A thread that plays for the lab. */
runWorker();
