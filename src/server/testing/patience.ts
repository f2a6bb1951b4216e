/**
 * How long tests wait for one thing, in milliseconds, before they say what did not come. Only what hangs takes so long:
 * nothing may fail because a machine is slow. Who looks for a hang may set PATIENCE_SECONDS to less.
 */
export const PATIENCE = 1000 * Number(process.env.PATIENCE_SECONDS ?? 300);
/** How long a whole test may take, so that one that hangs ends some day. */
export const TEST_GUARD = 12 * PATIENCE;
