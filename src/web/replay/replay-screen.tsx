import '../table/table.css';
import '../table/layout.css';
import './replay.css';
import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { View, Viewer } from '../../kernel/index.ts';
import { Loading } from '../shell/states.tsx';
import { CardsOf } from '../table/board-area.tsx';
import { InWords } from '../table/words.tsx';
import { useTexts } from '../text/index.ts';
import { momentHeard } from './marks.ts';
import { namesOf } from './table-at.ts';
import { useSight, useStory } from './use-tape.ts';
import { type ReplayProps, Watching } from './watching.tsx';

/** Whose eyes an address names: a seat from 0, `all`, or `none` for a spectator. */
function eyesIn(search: URLSearchParams, { opened, you }: ReplayProps['opening']): Viewer {
  if (opened.only !== null) return opened.only;
  const wanted = search.get('eyes');
  if (wanted === 'all') return 'all';
  if (wanted === 'none') return null;
  if (wanted !== null && /^\d+$/.test(wanted) && Number(wanted) < opened.seats) return Number(wanted);
  return you ?? 'all';
}

/** The moment that an address names, or a line of the log that it counts events for. */
interface Wanted {
  readonly at: number;
  readonly heard: number | null;
}
function wantedIn(search: URLSearchParams): Wanted {
  const number = (key: string) => Math.max(0, Math.floor(Number(search.get(key) ?? 0)) || 0);
  return { at: number('at'), heard: search.has('heard') ? number('heard') : null };
}

/** How soon the address follows what is shown, in milliseconds: browsers do not like it changed at every turn. */
const SETTLE = 300;

/** A record on the table: which moment, through whose eyes. */
export function ReplayScreen(props: ReplayProps) {
  const { opening, face, board } = props;
  const { opened, info } = opening;
  const texts = useTexts();
  const search = new URLSearchParams(useSearch());
  const [eyes, setEyes] = useState(() => eyesIn(search, opening));
  const [wanted, setWanted] = useState(() => wantedIn(search));
  const story = useStory(opened.tape, eyes, props.broken);
  const at = story === null ? null : wanted.heard === null ? wanted.at : momentHeard(story, wanted.heard);
  const moment = at === null ? null : Math.min(at, opened.last);
  const sight = useSight(opened.tape, moment, eyes, story, props.broken);
  const plain = search.has('plain') ? '&plain' : '';
  const address = `/replay/${props.place}/${props.id}?at=${moment ?? 0}&eyes=${eyes ?? 'none'}${plain}`;
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', address), SETTLE);
    return () => clearTimeout(timer);
  }, [address, moment]);
  const names = useMemo(() => namesOf(opened, info, texts), [opened, info, texts]);
  const shown = sight?.eyes ?? eyes;
  const alike = sight === null ? undefined : board.alike?.(sight.moment.view as View).join(' ');
  const scene = useMemo(
    () => ({ names, viewer: shown, ...(alike !== undefined && { alike: alike.split(' ') }) }),
    [names, shown, alike],
  );
  if (sight === null) return <Loading />;
  return (
    <InWords face={face} scene={scene}>
      <CardsOf board={board}>
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
        />
      </CardsOf>
    </InWords>
  );
}
