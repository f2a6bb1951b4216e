import { useId } from 'react';
import { useSpeechContext } from '../speech-context.tsx';
import { messages } from './generated/all.ts';
import type { BegunTurn, StandingPoint, Swing } from './swings.ts';

/** So far apart, in a hundred of the width, marks are beside each other. */
const APART = 8;

/** Places near these that are apart from each other, and within the width. */
function spread(places: readonly number[]): readonly number[] {
  const at = [...places];
  const order = places.map((_, n) => n).sort((a, b) => (places[a] as number) - (places[b] as number));
  const edge = APART / 3;
  order.forEach((n, rank) => {
    at[n] = Math.max(at[n] as number, rank === 0 ? edge : (at[order[rank - 1] as number] as number) + APART);
  });
  order.reverse().forEach((n, rank) => {
    at[n] = Math.min(at[n] as number, rank === 0 ? 100 - edge : (at[order[rank - 1] as number] as number) - APART);
  });
  return at;
}

/** So far apart, in a hundred of the width, are the numbers of turns; the first has its name before it. */
const TICK = 5;
const FIRST_TICK = 14;

interface StandingGraphProps {
  readonly points: readonly StandingPoint[];
  /** The swings that are told beside it: each is marked with its number. */
  readonly swings: readonly Swing[];
  /** When each turn began: the axis is marked with those for which there is room. */
  readonly begun: readonly BegunTurn[];
  /** The name of the turn after so many answers; null: there is none. */
  readonly turnAt: (at: number) => string | null;
  /** How many answers there were. */
  readonly last: number;
  /** Whose it is; null: the team's. */
  readonly whose: { readonly name: string; readonly isYou: boolean } | null;
}

/** How it stood from decision to decision, as a line, and for those who do not see it as a table. */
export function StandingGraph({ points, swings, begun, turnAt, last, whose }: StandingGraphProps) {
  const { language } = useSpeechContext();
  const t = messages[language].graph;
  const id = useId();
  const first = points[0];
  const end = points.at(-1);
  if (first === undefined || end === undefined) return null;
  const x = (at: number): number => (100 * at) / Math.max(1, last);
  const y = (percent: number): number => 100 - percent;
  const line = points.map(({ at, percent }) => `${x(at).toFixed(2)} ${y(percent)}`).join('L');
  const middles = swings.map(({ from, to }) => (x(from.at) + x(to.at)) / 2);
  const ticks: BegunTurn[] = [];
  for (const turn of begun) {
    const before = ticks.at(-1);
    const room = x(turn.at) - x(before?.at ?? 0);
    if (before === undefined || room >= (ticks.length === 1 ? FIRST_TICK : TICK)) ticks.push(turn);
  }
  const low = points.reduce((a, b) => (b.percent < a.percent ? b : a));
  const high = points.reduce((a, b) => (b.percent > a.percent ? b : a));
  const said = t.said({ first: first.percent, last: end.percent, low: low.percent, high: high.percent });
  return (
    <figure className="standing">
      <figcaption id={id}>
        <b>{whose === null ? t.titleTeam : whose.isYou ? t.titleYou : t.title({ name: whose.name })}</b>{' '}
        <small>{t.how}</small>
      </figcaption>
      <div
        className={ticks.length === 0 ? 'plot' : 'plot ticked'}
        role="img"
        aria-labelledby={id}
        aria-describedby={`${id}-said`}
      >
        <div className="scale" aria-hidden="true">
          <span>{t.percent({ percent: 100 })}</span>
          <span>{t.percent({ percent: 50 })}</span>
          <span>{t.percent({ percent: 0 })}</span>
        </div>
        <div className="curve" aria-hidden="true">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {middles.map((left, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a swing is its number
              <path key={n} className="guide" d={`M${left} 0V100`} />
            ))}
            <path className="grid" d="M0 0H100M0 50H100M0 100H100" />
            <path className="area" d={`M${x(first.at)} 100L${line}L${x(end.at)} 100Z`} />
            <path className="line" d={`M${line}`} />
          </svg>
          {ticks.map(({ at, turn }, n) => (
            <span key={at} className="tick num" style={{ left: `${x(at)}%` }}>
              {n === 0 ? turnAt(at) : turn}
            </span>
          ))}
          {spread(middles).map((left, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a swing is its number
            <span key={n} className="mark" style={{ left: `${left}%` }}>
              {n + 1}
            </span>
          ))}
        </div>
      </div>
      <p id={`${id}-said`} className="sr">
        {said}
      </p>
      <details>
        <summary>{t.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <div className="scroll" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.answer}</th>
                <th scope="col">{t.chance}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ at, seat, percent }) => (
                <tr key={`${at} ${seat}`}>
                  <th scope="row">
                    {seat === null ? t.end : [turnAt(at), t.after({ at })].filter((said) => said !== null).join(' · ')}
                  </th>
                  <td className="num">{t.percent({ percent })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
