import { type Chart, cardWords, rangeOf, type Stripe, stripesOf } from '../../../../games/familiars-and-foes/face.ts';
import './chart.css';
import type { Language } from '../../../../kernel/index.ts';
import { Glyph } from '../../../art/glyph.tsx';
import { percentText } from '../../../text/percent.ts';
import { messages } from '../generated/all.ts';
import { signsOf } from './signs.ts';

interface StripProps {
  readonly chart: Chart;
  readonly language: Language;
  /** What is added to the roll: the odds are those with it. */
  readonly bonus?: number;
  /** The band that was rolled, by its place; null while none is. */
  readonly rolled?: number | null;
}

/**
 * A chart in two: a bar in which each band is as wide as it has faces of the die, without words, and below it a cell a band,
 * all as wide, with how likely it is and what it does. The words are said elsewhere: see `chartSentence`.
 */
export function Strip({ chart, language, bonus = 0, rolled = null }: StripProps) {
  const stripes = stripesOf(chart, bonus);
  return (
    <span className="chart" aria-hidden="true">
      <span className="faces">
        {stripes.map(({ kind, from, to }, n) => (
          <i key={from} className={`${kind}${n === rolled ? ' rolled' : ''}`} style={{ '--faces': to - from + 1 }} />
        ))}
      </span>
      <span className="odds">
        {stripes.map((stripe, n) => (
          <Cell key={stripe.from} {...{ stripe, language }} rolled={n === rolled} />
        ))}
      </span>
    </span>
  );
}

function Cell({ stripe, language, rolled }: { stripe: Stripe; language: Language; rolled: boolean }) {
  const { band, kind, percent } = stripe;
  const signs = signsOf(band);
  return (
    <span
      className={`odd ${kind}${rolled ? ' rolled' : ''}`}
      title={`${rangeOf(stripe)}: ${cardWords[language].outcome(band)}`}
    >
      <small>{percentText(percent / 100, language).replace(/\s/, '')}</small>
      <span className="does">
        {signs.length === 0 && <em>{messages[language].foes.miss}</em>}
        {signs.map(({ signs: names, value }) => (
          <b key={names.join()}>
            {names.map((name) => (
              <Glyph key={name} name={name} />
            ))}
            {value}
          </b>
        ))}
      </span>
    </span>
  );
}

/** A chart in words: `1–3: backfire, 1 damage (15%)`. */
export const chartSentence = ({ chart, language, bonus = 0 }: StripProps): string =>
  stripesOf(chart, bonus)
    .map((stripe) => {
      const words = cardWords[language].outcome(stripe.band);
      return `${rangeOf(stripe)}: ${words} (${percentText(stripe.percent / 100, language)})`;
    })
    .join('; ');
