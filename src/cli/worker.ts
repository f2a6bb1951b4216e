import { work } from '../lab/worker.ts';

work();
