import type { Finding } from '../report.ts';
import type { Reach, Row } from '../rows.ts';
import { standsOut } from '../rows.ts';
import type { ReportWords } from '../words.ts';
import { linesOf, widthOf } from './lettering.ts';
import { HALF, SHAPES } from './marks.ts';
import { type Drawing, finished, LETTERS, type Pen, PLOT_CLASS } from './pen.ts';
import type { ColourName } from './theme.ts';

/** A row with the number of its line. */
interface Placed {
  readonly row: Row;
  readonly line: number;
}

export interface ForestOptions {
  readonly rows: readonly Row[];
  readonly reach: Reach;
  readonly even: number;
  readonly band: number;
  /** What is said of it to those who do not see it. */
  readonly label: string;
  /** What stands above the intervals. */
  readonly heading: string;
  /** The page on which a row can be looked at more closely, for those that have one. */
  readonly watch?: (row: Row) => string | null;
  readonly width?: number;
}

const WIDTH = 880;
const LINE = 29;
const TOP = 24;
const BOTTOM = 30;
const NAME_SIZE = 13;
/** Of the points, and the room of a sign before words. */
const RADIUS = 5;
const SIGN = 14;
const NAMES = { least: 118, most: 210 };
/** Between two columns. */
const GAP = 16;
const INK: Readonly<Record<Finding, ColourName>> = {
  strong: 'hot',
  weak: 'cold',
  fair: 'text-2',
  unclear: 'text-2',
  few: 'text-3',
};

