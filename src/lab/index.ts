export { type Held, hold } from './arena/hold.ts';
export type { Player } from './arena/player.ts';
export type { Part, Standings } from './arena/standings.ts';
export { fixtures, type Tournament } from './arena/tournament.ts';
export { simulate } from './simulate.ts';
export type { Share, Spread } from './statistics.ts';
export type { Summary } from './summary.ts';
export { TrialError } from './trial.ts';
