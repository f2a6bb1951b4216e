import type { Procedure } from '../../kernel/index.ts';
import { stackReader } from '../shared/stack-reader.ts';
import type { procedures } from './procedures.ts';
import type { Arena } from './state/state.ts';

/** In the first edition a Pet was named before it blocked: the board draws its views, too. */
type FormerProcedures = {
  readonly naming: Procedure<Arena, unknown>;
};

/** Reads the stack of a state or a view by the names of the game's procedures. */
export const frames = stackReader<typeof procedures & FormerProcedures>();
