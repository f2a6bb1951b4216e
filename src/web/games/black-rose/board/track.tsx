import './track.css';
import type { CSSProperties } from 'react';
import type { Seat } from '../../../../kernel/index.ts';
import { Glyph, Icon, Seal } from '../../../art/glyph.tsx';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { moonsOf, type RoseProps, standings } from '../selectors.ts';
import { roseWords } from '../sheets/labels.ts';

/** How far a place of the track is, from 0 to 1. */
const along = (power: number, end: number): CSSProperties => ({ '--along': Math.min(1, Math.max(0, power / end)) });

interface TrackPlace {
  readonly at: number;
  readonly who: readonly { readonly seat: Seat | null; readonly power: number }[];
}
/** Who stands where: all that have come to the end, or beyond it, stand there beside each other. */
function placesOf(view: RoseProps['view'], end: number): readonly TrackPlace[] {
  const all = standings(view).map(({ power, who }) => ({ at: power, who: who.map((seat) => ({ seat, power })) }));
  const arrived = all.filter(({ at }) => at >= end).flatMap(({ who }) => who);
  return [...all.filter(({ at }) => at < end), ...(arrived.length === 0 ? [] : [{ at: end, who: arrived }])];
}
const numbersOf = ({ who }: TrackPlace): string => [...new Set(who.map(({ power }) => power))].join(' · ');

/** The Power of all Mages and of the Rose, with the moons and the end. Who has as much as others stands on them. */
export function Track({ props }: { props: RoseProps }) {
  const { view, scene, language } = props;
  const t = messages[language].board;
  const [first, second, end] = moonsOf(view);
  const moons = [
    [1, first],
    [2, second],
  ] as const;
  return (
    <section className="track" aria-label={t.track} style={{ '--end': end }}>
      <ol className="notches">
        {moons.map(([number, at]) => (
          <li
            key={number}
            className={view.table.moon >= number ? 'risen' : ''}
            style={along(at, end)}
            title={t.moon({ number, at })}
          >
            <Icon path={icons.moon} />
            <small aria-hidden="true">{at}</small>
            <span className="sr">{t.moon({ number, at })}</span>
          </li>
        ))}
        <li className="end" style={along(end, end)} title={t.end({ at: end })}>
          <Glyph name="astral" />
          <small aria-hidden="true">{end}</small>
          <span className="sr">{t.end({ at: end })}</span>
        </li>
      </ol>
      <ul className="stand">
        {placesOf(view, end).map((place) => (
          <li
            key={place.at}
            className={[
              ...(place.who.some(({ seat }) => seat === null) ? ['of-rose'] : []),
              ...(place.who.length === 1 ? ['alone'] : []),
              ...(place.at > end / 2 ? ['late'] : []),
              ...(place.at === end ? ['arrived'] : []),
            ].join(' ')}
            style={along(place.at, end)}
          >
            {place.who.map(({ seat, power }) => {
              const sentence = seat === null ? roseWords(props) : t.powerOf({ player: scene.names[seat] ?? '', power });
              return (
                <span key={seat ?? 'rose'} className={seat === null ? 'rose' : ''} title={sentence}>
                  {seat === null ? <Icon path={icons.rose} /> : <Seal seat={seat} />}
                  <span className="sr">{sentence}</span>
                </span>
              );
            })}
            <b aria-hidden="true">{numbersOf(place)}</b>
          </li>
        ))}
      </ul>
      <i data-place="rose" />
    </section>
  );
}
