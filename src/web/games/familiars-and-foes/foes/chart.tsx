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

/** More bands than this have no room for range and odds in one line. */
const ROOMY = 4;

/** A chart as a strip, each band as wide as it is likely. The words are said elsewhere: see `chartSentence`. */
export function Strip({ chart, language, bonus = 0, rolled = null }: StripProps) {
  return (
    <span className={`chart${chart.length > ROOMY ? ' dense' : ''}`} aria-hidden="true">
      {stripesOf(chart, bonus).map((stripe, n) => (
        <Band key={stripe.from} {...{ stripe, language }} rolled={n === rolled} />
      ))}
    </span>
  );
}

function Band({ stripe, language, rolled }: { stripe: Stripe; language: Language; rolled: boolean }) {
  const { band, kind, from, to, percent } = stripe;
  const signs = signsOf(band);
  return (
    <span
      className={`band ${kind}${rolled ? ' rolled' : ''}`}
      title={`${rangeOf(stripe)}: ${cardWords[language].outcome(band)}`}
      style={{ '--faces': to - from + 1 }}
    >
      <span className="likely">
        {rangeOf(stripe)} <small>{percentText(percent / 100, language).replace(/\s/, '')}</small>
      </span>
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
