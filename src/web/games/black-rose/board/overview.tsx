import './overview.css';
import { Seal } from '../../../art/glyph.tsx';
import type { BoardProps } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';
import { moonsOf, playerAt, type RoseProps, standings } from '../selectors.ts';
import { roseWords } from '../sheets/labels.ts';

type OverviewProps = Pick<BoardProps, 'view' | 'face' | 'speech' | 'language' | 'scene'>;

/** In which order turns are taken, who has how much Power, and what gives it. */
export function Overview(plain: OverviewProps) {
  const { view, speech, scene, language } = plain as Pick<RoseProps, keyof OverviewProps>;
  const t = messages[language].board;
  const { seats, table } = view;
  const order = Array.from({ length: seats }, (_, n) => (table.crown + n) % seats);
  const named = (seat: number): string => {
    const { mage } = playerAt(view, seat);
    return mage === null ? (scene.names[seat] ?? '') : `${scene.names[seat]} (${speech.card(mage).name})`;
  };
  const [first, second, end] = moonsOf(view);
  const { moons, end: ends, mage, room, ranking, rose } = t.scoring;
  const scoringRules = [moons({ first, second }), ends({ end }), mage, room, ranking, rose];
  return (
    <div className="rose-outlook">
      <h3>{t.outlook.order}</h3>
      <ol className="turns">
        {order.map((seat) => (
          <li key={seat}>
            <Seal seat={seat} /> {named(seat)}
            {seat === table.crown && ` · ${t.crown}`}
          </li>
        ))}
      </ol>
      <h3>{t.outlook.scoring}</h3>
      <ul className="turns">
        {[...standings(view)].reverse().flatMap(({ power, who }) =>
          who.map((seat) => (
            <li key={seat ?? 'rose'}>
              {seat !== null && <Seal seat={seat} />}{' '}
              {seat === null ? roseWords({ view, language }) : t.powerOf({ player: named(seat), power })}
            </li>
          )),
        )}
      </ul>
      <ul className="outlook">
        {scoringRules.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
