import './lodge.css';
import { type RefObject, type SyntheticEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RoseTable } from '../../../../games/black-rose/face.ts';
import type { BoardProps } from '../../../table/board.ts';
import { useLatest } from '../../../table/motion/latest.ts';
import { messages } from '../generated/all.ts';
import { modelsByRoom } from '../models/model-status.ts';
import { roseProps } from '../selectors.ts';
import { lossesIn, shakenIn } from './durations.ts';
import { HALF, isSmall, type Plan, type Point, planOf } from './geometry.ts';
import { Lines } from './lines.tsx';
import { reachOf } from './reach.ts';
import { Cell } from './rooms/cell.tsx';
import { Room } from './rooms/room.tsx';
import { MarkLegend } from './rooms/room-marks.tsx';

/** So many pixels wide a Model must be for a finger to hit it among others. */
const FINGER = 38;
/** On a phone. */
const LEAST = 2;

/** For how many Models side by side a Room has room, as large as the Lodge is drawn. */
function useCapacity(lodge: RefObject<HTMLElement | null>, { width }: Plan): number {
  const [capacity, setCapacity] = useState(LEAST);
  useLayoutEffect(() => {
    const element = lodge.current;
    if (element === null) return;
    const measure = () => setCapacity(Math.max(LEAST, Math.floor((20 * element.offsetWidth) / width / FINGER) / 10));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [lodge, width]);
  return capacity;
}

/** The word for what the pointer or the focus is on: a Model, or else a Room. */
function wordAt({ target }: SyntheticEvent): string | null {
  if (!(target instanceof Element)) return null;
  return (
    target.closest('[data-ref]')?.getAttribute('data-ref') ?? target.closest('.hex')?.getAttribute('data-card') ?? null
  );
}

/**
 * The Lodge: Rooms, Cells, and whoever is in them. It is as large as `--lodge-w` and `--lodge-h` allow; without them, as
 * the board.
 */
export function Lodge(plain: BoardProps<RoseTable>) {
  const props = roseProps(plain as BoardProps);
  const { view, face, events, language } = props;
  const plan = planOf(view);
  const root = useRef<HTMLElement>(null);
  const capacity = useCapacity(root, plan);
  const [looked, look] = useState<string | null>(null);
  const begins = useLatest(events);
  const latest = useMemo(() => events.slice(begins), [events, begins]);
  const losses = useMemo(() => lossesIn(latest), [latest]);
  const shaken = useMemo(() => shakenIn(latest), [latest]);
  const standing = useMemo(() => modelsByRoom(view, face), [view, face]);
  const { steps, aims, lines } = reachOf(props, looked);
  return (
    <>
      <section
        ref={root}
        className={`lodge${isSmall(plan.lodge) ? ' duel' : ''}`}
        aria-label={messages[language].lodge.lodge}
        data-group=""
        style={{ '--wide': plan.width, '--high': plan.height }}
        onPointerOver={(event) => event.pointerType === 'mouse' && look(wordAt(event))}
        onPointerLeave={() => look(null)}
        onFocus={(event) => look(event.target.matches(':focus-visible') ? wordAt(event) : null)}
        onBlur={() => look(null)}
      >
        <Walls plan={plan} />
        {plan.cells.map((cell, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a Cell is a seat's
          <Cell key={seat} {...{ props, plan, cell, seat, losses }} />
        ))}
        {view.table.rooms.map((room, place) => (
          <Room
            key={room.room}
            {...{ props, plan, room, losses, capacity }}
            at={plan.rooms[place] as Point}
            models={standing.get(room.room) ?? []}
            steps={steps.get(room.room)}
            aimed={aims.has(room.room)}
            shaken={shaken.get(room.room)}
          />
        ))}
        <Lines plan={plan} lines={lines} />
      </section>
      <MarkLegend {...{ props, steps, aims }} />
    </>
  );
}

/** The walls around all Rooms, a double line. */
const Walls = ({ plan: { rooms, left, top, width, height } }: { plan: Plan }) => {
  const path = rooms.map(([x, y]) => `M${x - 0.5} ${y - HALF}h1l.5 ${HALF}-.5 ${HALF}h-1l-.5-${HALF}z`).join('');
  return (
    <svg className="walls" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <path d={path} className="outer" />
      <path d={path} className="inner" />
    </svg>
  );
};
