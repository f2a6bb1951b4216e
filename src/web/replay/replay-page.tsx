import './replay.css';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { shutBy, useGameWith } from '../local/game-with.ts';
import { engine } from '../local/thread.ts';
import { Loading, NotFound } from '../shell/states.tsx';
import { useTexts } from '../text/index.ts';
import { type Opening, openFrom, PLACES, type Place } from './opening.ts';
import { mayPass, ShutOut, ToShelf } from './plights.tsx';
import { ReplayScreen } from './replay-screen.tsx';
import type { ReplayProps } from './watching.tsx';

/** A game that is watched again: `/replay/t|here|file/:id`, with `?at=` a moment and `?eyes=` whose view. */
export function ReplayPage() {
  const { from = '', id = '' } = useParams<{ from: string; id: string }>();
  const place = PLACES.find((known) => known === from);
  return place === undefined ? <NotFound /> : <Opened key={`${place} ${id}`} place={place} id={id} />;
}

function Opened({ place, id }: { place: Place; id: string }) {
  const { shell, replay } = useTexts();
  const { opening, again, broken } = useOpening(place, id);
  if (opening === null) return <Loading />;
  if (opening.kind === 'open') return <Faced {...{ place, id, opening, broken }} />;
  return (
    <ShutOut why={opening}>
      {mayPass(opening) && (
        <button type="button" className="btn go" onClick={again}>
          {shell.retry}
        </button>
      )}
      {opening.kind === 'not-over' && (
        <Link className="btn go" href={`/t/${id}`}>
          {replay.plight.toTable}
        </Link>
      )}
      <ToShelf />
    </ShutOut>
  );
}

/** Opens the record, and puts it away when the page is left. */
function useOpening(place: Place, id: string) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    setOpening(null);
    const close = (now: Opening) => {
      if (now.kind === 'open')
        engine()
          .desk.closeTape(now.opened.tape)
          .catch(() => {});
    };
    const coming = openFrom(place, id).then((now) => {
      if (!gone) setOpening(now);
      return now;
    });
    return () => {
      gone = true;
      void coming.then(close);
    };
  }, [place, id, tries]);
  const again = () => setTries((before) => before + 1);
  // An engine that broke has forgotten the record: it is opened anew, but not for ever.
  const broken = () => (tries === 0 ? again() : setOpening({ kind: 'no-engine' }));
  return { opening, again, broken };
}

/** With the looks and words of its game. */
function Faced({ opening, ...rest }: Pick<ReplayProps, 'place' | 'id' | 'opening' | 'broken'>) {
  const { game, pack } = opening.opened;
  const faced = useGameWith(opening.opened, pack);
  if (faced === null) return <Loading />;
  if (typeof faced === 'string') {
    return (
      <ShutOut why={shutBy(faced, game)}>
        <ToShelf />
      </ShutOut>
    );
  }
  return <ReplayScreen {...{ ...rest, ...faced, opening }} />;
}
