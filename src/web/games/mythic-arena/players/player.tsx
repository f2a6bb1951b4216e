import type { Seat } from '../../../../kernel/index.ts';
import { Glyph, Seal } from '../../../art/glyph.tsx';
import { messages } from '../generated/all.ts';
import { type ArenaProps, POINTS, playerAt, sideOf } from '../selectors.ts';
import { Items } from './items.tsx';
import { Pile, ResourcePile } from './piles.tsx';

/** Who plays a side: name, turn, hand, piles, Items and Victory Points. */
export function Player({ props, seat }: { props: ArenaProps; seat: Seat }) {
  const { view, scene, seats, language } = props;
  const t = messages[language].board;
  const { cards, hand, wins, points } = playerAt(view, seat);
  const shown = seats.find((other) => other.seat === seat);
  const isMine = seat === view.viewer;
  const fanned = seat === sideOf(view) && hand !== null;
  const name = isMine ? t.you : (shown?.name ?? scene.names[seat] ?? '');
  const leads = view.result === null && view.table.turns > 0 && view.table.lead === seat;
  const still = view.result !== null || view.table.turns === 0 ? '' : leads ? t.leads : t.follows;
  const flag = view.result?.winners.includes(seat) ? t.wins : shown?.gaveUp ? t.gaveUp : still;
  const more = [flag, ...(shown?.bot != null ? [t.bot] : []), ...(shown?.away ? [t.away] : [])];
  return (
    <section className={`player ${seat === sideOf(view) ? 'ours' : 'theirs'} ${leads ? 'now' : ''}`} aria-label={name}>
      <Seal seat={seat} />
      <div className="player-name">
        <h3>{name}</h3>
        <p>
          <span className="turn-flag">{more.filter((part) => part !== '').join(' · ')}</span>
          <span
            className="tally"
            role="img"
            aria-label={t.willpower({ cards })}
            title={t.willpower({ cards })}
            {...(!fanned && { 'data-place': `hand:${seat}` })}
          >
            <Glyph name="card" /> <span className="word">{t.piles.hand}</span> <b>{cards}</b>
          </span>
          <ResourcePile props={props} seat={seat} />
        </p>
      </div>
      <div className="piles" data-group="">
        <Pile props={props} seat={seat} kind="spent" />
        <Pile props={props} seat={seat} kind="stasis" />
        <Pile props={props} seat={seat} kind="removed" />
        <Items props={props} seat={seat} />
      </div>
      <Stars points={points} wins={wins} props={props} seat={seat} />
    </section>
  );
}

function Stars({ props, points, wins, seat }: { props: ArenaProps; points: number; wins: number; seat: Seat }) {
  const t = messages[props.language].board;
  const sentence = [t.points({ points, of: POINTS }), ...(wins > 0 ? [t.gamesWon({ games: wins })] : [])].join(', ');
  return (
    <span className="stars" role="img" aria-label={sentence} title={sentence} data-place={`points:${seat}`}>
      {Array.from({ length: POINTS }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
        <i key={n} className={n < points ? 'on' : ''}>
          <Glyph name="s5" />
        </i>
      ))}
    </span>
  );
}
