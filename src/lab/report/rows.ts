import type { Estimate, Finding, KindReport, LabReport, SubjectReport } from './report.ts';
import type { ReportWords } from './words.ts';

/** One line of a forest plot. */
export interface Row {
  readonly name: string;
  readonly finding: Finding;
  readonly estimate: Estimate;
}

export interface SubjectRow extends Row {
  readonly subject: SubjectReport;
}

/** The order in which findings are told. */
const ORDER: readonly Finding[] = ['strong', 'weak', 'unclear', 'few', 'fair'];

/** What stands out comes first; within that, the order of the report. */
export function subjectRows({ subjects }: KindReport, { names }: ReportWords): readonly SubjectRow[] {
  // Strong and weak ones are not apart: how far they are from even decides.
  const rank = ({ finding }: Row) => Math.max(1, ORDER.indexOf(finding));
  return subjects
    .map((subject) => ({
      name: names.nameOf(subject.id),
      finding: subject.finding,
      estimate: subject[subject.basis],
      subject,
    }))
    .sort((a, b) => rank(a) - rank(b));
}

/** A seat is measured against the band as a card is; all of them have been in every game. */
export function seatRows({ seats, even, band }: LabReport, { text }: ReportWords): readonly Row[] {
  const finding = ({ games, low, high }: Estimate): Finding => {
    if (games === 0) return 'few';
    if (low > even + band) return 'strong';
    if (high < even - band) return 'weak';
    return low >= even - band && high <= even + band ? 'fair' : 'unclear';
  };
  return seats.map((estimate, seat) => ({
    name: text.seats.seat({ seat: seat + 1 }),
    finding: finding(estimate),
    estimate,
  }));
}

export const standsOut = ({ finding }: Row): boolean => finding === 'strong' || finding === 'weak';

export function countFindings(rows: readonly Row[]): Readonly<Record<Finding, number>> {
  const counts = { strong: 0, weak: 0, fair: 0, unclear: 0, few: 0 };
  for (const { finding } of rows) counts[finding] += 1;
  return counts;
}

/** The findings that came up with how often, in the order in which they are told. */
export const findingCounts = (rows: readonly Row[]): readonly (readonly [Finding, number])[] => {
  const counts = countFindings(rows);
  return ORDER.map((finding) => [finding, counts[finding]] as const).filter(([, count]) => count > 0);
};

/** What part of all shares a plot shows. */
export interface Reach {
  readonly low: number;
  readonly high: number;
}

/** All that is known well enough, and the band. The long intervals of few games would press the others together. */
export function reachOf(rows: readonly Row[], even: number, band: number): Reach {
  const clear = rows.filter(({ finding }) => finding !== 'few');
  const estimates = (clear.length > 0 ? clear : rows).map(({ estimate }) => estimate);
  const ends = estimates.flatMap(({ low, high }) => [low, high]).filter(Number.isFinite);
  const low = Math.min(even - 2 * band, ...ends);
  const high = Math.max(even + 2 * band, ...ends);
  const air = (high - low) * 0.05;
  return { low: Math.max(0, low - air), high: Math.min(1, high + air) };
}
