import { capital } from '../../text/wording.ts';
import { TRAITS } from '../figures/subjects.ts';
import type { LabReport } from './report.ts';
import { counted, type ReportWords } from './words.ts';

/** What is told first: what stands out, in a sentence. */
export function headline(report: LabReport, words: ReportWords): string {
  const { text } = words;
  const { strong, weak, fair, unclear, few } = totals(report);
  const parts = { strong: counted(words, strong), weak: counted(words, weak) };
  if (report.games === 0) return text.headline.noGames;
  if (strong > 0 && weak > 0) return text.headline.both({ ...parts, cards: strong, more: weak });
  if (strong > 0) return text.headline.strong({ ...parts, cards: strong });
  if (weak > 0) return text.headline.weak({ ...parts, cards: weak });
  const open = unclear > 0 || (few > 0 && fair === 0);
  return open ? text.headline.notYet : text.headline.none;
}

/** And how the others do; null where nothing was counted. */
export function restLine(report: LabReport, words: ReportWords): string | null {
  const { rest } = words.text;
  const counts = totals(report);
  const parts = (['fair', 'unclear', 'few'] as const)
    .filter((finding) => counts[finding] > 0)
    .map((finding) => rest[finding]({ cards: counts[finding] }));
  return parts.length === 0 ? null : capital(rest.all({ cards: counts.all, parts }));
}

function totals({ kinds }: LabReport) {
  const counts = { strong: 0, weak: 0, fair: 0, unclear: 0, few: 0, all: 0 };
  for (const { kind, subjects } of kinds) {
    // Who began is no card.
    if (kind === TRAITS) continue;
    for (const { finding } of subjects) {
      counts[finding] += 1;
      counts.all += 1;
    }
  }
  return counts;
}
