import type { ReportWords } from '../../words.ts';
import { type Drawing, finished, LETTERS, type Pen, PLOT_CLASS, unread } from '../pen.ts';
import { columnHeads, columnsOf, columnTexts, watchLinks } from './columns.ts';
import { axisOf, ground, intervals } from './intervals.ts';
import { type ForestOptions, LINE, lineOf, type Setting } from './setting.ts';

const WIDTH = 880;
const [TOP, BOTTOM] = [24, 30];

/** A line a row: its name, the interval with its point in the shape of the finding, the numbers and the finding. */
export function forestPlot(options: ForestOptions, words: ReportWords, pen: Pen): Drawing {
  const { library: plot, document, theme } = pen;
  const columns = columnsOf(options, words);
  const placed = options.rows.map((row, line) => ({ row, line }));
  const setting: Setting = { ...pen, options, words, columns, placed };
  const { low, high } = axisOf(setting);
  const axis = [
    plot.axisX({
      ...{ anchor: 'bottom', ticks: 5, tickSize: 5, fontSize: LETTERS, fill: theme.colour('text-3') },
      ...{ stroke: theme.colour('line-strong'), tickFormat: (value: number) => words.number(value) },
    }),
    plot.frame({ anchor: 'bottom', stroke: theme.colour('line-strong') }),
  ];
  const marks = [ground(setting), intervals(setting), columnTexts(setting), columnHeads(setting), axis];
  const links = watchLinks(setting);
  const drawn = plot.plot({
    ...{ document, className: PLOT_CLASS, ariaLabel: options.label },
    ...{ width: WIDTH, height: TOP + placed.length * LINE + BOTTOM, marginTop: TOP, marginBottom: BOTTOM },
    ...{ marginLeft: columns.names, marginRight: columns.width },
    x: { domain: [low, high], label: null },
    y: { type: 'band', domain: placed.map(lineOf), padding: 0, axis: null },
    marks: [unread(marks), links],
  });
  return finished(drawn, theme, links.length > 0 ? 'group' : 'img');
}
