import type { FoesTable, RunningView } from '../../../../games/familiars-and-foes/face.ts';

/** What is in effect for a while. */

/**
 * When something ends that runs on: with the next roll or attack, with this Foes' turn, or with the one after it.
 * What is `coming` only begins with the next round, and lasts for it.
 */
export const UNTIL = ['next', 'turn', 'later', 'coming'] as const;
type Until = (typeof UNTIL)[number];

export const untilOf = ({ from = 0, until }: RunningView, { round }: FoesTable): Until =>
  until === null ? 'next' : from > round ? 'coming' : until <= round ? 'turn' : 'later';
