import { useEffect, useRef, useState } from 'react';
import type { Viewer } from '../../../kernel/index.ts';
import type { TimelineEntry, TimelineMoment } from '../../local/engine/records/replay-timeline.ts';
import { localEngine } from '../../local/engine-thread.ts';
import type { ShownStep } from '../../table/motion/playback.ts';

/** Milliseconds for the animation of a step. */
const SHOW = 900;

/** The part of a timeline that is shown. It is kept until the next one is ready, to avoid flicker. */
export interface ReplayFrame {
  readonly viewer: Viewer;
  /** Everything that the viewer sees and is told, from the deal to the end. */
  readonly story: readonly TimelineEntry[];
  readonly moment: TimelineMoment;
  /** The step to animate, if this moment directly follows the previous one. */
  readonly step: ShownStep | null;
}

/** Everything that a viewer sees and is told; null until it is known. `broken` is called if it cannot be computed. */
export function useStory(session: number, viewer: Viewer, broken: () => void): readonly TimelineEntry[] | null {
  const [told, setTold] = useState<{ readonly viewer: Viewer; readonly story: readonly TimelineEntry[] } | null>(null);
  useEffect(() => {
    let gone = false;
    void localEngine()
      .records.story(session, viewer)
      .then((story) => {
        if (!gone) setTold({ viewer, story });
      })
      .catch(() => {
        if (!gone) broken();
      });
    return () => {
      gone = true;
    };
  }, [session, viewer]);
  return told?.viewer === viewer ? told.story : null;
}

/** The table at a moment as soon as it is known; until then the previous one. */
export function useReplayFrame(
  session: number,
  number: number | null,
  viewer: Viewer,
  story: readonly TimelineEntry[] | null,
  broken: () => void,
): ReplayFrame | null {
  const [frame, setFrame] = useState<ReplayFrame | null>(null);
  const steps = useRef(0);
  useEffect(() => {
    if (number === null || story === null) return;
    let gone = false;
    void localEngine()
      .records.moment(session, number, viewer)
      .then((moment) => {
        if (gone) return;
        const count = ++steps.current;
        setFrame((before) => ({ viewer, story, moment, step: stepTo(before, moment, viewer, story, count) }));
      })
      .catch(() => {
        if (!gone) broken();
      });
    return () => {
      gone = true;
    };
  }, [session, number, viewer, story]);
  return frame;
}

/** The step between two moments, to be animated if nothing visible lies between them. */
function stepTo(
  before: ReplayFrame | null,
  moment: TimelineMoment,
  viewer: Viewer,
  story: readonly TimelineEntry[],
  count: number,
): ShownStep | null {
  if (before === null) return null;
  const from = before.moment.number;
  const between = story.slice(from + 1, moment.number).some(({ seen }) => seen);
  const plain = before.viewer !== viewer || moment.number <= from || between;
  return {
    number: count,
    before: before.moment.view,
    now: moment.view,
    events: story[moment.number]?.events ?? [],
    own: false,
    // Each moment is looked at by itself.
    answered: true,
    plain,
    ms: SHOW,
  };
}
