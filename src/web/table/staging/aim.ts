import type { StagedScene, StagedSpot } from './scene.ts';

/** A point of the board, in pixels from its corner. */
export interface AimPoint {
  readonly x: number;
  readonly y: number;
  /** How wide and high what stands there is, and how far it reaches at least. */
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}
/** Who did something, and whom it hits, where they are in sight. */
export interface Aim {
  readonly width: number;
  readonly height: number;
  readonly by: AimPoint | null;
  readonly losing: readonly AimPoint[];
  readonly gaining: readonly AimPoint[];
  /** At what it is aimed, while nothing has come of it. */
  readonly aimed: readonly AimPoint[];
  /** Whether it is a strip across the board, as on a phone, or a column at its side. */
  readonly isStrip: boolean;
  /** How wide and high the card with its words is. */
  readonly box: { readonly width: number; readonly height: number };
}

/** What a spot is called by, the most exact name first. */
function selectorsOf({ ref, place, card }: StagedSpot): readonly string[] {
  const lies = place === undefined ? null : `[data-place="${CSS.escape(place)}"]`;
  return [
    ...(ref === undefined ? [] : [`[data-ref="${CSS.escape(ref)}"]`]),
    ...(lies === null ? [] : [card === undefined ? lies : `${lies} [data-card="${CSS.escape(card)}"]`]),
  ];
}

/** A ring stays so far within the board. */
const INSIDE = 5;

/** Where all that a scene speaks of is on the board beside which it stands. */
export function aimAt(box: HTMLElement, { deed, changes }: StagedScene): Aim | null {
  const layer = box.parentElement;
  const table = box.closest('.tabletop');
  if (layer === null || table === null) return null;
  const frame = layer.getBoundingClientRect();
  const found = (spot: StagedSpot | null | undefined): readonly AimPoint[] => {
    for (const selector of spot == null ? [] : selectorsOf(spot)) {
      const rect = table.querySelector(`.board-area ${selector}`)?.getBoundingClientRect();
      if (rect === undefined || rect.width === 0) continue;
      const [x, y] = [rect.left + rect.width / 2 - frame.left, rect.top + rect.height / 2 - frame.top];
      if (x < 0 || y < 0 || x > frame.width || y > frame.height) return [];
      // Of what reaches beyond the board, the part in sight.
      const width = Math.min(rect.width, Math.max(0, 2 * (Math.min(x, frame.width - x) - INSIDE)));
      const height = Math.min(rect.height, Math.max(0, 2 * (Math.min(y, frame.height - y) - INSIDE)));
      return [{ x, y, width, height, radius: Math.min(width, height) / 2 }];
    }
    return [];
  };
  const { offsetWidth: width, offsetHeight: height } = box;
  return {
    width: frame.width,
    height: frame.height,
    by: found(deed?.by)[0] ?? null,
    losing: changes.filter(({ amount }) => amount < 0).flatMap(({ at }) => found(at)),
    gaining: changes.filter(({ amount }) => amount > 0).flatMap(({ at }) => found(at)),
    aimed: changes.length === 0 ? found(deed?.at) : [],
    isStrip: document.documentElement.dataset.room === 'narrow',
    box: { width, height },
  };
}

/** Where the card with its words stands, by its corner. */
export interface ScenePlace {
  readonly left: number;
  readonly top: number;
}

/** From the edges of the board, and from what it speaks of. */
const EDGE = 8;
const APART = 56;
const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

/**
 * Beside what it speaks of, where there is room, and never upon it if that can be helped: on a phone above or below, else
 * at its left or right.
 */
export function placeFor({ width, height, by, losing, gaining, aimed, isStrip, box }: Aim): ScenePlace {
  const hit = [...losing, ...gaining, ...aimed];
  const points = [...hit, ...(by === null ? [] : [by])];
  const [right, bottom] = [width - box.width - EDGE, height - box.height - EDGE];
  if (points.length === 0) return { left: EDGE, top: EDGE };
  const targets = hit.length > 0 ? hit : points;
  const low = targets.reduce((sum, { y }) => sum + y, 0) / targets.length;
  if (isStrip) return { left: EDGE, top: low > height / 2 ? EDGE : Math.max(EDGE, bottom) };
  const top = within(EDGE, low - box.height / 2, Math.max(EDGE, bottom));
  const before = Math.min(...points.map(({ x, width: wide }) => x - wide / 2)) - APART - box.width;
  const after = Math.max(...points.map(({ x, width: wide }) => x + wide / 2)) + APART;
  if (before >= EDGE) return { left: before, top };
  return { left: within(EDGE, after <= right ? after : EDGE, right), top };
}
