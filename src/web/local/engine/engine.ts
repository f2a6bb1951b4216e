import type { EditionShelf } from '../../../editions/shelf.ts';
import { Desk } from './desk.ts';
import type { Keeping } from './kept.ts';
import { Setups } from './setups.ts';
import type { Surroundings } from './surroundings.ts';
import { Tables, type TablesNews } from './tables.ts';

/** All that can be asked of the engine, wherever it runs. */
export interface Engine {
  readonly tables: Tables;
  readonly desk: Desk;
  readonly setups: Setups;
}

export function makeEngine(
  shelf: EditionShelf,
  keeping: Keeping,
  around: Surroundings,
  tell: (news: TablesNews) => void,
): Engine {
  const tables = new Tables(shelf, keeping, around, tell);
  return { tables, desk: new Desk(shelf, keeping, tables, around), setups: new Setups(shelf.current) };
}
