import './arena.css';
import { useMemo } from 'react';
import { Ring } from './battle/ring.tsx';
import { inRing, sceneOf } from './battle/scene.ts';
import { Lines } from './lines.tsx';
import { Player } from './player.tsx';
import { type ArenaProps, sideOf } from './shown.ts';

/** The Arena, seen from one's own side: on a phone the other side lies above the ring, on a desk at its right. */
export function Arena({ props }: { props: ArenaProps }) {
  const { view, events } = props;
  const near = sideOf(view);
  const engaged = useMemo(() => inRing(view, events), [view, events]);
  const fights = useMemo(() => sceneOf(view, events) !== null, [view, events]);
  return (
    <div className={`arena ${fights ? 'fighting' : ''} ${view.table.battle === null ? '' : 'engaging'}`}>
      <Player props={props} seat={1 - near} />
      <Lines props={props} seat={1 - near} engaged={engaged} />
      <div className="middle" data-place="ring">
        <Chalk />
        <Ring props={props} />
      </div>
      <Lines props={props} seat={near} engaged={engaged} />
      <Player props={props} seat={near} />
    </div>
  );
}

/** The ring that was drawn for them. */
const Chalk = () => (
  <svg className="chalk" viewBox="0 0 400 400" aria-hidden="true">
    <circle cx="200" cy="200" r="190" />
    <circle cx="200" cy="200" r="176" className="d" />
    <path d="M200 24 352 288H48zM200 376 48 112h304z" />
  </svg>
);
