import { useEffect, useRef, useState } from 'react';
import type { Viewer } from '../../kernel/index.ts';
import type { Line, Moment } from '../local/engine/tape.ts';
import { engine } from '../local/thread.ts';
import type { Moved } from '../table/motion/staged.tsx';

/** How long a step may take to show, in milliseconds. */
const SHOW = 900;

/** What is seen of a tape now: it stays until the next is there, so that nothing flickers. */
export interface Sight {
  readonly eyes: Viewer;
  /** All that these eyes see and hear, from the deal to the end. */
  readonly story: readonly Line[];
  readonly moment: Moment;
  /** How it came about, where it is the step after the one before. */
  readonly step: Moved | null;
}

/** All that some eyes see and hear; null until it is known. `broken` is told if it cannot be. */
export function useStory(tape: number, eyes: Viewer, broken: () => void): readonly Line[] | null {
  const [told, setTold] = useState<{ readonly eyes: Viewer; readonly story: readonly Line[] } | null>(null);
  useEffect(() => {
    let gone = false;
    void engine()
      .desk.story(tape, eyes)
      .then((story) => {
        if (!gone) setTold({ eyes, story });
      })
      .catch(() => {
        if (!gone) broken();
      });
    return () => {
      gone = true;
    };
  }, [tape, eyes]);
  return told?.eyes === eyes ? told.story : null;
}

/** The table at a moment, as soon as it is there; until then as it was. */
export function useSight(
  tape: number,
  number: number | null,
  eyes: Viewer,
  story: readonly Line[] | null,
  broken: () => void,
): Sight | null {
  const [sight, setSight] = useState<Sight | null>(null);
  const steps = useRef(0);
  useEffect(() => {
    if (number === null || story === null) return;
    let gone = false;
    void engine()
      .desk.moment(tape, number, eyes)
      .then((moment) => {
        if (gone) return;
        const count = ++steps.current;
        setSight((before) => ({ eyes, story, moment, step: stepTo(before, moment, eyes, story, count) }));
      })
      .catch(() => {
        if (!gone) broken();
      });
    return () => {
      gone = true;
    };
  }, [tape, number, eyes, story]);
  return sight;
}

/** From one moment to another: shown as it happened if nothing that is seen lies between them. */
function stepTo(
  before: Sight | null,
  moment: Moment,
  eyes: Viewer,
  story: readonly Line[],
  count: number,
): Moved | null {
  if (before === null) return null;
  const from = before.moment.number;
  const between = story.slice(from + 1, moment.number).some(({ seen }) => seen);
  const plain = before.eyes !== eyes || moment.number <= from || between;
  return {
    number: count,
    before: { view: before.moment.view },
    now: { view: moment.view },
    events: story[moment.number]?.events ?? [],
    own: false,
    plain,
    ms: SHOW,
  };
}
