import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Language } from '../../../text/languages.ts';
import { capital } from '../../../text/wording.ts';
import { messages } from '../generated/all.ts';
import { forestPlot } from '../plots/forest/forest.ts';
import { histogram } from '../plots/histogram.ts';
import type { Pen } from '../plots/pen.ts';
import { escaped, SVG_NAMESPACE, svgDocument, svgText } from '../plots/svg-document.ts';
import { PALETTES, plainTheme } from '../plots/theme.ts';
import type { LabReport } from '../report.ts';
import { findingCounts, reachOf, subjectRows } from '../rows.ts';
import { kindTitle, type ReportNames, reportWords } from '../words.ts';
import { trueType } from './true-type.ts';

const { resolve } = createRequire(import.meta.url);

/** By the names that the files have for themselves. */
const FONTS = { head: 'Grenze SemiBold', body: 'Atkinson Hyperlegible Next' };
const FILES = [
  '@fontsource/grenze/files/grenze-latin-600-normal.woff',
  '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
];
/** Around the plot, and above it for the title and a line below that. */
const EDGE = 24;
const TITLE = 58;
/** Pixels for each of the plot's. */
const ZOOM = 2;

export type Palette = keyof typeof PALETTES;

interface Picture {
  readonly title: string;
  readonly line: string;
  readonly width: number;
  readonly height: number;
  readonly plot: string;
}

/** The intervals of a kind of cards as a PNG; null where the report has none of that kind. */
export async function forestPng(
  report: LabReport,
  kind: string,
  language: Language,
  names: ReportNames,
  palette: Palette = 'dark',
): Promise<Uint8Array | null> {
  const words = reportWords(language, messages[language], names);
  const found = report.kinds.find((each) => each.kind === kind);
  const rows = found === undefined ? [] : subjectRows(found, words);
  if (rows.length === 0) return null;
  const { even, band } = report;
  const { text } = words;
  const title = kindTitle(kind, words).title;
  const counts = findingCounts(rows).map(([finding, n]) =>
    text.count({ finding: text.findings[finding], n: words.number(n) }),
  );
  const fair = text.band({ low: words.short(even - band), high: words.short(even + band) });
  const reach = reachOf(rows, even, band);
  const options = { rows, reach, even, band, label: title, heading: text.columns.winsInterval };
  const drawn = forestPlot(options, words, await pen(palette));
  return png({ title: `${names.game}: ${title}`, line: [...counts, fair].join(' · '), ...sized(drawn) }, palette);
}

/** How long games were, as a PNG; null where none was played. */
export async function lengthPng(
  report: LabReport,
  of: 'turns' | 'decisions',
  language: Language,
  names: ReportNames,
  palette: Palette = 'dark',
): Promise<Uint8Array | null> {
  const words = reportWords(language, messages[language], names);
  const lengths = report[of];
  if (lengths.counts.length === 0) return null;
  const { title, unit, label, half } = words.text[of];
  const options = { lengths, label, half: half({ median: words.number(lengths.median) }) };
  const drawn = histogram(options, words, await pen(palette));
  return png({ title: `${names.game}: ${title}`, line: capital(unit), ...sized(drawn) }, palette);
}

const pen = async (palette: Palette): Promise<Pen> => ({
  library: await import('@observablehq/plot'),
  document: svgDocument(),
  // Grenze has old-style figures, which its letters want and columns do not.
  theme: plainTheme(palette, { head: FONTS.body, body: FONTS.body }),
});

function sized(drawn: ReturnType<typeof forestPlot>): Pick<Picture, 'width' | 'height' | 'plot'> {
  const [width, height] = ['width', 'height'].map((name) => Number(drawn.getAttribute(name))) as [number, number];
  return { width, height, plot: svgText(drawn, { x: `${EDGE}`, y: `${EDGE + TITLE}` }) };
}

/** Letters are drawn with the project's own fonts: a machine without a screen often has none. */
async function png({ title, line, width, height, plot }: Picture, palette: Palette): Promise<Uint8Array> {
  const colours = PALETTES[palette];
  const [wide, high] = [width + 2 * EDGE, height + 2 * EDGE + TITLE];
  const svg = `<svg xmlns="${SVG_NAMESPACE}" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}"><rect width="${wide}" height="${high}" fill="${colours['bg-raise']}"/><text x="${EDGE}" y="${EDGE + 16}" font-family="${FONTS.head}" font-size="22" fill="${colours.text}">${escaped(title)}</text><text x="${EDGE}" y="${EDGE + 40}" font-family="${FONTS.body}" font-size="13" fill="${colours['text-2']}">${escaped(line)}</text>${plot}</svg>`;
  const folder = await mkdtemp(join(tmpdir(), 'grimalkin-fonts-'));
  try {
    const { Resvg } = await import('@resvg/resvg-js');
    const fontFiles = await Promise.all(
      FILES.map(async (file) => {
        const path = join(folder, basename(file).replace(/woff$/, 'ttf'));
        await writeFile(path, trueType(await readFile(resolve(file))));
        return path;
      }),
    );
    const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: FONTS.body };
    return new Resvg(svg, { font, fitTo: { mode: 'zoom', value: ZOOM } }).render().asPng();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
