import type { StagedScene, StagedSpot } from './scene.ts';

/** A point of the board, in pixels from its corner. */
export interface AimPoint {
  readonly x: number;
  readonly y: number;
  /** How far what stands there reaches. */
  readonly radius: number;
}
/** Who did something, and whom it hits, where they are in sight. */
export interface Aim {
  readonly width: number;
  readonly height: number;
  readonly by: AimPoint | null;
  readonly losing: readonly AimPoint[];
  readonly gaining: readonly AimPoint[];
  /** Whether it is a strip across the board, as on a phone, or a column at its side. */
  readonly isStrip: boolean;
  /** How wide and high the card with its words is. */
  readonly box: { readonly width: number; readonly height: number };
}
export type SceneSide = 'start' | 'end';

/** What a spot is called by, the most exact name first. */
function selectorsOf({ ref, place, card }: StagedSpot): readonly string[] {
  const lies = place === undefined ? null : `[data-place="${CSS.escape(place)}"]`;
  return [
    ...(ref === undefined ? [] : [`[data-ref="${CSS.escape(ref)}"]`]),
    ...(lies === null || card === undefined ? [] : [`${lies} [data-card="${CSS.escape(card)}"]`]),
    ...(lies === null ? [] : [lies]),
  ];
}

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
      return [{ x, y, radius: Math.min(rect.width, rect.height) / 2 }];
    }
    return [];
  };
  const losing = changes.filter(({ amount }) => amount < 0).flatMap(({ at }) => found(at));
  const { offsetWidth: width, offsetHeight: height } = box;
  return {
    width: frame.width,
    height: frame.height,
    by: found(deed?.by)[0] ?? null,
    losing: losing.length > 0 || changes.length > 0 ? losing : found(deed?.at),
    gaining: changes.filter(({ amount }) => amount > 0).flatMap(({ at }) => found(at)),
    isStrip: document.documentElement.dataset.room === 'narrow',
    box: { width, height },
  };
}

/** At which end of the board it hides least of what it speaks of: on a phone above or below, else at the left or right. */
export function sideFor(aim: Aim | null): SceneSide {
  if (aim === null) return 'start';
  const { by, losing, gaining, isStrip, width, height } = aim;
  const points = [...losing, ...gaining, ...(losing.length + gaining.length === 0 && by !== null ? [by] : [])];
  if (points.length === 0) return 'start';
  const along = points.reduce((sum, { x, y }) => sum + (isStrip ? y : x), 0) / points.length;
  return along < (isStrip ? height : width) / 2 ? 'end' : 'start';
}
