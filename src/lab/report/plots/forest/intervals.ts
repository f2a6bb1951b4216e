import type { Finding } from '../../report.ts';
import { HALF, SHAPES } from '../marks.ts';
import { inkOf, lineOf, type Marks, type Placed, placedOf, type Setting } from './setting.ts';

const RADIUS = 5;

/** Shares as the axis has them; what lies beyond its ends is drawn at them. */
export function axisOf({ options: { reach } }: Setting) {
  const percent = (share: number): number => share * 100;
  return {
    low: percent(reach.low),
    high: percent(reach.high),
    percent,
    clamped: (share: number): number => percent(Math.min(reach.high, Math.max(reach.low, share))),
    inside: (share: number): boolean => share >= reach.low && share <= reach.high,
  };
}

/** What lies below all: every other line, the fair band and the middle. */
export function ground(setting: Setting): Marks {
  const { library: plot, theme, columns, placed } = setting;
  const { even, band } = setting.options;
  const { colour } = theme;
  const { low, high, percent, clamped, inside } = axisOf(setting);
  return [
    plot.barX(
      placed.filter(({ line }) => line % 2 === 0),
      {
        ...{ x1: low, x2: high, y: lineOf, insetLeft: -columns.names, insetRight: -columns.width },
        ...{ fill: colour('bg-sunk'), fillOpacity: 0.28 },
      },
    ),
    plot.rect([0], {
      ...{ x1: clamped(even - band), x2: clamped(even + band) },
      ...{ fill: colour('go'), fillOpacity: 0.13 },
    }),
    plot.ruleX([even - band, even + band].filter(inside), {
      ...{ x: percent, stroke: colour('go'), strokeDasharray: '3 3', strokeOpacity: 0.8 },
    }),
    plot.ruleX([percent(even)], { stroke: colour('text-2'), strokeWidth: 1.2 }),
  ];
}

/** The intervals, and on each its point in the shape of the finding. */
export function intervals(setting: Setting): Marks {
  const { colour } = setting.theme;
  const hollow = { fill: colour('bg-raise'), stroke: colour('text') };
  return [
    ...reaches(setting, placedOf(setting, 'strong', 'weak', 'fair', 'unclear')),
    ...reaches(setting, placedOf(setting, 'few'), { strokeDasharray: '2 3' }),
    points(setting, 'strong', { fill: colour('hot') }),
    points(setting, 'weak', { fill: colour('cold') }),
    points(setting, 'fair', hollow),
    points(setting, 'unclear', hollow),
    points(setting, 'unclear', { symbol: HALF as never, fill: colour('text') }),
    points(setting, 'few', { fill: 'none', stroke: colour('text-3'), strokeWidth: 1.5, strokeDasharray: '2 2' }),
  ];
}

function reaches(setting: Setting, rows: readonly Placed[], look = {}): Marks {
  const { library: plot } = setting;
  const { percent, clamped, inside } = axisOf(setting);
  const ends = (['low', 'high'] as const).map((end) =>
    plot.tickX(
      rows.filter(({ row }) => inside(row.estimate[end])),
      {
        ...{ x: ({ row }: Placed) => percent(row.estimate[end]), y: lineOf, insetTop: 10, insetBottom: 10 },
        ...{ stroke: inkOf(setting), strokeWidth: 2 },
      },
    ),
  );
  const between = plot.ruleY(rows, {
    x1: ({ row }: Placed) => clamped(row.estimate.low),
    x2: ({ row }: Placed) => clamped(row.estimate.high),
    ...{ y: lineOf, stroke: inkOf(setting), strokeWidth: 2, ...look },
  });
  return [between, ...ends];
}

const points = (setting: Setting, finding: Finding, look: object) =>
  setting.library.dot(placedOf(setting, finding), {
    x: ({ row }: Placed) => axisOf(setting).clamped(row.estimate.share),
    ...{ y: lineOf, symbol: SHAPES[finding] as never, r: RADIUS, strokeWidth: 2, ...look },
  });
