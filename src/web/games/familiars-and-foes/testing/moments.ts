import { type FoesTable, faceFactory } from '../../../../games/familiars-and-foes/face.ts';
import type { Options } from '../../../../kernel/index.ts';
import { RecordedGames, type SeenMoment } from '../../../table/testing/moments.ts';

export const face = faceFactory.core;
export type FoesMoment = SeenMoment<FoesTable>;

const games = new RecordedGames<FoesTable>('familiars-and-foes');

/** A game of chance moves, moment by moment, as the first seat sees it. */
export const moments = (seats: number, seed: string, options: Options) => games.byChance(0, seats, seed, options);
/** A game from a position, by these answers and faces of dice and coins: its moments, the start first. */
export const after = (seats: number, position: object, answers: readonly string[], dice: readonly number[]) =>
  games.from(0, [position, seats, { level: 'beginner', familiars: 'auto' }], answers, dice);
