import {
  headline,
  kindTitle,
  type LabReport,
  type ReportWords,
  restLine,
  type SubjectRow,
  subjectRows,
  worthText,
} from '../../lab/index.ts';
import type { Colours } from '../terminal/io.ts';
import { grid, wrap } from '../terminal/layout.ts';
import { printable } from '../terminal/printable.ts';

const SIGNS = { strong: '▲', weak: '▼', fair: '○', unclear: '◐', few: '◇' } as const;

interface TextOptions {
  /** Whether fair cards are listed, too. */
  readonly all: boolean;
  readonly width: number;
  /** The options of the game that are not as usual. */
  readonly options: readonly string[];
}

/** The report for a terminal: what stands out first, and of the fair cards how many there are. */
export function textReport(
  report: LabReport,
  words: ReportWords,
  colours: Colours,
  { all, width, options }: TextOptions,
): string {
  const { text, names, number, percent } = words;
  const { games, wanted, pack, bots, seed, kinds, turns } = report;
  const played =
    games < wanted
      ? text.facts.gamesOf({ games: number(games), wanted: number(wanted) })
      : text.facts.games({ games: number(games) });
  const facts = [
    names.game,
    played,
    text.facts.players({ players: report.seats.length }),
    text.facts.bots({ bots: [...new Set(bots)] }),
    text.facts.pack({ pack: pack.id, version: pack.version }),
    text.facts.seed({ seed }),
  ];
  const tried = kinds.some(({ subjects }) => subjects.some(({ worth }) => worth !== null));
  const sections = kinds.map((kind) => {
    const { title, on } = kindTitle(kind.kind, words);
    const rows = subjectRows(kind, words);
    const met = rows.filter(({ subject }) => subject.seen.games + subject.common > 0);
    const never = rows.filter((row) => !met.includes(row)).map(({ name }) => printable(name));
    const shown = all ? met : met.filter(({ finding, subject }) => finding !== 'fair' || subject.worth !== null);
    const rest = met.length - shown.length;
    const head = [
      text.columns.finding,
      text.columns.name,
      text.columns.wins,
      text.columns.interval,
      text.columns.games,
    ];
    return [
      colours.bold(on === null ? title : `${title} · ${on}`),
      ...(shown.length === 0
        ? []
        : [
            grid(
              [
                [...head, ...(tried ? [text.columns.worth] : [])].map((cell) => colours.dim(cell)),
                ...shown.map((row) => cellsOf(row, words, tried)),
              ],
              [2, 3, 4, 5],
            ),
          ]),
      ...(rest > 0 ? [colours.dim(text.rest.fair({ cards: rest }))] : []),
      ...(never.length > 0 ? [colours.dim(wrap(text.rest.never({ cards: never }), width))] : []),
      '',
    ].join('\n');
  });
  const seats = report.seats.map(({ share, low, high }, n) => [
    text.seats.seat({ seat: n + 1 }),
    percent(share),
    text.range({ low: percent(low), high: percent(high) }),
  ]);
  return [
    colours.bold(headline(report, words)),
    ...[restLine(report, words) ?? []].flat(),
    wrap(printable([...facts, ...options].join(' · ')), width),
    text.hints.band({
      even: percent(report.even),
      band: text.band({ low: percent(report.even - report.band), high: percent(report.even + report.band) }),
    }),
    '',
    ...sections,
    colours.bold(text.seats.title),
    grid(seats, [1, 2]),
    '',
    colours.bold(text.endings.title),
    grid(
      report.endings.map(({ reason, games: ended }) => [
        printable(reason ?? text.endings.unfinished),
        number(ended),
        percent(ended / Math.max(1, games)),
      ]),
      [1, 2],
    ),
    '',
    `${colours.bold(text.turns.title)} ${colours.dim(`(${text.turns.unit})`)}  ${text.spread({ mean: number(turns.mean), most: number(turns.p95), max: number(turns.max) })}`,
    ...(tried ? [wrap(text.trials.explained, width)] : []),
    ...hints(report, words).map((hint) => wrap(hint, width)),
  ].join('\n');
}

function cellsOf({ finding, name, estimate, subject }: SubjectRow, words: ReportWords, tried: boolean): string[] {
  const { text, number, percent } = words;
  const { worth } = subject;
  const cells = [
    `${SIGNS[finding]} ${text.findings[finding]}`,
    printable(name),
    estimate.games === 0 ? '–' : percent(estimate.share),
    text.range({ low: percent(estimate.low), high: percent(estimate.high) }),
    number(estimate.games),
  ];
  if (!tried) return cells;
  return [...cells, worth === null ? '' : worthText(worth, words)];
}

/** What to do next. */
function hints({ kinds, games }: LabReport, { text }: ReportWords): string[] {
  const all = kinds.flatMap(({ subjects }) => subjects);
  const isTried = all.some(({ worth }) => worth !== null);
  const standsOut = all.some(({ finding }) => finding === 'strong' || finding === 'weak');
  const isUnclear = all.some(({ finding }) => finding === 'unclear');
  return [
    ...(standsOut && !isTried ? [text.hints.try({ flag: '--try flagged' })] : []),
    ...(isUnclear ? [text.hints.more({ flag: `--games ${4 * games}` })] : []),
  ];
}
