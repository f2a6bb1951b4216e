import type { Flight } from '../board.ts';

/** Where everything lay before a change. */
export interface Measured {
  readonly places: ReadonlyMap<string, DOMRect>;
  /** The cards in a place by their names, in their order. */
  readonly cards: ReadonlyMap<string, readonly Lying[]>;
}
interface Lying {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

/** Milliseconds: a flight, between cards of one event, between two events, a flare, and an outline instead of all that. */
const FLIGHT = 360;
const STAGGER = 40;
const BETWEEN = 260;
const FLARE = 500;
const OUTLINE = 1000;
const EASE = 'cubic-bezier(.2,.8,.2,1)';

const key = (place: string, card: string | null): string => `${place}|${card ?? ''}`;

function lyingIn(root: ParentNode): { element: HTMLElement; place: string; card: string }[] {
  return [...root.querySelectorAll<HTMLElement>('[data-place] [data-card], [data-place][data-card]')].map(
    (element) => ({
      element,
      place: element.closest('[data-place]')?.getAttribute('data-place') ?? '',
      card: element.getAttribute('data-card') ?? '',
    }),
  );
}

/** Where all places and cards of a table are now. */
export function measure(root: ParentNode): Measured {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll('[data-place]'))
    places.set(element.getAttribute('data-place') ?? '', element.getBoundingClientRect());
  const cards = new Map<string, Lying[]>();
  for (const { element, place, card } of lyingIn(root)) {
    const lying = { element, rect: element.getBoundingClientRect() };
    const list = cards.get(key(place, card));
    if (list === undefined) cards.set(key(place, card), [lying]);
    else list.push(lying);
  }
  return { places, cards };
}

/** What moves between a place of the table as it was and one as it is. */
interface Trip {
  readonly flight: Flight;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** What is seen moving, and what waits hidden at the end of it. */
  readonly looks: HTMLElement | null;
  readonly target: HTMLElement | null;
  readonly delay: number;
}

/** The flights of each event after another, found among what lay there before and lies there now. */
function tripsOf(root: ParentNode, before: Measured, groups: readonly (readonly Flight[])[], ms: number): Trip[] {
  const now = measure(root);
  const left = new Map([...before.cards].map(([where, list]) => [where, [...list]]));
  const free = new Map([...now.cards].map(([where, list]) => [where, [...list]]));
  // As many as lay there before are not new.
  const fresh = (where: string) => (now.cards.get(where)?.length ?? 0) - (before.cards.get(where)?.length ?? 0);
  const taken = new Map<string, number>();
  const gap = Math.min(BETWEEN, Math.max(0, ms - FLIGHT) / Math.max(1, groups.length - 1));
  return groups.flatMap((flights, group) =>
    flights.flatMap((flight, i) => {
      const { card, from, to } = flight;
      const start = left.get(key(from, card))?.pop() ?? left.get(key(from, null))?.pop() ?? null;
      const origin = start?.rect ?? now.places.get(from) ?? before.places.get(from);
      const wanted = key(to, card);
      const used = taken.get(wanted) ?? 0;
      const end = used < fresh(wanted) ? (free.get(wanted)?.pop() ?? null) : null;
      if (end !== null) taken.set(wanted, used + 1);
      // What is only counted goes to where its kind lies.
      const counted = now.cards.get(wanted)?.at(-1)?.rect;
      const goal = end?.rect ?? counted ?? now.places.get(to) ?? before.places.get(to);
      if (origin === undefined || goal === undefined) return [];
      const looks = end?.element ?? start?.element ?? anyLike(root, card);
      return [
        { flight, from: origin, to: goal, looks, target: end?.element ?? null, delay: group * gap + i * STAGGER },
      ];
    }),
  );
}

const anyLike = (root: ParentNode, card: string | null): HTMLElement | null =>
  card === null ? null : root.querySelector<HTMLElement>(`.card[data-card="${CSS.escape(card)}"]`);

