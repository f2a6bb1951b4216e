import type { Aim, AimPoint, ScenePlace } from './aim.ts';

/** From the card, dots to who did it and from there to whom it hits; and a ring around each. */
export function Pointers({ aim, place, dots }: { aim: Aim; place: ScenePlace; dots: boolean }) {
  const { width, height, by, losing, gaining, aimed, box } = aim;
  const from = { x: place.left + box.width / 2, y: place.top + box.height / 2 };
  const others = (points: readonly AimPoint[]) => points.filter(({ x, y }) => x !== by?.x || y !== by.y);
  return (
    <svg className="pointers" width={width} height={height} aria-hidden="true">
      {dots && by !== null && <path className="by" d={curve(edgeOf(from, by, box), by)} />}
      {dots &&
        others(losing).map((point) => <path key={nameOf(point)} className="loses" d={curve(by ?? from, point)} />)}
      {dots &&
        others(gaining).map((point) => <path key={nameOf(point)} className="gains" d={curve(by ?? from, point)} />)}
      {dots && others(aimed).map((point) => <path key={nameOf(point)} className="by" d={curve(by ?? from, point)} />)}
      {by !== null && <Ring point={by} kind="by" />}
      {aimed.map((point) => (
        <Ring key={nameOf(point)} point={point} kind="by" />
      ))}
      {gaining.map((point) => (
        <Ring key={nameOf(point)} point={point} kind="gains" />
      ))}
      {losing.map((point) => (
        <Ring key={nameOf(point)} point={point} kind="loses" />
      ))}
    </svg>
  );
}

const nameOf = ({ x, y }: AimPoint): string => `${x} ${y}`;

/** Round about what is round, else about its whole. */
function Ring({ point: { x, y, width, height }, kind }: { point: AimPoint; kind: string }) {
  const [wide, high] = [width + 6, height + 6];
  const round = Math.max(wide, high) < 1.3 * Math.min(wide, high) ? Math.min(wide, high) / 2 : 12;
  return <rect className={kind} x={x - wide / 2} y={y - high / 2} width={wide} height={high} rx={round} />;
}

type Point = Pick<AimPoint, 'x' | 'y'>;
/** Where a line from the middle of a box leaves it. */
function edgeOf(from: Point, to: Point, box: Aim['box']): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(1, box.width / 2 / Math.max(1, Math.abs(dx)), box.height / 2 / Math.max(1, Math.abs(dy)));
  return { x: from.x + dx * share, y: from.y + dy * share };
}

/** A flat arc that ends where the ring begins. */
function curve(a: Point, { x, y, radius }: AimPoint): string {
  const [dx, dy] = [x - a.x, y - a.y];
  const far = Math.max(1, Math.hypot(dx, dy));
  const [ex, ey] = [x - (dx / far) * (radius + 3), y - (dy / far) * (radius + 3)];
  const [mx, my] = [(a.x + ex) / 2 - dy * 0.12, (a.y + ey) / 2 + dx * 0.12];
  return `M${a.x} ${a.y}Q${mx} ${my} ${ex} ${ey}`;
}
