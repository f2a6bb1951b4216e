import { useEffect, useMemo, useRef } from 'react';
import type { View } from '../../kernel/index.ts';
import type { Followed } from '../../protocol/client/followed.ts';
import type { AskedQuestion } from '../../protocol/socket.ts';
import { settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { Answering } from './answer/answering.ts';
import { Passing, standingOf } from './answer/passing.ts';
import { AsideGiving, asidesAt } from './aside/aside-giving.ts';
import { Coaching } from './coach/coaching.ts';
import { Inbox } from './inbox.ts';
import { Playback, type Shown } from './motion/playback.ts';
import { playSound } from './motion/sound.ts';
import type { Source, TableNews } from './source.ts';
import { haveSeen, seenOf } from './tale/seen.ts';

const surroundings = {
  now: () => performance.now(),
  later: (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  pace: () => settings.get().pace,
  stops: () => settings.get().windows,
  skips: (kind: string) => settings.get().skips.includes(kind),
  draw: () => Math.random(),
};

/** Milliseconds after which what was shown counts as seen. */
const NOTED = 300;

export interface TableInUse {
  readonly playback: Playback;
  readonly answering: Answering;
  readonly giving: AsideGiving;
  readonly passing: Passing;
  readonly coaching: Coaching;
  readonly shown: Shown;
}

/** Follows a table: plays back what happens there, and answers what it asks. `gone` is told if it cannot be followed. */
export function useTable(source: Source, gone: (why: string | null) => void): TableInUse {
  const { playback, answering, giving, passing, coaching } = useMemo(() => {
    const playback = new Playback(surroundings);
    const confirms = () => settings.get().confirm;
    const answering = new Answering(source, confirms, (attended) => playback.own(attended));
    const giving = new AsideGiving(
      source,
      (bar) => answering.tell(bar),
      (attended) => playback.own(attended),
    );
    const passing = new Passing(surroundings, (attended) => answering.pass(attended));
    const coaching = new Coaching(source);
    answering.lets = () => passing.pass();
    answering.undoing = (under) => passing.undoing(under);
    const see = () => {
      passing.see(standingOf(playback.shown.get().table, answering.state.get(), surroundings.now()));
    };
    answering.state.subscribe(see);
    // Together with the table, so that all of it is drawn once.
    playback.shown.subscribe(() => {
      const question = questionIn(playback.shown.get().table);
      answering.ask(question);
      coaching.ask(question);
      giving.offer(asidesAt(playback.shown.get().table));
      see();
    });
    return { playback, answering, giving, passing, coaching };
  }, [source]);
  const shown = useStore(playback.shown);
  const tell = useRef(gone);
  tell.current = gone;
  useEffect(() => {
    const inbox = new Inbox<TableNews>((news) => {
      playback.take(news, news.before === null ? seenOf(news.now.info.id) : null);
      answering.heard(questionIn(news.now));
    });
    const stop = source.hear(
      (news) => inbox.put(news),
      (why) => tell.current(why),
    );
    const { now } = source;
    if (now !== null) playback.take({ before: null, now, events: [], chat: [] }, seenOf(now.info.id));
    const noteSeen = () => {
      const { table } = playback.shown.get();
      if (table !== null) haveSeen(table.info.id, table.events.length);
    };
    const look = () => {
      // Who goes has seen what was there until now.
      if (document.hidden) noteSeen();
      playback.look(!document.hidden);
      if (!document.hidden) noteSeen();
    };
    document.addEventListener('visibilitychange', look);
    const forget = settings.subscribe(() => passing.weigh());
    return () => {
      document.removeEventListener('visibilitychange', look);
      if (!document.hidden) noteSeen();
      forget();
      passing.end();
      playback.stop();
      inbox.close();
      stop();
    };
  }, [source, playback, answering, passing]);
  const { table } = shown;
  const { length } = table?.events ?? [];
  const id = table?.info.id;
  useEffect(() => {
    if (id === undefined || document.hidden) return;
    // To note it takes time that the picture needs first.
    const timer = setTimeout(() => haveSeen(id, length), NOTED);
    return () => clearTimeout(timer);
  }, [id, length]);
  // What goes by by itself calls nobody.
  const { going, stopped } = useStore(passing.state);
  useSounds(shown, questionIn(table) !== null && going !== 'itself' && !stopped);
  return { playback, answering, giving, passing, coaching, shown };
}

/** What is asked of us; nothing while a bot plays in our place. */
function questionIn(table: Followed | null): AskedQuestion | null {
  const own = table === null || table.you === null ? undefined : table.info.seats[table.you];
  if (table === null || own === undefined || own.bot !== null) return null;
  return table.info.state === 'playing' ? table.question : null;
}

/** A bell when something is asked of us, and how it ended. */
function useSounds({ table, step }: Shown, asked: boolean): void {
  useEffect(() => {
    if (asked && step !== null && !step.own) playSound('bell');
  }, [asked]);
  // Whose turn it is now: one's own has the bell.
  const turn = (table?.view as View | null | undefined)?.asked.join() ?? '';
  useEffect(() => {
    if (turn !== '' && !asked && step !== null) playSound('turn');
  }, [turn]);
  const over = table?.info.state === 'over';
  const was = useRef(over);
  useEffect(() => {
    if (over && !was.current && table !== null)
      playSound(table.you === null || table.info.result?.winners.includes(table.you) ? 'win' : 'lose');
    was.current = over;
  }, [over]);
}

/** Those who look elsewhere see in the title of the page that they are awaited. */
export function useTitle(title: string, asked: string | null): void {
  useEffect(() => {
    document.title = `${asked === null ? '' : `● ${asked} · `}${title} · Grimalkin`;
  }, [title, asked]);
}
