import { stackReader } from '../shared/stack-reader.ts';
import type { procedures } from './procedures.ts';

/** Reads the stack of a state or a view by the names of the game's procedures. */
export const frames = stackReader<typeof procedures>();
