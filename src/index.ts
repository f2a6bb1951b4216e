/** Grimalkin as a library: the games, what one needs to play or write them, and the bots. */
export * from './bots/index.ts';
export { games } from './games/index.ts';
export * from './kernel/index.ts';
