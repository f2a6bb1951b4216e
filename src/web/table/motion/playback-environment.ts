import type { HeardEvent } from '../../../kernel/index.ts';
import type { PageSettings } from '../../state/settings.ts';
import type { TableNews } from '../source.ts';

/** Clock, timers and settings, and how long the board of the game takes to show something. */
export interface PlaybackEnvironment {
  now(): number;
  later(ms: number, act: () => void): () => void;
  pace(): PageSettings['pace'];
  /** Milliseconds that a board needs to show these by itself: until then nothing else is shown. */
  duration(events: readonly HeardEvent[]): number;
  /** Whether these show so little that they need no time of their own. */
  isBrief(events: readonly HeardEvent[]): boolean;
  /** Milliseconds until the last die or card that the board throws for these has come to rest. */
  settleTime(events: readonly HeardEvent[]): number;
  readonly staging: PlaybackStaging;
}

/** What others did, shown scene by scene. */
interface PlaybackStaging {
  /** Milliseconds for which the scenes of a change are shown, and what is left of the time of those that are. */
  time(news: TableNews): number;
  left(): number;
  /** Shows those of a change; `after`: milliseconds until its throw lies. */
  show(news: TableNews, after: number): void;
  /** Whatever is shown has been seen. Whether something was shown. */
  clear(): boolean;
}
