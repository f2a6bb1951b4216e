import { useEffect, useState } from 'react';
import type { HeardEvent, Result, Viewer } from '../../../kernel/index.ts';
import type { TimelineEntry } from '../../local/engine/records/replay-timeline.ts';
import type { PastStanding, ReviewProgress } from '../../local/engine/records/reviews.ts';
import { localEngine } from '../../local/engine-thread.ts';
import { openRecordFrom } from '../../replay/record/open-record.ts';
import { me } from '../../state/session.ts';
import { useStore } from '../../state/value-store.ts';

/** The record of a game that has just ended, opened in the engine of the page. */
export interface EndedRecord {
  readonly session: number;
  /** How many answers there were. */
  readonly last: number;
  readonly result: Result | null;
}

/**
 * Null until it is opened, and where it cannot be: then the table has only what was heard at it. A server shows records to
 * guests and people only: nobody is made one for having looked on.
 */
export function useEndedRecord(replay: string | undefined): EndedRecord | null {
  const [record, setRecord] = useState<EndedRecord | null>(null);
  const isKnown = useStore(me) != null;
  useEffect(() => {
    const [, , place, id] = replay?.split('/') ?? [];
    if (id === undefined || !(place === 'here' || (place === 't' && isKnown))) return;
    let gone = false;
    const opening = openRecordFrom(place, id);
    opening.then(
      (now) => {
        if (now.kind !== 'open' || gone || now.opened.only !== null || now.opened.broken !== null) return;
        const { session, last, result } = now.opened;
        setRecord({ session, last, result });
      },
      () => {},
    );
    return () => {
      gone = true;
      const close = async () => {
        const now = await opening;
        if (now.kind === 'open') await localEngine().records.closeRecord(now.opened.session);
      };
      close().catch(() => {});
    };
  }, [replay, isKnown]);
  return record;
}

/** All that a viewer saw and heard, answer by answer; null until it is known. */
export function useWholeStory(record: EndedRecord | null, viewer: Viewer): readonly TimelineEntry[] | null {
  const [story, setStory] = useState<readonly TimelineEntry[] | null>(null);
  useEffect(() => {
    setStory(null);
    if (record === null) return;
    let gone = false;
    localEngine()
      .records.story(record.session, viewer)
      .then(
        (lines) => !gone && setStory(lines),
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [record, viewer]);
  return story;
}

export const eventsIn = (story: readonly TimelineEntry[]): readonly HeardEvent[] =>
  story.flatMap(({ events }) => events);

/** How it stood, as far as it was looked at. */
export interface PastStandings {
  readonly standings: readonly PastStanding[];
  readonly progress: ReviewProgress | null;
  readonly isWhole: boolean;
}
const NOTHING: PastStandings = { standings: [], progress: null, isWhole: false };

/** How a seat stood (null: all who play together), from decision to decision: looked at in the engine, bit by bit. */
export function usePastStandings(record: EndedRecord | null, seat: number | null): PastStandings {
  const [known, setKnown] = useState<PastStandings>(NOTHING);
  useEffect(() => {
    setKnown(NOTHING);
    if (record === null) return;
    let gone = false;
    const look = async () => {
      const found = await localEngine().records.reviewed(record.session, seat);
      if (found !== null) {
        if (!gone) setKnown({ standings: found.standings, progress: null, isWhole: true });
        return;
      }
      // Each decision once: what else might have been better is looked for in the replay, if anybody wants it.
      for (let isWhole = false; !isWhole && !gone; ) {
        const { standings, progress, points } = await localEngine().records.review(record.session, seat);
        isWhole = points !== null || (progress !== null && progress.looked === progress.decisions);
        if (!gone) setKnown({ standings, progress, isWhole });
      }
    };
    look().catch(() => {});
    return () => {
      gone = true;
    };
  }, [record, seat]);
  return known;
}
