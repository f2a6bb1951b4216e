/**
 * How long a bot that plays better for it thinks in any case where nobody waits for it, in milliseconds: a moment that
 * hardly anybody notices, since bots take their time to be followed. Less than makes a bot a slow one.
 */
export const LEISURE_MS = 800;
