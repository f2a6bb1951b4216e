import './talk.css';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Remark } from '../../../protocol/remark.ts';
import type { ChatLine } from '../../../protocol/socket.ts';
import { Seal } from '../../art/glyph.tsx';

/** Milliseconds for which a remark is shown. */
const SHOWN_MS = 5000;

/** The game's words for the things that a remark is about. */
const wordsOf = (remark: Remark): readonly string[] =>
  remark.kind === 'point' ? [remark.at] : remark.say.split(' ').slice(1);

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The position of a thing; null if it is not visible. */
function boxOf(root: HTMLElement, word: string): Box | null {
  const sought = CSS.escape(word);
  const marked = `:is(.board-area, .mine-area, .hand-area)`;
  const found = root.querySelectorAll(`${marked} [data-card="${sought}"], ${marked} [data-place="${sought}"]`);
  for (const element of found) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return { left, top, width, height };
  }
  return null;
}

interface PingsProps {
  readonly root: RefObject<HTMLElement | null>;
  /** The latest chat messages. */
  readonly said: readonly ChatLine[];
  readonly muted: ReadonlySet<string> | undefined;
  seatOf(person: string): number | null;
  read(remark: Remark): string;
}

/** Marks each thing that the latest remarks are about with a ring on the table, for a few seconds. */
export function RemarkMarks({ root, said, muted, seatOf, read }: PingsProps) {
  const last = said.at(-1);
  const heard = useRef(last?.id ?? 0);
  const [shown, setShown] = useState<ChatLine | null>(null);
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    if (last === undefined || last.id <= heard.current) return;
    heard.current = last.id;
    if (last.remark !== undefined && muted?.has(last.person.id) !== true) setShown(last);
  }, [last, muted]);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  useLayoutEffect(() => {
    const table = root.current;
    const remark = shown?.remark;
    if (table === null || remark === undefined) return setBoxes([]);
    const look = () => setBoxes(wordsOf(remark).flatMap((word) => boxOf(table, word) ?? []));
    look();
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    return () => {
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  }, [root, shown]);
  if (shown === null || shown.remark === undefined) return null;
  const seat = seatOf(shown.person.id);
  // Hidden from screen readers, which announce the remark from the chat.
  return (
    <div className="pings" aria-hidden="true" key={shown.id}>
      {boxes.map((box) => (
        <span key={`${box.left} ${box.top}`} className="ping" style={placed(box)} />
      ))}
      <p className="overheard panel">
        {seat !== null && <Seal seat={seat} />}
        <span>
          <b>{shown.person.name}</b> {read(shown.remark)}
        </span>
      </p>
    </div>
  );
}

const placed = ({ left, top, width, height }: Box): CSSProperties => ({ left, top, width, height });
