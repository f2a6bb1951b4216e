import { useEffect } from 'react';
import { z } from 'zod';
import { type GameInfo, gameSchema } from '../../../protocol/game.ts';
import { covers } from '../../games/register.ts';
import { LEVELS, ratingsIn } from '../../local/levels.ts';
import { api } from '../../state/session.ts';
import { useStore, ValueStore } from '../../state/value-store.ts';
import type { KnownGame } from './table-form.ts';

/** The games that can be played, and whether the list comes from the server. */
export interface GameList {
  readonly server: 'asked' | 'there' | 'away';
  /** Only games with a cover, in the order of the covers. */
  readonly games: readonly KnownGame[];
}

const KEY = 'grimalkin.games';

/** What the covers say of the games, which is enough to play in this browser. */
const coverGames: readonly KnownGame[] = Object.entries(covers).map(([name, { seats }]) => ({
  name,
  seats,
  options: [],
  bots: [...LEVELS],
  ratings: ratingsIn(name),
}));

function remembered(): readonly KnownGame[] {
  try {
    const games = z.array(gameSchema).parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
    const known = coverGames.map((cover) => games.find(({ name }) => name === cover.name) ?? cover);
    return known;
  } catch {
    return coverGames;
  }
}

const gameList = new ValueStore<GameList>({ server: 'asked', games: remembered() });

async function ask(): Promise<void> {
  const reply = await api.games();
  if (reply.kind !== 'done') {
    gameList.set({ server: 'away', games: remembered() });
    return;
  }
  const offered = Object.keys(covers).flatMap((name) => reply.value.find((game) => game.name === name) ?? []);
  gameList.set({ server: 'there', games: offered });
  remember(offered);
}

function remember(games: readonly GameInfo[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Without storage, the covers are used.
  }
}

/**
 * The list of games. It is requested again when the page becomes visible, if the server could not be reached before.
 */
export function useGameList(): GameList & { again(): void } {
  const now = useStore(gameList);
  useEffect(() => {
    void ask();
    const refresh = () => {
      if (document.visibilityState === 'visible' && gameList.get().server === 'away') void ask();
    };
    document.addEventListener('visibilitychange', refresh);
    addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('online', refresh);
    };
  }, []);
  return { ...now, again: () => void ask() };
}
