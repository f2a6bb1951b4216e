import { standsOut } from '../../rows.ts';
import type { ReportWords } from '../../words.ts';
import { linesOf, widthOf } from '../lettering.ts';
import { SHAPES } from '../marks.ts';
import { LETTERS } from '../pen.ts';
import {
  type Columns,
  type ForestOptions,
  GAP,
  inkOf,
  lineOf,
  type Marks,
  NAME_SIZE,
  type Placed,
  placedOf,
  type Setting,
  SIGN,
} from './setting.ts';

const NAMES = { least: 118, most: 210 };
const PERCENT = 52;
/** Beside the intervals, on each line. */
const RIGHT = { y: lineOf, frameAnchor: 'right', textAnchor: 'end' } as const;

export function columnsOf({ rows, watch }: ForestOptions, { text, number }: ReportWords): Columns {
  const widest = (texts: readonly string[], size: number) => Math.max(0, ...texts.map((each) => widthOf(each, size)));
  const longest = widest(
    rows.map(({ name }) => name),
    NAME_SIZE,
  );
  const games = PERCENT + GAP + widest([text.columns.games, ...rows.map((row) => number(row.estimate.games))], LETTERS);
  const findings = rows.map((row) => widthOf(text.findings[row.finding], LETTERS) + (standsOut(row) ? SIGN : 0));
  // Some of them are bold.
  const widestFinding = Math.max(widthOf(text.columns.finding, LETTERS), ...findings) * 1.06;
  const watched = rows.some((row) => (watch?.(row) ?? null) !== null);
  return {
    names: Math.min(NAMES.most, Math.max(NAMES.least, longest + GAP)),
    percent: PERCENT,
    games,
    finding: games + GAP,
    width: games + GAP + widestFinding + (watched ? GAP + widthOf(text.watch, LETTERS) : 0),
  };
}

/** All that is written on the lines but for the links. */
export function columnTexts(setting: Setting): Marks {
  const { library: plot, theme, columns, placed, words } = setting;
  const { colour } = theme;
  return [
    ...[true, false].map((out) => names(setting, out)),
    plot.text(placed, {
      ...{ ...RIGHT, dx: columns.percent, text: ({ row }: Placed) => words.points(row.estimate.share) },
      ...{ fontFamily: theme.head, fontSize: 14, fontWeight: 600, fill: colour('text') },
      fontVariant: 'lining-nums tabular-nums',
    }),
    plot.text(placed, {
      ...{ ...RIGHT, dx: columns.games, text: ({ row }: Placed) => words.number(row.estimate.games) },
      fontVariant: 'tabular-nums',
    }),
    ...findings(setting),
  ];
}

/** Links to an example of what stands out. The name of each tells them apart. */
export function watchLinks({ library: plot, theme, columns, placed, words, options }: Setting): Marks {
  const watched = placed.flatMap((each) => {
    const href = options.watch?.(each.row) ?? null;
    return href === null ? [] : [{ ...each, href }];
  });
  if (watched.length === 0) return [];
  return [
    plot.text(watched, {
      ...{ ...RIGHT, dx: columns.width, text: () => words.text.watch, fill: theme.colour('candle-text') },
      href: ({ href }: { href: string }) => href,
      ariaLabel: ({ row }: Placed) => `${row.name}: ${words.text.watch}`,
    }),
  ];
}

export function columnHeads({ library: plot, theme, columns, words, options }: Setting): Marks {
  const { games, finding } = words.text.columns;
  const head = (text: string, place: object) =>
    plot.text([text], { text: String, fill: theme.colour('text-3'), lineAnchor: 'bottom', dy: -10, ...place });
  const right = { frameAnchor: 'top-right', textAnchor: 'end' };
  return [
    head(options.heading, { frameAnchor: 'top' }),
    head('%', { ...right, dx: columns.percent }),
    head(games, { ...right, dx: columns.games }),
    head(finding, { ...right, textAnchor: 'start', dx: columns.finding }),
  ];
}

const names = ({ library: plot, theme, columns, placed }: Setting, out: boolean) =>
  plot.text(
    placed.filter(({ row }) => standsOut(row) === out),
    {
      ...{ y: lineOf, frameAnchor: 'left', textAnchor: 'start', dx: -columns.names },
      ...{ fontSize: NAME_SIZE, fontWeight: out ? 650 : 400, fill: theme.colour('text') },
      text: ({ row }: Placed) => linesOf(row.name, NAME_SIZE, columns.names - GAP).join('\n'),
      title: ({ row }: Placed) => row.name,
    },
  );

/** What stands out has its shape beside its words, too. */
function findings(setting: Setting): Marks {
  const { library: plot, theme, columns, words } = setting;
  const { colour } = theme;
  const said = (rows: readonly Placed[], look: object) =>
    plot.text(rows, {
      ...{ ...RIGHT, textAnchor: 'start', dx: columns.finding },
      text: ({ row }: Placed) => words.text.findings[row.finding],
      ...look,
    });
  const verdicts = (['strong', 'weak'] as const).flatMap((finding) => {
    const [rows, fill] = [placedOf(setting, finding), inkOf(setting)];
    return [
      plot.dot(rows, {
        ...{ y: lineOf, frameAnchor: 'right', dx: columns.finding + SIGN / 2 - 1, r: SIGN / 4, fill },
        symbol: SHAPES[finding] as never,
      }),
      said(rows, { fill, fontWeight: 600, dx: columns.finding + SIGN }),
    ];
  });
  return [
    ...verdicts,
    said(placedOf(setting, 'unclear'), { fill: colour('text') }),
    said(placedOf(setting, 'fair', 'few'), { fill: colour('text-3') }),
  ];
}