/** A line a row: its name, the interval with its point in the shape of the finding, the numbers and the finding. */
export function forestPlot(
  options: ForestOptions,
  words: ReportWords,
  { library: plot, document, theme }: Pen,
): Drawing {
  const { rows, reach, even, band, label, heading, width = WIDTH } = options;
  const { colour } = theme;
  const placed = rows.map((row, line) => ({ row, line }));
  const columns = columnsOf(options, words);
  const percent = (share: number) => share * 100;
  const [low, high] = [percent(reach.low), percent(reach.high)];
  const inside = (share: number) => share >= reach.low && share <= reach.high;
  const clamped = (share: number) => Math.min(high, Math.max(low, percent(share)));
  const y = (each: Placed) => each.line;
  const right = { frameAnchor: 'right', textAnchor: 'end', y } as const;
  const of = (...findings: readonly Finding[]) => placed.filter(({ row }) => findings.includes(row.finding));
  const ink = ({ row }: Placed) => colour(INK[row.finding]);
  const head = { fill: colour('text-3'), frameAnchor: 'top-left', lineAnchor: 'bottom', dy: -10 } as const;
  const tip = (share: (each: Placed) => number, from: readonly Placed[]) =>
    plot.tickX(
      from.filter((each) => inside(share(each))),
      { x: (each: Placed) => percent(share(each)), y, insetTop: 10, insetBottom: 10, stroke: ink, strokeWidth: 2 },
    );
  const interval = (from: readonly Placed[], dashes = '') => [
    plot.ruleY(from, {
      x1: ({ row }: Placed) => clamped(row.estimate.low),
      x2: ({ row }: Placed) => clamped(row.estimate.high),
      y,
      stroke: ink,
      strokeWidth: 2,
      ...(dashes !== '' && { strokeDasharray: dashes }),
    }),
    tip(({ row }) => row.estimate.low, from),
    tip(({ row }) => row.estimate.high, from),
  ];
  const points = (finding: Finding, look: object) =>
    plot.dot(of(finding), {
      x: ({ row }: Placed) => clamped(row.estimate.share),
      y,
      symbol: SHAPES[finding] as never,
      r: RADIUS,
      strokeWidth: 2,
      ...look,
    });
  const name = (from: readonly Placed[], fontWeight: number) =>
    plot.text(from, {
      y,
      frameAnchor: 'left',
      textAnchor: 'start',
      dx: -columns.names,
      text: ({ row }: Placed) => linesOf(row.name, NAME_SIZE, columns.names - GAP).join('\n'),
      title: ({ row }: Placed) => row.name,
      fontSize: NAME_SIZE,
      fontWeight,
      fill: colour('text'),
    });
  const finding = (from: readonly Placed[], look: object, dx = columns.finding) =>
    plot.text(from, {
      ...right,
      textAnchor: 'start',
      dx,
      text: ({ row }: Placed) => words.text.findings[row.finding],
      ...look,
    });
  // What stands out has its shape beside its words, too.
  const verdict = (which: 'strong' | 'weak') => [
    plot.dot(of(which), {
      ...{ y, frameAnchor: 'right', dx: columns.finding + SIGN / 2 - 1, r: SIGN / 4, fill: ink },
      symbol: SHAPES[which] as never,
    }),
    finding(of(which), { fill: ink, fontWeight: 600 }, columns.finding + SIGN),
  ];
  const watched = placed.flatMap(({ row, line }) => {
    const href = options.watch?.(row) ?? null;
    return href === null ? [] : [{ row, line, href }];
  });
  const drawn = plot.plot({
    document,
    className: PLOT_CLASS,
    ariaLabel: label,
    width,
    height: TOP + rows.length * LINE + BOTTOM,
    marginLeft: columns.names,
    marginRight: columns.width,
    marginTop: TOP,
    marginBottom: BOTTOM,
    x: { domain: [low, high], label: null },
    y: { type: 'band', domain: placed.map(y), padding: 0, axis: null },
    marks: [
      plot.barX(
        placed.filter(({ line }) => line % 2 === 0),
        {
          ...{ x1: low, x2: high, y, insetLeft: -columns.names, insetRight: -columns.width },
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
      interval(of('strong', 'weak', 'fair', 'unclear')),
      interval(of('few'), '2 3'),
      points('strong', { fill: colour('hot') }),
      points('weak', { fill: colour('cold') }),
      points('fair', { fill: colour('bg-raise'), stroke: colour('text') }),
      points('unclear', { fill: colour('bg-raise'), stroke: colour('text') }),
      points('unclear', { symbol: HALF as never, fill: colour('text') }),
      points('few', { fill: 'none', stroke: colour('text-3'), strokeWidth: 1.5, strokeDasharray: '2 2' }),
      name(
        placed.filter(({ row }) => standsOut(row)),
        650,
      ),
      name(
        placed.filter(({ row }) => !standsOut(row)),
        400,
      ),
      plot.text(placed, {
        ...{ ...right, dx: columns.percent, text: ({ row }: Placed) => words.points(row.estimate.share) },
        ...{ fontFamily: theme.head, fontSize: 14, fontWeight: 600, fill: colour('text') },
        fontVariant: 'lining-nums tabular-nums',
      }),
      plot.text(placed, {
        ...{ ...right, dx: columns.games, text: ({ row }: Placed) => words.number(row.estimate.games) },
        fontVariant: 'tabular-nums',
      }),
      verdict('strong'),
      verdict('weak'),
      finding(of('unclear'), { fill: colour('text') }),
      finding(of('fair', 'few'), { fill: colour('text-3') }),
      plot.text(watched, {
        ...{ ...right, dx: columns.width, text: () => words.text.watch },
        ...{ href: ({ href }: { href: string }) => href, fill: colour('candle-text') },
      }),
      plot.text([heading], { ...head, frameAnchor: 'top', text: String, dx: 0 }),
      plot.text(['%'], {
        ...head,
        ...{ frameAnchor: 'top-right', textAnchor: 'end', dx: columns.percent },
        text: String,
      }),
      plot.text([words.text.columns.games], {
        ...{ ...head, frameAnchor: 'top-right', textAnchor: 'end', dx: columns.games },
        text: String,
      }),
      plot.text([words.text.columns.finding], {
        ...{ ...head, frameAnchor: 'top-right', textAnchor: 'start', dx: columns.finding },
        text: String,
      }),
      plot.axisX({
        ...{ anchor: 'bottom', ticks: 5, tickSize: 5, fontSize: LETTERS, fill: colour('text-3') },
        ...{ stroke: colour('line-strong'), tickFormat: (value: number) => words.number(value) },
      }),
      plot.frame({ anchor: 'bottom', stroke: colour('line-strong') }),
    ],
  });
  return finished(drawn, theme);
}

/** Where the columns beside the intervals are: the width of the names, and how far to the right of the intervals the others. */
function columnsOf({ rows, watch }: ForestOptions, words: ReportWords) {
  const widest = (texts: readonly string[], size: number) => Math.max(0, ...texts.map((text) => widthOf(text, size)));
  const { columns, findings, watch: word } = words.text;
  const longest = widest(
    rows.map(({ name }) => name),
    NAME_SIZE,
  );
  const games = widest([columns.games, ...rows.map(({ estimate }) => words.number(estimate.games))], LETTERS);
  const verdicts = rows.map((row) => widthOf(findings[row.finding], LETTERS) + (standsOut(row) ? SIGN : 0));
  const finding = Math.max(widthOf(columns.finding, LETTERS), ...verdicts) * 1.06;
  const watched = rows.some((row) => (watch?.(row) ?? null) !== null);
  const percentEnd = 52;
  const gamesEnd = percentEnd + GAP + games;
  const findingStart = gamesEnd + GAP;
  return {
    names: Math.min(NAMES.most, Math.max(NAMES.least, longest + GAP)),
    percent: percentEnd,
    games: gamesEnd,
    finding: findingStart,
    width: findingStart + finding + (watched ? GAP + widthOf(word, LETTERS) : 0),
  };
}
