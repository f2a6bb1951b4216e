import { type ArenaEvent, type ArenaTable, faceFactory } from '../../../../../games/mythic-arena/face.ts';
import type { Options, Viewer } from '../../../../../kernel/index.ts';
import { RecordedGames, type SeenMoment } from '../../../../table/testing/moments.ts';

export const face = faceFactory.core;
export type ArenaMoment = SeenMoment<ArenaTable, ArenaEvent>;

const games = new RecordedGames<ArenaTable, ArenaEvent>('mythic-arena');

/** A game of chance moves, moment by moment. */
export const moments = (viewer: Viewer, seed: string, options: Options = { decks: 'dealt' }) =>
  games.byChance(viewer, 2, seed, options);
/** A game from a position, by the answers that are not forced and these faces of the dice: its moments, the start first. */
export const after = (position: object, answers: readonly string[], dice: readonly number[], viewer: Viewer) =>
  games.from(viewer, [position, 2, { decks: 'draft' }], answers, dice);
