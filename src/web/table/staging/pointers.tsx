import type { Aim, AimPoint, SceneSide } from './aim.ts';

/** How far the column stands from the edge of the board. */
const EDGE = 12;

/** From the card, dots to who did it and to whom it hits; and a ring around each. */
export function Pointers({ aim, side }: { aim: Aim; side: SceneSide }) {
  const { width, height, by, losing, gaining, isStrip, box } = aim;
  const from = isStrip
    ? { x: width / 2, y: side === 'start' ? box.height + EDGE / 2 : height - box.height - EDGE / 2 }
    : { x: side === 'start' ? box.width + EDGE : width - box.width - EDGE, y: EDGE + Math.min(box.height, height) / 3 };
  const ring = (point: AimPoint, kind: string) => (
    <circle key={`${kind} ${point.x} ${point.y}`} className={kind} cx={point.x} cy={point.y} r={point.radius + 3} />
  );
  const path = (a: { x: number; y: number }, to: AimPoint, kind: string) => (
    <path key={`${kind} to ${to.x} ${to.y}`} className={kind} d={curve(a, to)} />
  );
  return (
    <svg className="pointers" width={width} height={height} aria-hidden="true">
      {by !== null && path(from, by, 'by')}
      {losing.map((point) => path(by ?? from, point, 'loses'))}
      {gaining
        .filter((point) => point.x !== by?.x || point.y !== by.y)
        .map((point) => path(by ?? from, point, 'gains'))}
      {by !== null && ring(by, 'by')}
      {gaining.map((point) => ring(point, 'gains'))}
      {losing.map((point) => ring(point, 'loses'))}
    </svg>
  );
}

/** A flat arc that ends where the ring begins. */
function curve(a: { x: number; y: number }, { x, y, radius }: AimPoint): string {
  const [dx, dy] = [x - a.x, y - a.y];
  const far = Math.max(1, Math.hypot(dx, dy));
  const [ex, ey] = [x - (dx / far) * (radius + 3), y - (dy / far) * (radius + 3)];
  const [mx, my] = [(a.x + ex) / 2 - dy * 0.12, (a.y + ey) / 2 + dx * 0.12];
  return `M${a.x} ${a.y}Q${mx} ${my} ${ex} ${ey}`;
}
