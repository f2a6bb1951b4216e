import { Fragment, memo, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Glyph, Seal } from '../../art/glyph.tsx';
import { useSpeechContext } from '../speech-context.tsx';
import type { LogLine } from './log-lines.ts';

/** The marks at the beginning of what follows a name: they stay on its line. */
const closing = (part: LogLine['parts'][number] | undefined): string =>
  typeof part === 'string' ? (/^[.,;:!?)»]+/.exec(part)?.[0] ?? '') : '';

/** A line of the log. With a `href` it leads to its moment in the replay. */
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
  /** Lines from this event on can still be taken back; null: nothing can. */
  readonly sealed: number | null;
  /** The address of the replay, if there is one. */
  readonly replay?: string | undefined;
}

/** What happened so far, newest last. */
export function Log({ lines, sealed, replay }: LogProps) {
  const { texts, scene } = useSpeechContext();
  const list = useRef<HTMLOListElement>(null);
  const low = useRef(true);
  const last = useRef(0);
  // Before anything is drawn, or the scrolling of the last line might be taken for somebody's own. The way into the
  // replay makes lines longer.
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && low.current) element.scrollTop = element.scrollHeight;
  }, [lines.length, replay === undefined, sealed]);
  // A card that is looked at takes some of the room: what is newest stays in sight.
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => {
      if (low.current) element.scrollTop = element.scrollHeight;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  // Only who scrolls up wants to read on there: where the room has become smaller, nobody has scrolled.
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

/** Above it nothing can be taken back. */
function SealLine() {
  const { texts } = useSpeechContext();
  return (
    <li className="cutline">
      <Glyph name="seal" /> {texts.table.log.sealed}
    </li>
  );
}