/** Plays what happened: cards fly as likenesses over the table while they are not yet seen where they land. */
export class Stage {
  private running: Animation[] = [];

  /** Everything is where it belongs, at once. */
  skip(): void {
    for (const animation of this.running.splice(0)) animation.finish();
  }

  /** Returns whether anything moves. `ms` is the time for all of it. */
  play(
    root: HTMLElement,
    layer: HTMLElement,
    before: Measured,
    groups: readonly (readonly Flight[])[],
    ms: number,
  ): boolean {
    const trips = tripsOf(root, before, groups, ms);
    // All is read before anything is written: a layout in between would cost as much as the rest.
    const widths = trips.map(({ looks, to }) => looks?.offsetWidth || Math.min(60, to.width || 60));
    const heights = trips.map(({ looks }, i) => looks?.offsetHeight || ((widths[i] as number) * 7) / 5);
    const ghosts = trips.map(({ looks, flight }, i) =>
      likeness(looks, widths[i] as number, flight.turns === true, flight.card === null),
    );
    layer.append(...ghosts);
    for (const [i, trip] of trips.entries())
      this.fly(layer, trip, ghosts[i] as HTMLElement, widths[i] as number, heights[i] as number);
    return trips.length > 0;
  }

  /** For those who want nothing to move: what has moved is outlined for a while. */
  outline(root: HTMLElement, before: Measured, groups: readonly (readonly Flight[])[]): boolean {
    const trips = tripsOf(root, before, groups, 0);
    for (const { target, flight } of trips) {
      const moved = target ?? root.querySelector(`[data-place="${CSS.escape(flight.to)}"]`);
      moved?.classList.add('moved');
      setTimeout(() => moved?.classList.remove('moved'), OUTLINE);
    }
    return trips.length > 0;
  }

  private fly(layer: HTMLElement, trip: Trip, ghost: HTMLElement, width: number, height: number): void {
    const { flight, from, to, target, delay } = trip;
    const timing = { duration: FLIGHT, delay, easing: EASE, fill: 'both' as const };
    const at = (rect: DOMRect, scale: number) =>
      `translate(${rect.left + rect.width / 2 - width / 2}px,${rect.top + rect.height / 2 - height / 2}px) scale(${scale})`;
    const size = (rect: DOMRect) => Math.max(0.25, Math.min(2, rect.width / width));
    const [start, end] = [Math.min(1.2, size(from)), target === null ? Math.min(0.6, size(to)) : 1];
    const frames = [
      { transform: at(from, start), opacity: 1 },
      { transform: at(to, end), opacity: target === null ? 0.2 : 1 },
    ];
    const flying = ghost.animate(frames, timing);
    if (flight.turns === true) this.run(ghost.firstElementChild?.animate(TURN, timing));
    if (target !== null) this.run(target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT + delay }));
    this.run(flying);
    const land = () => {
      ghost.remove();
      if (flight.flares === true) this.flare(layer, to);
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

  private run(animation: Animation | undefined): void {
    if (animation === undefined) return;
    this.running.push(animation);
    const done = () => {
      this.running = this.running.filter((other) => other !== animation);
    };
    animation.finished.then(done, done);
  }
}

const TURN = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }];

/** Something that looks like a card but is none: nobody can touch, inspect or measure it. */
function likeness(looks: HTMLElement | null, width: number, turns: boolean, back: boolean): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'likeness';
  ghost.style.setProperty('--w', `${width}px`);
  const inner = document.createElement('div');
  inner.className = 'sides';
  const face = looks === null ? backSide() : (looks.cloneNode(true) as HTMLElement);
  for (const element of [face, ...face.querySelectorAll('*')])
    for (const name of ['data-card', 'data-place', 'data-group', 'id', 'tabindex', 'style'])
      if (name !== 'style' || element !== face) element.removeAttribute(name);
  face.classList.remove('legal', 'chosen', 'moved');
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
