import type { Flight } from '../board.ts';
import { Outlines } from './outlines.ts';

/** Positions before a change, as far as its flights need them. */
export interface Measured {
  readonly places: ReadonlyMap<string, DOMRect>;
  /** By place, the cards there by name and in order. */
  readonly cards: ReadonlyMap<string, readonly Measure[]>;
}
interface Measure extends LyingCard {
  readonly rect: DOMRect;
}
interface LyingCard {
  readonly element: HTMLElement;
  /** Which of several cards with the same name. */
  readonly ref: string | null;
}

/** The flights of a step, one list for each event. */
export type Flights = readonly (readonly Flight[])[];

/** Milliseconds: a flight, the delay between cards of one event and between two events, and a flare. */
const FLIGHT = 360;
const STAGGER = 40;
const BETWEEN = 260;
const FLARE = 500;
/** The longest time that a landing card may stay hidden: in a hidden page no flight ever starts. */
const MAX_HIDDEN_MS = FLIGHT + 400;
const EASE = 'cubic-bezier(.2,.8,.2,1)';

const key = (place: string, card: string | null): string => `${place}|${card ?? ''}`;

/** The cards in these places, by place and name and in order. */
function lyingIn(root: ParentNode, places: ReadonlySet<string>): Map<string, LyingCard[]> {
  const cards = new Map<string, LyingCard[]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place] [data-card], [data-place][data-card]')) {
    const place = element.closest('[data-place]')?.getAttribute('data-place') ?? '';
    if (!places.has(place)) continue;
    const card = element.getAttribute('data-card') ?? '';
    const where = key(place, card);
    // What is attached to a card flies with it.
    const whole = element.closest<HTMLElement>(`[data-whole="${CSS.escape(card)}"]`) ?? element;
    const lying = { element: whole, ref: element.getAttribute('data-ref') };
    cards.set(where, [...(cards.get(where) ?? []), lying]);
  }
  return cards;
}

const placesIn = (groups: Flights): Set<string> => new Set(groups.flat().flatMap(({ from, to }) => [from, to]));

/** Measures the places and cards of these flights. */
export function measure(root: ParentNode, groups: Flights): Measured {
  const wanted = placesIn(groups);
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll('[data-place]')) {
    const place = element.getAttribute('data-place') ?? '';
    if (wanted.has(place)) places.set(place, element.getBoundingClientRect());
  }
  const cards = [...lyingIn(root, wanted)].map(
    ([where, elements]) =>
      [where, elements.map((lying) => ({ ...lying, rect: lying.element.getBoundingClientRect() }))] as const,
  );
  return { places, cards: new Map(cards) };
}

/** Takes the last of these cards, or the one with this `ref`. */
function taken<L extends LyingCard>(lying: L[] = [], ref?: string): L | null {
  const meant = ref === undefined ? lying.length - 1 : lying.findIndex((each) => each.ref === ref);
  return meant === -1 ? null : (lying.splice(meant, 1)[0] ?? null);
}

/** A flight with its start and end resolved. */
interface Trip {
  readonly flight: Flight;
  /** Where it was before, if it was visible. */
  readonly start: Measure | null;
  /** Where it is now, if it is visible; for cards that are only counted, the element that shows them. */
  readonly target: HTMLElement | null;
  readonly counted: HTMLElement | null;
  readonly delay: number;
}

