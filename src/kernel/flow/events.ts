import type { Plain } from '../data/plain.ts';
import type { Seat, Viewer } from './state.ts';

/**
 * Events: what happened, told by the function that made it happen, with who may know. The log in words, animation
 * and the fairness of undo all come from them. While nobody listens they cost one comparison.
 */
export type EventData = { readonly [key: string]: Plain };

/** What is told of something that happened, and to whom. */
export interface Telling<Full extends EventData, Rest extends EventData = Full> {
  /** Who hears it whole; null is everybody. */
  readonly to: readonly Seat[] | null;
  readonly full: Full;
  /** What all others hear; null is nothing. */
  readonly rest: Rest | null;
  /** Somebody learned something that was hidden: from here on there is no undo. */
  readonly reveals: boolean;
  /** The seat that knew all of it before: what is revealed is news to the others only. */
  readonly knew?: Seat;
}
export type ToldEvent = Telling<EventData> & { readonly kind: string };
/** An event as one seat is told of it. */
export type HeardEvent = { readonly kind: string } & EventData;

/** Everybody sees it, and nothing in it was hidden. */
export const open = <D extends EventData>(full: D): Telling<D> => ({ to: null, full, rest: null, reveals: false });
/** Everybody sees it, and somebody learns something by it. */
export const reveal = <D extends EventData>(full: D): Telling<D> => ({ to: null, full, rest: null, reveals: true });
/** Only these seats see it whole; they knew it already. The others hear `rest`, or nothing. */
export const only = <D extends EventData, R extends EventData = D>(
  to: readonly Seat[],
  full: D,
  rest: R | null = null,
): Telling<D, R> => ({ to, full, rest, reveals: false });
/** Only these seats see it whole, and learn something by it. */
export const show = <D extends EventData, R extends EventData = D>(
  to: readonly Seat[],
  full: D,
  rest: R | null = null,
): Telling<D, R> => ({ to, full, rest, reveals: true });
/** The seat that gives away what it alone knew learns nothing by it. */
export const givenAway = <D extends EventData, R extends EventData>(
  knew: Seat,
  { to, full, rest, reveals }: Telling<D, R>,
): Telling<D, R> => ({ to, full, rest, reveals, knew });

let listener: ((told: ToldEvent) => void) | null = null;

/** Runs something and hands each event to `hear` as it is told. */
export function listening<T>(hear: (told: ToldEvent) => void, during: () => T): T {
  const before = listener;
  listener = hear;
  try {
    return during();
  } finally {
    listener = before;
  }
}

/** What a viewer hears of it, or null. */
export function heardBy(told: ToldEvent, viewer: Viewer): HeardEvent | null {
  const whole = told.to === null || viewer === 'all' || (viewer !== null && told.to.includes(viewer));
  const data = whole ? told.full : told.rest;
  return data === null ? null : { ...data, kind: told.kind };
}

// biome-ignore lint/suspicious/noExplicitAny: a builder's arguments are its own business
type Builders = Record<string, (...args: any[]) => Telling<any, any>>;
export type Reports<B extends Builders> = { readonly [K in keyof B]: (...args: Parameters<B[K]>) => void };
type Parted<T, K> = T extends Telling<infer F, infer R> ? (F | R) & { readonly kind: K } : never;
/**
 * All events of a set of reports, as heard. A game's own speech and board take this where the kernel says `HeardEvent`:
 * they are handed the events of their game, and those of the table (`@undone`), whose kinds are no game's.
 */
export type EventOf<B extends Builders> = { [K in keyof B & string]: Parted<ReturnType<B[K]>, K> }[keyof B & string];

/** Names the events of a game: each builder says what is told and to whom, and runs only if somebody listens. */
export function reports<B extends Builders>(builders: B): Reports<B> {
  const tell: Record<string, (a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown) => void> = {};
  for (const [kind, build] of Object.entries(builders)) {
    if (build.length > 5) throw new Error(`event '${kind}': at most five arguments`);
    // Positional on purpose: gathered arguments would make garbage even when nobody listens.
    tell[kind] = (a, b, c, d, e) => {
      if (listener !== null) listener({ kind, ...build(a, b, c, d, e) });
    };
  }
  // Filled name by name, so that only the loop knows that each is there.
  return tell as unknown as Reports<B>;
}
