import './replay.css';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { localEngine } from '../local/engine-thread.ts';
import { openFailureOf, useGameWithPack } from '../local/game-with-pack.ts';
import { Loading, NotFound } from '../shell/state-screens.tsx';
import { useTexts } from '../text/index.ts';
import { BackToGames, isTransient, OpenFailureScreen } from './record/open-failure.tsx';
import { type OpenResult, openRecordFrom, RECORD_ORIGINS, type RecordOrigin } from './record/open-record.ts';
import { ReplayScreen } from './screen/replay-screen.tsx';
import type { ReplayProps } from './screen/use-replay-state.ts';

/** The replay of a game: `/replay/t|here|file/:id`, with `?at=` (the moment) and `?eyes=` (the viewer). */
export function ReplayPage() {
  const { from = '', id = '' } = useParams<{ from: string; id: string }>();
  const place = RECORD_ORIGINS.find((known) => known === from);
  return place === undefined ? <NotFound /> : <Opened key={`${place} ${id}`} place={place} id={id} />;
}

function Opened({ place, id }: { place: RecordOrigin; id: string }) {
  const { shell, replay } = useTexts();
  const { opening, again, broken } = useOpening(place, id);
  if (opening === null) return <Loading />;
  if (opening.kind === 'open') return <WithFace {...{ place, id, opening, broken }} />;
  return (
    <OpenFailureScreen why={opening}>
      {isTransient(opening) && (
        <button type="button" className="btn go" onClick={again}>
          {shell.retry}
        </button>
      )}
      {opening.kind === 'not-over' && (
        <Link className="btn go" href={`/t/${id}`}>
          {replay.openFailure.toTable}
        </Link>
      )}
      <BackToGames />
    </OpenFailureScreen>
  );
}

/** Opens the record, and closes it when the page is left. */
function useOpening(place: RecordOrigin, id: string) {
  const [opening, setOpening] = useState<OpenResult | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    setOpening(null);
    const close = (now: OpenResult) => {
      if (now.kind === 'open')
        localEngine()
          .records.closeRecord(now.opened.session)
          .catch(() => {});
    };
    const coming = openRecordFrom(place, id).then((now) => {
      if (!gone) setOpening(now);
      return now;
    });
    return () => {
      gone = true;
      void coming.then(close);
    };
  }, [place, id, tries]);
  const again = () => setTries((before) => before + 1);
  // A crashed engine has lost the record: it is opened once more.
  const broken = () => (tries === 0 ? again() : setOpening({ kind: 'no-engine' }));
  return { opening, again, broken };
}

/** Loads the board and texts of the record's game. */
function WithFace({ opening, ...rest }: Pick<ReplayProps, 'place' | 'id' | 'opening' | 'broken'>) {
  const { game, pack } = opening.opened;
  const faced = useGameWithPack(opening.opened, pack);
  if (faced === null) return <Loading />;
  if (typeof faced === 'string') {
    return (
      <OpenFailureScreen why={openFailureOf(faced, game)}>
        <BackToGames />
      </OpenFailureScreen>
    );
  }
  return <ReplayScreen {...{ ...rest, ...faced, opening }} />;
}
