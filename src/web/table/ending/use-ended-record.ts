import { useEffect, useState } from 'react';
import type { HeardEvent, Viewer } from '../../../kernel/index.ts';
import type { PastStanding, ReviewProgress } from '../../local/engine/records/reviews.ts';
import { localEngine } from '../../local/engine-thread.ts';
import { openRecordFrom } from '../../replay/record/open-record.ts';
import { me, status } from '../../state/session.ts';
import { useStore } from '../../state/value-store.ts';
import { type EndedRecord, openRecord } from './record-opening.ts';

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
    return openRecord(
      {
        open: () => openRecordFrom(place, id),
        close: (session) =>
          void localEngine()
            .records.closeRecord(session)
            .catch(() => {}),
        onBack: onConnection,
      },
      setRecord,
    );
  }, [replay, isKnown]);
  return record;
}

/** Tells when the socket is open again, or the browser online. */
function onConnection(listener: () => void): () => void {
  let before = status.get()?.status;
  const stop = status.subscribe(() => {
    const now = status.get()?.status;
    if (now === 'open' && before !== 'open') listener();
    before = now;
  });
  addEventListener('online', listener);
  return () => {
    stop();
    removeEventListener('online', listener);
  };
}

/** What a viewer heard of a record, answer by answer from the deal on; null until it is known. */
export function useHeardEvents(record: EndedRecord | null, viewer: Viewer): readonly (readonly HeardEvent[])[] | null {
  const [heard, setHeard] = useState<readonly (readonly HeardEvent[])[] | null>(null);
  useEffect(() => {
    setHeard(null);
    if (record === null) return;
    let gone = false;
    localEngine()
      .records.events(record.session, viewer)
      .then(
        (events) => !gone && setHeard(events),
        // Then there is what was heard at the table.
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [record, viewer]);
  return heard;
}

/** How it stood, as far as it was looked at. */
export interface PastStandings {
  readonly standings: readonly PastStanding[];
  readonly progress: ReviewProgress | null;
  readonly isWhole: boolean;
  /** Whether more of it will never be known. */
  readonly failed: boolean;
}
const NOTHING: PastStandings = { standings: [], progress: null, isWhole: false, failed: false };

/** How a seat stood (null: all who play together), from decision to decision: looked at in the engine, bit by bit. */
export function usePastStandings(record: EndedRecord | null, seat: number | null): PastStandings {
  const [known, setKnown] = useState<PastStandings>(NOTHING);
  useEffect(() => {
    setKnown(NOTHING);
    if (record === null) return;
    let gone = false;
    const look = async () => {
      const found = await localEngine().records.standings(record.session, seat);
      if (found !== null) {
        if (!gone) setKnown({ ...NOTHING, standings: found, isWhole: true });
        return;
      }
      // Each decision once: what else might have been better is looked for in the replay, if anybody wants it.
      for (let isWhole = false; !isWhole && !gone; ) {
        const { standings, progress, points } = await localEngine().records.review(record.session, seat);
        isWhole = points !== null || (progress !== null && progress.looked === progress.decisions);
        if (!gone) setKnown({ ...NOTHING, standings, progress, isWhole });
      }
    };
    look().catch(() => {
      if (!gone) setKnown({ ...NOTHING, failed: true });
    });
    return () => {
      gone = true;
    };
  }, [record, seat]);
  return known;
}
