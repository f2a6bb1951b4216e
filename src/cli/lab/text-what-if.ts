import { type ChangedShare, type JudgedChange, type ReportWords, signed, type WhatIfReport } from '../../lab/index.ts';
import type { Colours } from '../terminal/io.ts';
import { wrap } from '../terminal/layout.ts';
import { printable } from '../terminal/printable.ts';

const MOST_MOVED = 10;
const SIGNS = { more: '▲', less: '▼', none: '○', open: '◐' } as const;

/** What a change does, for a terminal: the verdict first. */
export function textWhatIf(report: WhatIfReport, words: ReportWords, colours: Colours, width: number): string {
  const { text, names, number } = words;
  const { whatIf } = text;
  const nameOf = ({ id }: ChangedShare) => printable(id === null ? whatIf.everybody : names.nameOf(id));
  const share = ({ difference }: ChangedShare) => signed(difference.mean, words);
  const judged = report.judged.flatMap((change: JudgedChange) => [
    `${SIGNS[change.effect]} ${colours.bold(nameOf(change))}: ${whatIf.outcomes[change.effect]}`,
    `  ${share(change)} (${signed(change.difference.low, words)} … ${signed(change.difference.high, words)}), ${text.trials.pairs({ pairs: number(change.difference.pairs) })}`,
    ...(change.saved > 0 ? [`  ${whatIf.saved({ saved: words.shortPercent(change.saved) })}`] : []),
    ...(change.decided.length > 0 ? [`  ${whatIf.examples({ games: change.decided.map(number) })}`] : []),
  ]);
  const moved = report.moved.slice(0, MOST_MOVED).map((each) => `${nameOf(each)} ${share(each)}`);
  const { mean, low, high } = report.turns;
  const inTurns = (turns: number) => `${turns < 0 ? '−' : '+'}${number(Math.abs(turns))}`;
  const isOpen = report.judged.some(({ effect }) => effect === 'open');
  const isStopped = report.pairs < report.wanted && report.judged.some(({ effect }) => effect !== 'none');
  return [
    colours.dim(printable(`${names.game} · ${whatIf.title}`)),
    ...judged,
    '',
    wrap(whatIf.played({ pairs: number(report.pairs), margin: number(100 * report.margin) }), width),
    ...(moved.length > 0 ? [wrap(whatIf.moved({ cards: moved }), width)] : []),
    ...(low > 0 || high < 0 ? [whatIf.turns({ turns: inTurns(mean), low: inTurns(low), high: inTurns(high) })] : []),
    ...(isStopped ? [colours.dim(wrap(whatIf.lean, width))] : []),
    ...(isOpen ? [wrap(text.hints.pairs({ flag: `--games ${4 * report.wanted}` }), width)] : []),
  ].join('\n');
}
