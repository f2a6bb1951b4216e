import type { TimelineEntry } from '../../local/engine/records/replay-timeline.ts';
import type { TurningPoint } from '../../local/engine/records/reviews.ts';

/** The moments at which the viewer sees something new. The deal is always one of them. */
export const stopsOf = (story: readonly TimelineEntry[]): readonly number[] =>
  story.flatMap(({ number, seen }) => (seen || number === 0 ? [number] : []));

/** The stop that shows a moment: the last one that is not later. */
export function stopAt(stops: readonly number[], moment: number): number {
  let at = 0;
  for (let n = 0; n < stops.length && (stops[n] as number) <= moment; n++) at = n;
  return at;
}

/** The first moment by which the viewer has been told this many events: the target of a line of the log. */
export function momentHeard(story: readonly TimelineEntry[], events: number): number {
  let heard = 0;
  for (const line of story) {
    heard += line.events.filter(({ kind }) => !kind.startsWith('@')).length;
    if (heard >= events) return line.number;
  }
  return story.at(-1)?.number ?? 0;
}

/** A moment marked on the slider. */
export interface Mark {
  /** Its position on the slider, from 0 to 1. */
  readonly at: number;
  readonly kind: 'slip' | 'find';
}

/** The positions of the turning points on the slider. */
export const marksOf = (points: readonly TurningPoint[], stops: readonly number[]): readonly Mark[] =>
  points.map(({ after, kind }) => ({ kind, at: stopAt(stops, after) / Math.max(1, stops.length - 1) }));

/** A section of the slider in which one seat acts. */
export interface ActorSpan {
  readonly seat: number | null;
  /** Positions on the slider, from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** Which seat acts in which section, from stop to stop. */
export function actorSpans(story: readonly TimelineEntry[], stops: readonly number[]): readonly ActorSpan[] {
  const whole = Math.max(1, stops.length - 1);
  const spans: ActorSpan[] = [];
  stops.slice(1).forEach((moment, n) => {
    const seat = story[moment]?.seat ?? null;
    const last = spans.at(-1);
    const to = (n + 1) / whole;
    if (last?.seat === seat) spans[spans.length - 1] = { ...last, to };
    else spans.push({ seat, from: n / whole, to });
  });
  return spans;
}