/** Resolves the flights of each event by the cards that were there before and are there now. Measures nothing. */
function tripsOf(root: ParentNode, before: Measured, groups: Flights, ms: number): Trip[] {
  const now = lyingIn(root, placesIn(groups));
  const left = new Map([...before.cards].map(([where, list]) => [where, [...list]]));
  const free = new Map([...now].map(([where, list]) => [where, [...list]]));
  const landed = new Map<string, number>();
  /** As many cards as were there before are not new, nor is one with the same `ref`. */
  const isNew = (where: string, ref: string | undefined): boolean => {
    const were = before.cards.get(where) ?? [];
    if (ref !== undefined) return !were.some((each) => each.ref === ref);
    return (landed.get(where) ?? 0) < (now.get(where)?.length ?? 0) - were.length;
  };
  const gap = Math.min(BETWEEN, Math.max(0, ms - FLIGHT) / Math.max(1, groups.length - 1));
  return groups.flatMap((flights, group) =>
    flights.map((flight, i) => {
      const { card, from, to, ref } = flight;
      const start = taken(left.get(key(from, card)), ref) ?? taken(left.get(key(from, null)), ref);
      const wanted = key(to, card);
      const target = isNew(wanted, ref) ? (taken(free.get(wanted), ref)?.element ?? null) : null;
      if (target !== null) landed.set(wanted, (landed.get(wanted) ?? 0) + 1);
      // A card that is only counted flies to the element of its kind.
      const counted = now.get(wanted)?.at(-1)?.element ?? null;
      return { flight, start, target, counted, delay: group * gap + i * STAGGER };
    }),
  );
}

const anyLike = (root: ParentNode, card: string | null): HTMLElement | null =>
  card === null ? null : root.querySelector<HTMLElement>(`.card[data-card="${CSS.escape(card)}"]`);

