export * from './bot-turns.ts';
export * from './chronicle.ts';
export type * from './chronicles.ts';
export * from './clocks.ts';
export * from './coach.ts';
export * from './entry.ts';
export * from './live-game.ts';
export * from './proposals.ts';
export * from './recorded-log.ts';
