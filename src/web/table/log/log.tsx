import { Fragment, memo, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Glyph, Seal } from '../../art/glyph.tsx';
import { useSpeechContext } from '../speech-context.tsx';
import type { LogLine } from './log-lines.ts';

/** The punctuation after a name, which must stay on its line. */
const closing = (part: LogLine['parts'][number] | undefined): string =>
  typeof part === 'string' ? (/^[.,;:!?)»]+/.exec(part)?.[0] ?? '') : '';

/** A line of the log. With `href` it links to its moment in the replay. */
export const LogLineShown = memo(function Line({ line, href }: { line: LogLine; href?: string | undefined }) {
  const { texts } = useSpeechContext();
  return (
    <li className={line.undone ? 'undone' : undefined}>
      {line.seat === null ? <Glyph name="card" /> : <Seal seat={line.seat} />}
      <span>
        {line.undone && <span className="sr">{texts.table.log.undone} </span>}
        {line.parts.map((part, i) =>
          typeof part === 'string' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
            <Fragment key={i}>{i === 0 ? part : part.slice(closing(part).length)}</Fragment>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
            <span key={i} className="closed">
              <button type="button" className="named" data-card={part.card}>
                {part.name}
              </button>
              {closing(line.parts[i + 1])}
            </span>
          ),
        )}
        {href !== undefined && (
          <Link className="moment" href={href} aria-label={texts.table.log.moment} title={texts.table.log.moment}>
            <Glyph name="play" />
          </Link>
        )}
      </span>
    </li>
  );
});

interface LogProps {
  readonly lines: readonly LogLine[];
  /** The number of the first event that can still be undone; null: none can. */
  readonly sealed: number | null;
  /** The address of the replay, if there is one. */
  readonly replay?: string | undefined;
}

/** The log so far, newest last. */
export function Log({ lines, sealed, replay }: LogProps) {
  const { texts, scene } = useSpeechContext();
  const list = useRef<HTMLOListElement>(null);
  const low = useRef(true);
  const last = useRef(0);
  // Runs before drawing, or else the scrolling to the last line could be taken for the reader's. The links to the
  // replay make lines longer.
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && low.current) element.scrollTop = element.scrollHeight;
  }, [lines.length, replay === undefined, sealed]);
  // An inspected card takes some of the room: the newest line stays visible.
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => {
      if (low.current) element.scrollTop = element.scrollHeight;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  // Only somebody who scrolls up wants to stay there; a change of height is not scrolling.
  const note = () => {
    const element = list.current;
    if (element === null) return;
    const { scrollTop } = element;
    if (element.scrollHeight - scrollTop - element.clientHeight < 40) low.current = true;
    else if (scrollTop < last.current) low.current = false;
    last.current = scrollTop;
  };
  const eyes = scene.viewer ?? 'all';
  const cut = sealed === null ? -1 : lines.findIndex(({ number }) => number >= sealed);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <ol ref={list} className="event-log" onScroll={note} tabIndex={0} aria-label={texts.table.log.title}>
      {lines.map((line, i) => (
        <Fragment key={line.number}>
          {i === cut && <SealLine />}
          <LogLineShown
            line={line}
            href={replay === undefined ? undefined : `${replay}?eyes=${eyes}&heard=${line.heard}`}
          />
        </Fragment>
      ))}
      {sealed !== null && cut === -1 && <SealLine />}
      {lines.length === 0 && <li className="mute">{texts.table.log.empty}</li>}
    </ol>
  );
}

/** Nothing above this line can be undone. */
function SealLine() {
  const { texts } = useSpeechContext();
  return (
    <li className="cutline">
      <Glyph name="seal" /> {texts.table.log.sealed}
    </li>
  );
}
