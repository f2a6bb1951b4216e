import { forestPlot } from '../plots/forest/forest.ts';
import type { Pen } from '../plots/pen.ts';
import { svgText } from '../plots/svg-document.ts';
import type { Finding, KindReport, LabReport } from '../report.ts';
import { countFindings, findingCounts, reachOf, type SubjectRow, standsOut, subjectRows } from '../rows.ts';
import { kindTitle, type ReportWords } from '../words.ts';
import { html, Markup } from './markup.ts';
import { subjectTable } from './rows-table.ts';
import { sign } from './signs.ts';

/** More lines than these, and a plot shows only what stands out or may yet. */
const MOST_LINES = 24;

interface Section {
  readonly kind: KindReport;
  readonly rows: readonly SubjectRow[];
  readonly id: string;
}

/** The kinds of cards, those first in which something stands out. */
export function kindSections(report: LabReport, words: ReportWords): readonly Section[] {
  const rank = ({ rows }: Section) => {
    const { strong, weak, unclear } = countFindings(rows);
    return strong + weak > 0 ? 0 : unclear > 0 ? 1 : 2;
  };
  return report.kinds
    .map((kind, n) => ({ kind, rows: subjectRows(kind, words), id: `kind-${n}` }))
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => rank(a) - rank(b));
}

/** Where each kind is on the page, and how many of it stand out. */
export function kindLinks(sections: readonly Section[], words: ReportWords): Markup | null {
  if (sections.length < 2) return null;
  return html`<nav class="jump">${sections.map(({ id, kind, rows }) => {
    const told = findingCounts(rows).filter(([finding]) => finding === 'strong' || finding === 'weak');
    const counts = told.map(
      ([finding, n]) =>
        html` <b class="${finding}">${sign(finding)}${words.number(n)}<span class="sr"> ${words.text.findings[finding]}</span></b>`,
    );
    return html`<a href="#${id}">${kindTitle(kind.kind, words).title}${counts}</a> `;
  })}</nav>`;
}

export function kindSection({ kind, rows, id }: Section, report: LabReport, words: ReportWords, pen: Pen): Markup {
  const { text } = words;
  const { even, band } = report;
  const { title, on } = kindTitle(kind.kind, words);
  const reach = reachOf(rows, even, band);
  const options = { report, reach, caption: title, words };
  const lines = linesOf(rows);
  const told = rows.filter(({ finding }) => standsOut({ finding } as SubjectRow) || finding === 'unclear');
  const label = text.forestLabel({ kind: title, counts: findingCounts(rows).map((count) => countText(count, words)) });
  const figure = () => {
    const watch = (row: unknown) => watchLink(row as SubjectRow, words);
    const forest = forestPlot(
      { rows: lines, reach, even, band, label, heading: text.columns.winsInterval, watch },
      words,
      pen,
    );
    return html`<figure class="forest">${new Markup(svgText(forest))}</figure>`;
  };
  const rest = rows.length - lines.length;
  return html`<section class="panel kind" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}${on === null ? null : html` <small>${on}</small>`}${lines.length === 0 ? null : html` <small class="sorted">${text.sorted}</small>`}</h2>
${countList(rows, report, words)}
${lines.length === 0 ? null : figure()}
${lines.length > 0 && rest > 0 ? html`<p class="note forest">${text.folded({ cards: words.number(rest) })}</p>` : null}
${told.length === 0 ? null : html`<div class="told">${subjectTable(told, options)}</div>`}
<details><summary>${text.fullList({ cards: words.number(rows.length) })}</summary>${subjectTable(rows, options)}</details>
</section>`;
}

/** What is worth a line of the plot: nothing where all is fair, everything where that is not too much. */
function linesOf(rows: readonly SubjectRow[]): readonly SubjectRow[] {
  const told = rows.filter((row) => standsOut(row) || row.finding === 'unclear');
  if (told.length === 0) return [];
  if (rows.length <= MOST_LINES) return rows;
  const out = rows.filter(standsOut);
  return told.slice(0, Math.max(MOST_LINES, out.length));
}

const countText = ([finding, n]: readonly [Finding, number], words: ReportWords): string =>
  words.text.count({ finding: words.text.findings[finding], n: words.number(n) });

/** The legend, which counts. */
function countList(rows: readonly SubjectRow[], { even, band }: LabReport, words: ReportWords): Markup {
  const fair = words.text.band({ low: words.short(even - band), high: words.short(even + band) });
  return html`<ul class="counts">${findingCounts(rows).map(
    ([finding, n]) =>
      html`<li class="${finding}">${sign(finding)}${words.text.findings[finding]} <b>${words.number(n)}</b></li>`,
  )}<li class="fairband"><i></i>${fair}</li></ul>`;
}

/** The first example of what makes a card stand out. */
function watchLink({ finding, subject }: SubjectRow, { names }: ReportWords): string | null {
  const { won, lost } = subject.examples;
  const game = finding === 'strong' ? won[0] : finding === 'weak' ? lost[0] : undefined;
  return game === undefined ? null : (names.example?.(game)?.href ?? null);
}
