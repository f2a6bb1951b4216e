import './lines.css';
import { between, type Plan, type Point } from './geometry.ts';
import type { ReachLine } from './reach.ts';

/** A hexagon's side in the picture: strokes are measured by it. */
const UNIT = 100;
/** A line does not begin and end in the middle, where somebody stands or a sign is. */
const APART = 0.34;

const drawn = (points: readonly Point[]): string =>
  points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${Math.round(x * UNIT)} ${Math.round(y * UNIT)}`).join('');

/** The same line, with its ends a little apart from what they lead from and to. */
function trimmed(points: readonly Point[]): readonly Point[] {
  const [first, second] = points as [Point, Point];
  const [last, before] = [points.at(-1) as Point, points.at(-2) as Point];
  const short = (a: Point, b: Point): Point =>
    between(a, b, APART / Math.max(APART, Math.hypot(a[0] - b[0], a[1] - b[1])));
  return [short(first, second), ...points.slice(1, -1), short(last, before)];
}

/** Paths, rows and how far one could aim, drawn over the Rooms and below whoever stands in them. */
export function Lines({ plan, lines }: { plan: Plan; lines: readonly ReachLine[] }) {
  const { left, top, width, height, cells } = plan;
  const box = [left, top, width, height].map((n) => Math.round(n * UNIT)).join(' ');
  return (
    <svg className="lines-over" viewBox={box} aria-hidden="true">
      {cells.map(({ at, door }) => (
        <path key={drawn([at, door])} className="door" d={drawn([between(at, door, 0.6), door])} />
      ))}
      {lines.map(({ is, chosen, points }) => (
        <g key={`${is}${drawn(points)}`} className={`line ${is}${chosen ? ' picked' : ''}`}>
          <path d={drawn(is === 'range' ? points : trimmed(points))} />
          {is !== 'range' && <End at={trimmed(points).at(-1) as Point} />}
        </g>
      ))}
    </svg>
  );
}

const End = ({ at: [x, y] }: { at: Point }) => <circle cx={Math.round(x * UNIT)} cy={Math.round(y * UNIT)} r="9" />;
