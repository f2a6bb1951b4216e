import type { LabReport } from '../report.ts';
import type { Reach, Row } from '../rows.ts';
import { html, type Markup } from './markup.ts';

/** An interval in a row of a table, as wide as the table lets it be. Its numbers stand beside it. */
export function intervalStrip({ estimate, finding }: Row, reach: Reach, { even, band }: LabReport): Markup {
  const at = (share: number): string => {
    const part = (share - reach.low) / (reach.high - reach.low);
    return `${(Math.min(1, Math.max(0, Number.isFinite(part) ? part : 0)) * 100).toFixed(1)}%`;
  };
  const width = (from: number, to: number): string =>
    `${(Number.parseFloat(at(to)) - Number.parseFloat(at(from))).toFixed(1)}%`;
  const [low, high, share] = [at(estimate.low), at(estimate.high), at(estimate.share)];
  return html`<svg class="strip ${finding}" aria-hidden="true"><rect class="band" x="${at(even - band)}" width="${width(even - band, even + band)}" height="100%"/><line class="even" x1="${at(even)}" x2="${at(even)}" y2="100%"/><line class="reach" x1="${low}" x2="${high}" y1="50%" y2="50%"/><line class="reach" x1="${low}" x2="${low}" y1="34%" y2="66%"/><line class="reach" x1="${high}" x2="${high}" y1="34%" y2="66%"/><circle cx="${share}" cy="50%" r="3"/></svg>`;
}
