import { useEffect, useMemo, useRef } from 'react';
import type { View } from '../../kernel/index.ts';
import type { FollowedTable } from '../../protocol/client/followed-table.ts';
import type { AskedQuestion } from '../../protocol/socket.ts';
import { settings } from '../state/settings.ts';
import { useStore } from '../state/value-store.ts';
import { AnswerController } from './answer/answer-controller.ts';
import { AutoPass, windowStatusOf } from './answer/auto-pass.ts';
import { AsideController, asidesAt } from './aside/aside-controller.ts';
import { CoachController } from './coach/coach-controller.ts';
import { lastSeen, markSeen } from './log/last-seen.ts';
import { Playback, type PlaybackState } from './motion/playback.ts';
import { playSound } from './motion/sound.ts';
import type { TableNews, TableSource } from './source.ts';
import { UpdateQueue } from './update-queue.ts';

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

export interface TableControllers {
  readonly playback: Playback;
  readonly answering: AnswerController;
  readonly giving: AsideController;
  readonly passing: AutoPass;
  readonly coaching: CoachController;
  readonly shown: PlaybackState;
}

/** Follows a table: plays back what happens there, and answers what it asks. `gone` is told if it cannot be followed. */
export function useTable(source: TableSource, gone: (why: string | null) => void): TableControllers {
  const { playback, answering, giving, passing, coaching } = useMemo(() => {
    const playback = new Playback(surroundings);
    const confirms = () => settings.get().confirm;
    const answering = new AnswerController(source, confirms, (attended) => playback.own(attended));
    const giving = new AsideController(
      source,
      (bar) => answering.tell(bar),
      (attended) => playback.own(attended),
    );
    const passing = new AutoPass(surroundings, (attended) => answering.pass(attended));
    const coaching = new CoachController(source);
    answering.mayConfirm = () => passing.pass();
    answering.undoing = (under) => passing.undoing(under);
    const see = () => {
      passing.see(windowStatusOf(playback.shown.get().table, answering.state.get(), surroundings.now()));
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
    const inbox = new UpdateQueue<TableNews>((news) => {
      playback.take(news, news.before === null ? lastSeen(news.now.info.id) : null);
      answering.heard(questionIn(news.now));
    });
    const stop = source.hear(
      (news) => inbox.put(news),
      (why) => tell.current(why),
    );
    const { now } = source;
    if (now !== null) playback.take({ before: null, now, events: [], chat: [] }, lastSeen(now.info.id));
    const noteSeen = () => {
      const { table } = playback.shown.get();
      if (table !== null) markSeen(table.info.id, table.events.length);
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
    const timer = setTimeout(() => markSeen(id, length), NOTED);
    return () => clearTimeout(timer);
  }, [id, length]);
  // What goes by by itself calls nobody.
  const { going, stopped } = useStore(passing.state);
  useSounds(shown, questionIn(table) !== null && going !== 'itself' && !stopped);
  return { playback, answering, giving, passing, coaching, shown };
}

/** What is asked of us; nothing while a bot plays in our place. */
function questionIn(table: FollowedTable | null): AskedQuestion | null {
  const own = table === null || table.you === null ? undefined : table.info.seats[table.you];
  if (table === null || own === undefined || own.bot !== null) return null;
  return table.info.state === 'playing' ? table.question : null;
}

/** A bell when something is asked of us, and how it ended. */
function useSounds({ table, step }: PlaybackState, asked: boolean): void {
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
