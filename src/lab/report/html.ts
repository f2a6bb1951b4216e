import type { Language } from '../../text/languages.ts';
import { fontFaces } from './fonts.ts';
import { messages } from './generated/all.ts';
import { headline, restLine } from './headline.ts';
import { endingsSection, lengthsSection, readingSection, seatsSection, setupSection } from './page/aside.ts';
import { kindLinks, kindSection, kindSections } from './page/kinds.ts';
import { html, Markup } from './page/markup.ts';
import { SIGNS } from './page/signs.ts';
import { pageStyle } from './page/style.ts';
import { svgDocument } from './plots/svg-document.ts';
import { CSS_THEME } from './plots/theme.ts';
import type { LabReport } from './report.ts';
import { type ReportNames, type ReportWords, reportWords } from './words.ts';

/** The report as one page that needs nothing else: no script, no network, no other file. */
export async function htmlReport(report: LabReport, language: Language, names: ReportNames): Promise<string> {
  const words = reportWords(language, messages[language], names);
  // Loaded late: half a second that only who wants plots shall wait for.
  const pen = { library: await import('@observablehq/plot'), document: svgDocument(), theme: CSS_THEME };
  const sections = kindSections(report, words);
  const rest = restLine(report, words);
  const { turns, decisions } = report;
  const title = words.text.title({ game: names.game });
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="dark light"/>
<title>${headline(report, words)} · ${title}</title>
<style>${new Markup(`${await fontFaces()}\n${pageStyle()}`)}</style></head>
<body>${SIGNS}
<header class="top"><svg class="cat" viewBox="0 0 512 512" aria-hidden="true"><use href="#sign-cat"/></svg><span>Grimalkin</span></header>
<main${new Markup(sections.length === 0 ? ' class="bare"' : '')}>
<header class="verdict"><p class="kicker">${title}</p><h1>${headline(report, words)}</h1>${rest === null ? null : html`<p class="rest">${rest}</p>`}
<p class="facts">${factLine(report, words)}</p>${kindLinks(sections, words)}</header>
${sections.length === 0 ? null : html`<div class="kinds">${sections.map((section) => kindSection(section, report, words, pen))}</div>`}
<div class="beside">${report.seats.length > 0 ? seatsSection(report, words) : null}
${turns.counts.length > 0 ? lengthsSection('turns', turns, words, pen) : null}
${report.endings.length > 0 ? endingsSection(report, words) : null}
${decisions.counts.length > 0 ? lengthsSection('decisions', decisions, words, pen) : null}
${report.games > 0 ? readingSection(report, words) : null}
${setupSection(report, words)}</div>
</main></body></html>
`.text;
}

function factLine({ games, wanted, pack, bots, seats, seed }: LabReport, { text, names, number }: ReportWords): string {
  const [played, all] = [number(games), number(wanted)];
  const who = [...new Set(bots)].map((bot) => names.botOf?.(bot) ?? bot);
  return [
    games < wanted ? text.facts.gamesOf({ games: played, wanted: all }) : text.facts.games({ games: played }),
    ...(seats.length > 0 ? [text.facts.players({ players: seats.length })] : []),
    ...(who.length > 0 ? [text.facts.bots({ bots: who })] : []),
    text.facts.pack({ pack: pack.id, version: pack.version }),
    text.facts.seed({ seed }),
  ].join(' · ');
}
