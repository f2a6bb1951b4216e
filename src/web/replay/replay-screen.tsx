import '../table/table.css';
import '../table/layout.css';
import './replay.css';
import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { View } from '../../kernel/index.ts';
import { Loading } from '../shell/state-screens.tsx';
import { CardLooksProvider } from '../table/board-area.tsx';
import { SpeechProvider } from '../table/speech-context.tsx';
import { useTexts } from '../text/index.ts';
import { addressOf, eyesIn, wantedMomentIn } from './address.ts';
import { momentHeard } from './slider-marks.ts';
import { namesOf } from './table-at.ts';
import { useReplayFrame, useStory } from './use-timeline.ts';
import { type ReplayProps, Watching } from './watching.tsx';

/** How soon the address follows what is shown, in milliseconds: browsers do not like it changed at every turn. */
const SETTLE = 300;

const isAt = (address: string): boolean => new URL(address, location.origin).pathname === location.pathname;

/** A record on the table: which moment, through whose eyes. */
export function ReplayScreen(props: ReplayProps) {
  const { opening, face, board } = props;
  const { opened, info } = opening;
  const texts = useTexts();
  const search = new URLSearchParams(useSearch());
  const [eyes, setEyes] = useState(() => eyesIn(search, opening));
  const [wanted, setWanted] = useState(() => wantedMomentIn(search));
  const story = useStory(opened.session, eyes, props.broken);
  const at = story === null ? null : wanted.heard === null ? wanted.at : momentHeard(story, wanted.heard);
  const moment = at === null ? null : Math.min(at, opened.last);
  const sight = useReplayFrame(opened.session, moment, eyes, story, props.broken);
  const [turning, setTurning] = useState(() => search.get('turning'));
  const { place, id } = props;
  const address = addressOf({ place, id, at: moment ?? 0, eyes, plain: search.has('plain'), turning });
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => {
      // Who has gone on meanwhile, to a page that is still to be loaded, is not called back.
      if (isAt(address)) history.replaceState(history.state, '', address);
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [address, moment]);
  const names = useMemo(() => namesOf(opened, info, texts), [opened, info, texts]);
  const shown = sight?.eyes ?? eyes;
  const alike = sight === null ? undefined : board.ambiguous?.(sight.moment.view as View).join(' ');
  const scene = useMemo(
    () => ({ names, viewer: shown, ...(alike !== undefined && { alike: alike.split(' ') }) }),
    [names, shown, alike],
  );
  if (sight === null) return <Loading />;
  return (
    <SpeechProvider face={face} scene={scene}>
      <CardLooksProvider board={board}>
        <Watching
          {...{ ...props, sight, eyes, names }}
          // Where it is going, while it is not there yet: a slider must not jump back.
          wanted={sight.eyes === eyes && moment !== null ? moment : sight.moment.number}
          address={new URL(address, location.origin).href}
          onEyes={(other) => {
            setWanted({ at: moment ?? sight.moment.number, heard: null });
            setEyes(other);
          }}
          onMoment={(at) => setWanted({ at, heard: null })}
          onTurning={setTurning}
        />
      </CardLooksProvider>
    </SpeechProvider>
  );
}
