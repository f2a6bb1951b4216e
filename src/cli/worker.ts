import { runWorker } from '../lab/worker.ts';

runWorker();
