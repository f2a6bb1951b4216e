import './arena.css';
import { useMemo } from 'react';
import { Ring } from '../battle/ring.tsx';
import { inRing, sceneOf } from '../battle/scene.ts';
import { Holds } from '../pets/holds.tsx';
import { useWounds } from '../pets/wounds.ts';
import { Player } from '../players/player.tsx';
import { type ArenaProps, sideOf } from '../selectors.ts';
import { crowdIn, Lines } from './lines.tsx';
import { TurnStrip } from './turn-strip.tsx';

/** The Arena, seen from one's own side: on a phone the other side lies above the ring, on a desk at its right. */
export function Arena({ props }: { props: ArenaProps }) {
  const { view, events } = props;
  const near = sideOf(view);
  const engaged = useMemo(() => inRing(view, events), [view, events]);
  const fights = sceneOf(view, events) !== null;
  const wounds = useWounds(events);
  // In a battle the ring tells it, when it is its turn.
  const losses = fights ? NONE : wounds.losses;
  const { all, most } = useMemo(() => crowdIn(view), [view]);
  return (
    <div
      className={`arena ${fights ? 'fighting' : ''} ${all > 4 ? 'tiny' : ''}`}
      style={{ '--all': all, '--most': most }}
    >
      <Holds {...{ props, engaged }} />
      {!fights && <TurnStrip props={props} wounds={wounds} />}
      <Player props={props} seat={1 - near} />
      <div className="floor">
        <Lines props={props} seat={1 - near} {...{ engaged, losses }} />
        <div className="middle" data-place="ring">
          <Chalk />
          <Ring props={props} />
        </div>
        <Lines props={props} seat={near} {...{ engaged, losses }} />
      </div>
      <Player props={props} seat={near} />
    </div>
  );
}
const NONE: ReadonlyMap<string, number> = new Map();

/** The ring that was drawn for them. */
const Chalk = () => (
  <svg className="chalk" viewBox="0 0 400 400" aria-hidden="true">
    <circle cx="200" cy="200" r="190" />
    <circle cx="200" cy="200" r="176" className="d" />
    <path d="M200 24 352 288H48zM200 376 48 112h304z" />
  </svg>
);
