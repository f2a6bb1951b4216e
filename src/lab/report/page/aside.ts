import { capital } from '../../../text/wording.ts';
import { histogram } from '../plots/histogram.ts';
import type { Pen } from '../plots/pen.ts';
import { svgText } from '../plots/svg-document.ts';
import type { LabReport, Lengths } from '../report.ts';
import { reachOf, seatRows } from '../rows.ts';
import type { ReportWords } from '../words.ts';
import { html, Markup } from './markup.ts';
import { seatTable } from './rows-table.ts';

export function seatsSection(report: LabReport, words: ReportWords): Markup {
  const { text } = words;
  const rows = seatRows(report, words);
  const options = { report, reach: reachOf(rows, report.even, report.band), caption: text.seats.label, words };
  return html`<section class="panel"><h2>${text.seats.title} <small>${text.seats.even({ even: words.shortPercent(report.even) })}</small></h2>
${seatTable(rows, options)}</section>`;
}

export function lengthsSection(kind: 'turns' | 'decisions', lengths: Lengths, words: ReportWords, pen: Pen): Markup {
  const { text, number } = words;
  const said = text[kind];
  const half = said.half({ median: number(lengths.median) });
  const { mean, p95, max } = lengths;
  const spread =
    p95 < max
      ? text.spread({ mean: number(mean), most: number(p95), max: number(max) })
      : text.spreadOfFew({ mean: number(mean), max: number(max) });
  const label = `${said.label} ${capital(half)}. ${spread}`;
  return html`<section class="panel"><h2>${said.title} <small>${said.unit}</small></h2>
<figure>${new Markup(svgText(histogram({ lengths, label, half }, words, pen)))}</figure>
<p class="note">${spread}</p>
<details><summary>${text.numbersBehind}</summary><table class="plain"><caption class="sr">${said.label}</caption><thead><tr><th scope="col">${said.unit}</th><th scope="col">${text.columns.games}</th></tr></thead><tbody>${lengths.counts.map(
    ([length, games]) => html`<tr><th scope="row">${number(length)}</th><td>${number(games)}</td></tr>`,
  )}</tbody></table></details></section>`;
}

export function endingsSection(report: LabReport, words: ReportWords): Markup {
  const { text, names } = words;
  const most = Math.max(1, ...report.endings.map(({ games }) => games));
  const all = Math.max(
    1,
    report.endings.reduce((sum, { games }) => sum + games, 0),
  );
  return html`<section class="panel"><h2>${text.endings.title}</h2>
<table class="bars"><caption class="sr">${text.endings.label}</caption><tbody>${report.endings.map(
    ({ reason, games }) => html`
<tr${new Markup(reason === null ? ' class="unfinished"' : '')}><th scope="row">${reason === null ? text.endings.unfinished : (names.endingOf?.(reason) ?? reason)}</th><td class="bar" aria-hidden="true"><svg width="100%" height="12"><rect width="${((100 * games) / most).toFixed(1)}%" height="12" rx="1.5"/></svg></td><td>${words.percent(games / all)}</td><td>${words.number(games)}</td></tr>`,
  )}</tbody></table></section>`;
}

export function readingSection({ even, band }: LabReport, { text, short, shortPercent }: ReportWords): Markup {
  const { reading } = text;
  return html`<section class="panel reading"><h2>${reading.title}</h2>
<p>${reading.interval}</p><p>${reading.band({ low: short(even - band), high: shortPercent(even + band), even: shortPercent(even) })}</p><p>${reading.flag}</p><p>${reading.cause}</p></section>`;
}

/** What somebody needs who wants to play the same games again. */
export function setupSection(report: LabReport, words: ReportWords): Markup {
  const { setup } = words.text;
  const { names } = words;
  const options = Object.entries(report.options).map(([option, value]) => `${option}: ${value}`);
  const facts: readonly (readonly [string, string])[] = [
    [setup.games, words.text.facts.gamesOf({ games: words.number(report.games), wanted: words.number(report.wanted) })],
    [setup.bots, report.bots.map((bot) => names.botOf?.(bot) ?? bot).join(', ')],
    [setup.seed, report.seed],
    [setup.pack, `${report.pack.id} ${report.pack.version}`],
    [setup.content, report.content],
    ...(options.length > 0 ? [[setup.options, options.join(', ')] as const] : []),
  ];
  return html`<section class="panel setup"><h2>${setup.title}</h2>
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>`;
}
