import { useEffect, useMemo, useRef } from 'react';
import { settings } from '../../state/settings.ts';
import { useStore } from '../../state/value-store.ts';
import { lastSeen, markSeen } from '../log/last-seen.ts';
import type { PlaybackState } from '../motion/playback.ts';
import { type GameOpenError, type OpenedGame, playedEditionOf, useOpenedGame } from '../open-game.ts';
import type { TableNews, TableSource } from '../source.ts';
import { createControllers, ownQuestion, type TableControllers } from './table-controllers.ts';
import { UpdateQueue } from './update-queue.ts';
import { useSounds } from './use-sounds.ts';

/** Milliseconds after which events on the screen count as seen. */
const SEEN_AFTER = 300;

/** A table that is followed, with its game. */
export interface LiveTable extends TableControllers {
  readonly shown: PlaybackState;
  /** The loaded game; null until it is loaded. */
  readonly game: OpenedGame | GameOpenError | null;
}

/**
 * Follows a table: plays back its updates and answers its questions. `gone` is called when it cannot be followed any
 * more.
 */
export function useLiveTable(source: TableSource, gone: (why: string | null) => void): LiveTable {
  const opened = useRef<OpenedGame | null>(null);
  const controllers = useMemo(() => createControllers(source, () => opened.current, settings.get), [source]);
  const { playback, answering, passing, staging } = controllers;
  const shown = useStore(playback.shown);
  const { table } = shown;
  const game = useOpenedGame(table === null ? null : playedEditionOf(table.info), source.pack);
  opened.current = typeof game === 'string' ? null : game;
  const onGone = useRef(gone);
  onGone.current = gone;
  useEffect(() => {
    const updates = new UpdateQueue<TableNews>((news) => {
      playback.take(news, news.before === null ? lastSeen(news.now.info.id) : null);
      answering.heard(ownQuestion(news.now));
    });
    const stop = source.subscribe(
      (news) => updates.put(news),
      (why) => onGone.current(why),
    );
    const { now } = source;
    if (now !== null) playback.take({ before: null, now, events: [], chat: [] }, lastSeen(now.info.id));
    const unsubscribe = settings.subscribe(() => passing.weigh());
    return () => {
      unsubscribe();
      passing.end();
      playback.stop();
      staging.stop();
      updates.close();
      stop();
    };
  }, [source, playback, answering, passing, staging]);
  useSeenEvents(controllers, shown);
  // No bell for a question that is passed automatically.
  const { going, stopped } = useStore(passing.state);
  useSounds(shown, ownQuestion(table) !== null && going !== 'itself' && !stopped);
  return { ...controllers, shown, game };
}

/** Stores how many events have been seen, and tells the playback whether the page is visible. */
function useSeenEvents({ playback }: TableControllers, { table }: PlaybackState): void {
  useEffect(() => {
    const markShown = () => {
      const { table } = playback.shown.get();
      if (table !== null) markSeen(table.info.id, table.events.length);
    };
    const onVisibility = () => {
      // When the page is hidden, everything shown so far has been seen.
      if (document.hidden) markShown();
      playback.look(!document.hidden);
      if (!document.hidden) markShown();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      if (!document.hidden) markShown();
    };
  }, [playback]);
  const { length } = table?.events ?? [];
  const id = table?.info.id;
  useEffect(() => {
    if (id === undefined || document.hidden) return;
    // Writing to the storage is slow: drawing comes first.
    const timer = setTimeout(() => markSeen(id, length), SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [id, length]);
}
