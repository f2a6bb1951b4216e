import { games } from '../src/games/index.ts';
import type { AnyGame, GameRecord } from '../src/kernel/index.ts';
import { parseRecord } from '../src/protocol/record.ts';

/** A record from the archive, read as any from outside is, with the game that plays it. */
export interface Playable {
  readonly record: GameRecord;
  readonly game: AnyGame;
}

/** Reads a record and finds the rules for it. `pack`: the cards where they are not the game's own, else null. */
export function playable(data: unknown, pack: unknown): Playable {
  const record = parseRecord(data);
  if (!('format' in record)) throw new Error(record.map(({ path, message }) => `${path} ${message}`).join('; '));
  const box = games[record.game];
  if (box === undefined) throw new Error(`there is no game '${record.game}'`);
  const game = pack === null ? box.core : box.load(pack);
  if ('length' in game) throw new Error(game.map(({ path, message }) => `${path} ${message}`).join('; '));
  return { record, game };
}
