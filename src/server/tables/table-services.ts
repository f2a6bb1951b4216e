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

/** A table, as far as lists show it. */
export interface Listable {
  readonly id: string;
  readonly live: LiveGame | null;
  /** Whether its game is ahead of its log: something is being stored. */
  readonly isStoring: boolean;
}

/** What all tables share. */
export interface TableServices {
  readonly storage: Storage;
  readonly gameLoader: GameLoader;
  readonly botService: BotService;
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly downtimes: readonly TimeSpan[];
  /** Where games are played again. */
  readonly work: SlicedWork;
  /** Of the finished games that were asked for last, the records by table. */
  readonly records: LruCache<string, GameRecord>;
  now(): number;
  /** Stores a sign of life. Up to the moment that it gives all downtimes are known then: mostly that of the call. */
  heartbeat(): Promise<number>;
  /** Milliseconds of a clock that is never set back: for how long something lies unused. */
  monotonic(): number;
  /** What the log says of a table has changed: what is stored beside it will be brought up to date. */
  markChanged(table: Listable): void;
  /** Something could not be stored: the table must be seen to when that is possible again. */
  markFailed(table: Listable): void;
  /** Whether other processes serve the same tables. */
  isShared(): boolean;
}
