import './new-round.css';
import { useEffect, useState } from 'react';
import type { RoseEvent } from '../../../../games/black-rose/face.ts';
import { Icon } from '../../../art/glyph.tsx';
import type { BoardProps } from '../../../table/board.ts';
import { useCards } from '../../../table/cards/cards.ts';
import { useLatest } from '../../../table/motion/latest.ts';
import { Board } from '../board/board.tsx';
import { messages } from '../generated/all.ts';
import { roundDuration } from '../lodge/durations.ts';
import { type RoseProps, roseProps } from '../selectors.ts';

/** The round that begins with these, and its event. */
function begunIn(events: readonly RoseEvent[]): { readonly round: number; readonly event: string } | null {
  const at = events.findLastIndex(({ kind }) => kind === 'round');
  const begins = events[at];
  const event = events.slice(at).find(({ kind }) => kind === 'event');
  if (begins?.kind !== 'round' || event?.kind !== 'event') return null;
  return { round: begins.round, event: event.event };
}

/** The round that has just begun, for as long as it has the table to itself; a touch or a key ends that. */
function useBegun(events: readonly RoseEvent[]): ReturnType<typeof begunIn> {
  const from = useLatest(events);
  const [seen, see] = useState(-1);
  const ms = roundDuration();
  const begun = seen === from || ms === 0 ? null : begunIn(events.slice(from));
  const isShown = begun !== null;
  useEffect(() => {
    if (!isShown) return;
    const end = () => see(from);
    const timer = setTimeout(end, ms);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [isShown, from, ms]);
  return begun;
}

/** A new round with its event, for a moment over the table. It is told in the log as well, and spoken from there. */
function NewRound({ events, speech, language }: RoseProps) {
  const begun = useBegun(events);
  const { look } = useCards();
  if (begun === null) return null;
  const { name, text } = speech.card(begun.event);
  const { art, spot } = look(begun.event);
  return (
    <div className="new-round" aria-hidden="true">
      <div className="paper" style={{ '--spot': spot, '--ms': `${roundDuration()}ms` }}>
        <i className="moon" />
        <b>{messages[language].board.newRound({ round: begun.round, event: name })}</b>
        <Icon path={art.icon[1]} />
        <p>{text}</p>
      </div>
    </div>
  );
}

/** The table, and over it what begins there: the first round begins where Mages are still being chosen. */
export const BoardOfRounds = (props: BoardProps) => (
  <>
    <Board {...props} />
    <NewRound {...roseProps(props)} />
  </>
);
