import type { GameRecord } from '../../kernel/index.ts';
import type { LiveGame, TimeSpan } from '../../table/index.ts';
import type { BotService } from '../bots/bot-service.ts';
import type { Logger } from '../log.ts';
import type { LruCache } from '../lru-cache.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/open.ts';
import type { Metrics } from '../wire/metrics.ts';
import type { SlicedWork } from '../work/sliced-work.ts';
import type { GameLoader } from './game-loader.ts';

/** What lists need to know of a table. */
export interface Listable {
  readonly id: string;
  readonly live: LiveGame | null;
  /** Whether its game is ahead of its log because an entry is being stored. */
  readonly isStoring: boolean;
}

/** The services that all tables share. */
export interface TableServices {
  readonly storage: Storage;
  readonly gameLoader: GameLoader;
  readonly botService: BotService;
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly downtimes: readonly TimeSpan[];
  /** Runs replays in slices. */
  readonly work: SlicedWork;
  /** The records of finished games that were requested last, by table. */
  readonly records: LruCache<string, GameRecord>;
  now(): number;
  /** Writes a heartbeat. Resolves with the time up to which all downtimes are known, normally the time of the call. */
  heartbeat(): Promise<number>;
  /** Milliseconds of a monotonic clock, which is never set back: measures how long something has been idle. */
  monotonic(): number;
  /** The log of a table has changed, so its summary has to be written. */
  markChanged(table: Listable): void;
  /** A write failed: the table is checked again by the next sweep. */
  markFailed(table: Listable): void;
  /** Whether other processes serve the same tables. */
  isShared(): boolean;
}
