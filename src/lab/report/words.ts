import type { Language } from '../../text/languages.ts';
import { FEWEST_PAIRS } from '../statistics/paired-test.ts';
import { messages } from './generated/all.ts';
import type { LabReportMessages } from './generated/messages.ts';
import type { Difference } from './report.ts';

/** What a report cannot know of itself: the names of the game and its cards in the language of its readers. */
export interface ReportNames {
  readonly game: string;
  readonly nameOf: (id: string) => string;
  /** The words for an ending; as the game calls it if this is missing. */
  readonly endingOf?: (reason: string) => string;
  readonly botOf?: (bot: string) => string;
  /** Where a game of the experiment can be looked at. Null: its number is all there is to say. */
  readonly example?: (game: number) => ExampleGame | null;
}

export interface ExampleGame {
  readonly text: string;
  readonly href: string | null;
}

/** How a report is worded in one language. */
export interface ReportWords {
  readonly language: Language;
  readonly text: LabReportMessages;
  readonly names: ReportNames;
  /** `13,600`, `12.9`. */
  readonly number: (value: number) => string;
  /** `57.8%`. */
  readonly percent: (share: number) => string;
  /** The same without its sign, for columns that have it in their heads: `57.8`. */
  readonly points: (share: number) => string;
  /** What is often whole, such as the ends of a band: `47`, `36.5`; and with its sign: `53%`. */
  readonly short: (share: number) => string;
  readonly shortPercent: (share: number) => string;
}

export function reportWords(language: Language, text: LabReportMessages, names: ReportNames): ReportWords {
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const points = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const shortPercent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const known = (format: (value: number) => string) => (value: number) =>
    Number.isFinite(value) ? format(value) : '–';
  return {
    language,
    text,
    names,
    number: known((value) => plain.format(value)),
    percent: known((share) => percent.format(share)),
    points: known((share) => points.format(share * 100)),
    short: known((share) => plain.format(share * 100)),
    shortPercent: known((share) => shortPercent.format(share)),
  };
}

/** `two`, where a language has a word for it. */
export const counted = (words: ReportWords, n: number): string => words.text.numbers[n] ?? words.number(n);

/** What a list of cards is called, and if it stands on other cards, those: `pets.battle` are Battle Powers of Pets. */
export function kindTitle(kind: string, { text }: ReportWords): { readonly title: string; readonly on: string | null } {
  const [list = '', part] = kind.split('.');
  const named = (titles: object, key: string): string => {
    if (Object.hasOwn(titles, key)) return (titles as Readonly<Record<string, string>>)[key] as string;
    return key.replace(/-/g, ' ').replace(/^./u, (first) => first.toUpperCase());
  };
  if (part === undefined) return { title: named(text.kinds, list), on: null };
  return { title: named(text.kindsOnCards, part), on: named(text.kinds, list) };
}

/** The words of a language. */
export const wordsFor = (language: Language, names: ReportNames): ReportWords =>
  reportWords(language, messages[language], names);

/** A difference in points of a hundred: `+4.6`. */
export const signed = (share: number, { points }: ReportWords): string =>
  `${share < 0 ? '−' : '+'}${points(Math.abs(share))}`;

/** What a trial showed: the difference, its interval and how many pairs it took. */
export function worthText({ pairs, mean, low, high }: Difference, words: ReportWords): string {
  const { trials } = words.text;
  if (pairs < FEWEST_PAIRS) return trials.few({ pairs: words.number(pairs) });
  const range = `${signed(low, words)} … ${signed(high, words)}`;
  return `${signed(mean, words)} (${range}; ${trials.pairs({ pairs: words.number(pairs) })})`;
}