/** Runs after the next frame has been drawn, so as not to delay it. */
function afterPicture(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/**
 * Animates a change: copies of the cards fly over the table, and the real ones stay hidden until theirs have landed.
 * The new state is drawn first; the copies start in the next frame.
 */
export class FlightAnimator {
  private running: Animation[] = [];
  /** Raised by each skip and each animation: a start that was scheduled before is dropped. */
  private turn = 0;
  private readonly outlines = new Outlines();

  /** Ends all animations at once. */
  skip(): void {
    this.turn++;
    for (const animation of this.running.splice(0)) animation.finish();
  }

  /** Returns whether anything moves. `ms` is the time for all of it. */
  play(root: HTMLElement, layer: HTMLElement, before: Measured, groups: Flights, ms: number): boolean {
    const trips = tripsOf(root, before, groups, ms);
    const hidden = trips.map(({ target, delay }) =>
      this.run(target?.animate(HIDDEN, { duration: MAX_HIDDEN_MS + delay })),
    );
    const { turn } = this;
    afterPicture(() => {
      if (turn === this.turn) this.takeOff(root, layer, before, groups, trips, hidden);
    });
    return trips.length > 0;
  }

  private takeOff(
    root: HTMLElement,
    layer: HTMLElement,
    before: Measured,
    groups: Flights,
    trips: readonly Trip[],
    hidden: readonly (Animation | undefined)[],
  ): void {
    const now = measure(root, groups);
    const routes = trips.map(({ flight, start, target, counted }) => {
      const { card, from, to } = flight;
      const looks = target ?? start?.element ?? anyLike(root, card);
      const goal = target ?? counted;
      const end = goal?.getBoundingClientRect() ?? now.places.get(to) ?? before.places.get(to);
      // Everything is read before anything is written: a forced layout in between would double the cost.
      const width = looks?.offsetWidth || Math.min(60, end?.width || 60);
      const height = looks?.offsetHeight || (width * 7) / 5;
      return { start: start?.rect ?? now.places.get(from) ?? before.places.get(from), end, looks, width, height };
    });
    for (const [i, { flight, target, delay }] of trips.entries()) {
      const { start, end, looks, width, height } = routes[i] as (typeof routes)[number];
      const arrived = () => hidden[i]?.cancel();
      if (start === undefined || end === undefined) {
        arrived();
        continue;
      }
      const ghost = cardImage(looks, width, flight.turns === true, flight.card === null);
      layer.append(ghost);
      this.fly(layer, ghost, { flight, start, end, width, height, lands: target !== null, delay, arrived });
    }
  }

  /** Instead of flights, with reduced motion: outlines what has moved for a while. */
  outline(root: HTMLElement, before: Measured, groups: Flights): boolean {
    const trips = tripsOf(root, before, groups, 0);
    for (const { target, counted, flight } of trips) {
      const moved = target ?? counted ?? root.querySelector(`[data-place="${CSS.escape(flight.to)}"]`);
      if (moved !== null) this.outlines.add(moved);
    }
    return trips.length > 0;
  }

  /** What was outlined until now has been seen. */
  clearOutlines(): void {
    this.outlines.clear();
  }

  private fly(layer: HTMLElement, ghost: HTMLElement, route: Route): void {
    const { flight, start, end, width, height, lands, delay, arrived } = route;
    const timing = { duration: FLIGHT, delay, easing: EASE, fill: 'both' as const };
    const at = (rect: DOMRect, scale: number) =>
      `translate(${rect.left + rect.width / 2 - width / 2}px,${rect.top + rect.height / 2 - height / 2}px) scale(${scale})`;
    const size = (rect: DOMRect) => Math.max(0.25, Math.min(2, rect.width / width));
    const frames = [
      { transform: at(start, Math.min(1.2, size(start))), opacity: 1 },
      { transform: at(end, lands ? 1 : Math.min(0.6, size(end))), opacity: lands ? 1 : 0.2 },
    ];
    const flying = ghost.animate(frames, timing);
    if (flight.turns === true) this.run(ghost.firstElementChild?.animate(TURN, timing));
    this.run(flying);
    const land = () => {
      arrived();
      ghost.remove();
      if (flight.flares === true) this.flare(layer, end);
    };
    flying.finished.then(land, land);
  }

  private flare(layer: HTMLElement, at: DOMRect): void {
    const flare = document.createElement('div');
    flare.className = 'flare';
    layer.append(flare);
    const where = `translate(${at.left + at.width / 2}px,${at.top + at.height / 2}px)`;
    const burst = flare.animate(
      [
        { transform: `${where} scale(.3)`, opacity: 1 },
        { transform: `${where} scale(1.6)`, opacity: 0 },
      ],
      { duration: FLARE, easing: 'ease-out', fill: 'both' },
    );
    this.run(burst);
    burst.finished.then(
      () => flare.remove(),
      () => flare.remove(),
    );
  }

  private run(animation: Animation | undefined): Animation | undefined {
    if (animation === undefined) return undefined;
    this.running.push(animation);
    const done = () => {
      this.running = this.running.filter((other) => other !== animation);
    };
    animation.finished.then(done, done);
    return animation;
  }
}

interface Route {
  readonly flight: Flight;
  readonly start: DOMRect;
  readonly end: DOMRect;
  readonly width: number;
  readonly height: number;
  /** Whether its target is visible. */
  readonly lands: boolean;
  readonly delay: number;
  readonly arrived: () => void;
}

const HIDDEN = [{ opacity: 0 }, { opacity: 0 }];
const TURN = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }];

/** An image of a card: not interactive, and not found when cards are measured. */
function cardImage(looks: HTMLElement | null, width: number, turns: boolean, back: boolean): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'likeness';
  ghost.style.setProperty('--w', `${width}px`);
  const inner = document.createElement('div');
  inner.className = 'two-sides';
  const face = looks === null ? backSide() : (looks.cloneNode(true) as HTMLElement);
  for (const element of [face, ...face.querySelectorAll('*')])
    for (const name of ['data-card', 'data-ref', 'data-place', 'data-group', 'data-whole', 'id', 'tabindex'])
      element.removeAttribute(name);
  for (const element of [face, ...face.querySelectorAll('.card')])
    element.classList.remove('legal', 'lit', 'chosen', 'moved');
  inner.append(face);
  if (turns) {
    const other = back ? face.cloneNode(true) : backSide();
    (other as HTMLElement).classList.add('other');
    inner.append(other);
  }
  ghost.append(inner);
  return ghost;
}

function backSide(): HTMLElement {
  const back = document.createElement('div');
  back.className = 'card back s';
  return back;
}
