import type { Seat } from '../../../../kernel/index.ts';
import { Glyph, Seal } from '../../../art/glyph.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { messages } from '../generated/all.ts';
import { counted, isActive, type NewGameProps, playerAt, sideOf } from '../selectors.ts';

/** A player: who they are, how many charms they hold, and the herbs that they brought home. */
export function Player({ props, seat }: { props: NewGameProps; seat: Seat }) {
  const { view, scene, seats, language } = props;
  const t = messages[language];
  const { charms, hand, store, points } = playerAt(view, seat);
  const shown = seats.find((other) => other.seat === seat);
  // The own hand is drawn below the question.
  const isBelow = hand !== null && seat === sideOf(view);
  const marks = [
    ...(view.result?.winners.includes(seat) ? [t.wins] : []),
    ...(isActive(view, seat) ? [t.turn] : []),
    ...(shown?.bot != null ? [t.bot] : []),
    ...(shown?.away === true ? [t.away] : []),
    ...(shown?.gaveUp === true ? [t.gaveUp] : []),
  ];
  return (
    <section className={`panel new-game-player ${isActive(view, seat) ? 'active' : ''}`}>
      <h3>
        <Seal seat={seat} /> {shown?.name ?? scene.names[seat]}
      </h3>
      <p>
        <b>{t.points({ points, goal: Number(view.options.goal) })}</b> {marks.join(' · ')}
      </p>
      {!isBelow && (
        <p data-place={`hand:${seat}`} role="img" aria-label={t.charms({ count: charms })}>
          <Glyph name="card" /> {charms}
        </p>
      )}
      <div className="new-game-row" data-place={`store:${seat}`}>
        {counted(store).map(([card, count]) => (
          <Card key={card} card={card} count={count} size="thumb" />
        ))}
      </div>
    </section>
  );
}
