import { EditionRegistry, editionLoader, editions } from '../src/editions/index.ts';
import type { AnyGame, GameRecord } from '../src/kernel/index.ts';
import { parseRecord } from '../src/protocol/record/record.ts';

/** A record from the archive, read as any from outside is, with the game that plays it. */
export interface Playable {
  readonly record: GameRecord;
  readonly game: AnyGame;
}

/** Plays everything by the frozen modules, the newest edition too, which otherwise its sources play. */
export const frozen = new EditionRegistry({}, editionLoader);

/** Whether today's sources play a record; an older one is played by its frozen module anyway. */
export function isOfToday(data: unknown): boolean {
  const record = parseRecord(data);
  return 'format' in record && editions.isCurrent(record.game, record.edition);
}

/** Reads a record and finds its rules. `pack`: the cards where they are not the game's own, else null. */
export async function playable(data: unknown, pack: unknown, shelf = editions): Promise<Playable> {
  const record = parseRecord(data);
  if (!('format' in record)) throw new Error(record.map(({ path, message }) => `${path} ${message}`).join('; '));
  const factory = await shelf.edition(record.game, record.edition);
  if (factory === null) throw new Error(`there is no edition '${record.edition}' of ${record.game}`);
  const game = pack === null ? factory.core : factory.load(pack);
  if ('length' in game) throw new Error(game.map(({ path, message }) => `${path} ${message}`).join('; '));
  return { record, game };
}
