import type { EditionRegistry } from '../../../editions/registry.ts';
import type { LocalEnvironment } from './environment.ts';
import { RecordSessions } from './records/record-sessions.ts';
import type { GameStorage } from './saved-game.ts';
import { SetupChecker } from './setup-checker.ts';
import { LocalTables, type TablesNews } from './tables/local-tables.ts';

/** All that can be asked of the engine, wherever it runs. */
export interface LocalEngine {
  readonly tables: LocalTables;
  readonly records: RecordSessions;
  readonly setups: SetupChecker;
}

export function makeLocalEngine(
  editions: EditionRegistry,
  storage: GameStorage,
  environment: LocalEnvironment,
  tell: (news: TablesNews) => void,
): LocalEngine {
  const tables = new LocalTables(editions, storage, environment, tell);
  return {
    tables,
    records: new RecordSessions(editions, storage, tables, environment),
    setups: new SetupChecker(editions.current),
  };
}
