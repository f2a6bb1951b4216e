import '../../table/table.css';
import '../../table/layout.css';
import '../../table/layout-wide.css';
import '../../table/ground.css';
import '../replay.css';
import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { Loading } from '../../shell/state-screens.tsx';
import { CardLooksProvider } from '../../table/board-area.tsx';
import { SpeechProvider } from '../../table/speech-context.tsx';
import { useTexts } from '../../text/index.ts';
import { addressOf, viewerIn, wantedMomentIn } from '../address.ts';
import { momentHeard } from '../timeline/slider-marks.ts';
import { useReplayFrame, useStory } from '../timeline/use-timeline.ts';
import { MomentScreen } from './moment-screen.tsx';
import { namesOf } from './table-at.ts';
import type { ReplayProps } from './use-replay-state.ts';

/** Milliseconds before the address is updated: browsers limit how often it may change. */
const ADDRESS_DELAY = 300;

const isAt = (address: string): boolean => new URL(address, location.origin).pathname === location.pathname;

/** An opened record: the moment and viewer that are shown, and the address of both. */
export function ReplayScreen(props: ReplayProps) {
  const { opening, face, board } = props;
  const { opened, info } = opening;
  const texts = useTexts();
  const search = new URLSearchParams(useSearch());
  const [viewer, setViewer] = useState(() => viewerIn(search, opening));
  const [wanted, setWanted] = useState(() => wantedMomentIn(search));
  const story = useStory(opened.session, viewer, props.broken);
  const at = story === null ? null : wanted.heard === null ? wanted.at : momentHeard(story, wanted.heard);
  const moment = at === null ? null : Math.min(at, opened.last);
  const frame = useReplayFrame(opened.session, moment, viewer, story, props.broken);
  const [turning, setTurning] = useState(() => search.get('turning'));
  const { place, id } = props;
  const address = addressOf({ place, id, at: moment ?? 0, viewer, plain: search.has('plain'), turning });
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => {
      // Not after the user has gone to another page, even if that is still loading.
      if (isAt(address)) history.replaceState(history.state, '', address);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [address, moment]);
  const names = useMemo(() => namesOf(opened, info, texts), [opened, info, texts]);
  const shown = frame?.viewer ?? viewer;
  const alike = frame === null ? undefined : board.ambiguous?.(frame.moment.view).join(' ');
  const scene = useMemo(
    () => ({ names, viewer: shown, ...(alike !== undefined && { alike: alike.split(' ') }) }),
    [names, shown, alike],
  );
  if (frame === null) return <Loading />;
  return (
    <SpeechProvider face={face} scene={scene}>
      <CardLooksProvider board={board}>
        <MomentScreen
          {...{ ...props, frame, viewer, names }}
          // The selected moment even while it is loading, so that the slider does not jump back.
          wanted={frame.viewer === viewer && moment !== null ? moment : frame.moment.number}
          address={new URL(address, location.origin).href}
          onViewer={(other) => {
            setWanted({ at: moment ?? frame.moment.number, heard: null });
            setViewer(other);
          }}
          onMoment={(at) => setWanted({ at, heard: null })}
          onTurning={setTurning}
        />
      </CardLooksProvider>
    </SpeechProvider>
  );
}
