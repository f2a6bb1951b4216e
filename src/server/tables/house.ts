import type { Logger } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/open.ts';
import type { Thinkers } from '../thinkers/thinkers.ts';
import type { Metrics } from '../wire/metrics.ts';
import type { Span } from './clocks.ts';
import type { Library } from './library.ts';
import type { Live } from './live.ts';

/** A table, as far as lists show it. */
export interface Listable {
  readonly id: string;
  readonly live: Live | null;
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
  now(): number;
  /** Milliseconds of a clock that is never set back: for how long something lies unused. */
  monotonic(): number;
  /** What the log says of a table has changed: what is stored beside it will be brought up to date. */
  changed(table: Listable): void;
  /** Something could not be stored: the table must be seen to when that is possible again. */
  failed(table: Listable): void;
  /** Whether other processes serve the same tables. */
  isShared(): boolean;
}
