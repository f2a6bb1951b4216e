import type { Lengths } from '../report.ts';
import type { ReportWords } from '../words.ts';
import { widthOf } from './lettering.ts';
import { type Drawing, finished, LETTERS, type Pen, PLOT_CLASS, unread } from './pen.ts';

interface Bar {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

export interface HistogramOptions {
  readonly lengths: Lengths;
  /** What is said of it to those who do not see it. */
  readonly label: string;
  /** What stands beside the line that half of the games did not reach. */
  readonly half: string;
}

const [WIDTH, HEIGHT] = [336, 112];
const MOST_BARS = 24;
const FEW_BARS = 9;
/** Widths of bars that people can count in. */
const STEPS = [1, 2, 5];

/** How long the games were. Darker: the longest of them, one in twenty. */
export function histogram(
  options: HistogramOptions,
  words: ReportWords,
  { library: plot, document, theme }: Pen,
): Drawing {
  const { lengths, label, half } = options;
  const { colour } = theme;
  const bars = barsOf(lengths.counts);
  // Half of the games are over when the median is: after its bar, where each length has one.
  const median = lengths.median + 0.5;
  const [start, end] = domainOf(bars);
  const fits = ((end - median) / (end - start)) * WIDTH > widthOf(half, LETTERS) + 10;
  const drawn = plot.plot({
    document,
    className: PLOT_CLASS,
    ariaLabel: label,
    ...{ width: WIDTH, height: HEIGHT, marginTop: 20, marginBottom: 22, marginLeft: 1, marginRight: 1 },
    x: { domain: [start, end], label: null },
    y: { domain: [0, Math.max(1, ...bars.map(({ games }) => games))], axis: null },
    marks: unread([
      plot.rect(bars, {
        ...{ x1: 'from', x2: 'to', y1: 0, y2: 'games', inset: 1, rx: 1.5, insetBottom: 0 },
        fill: ({ from }: Bar) => colour(from > lengths.p95 ? 'plot-tail' : 'plot'),
      }),
      plot.ruleX([median], { stroke: colour('bg-raise'), strokeWidth: 4, insetTop: -12 }),
      plot.ruleX([median], { stroke: colour('text'), strokeWidth: 1.5, strokeDasharray: '4 3', insetTop: -12 }),
      plot.text([half], {
        ...{ x: () => median, text: String, frameAnchor: 'top', lineAnchor: 'bottom', fill: colour('text') },
        ...(fits ? { textAnchor: 'start', dx: 6, dy: -3 } : { textAnchor: 'end', dx: -6, dy: -3 }),
      }),
      plot.ruleY([0], { stroke: colour('line-strong') }),
      plot.axisX({
        ...{ anchor: 'bottom', ticks: 5, tickSize: 0, tickPadding: 6, fontSize: LETTERS, fill: colour('text-3') },
        tickFormat: (value: number) => (Number.isInteger(value) ? words.number(value) : ''),
      }),
    ]),
  });
  return finished(drawn, theme);
}

/** From the first bar to the last, with room beside them where there are only a few. */
function domainOf(bars: readonly Bar[]): readonly [number, number] {
  const [first = { from: 0, to: 1 }, last = first] = [bars[0], bars.at(-1)];
  const air = (Math.max(0, FEW_BARS - bars.length) / 2) * (first.to - first.from);
  return [first.from - air, last.to + air];
}

/** A bar a length, or where there would be too many, one for several. Ends lie half-way between two lengths. */
export function barsOf(counts: Lengths['counts']): readonly Bar[] {
  const [shortest, longest] = [counts[0]?.[0] ?? 0, counts.at(-1)?.[0] ?? 0];
  let step = 1;
  for (let n = 0; (longest - shortest) / step >= MOST_BARS; n++)
    step = (STEPS[n % STEPS.length] as number) * 10 ** Math.floor(n / STEPS.length);
  const first = Math.floor(shortest / step) * step;
  const bars = counts.length === 0 ? 0 : Math.floor((longest - first) / step) + 1;
  const games = new Array<number>(bars).fill(0);
  for (const [length, some] of counts) {
    const bar = Math.floor((length - first) / step);
    games[bar] = (games[bar] ?? 0) + some;
  }
  return games.map((some, n) => ({ from: first + n * step - 0.5, to: first + (n + 1) * step - 0.5, games: some }));
}
