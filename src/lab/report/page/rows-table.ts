import type { LabReport } from '../report.ts';
import type { Reach, Row, SubjectRow } from '../rows.ts';
import { type ReportWords, worthText } from '../words.ts';
import { intervalStrip } from './interval.ts';
import { html, type Markup } from './markup.ts';
import { sign } from './signs.ts';

/** So many examples of each kind are read; all of them are in the data. */
const EXAMPLES = 3;

interface TableOptions {
  readonly report: LabReport;
  readonly reach: Reach;
  readonly caption: string;
  readonly words: ReportWords;
}

/** Cards with all that is known of them. On a phone a row becomes a few lines of text. */
export function subjectTable(rows: readonly SubjectRow[], options: TableOptions): Markup {
  const { text } = options.words;
  const examples = rows.some(({ subject }) => subject.examples.won.length + subject.examples.lost.length > 0);
  const tried = rows.some(({ subject }) => subject.worth !== null);
  const { columns } = text;
  return html`<table class="rows"><caption class="sr">${options.caption}</caption>
<thead><tr><th scope="col">${columns.name}</th><th scope="col">${columns.finding}</th><td></td><th scope="col">${columns.wins}</th><th scope="col">${columns.interval}</th><th scope="col">${columns.games}</th><th scope="col">${columns.used}</th><th scope="col">${columns.chance}</th>${tried ? html`<th scope="col">${columns.worth}</th>` : null}${examples ? html`<th scope="col">${columns.examples}</th>` : null}</tr></thead>
<tbody>${rows.map(
    (row) => html`
<tr class="${row.finding}">${firstCells(row, text.findings[row.finding], options)}${numberCells(row, options.words)}${tried ? worthCell(row, options.words) : null}${examples ? exampleCell(row, options.words) : null}</tr>`,
  )}
</tbody></table>`;
}

/** Seats: what a card has, without its use. */
export function seatTable(rows: readonly Row[], options: TableOptions): Markup {
  const { findings, seats, columns } = options.words.text;
  const said = { ...findings, strong: seats.strong, weak: seats.weak };
  return html`<table class="rows seats"><caption class="sr">${options.caption}</caption>
<thead class="sr"><tr><th scope="col">${columns.name}</th><th scope="col">${columns.finding}</th><td></td><th scope="col">%</th><th scope="col">${columns.interval}</th></tr></thead>
<tbody>${rows.map(
    (row) => html`
<tr class="${row.finding}">${firstCells(row, said[row.finding], options)}</tr>`,
  )}
</tbody></table>`;
}

/** Verdict first, then the number, then the interval. */
function firstCells(row: Row, finding: string, { report, reach, words }: TableOptions): Markup {
  const { share, low, high } = row.estimate;
  const range = words.text.range({ low: words.points(low), high: words.points(high) });
  return html`<th scope="row">${row.name}</th><td class="finding">${sign(row.finding)}<span>${finding}</span></td><td class="drawn">${intervalStrip(row, reach, report)}</td><td class="share">${words.percent(share)}</td><td class="range">${range}</td>`;
}

function numberCells({ subject }: SubjectRow, words: ReportWords): Markup {
  const { columns } = words.text;
  const { played, basis } = subject;
  const { games, p } = subject[basis];
  const used = played.games === 0 ? '–' : words.percent(played.share);
  const chance = p > 0 && p < 0.001 ? `< ${words.percent(0.001)}` : words.percent(p);
  return html`<td class="games" data-of="${columns.games}">${words.number(games)}</td><td class="used" data-of="${columns.used}">${used}</td><td class="chance" data-of="${columns.chance}">${chance}</td>`;
}

function worthCell({ subject: { worth } }: SubjectRow, words: ReportWords): Markup {
  const told = worth === null ? '–' : worthText(worth, words);
  return html`<td class="worth" data-of="${words.text.columns.worth}">${told}</td>`;
}

function exampleCell({ subject }: SubjectRow, words: ReportWords): Markup {
  const { won, lost } = subject.examples;
  const line = (games: readonly number[], say: (p: { readonly games: string }) => string) => {
    if (games.length === 0) return null;
    // The sentence of each language around the links: its gap cannot be in a text.
    const [before = '', after = ''] = say({ games: '\0' }).split('\0');
    const links = games.slice(0, EXAMPLES).map((game, n) => html`${n === 0 ? null : ', '}${exampleLink(game, words)}`);
    return html`<span>${before}${links}${after}</span> `;
  };
  return html`<td class="examples">${line(won, words.text.won)}${line(lost, words.text.lost)}</td>`;
}

function exampleLink(game: number, { text, names }: ReportWords): Markup | string {
  const example = names.example?.(game) ?? { text: text.game({ game }), href: null };
  return example.href === null ? example.text : html`<a href="${example.href}">${example.text}</a>`;
}
