import type { GameRecord } from '../../kernel/index.ts';
import type { LiveGame, Span } from '../../table/index.ts';
import type { Logger } from '../log.ts';
import type { Memory } from '../memory.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/open.ts';
import type { Thinkers } from '../thinkers/thinkers.ts';
import type { Metrics } from '../wire/metrics.ts';
import type { SlicedWork } from '../work/sliced.ts';
import type { Library } from './library.ts';

/** A table, as far as lists show it. */
export interface Listable {
  readonly id: string;
  readonly live: LiveGame | null;
  /** Whether its game is ahead of its log: something is being stored. */
  readonly storing: boolean;
}

/** What all tables share. */
export interface House {
  readonly storage: Storage;
  readonly library: Library;
  readonly thinkers: Thinkers;
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly downtimes: readonly Span[];
  /** Where games are played again. */
  readonly work: SlicedWork;
  /** Of the finished games that were asked for last, the records by table. */
  readonly records: Memory<string, GameRecord>;
  now(): number;
  /** Stores a sign of life. Up to the moment that it gives all downtimes are known then: mostly that of the call. */
  heartbeat(): Promise<number>;
  /** Milliseconds of a clock that is never set back: for how long something lies unused. */
  monotonic(): number;
  /** What the log says of a table has changed: what is stored beside it will be brought up to date. */
  changed(table: Listable): void;
  /** Something could not be stored: the table must be seen to when that is possible again. */
  failed(table: Listable): void;
  /** Whether other processes serve the same tables. */
  isShared(): boolean;
}
