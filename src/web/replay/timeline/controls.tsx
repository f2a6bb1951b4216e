import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph, Icon } from '../../art/glyph.tsx';
import { useKeys } from '../../table/around/keys.ts';
import { useTexts } from '../../text/index.ts';
import type { ActorSpan, Mark } from './slider-marks.ts';

/** Factors on the usual speed. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];
/** Milliseconds for each moment at the usual speed. */
const STEP_MS = 1600;

/** Paths of the media buttons, 512 by 512. */
const SIGNS = {
  first: 'M80 96h56v320H80zM432 96v320L160 256z',
  back: 'M368 96v320L112 256z',
  play: 'M144 80v352l288-176z',
  pause: 'M128 96h88v320h-88zM296 96h88v320h-88z',
  forward: 'M144 96v320l256-160z',
  last: 'M376 96h56v320h-56zM80 96v320l272-160z',
  tools: 'M72 208h96v96H72zM208 208h96v96h-96zM344 208h96v96h-96z',
} as const;

interface ControlsProps {
  /** Which of the stops is shown, and how many there are. */
  readonly at: number;
  readonly count: number;
  readonly onGo: (stop: number) => void;
  readonly playing: boolean;
  readonly onPlay: (playing: boolean) => void;
  readonly speed: ReplaySpeed;
  readonly onSpeed: (speed: ReplaySpeed) => void;
  readonly spans: readonly ActorSpan[];
  /** What is marked on the slider. */
  readonly marks: readonly Mark[];
  /** What is shown, in words. */
  readonly says: string;
  /** What else belongs beside the slider. */
  readonly children: ReactNode;
  /** Shows the turning points; null where the way to them is in sight, or there are none to be shown. */
  readonly onTurning: (() => void) | null;
  /** Shows what can be done with the record; null where that is in sight. */
  readonly onTools: (() => void) | null;
}

/** The controls of a replay: a slider, buttons, keys, and automatic playing. */
export function Controls(props: ControlsProps) {
  const { at, count, onGo, playing, onPlay, speed, onSpeed, spans, marks, says, children, onTurning, onTools } = props;
  const { replay: text } = useTexts();
  const last = count - 1;
  const go = (stop: number) => {
    onPlay(false);
    onGo(Math.min(last, Math.max(0, stop)));
  };
  const toggle = () => {
    // At the end, playing starts from the beginning.
    if (!playing && at === last) onGo(0);
    onPlay(!playing);
  };
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return onPlay(false);
    const timer = setTimeout(() => onGo(at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed]);
  useKeys({
    arrowleft: () => go(at - 1),
    arrowright: () => go(at + 1),
    home: () => go(0),
    end: () => go(last),
  });
  useSpace(toggle);
  const button = (sign: keyof typeof SIGNS, label: string, act: () => void, off = false) => (
    <button type="button" className="tool" aria-label={label} title={label} aria-disabled={off} onClick={act}>
      <Icon path={SIGNS[sign]} />
    </button>
  );
  return (
    <div className="controls" data-stop={at}>
      <div className="line">
        <div className="scrub">
          <div className="stretches" aria-hidden="true">
            {spans.map(({ seat, from, to }) => (
              <i
                key={from}
                className={seat === null ? undefined : `seat-${(seat % 5) + 1}`}
                style={{ '--from': from, '--to': to }}
              />
            ))}
          </div>
          <div className="marks" aria-hidden="true">
            {marks.map(({ at: place, kind }) => (
              <i key={place} data-kind={kind} style={{ '--at': place }} />
            ))}
          </div>
          <input
            type="range"
            min={0}
            max={last}
            step={1}
            value={at}
            aria-label={text.scrub}
            aria-valuetext={says}
            onChange={({ target }) => go(target.valueAsNumber)}
          />
        </div>
        {children}
      </div>
      <div className="buttons">
        {button('first', text.first, () => go(0), at === 0)}
        {button('back', text.back, () => go(at - 1), at === 0)}
        {button(playing ? 'pause' : 'play', playing ? text.pause : text.play, toggle)}
        {button('forward', text.forward, () => go(at + 1), at === last)}
        {button('last', text.last, () => go(last), at === last)}
        <label className="speed">
          <span className="sr">{text.speed}</span>
          <select
            value={speed}
            title={text.speed}
            onChange={({ target }) => onSpeed(Number(target.value) as ReplaySpeed)}
          >
            {SPEEDS.map((times) => (
              <option key={times} value={times}>
                {text.times({ speed: times === 0.5 ? '½' : `${times}` })}
              </option>
            ))}
          </select>
        </label>
        {onTurning !== null && (
          <button
            type="button"
            className="tool turns"
            aria-label={text.turning.open}
            title={text.turning.open}
            onClick={onTurning}
          >
            <Glyph name="bolt" /> <span>{text.turning.open}</span>
          </button>
        )}
        {onTools !== null && button('tools', text.tools, onTools)}
      </div>
    </div>
  );
}

/** The space bar, unless it presses what has the focus. */
function useSpace(act: () => void): void {
  const now = useRef(act);
  now.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const busy = event.target instanceof Element && event.target.closest('button, a, input, select, summary, dialog');
      if (event.key !== ' ' || busy || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      now.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
