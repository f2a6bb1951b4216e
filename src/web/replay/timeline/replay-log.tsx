import { Fragment, memo, useEffect, useRef } from 'react';
import { Glyph, Seal } from '../../art/glyph.tsx';
import { useTexts } from '../../text/index.ts';
import type { ReplayLine } from './replay-lines.ts';

interface ReplayLogProps {
  readonly lines: readonly ReplayLine[];
  readonly moment: number;
  readonly onJump: (moment: number) => void;
}

/** The whole log; the line of the shown moment is marked and scrolled to, and each line leads to its moment. */
export function ReplayLog({ lines, moment, onJump }: ReplayLogProps) {
  const { table } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const now = lastUntil(lines, moment);
  useEffect(() => {
    const [element, shown] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!element || !shown) return;
    const [top, bottom] = [
      shown.offsetTop - element.offsetTop,
      shown.offsetTop - element.offsetTop + shown.offsetHeight,
    ];
    if (top < element.scrollTop || bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = top - element.clientHeight / 2;
  }, [now]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <ol ref={list} data-group="" className="event-log retold" tabIndex={0} aria-label={table.log.title}>
      {lines.map((line) => (
        <ReplayLogLine
          key={line.key}
          line={line}
          when={line.moment > moment ? 'later' : line.moment === now ? 'now' : 'before'}
          onJump={onJump}
        />
      ))}
    </ol>
  );
}

/** The moment of the last line that has been told by then. */
function lastUntil(lines: readonly ReplayLine[], moment: number): number {
  let last = -1;
  for (const line of lines) if (line.moment <= moment) last = line.moment;
  return last;
}

interface ReplayLogLineProps {
  readonly line: ReplayLine;
  readonly when: 'before' | 'now' | 'later';
  readonly onJump: (moment: number) => void;
}

const ReplayLogLine = memo(function ReplayLogLine({ line, when, onJump }: ReplayLogLineProps) {
  const { replay } = useTexts();
  const { moment, seat, parts, silent } = line;
  return (
    <li className={`${when}${silent ? ' silent' : ''}`} aria-current={when === 'now' ? 'step' : undefined}>
      <button
        type="button"
        className="jump"
        aria-label={replay.jump({ number: moment })}
        onClick={() => onJump(moment)}
      >
        {seat === null ? <Glyph name="card" /> : <Seal seat={seat} />}
      </button>
      <span>
        {parts.map((part, i) =>
          typeof part === 'string' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
            <Fragment key={i}>{part}</Fragment>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
            <button key={i} type="button" className="named" data-card={part.card}>
              {part.name}
            </button>
          ),
        )}
      </span>
    </li>
  );
});
