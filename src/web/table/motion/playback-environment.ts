import type { HeardEvent } from '../../../kernel/index.ts';
import type { PageSettings } from '../../state/settings.ts';
import type { TableNews } from '../source.ts';

/** The playback's access to clock, timers, settings, and the durations of the board. */
export interface PlaybackEnvironment {
  now(): number;
  later(ms: number, act: () => void): () => void;
  pace(): PageSettings['pace'];
  /** Milliseconds that the board's own animation of these events takes; the next change waits for it. */
  duration(events: readonly HeardEvent[]): number;
  /** Whether these events need no time of their own. */
  isBrief(events: readonly HeardEvent[]): boolean;
  /** Milliseconds until the last die or card thrown by these events lies still. */
  settleTime(events: readonly HeardEvent[]): number;
  readonly staging: PlaybackStaging;
}

/** The scenes that show what others did. */
interface PlaybackStaging {
  /** Milliseconds that the scenes of a change take, and the remaining time of those that are being shown. */
  time(news: TableNews): number;
  left(): number;
  /** Shows the scenes of a change; `after` is the number of milliseconds until its throw has ended. */
  show(news: TableNews, after: number): void;
  /** Ends all scenes. True if there were any. */
  clear(): boolean;
}
