import { useEffect, useState } from 'react';
import { type FollowedTable, timeLeft } from '../../../protocol/client/followed-table.ts';
import { Glyph } from '../../art/glyph.tsx';
import { useTexts } from '../../text/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Milliseconds below which a clock is shown as urgent. */
const URGENT_MS = 15 * SECOND;

const two = (n: number): string => String(n).padStart(2, '0');

/** The time left as a clock shows it: `2 d 3 h`, `1:05 h`, `4:09`. */
export function clockFace(ms: number, unit: { readonly days: string; readonly hours: string }): string {
  // Rounded up, so that 0 appears only when the time is over.
  const left = Math.ceil(ms / SECOND) * SECOND;
  if (left >= DAY) return `${Math.floor(left / DAY)} ${unit.days} ${Math.floor((left % DAY) / HOUR)} ${unit.hours}`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(Math.floor((left % HOUR) / MINUTE))} ${unit.hours}`;
  return `${Math.floor(left / MINUTE)}:${two(Math.floor((left % MINUTE) / SECOND))}`;
}

/** The time that a seat has left; nothing without a time limit. */
export function Clock({ table, seat, name }: { table: FollowedTable; seat: number; name: string }) {
  const { table: text } = useTexts();
  const [now, setNow] = useState(() => performance.now());
  const left = timeLeft(table, seat, now);
  const runs = table.clocks[seat]?.runs === true && left !== null && left > 0;
  useEffect(() => {
    setNow(performance.now());
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, [runs, table.clocksAt]);
  if (left === null) return null;
  const short = left <= URGENT_MS && runs;
  return (
    <span role="timer" className={`clock${runs ? ' runs' : ''}${short ? ' short' : ''}`}>
      <Glyph name={short ? 'hour' : 'clock'} />
      <span className="sr">{text.clock.left({ name })}</span>
      <span className="num">{clockFace(left, text.clock)}</span>
    </span>
  );
}
