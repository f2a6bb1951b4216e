import './track.css';
import type { CSSProperties } from 'react';
import { Glyph, Icon, Seal } from '../../art/glyph.tsx';
import icons from './icons.json';
import { moonsOf, type RoseProps, standings } from './shown.ts';
import { texts } from './text.ts';

/** How far a place of the track is, from 0 to 1. */
const along = (power: number, end: number): CSSProperties =>
  ({ '--along': Math.min(1, Math.max(0, power / end)) }) as CSSProperties;

/** The Power of all Mages and of the Rose, with the moons and the end. Who has as much as others stands on them. */
export function Track({ props }: { props: RoseProps }) {
  const { view, scene, language } = props;
  const t = texts[language];
  const [first, second, end] = moonsOf(view);
  const moons = [
    [1, first],
    [2, second],
  ] as const;
  return (
    <section className="track" aria-label={t.track} style={{ '--end': end } as CSSProperties}>
      <ol className="notches">
        {moons.map(([number, at]) => (
          <li
            key={number}
            className={view.table.moon >= number ? 'risen' : ''}
            style={along(at, end)}
            title={t.moon(number, at)}
          >
            <Icon path={icons.moon} />
            <span className="sr">{t.moon(number, at)}</span>
          </li>
        ))}
        <li className="end" style={along(end, end)} title={t.end(end)}>
          <Glyph name="astral" />
          <span className="sr">{t.end(end)}</span>
        </li>
      </ol>
      <ul className="stand">
        {standings(view).map(({ power, who }) => (
          <li
            key={power}
            className={[
              ...(who.includes(null) ? ['of-rose'] : []),
              ...(who.length === 1 ? ['alone'] : []),
              ...(power > end / 2 ? ['late'] : []),
            ].join(' ')}
            style={along(power, end)}
          >
            {who.map((seat) => {
              const sentence = t.has(seat === null ? t.theRose : (scene.names[seat] ?? ''), power);
              return (
                <span key={seat ?? 'rose'} className={seat === null ? 'rose' : ''} title={sentence}>
                  {seat === null ? <Icon path={icons.rose} /> : <Seal seat={seat} />}
                  <span className="sr">{sentence}</span>
                </span>
              );
            })}
            <b aria-hidden="true">{power}</b>
          </li>
        ))}
      </ul>
      <i data-place="rose" />
    </section>
  );
}
