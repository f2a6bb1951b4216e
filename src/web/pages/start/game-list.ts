import { useEffect } from 'react';
import { z } from 'zod';
import { type GameInfo, gameSchema } from '../../../protocol/game.ts';
import { covers } from '../../games/register.ts';
import { LEVELS, ratingsIn } from '../../local/levels.ts';
import { api } from '../../state/session.ts';
import { useStore, ValueStore } from '../../state/value-store.ts';
import type { KnownGame } from './table-form.ts';

/** The games that can be played, and whether the server said so itself. */
export interface GameList {
  readonly server: 'asked' | 'there' | 'away';
  /** In the order of the covers; only those that have one. */
  readonly games: readonly KnownGame[];
}

const KEY = 'grimalkin.games';

/** What the cover alone tells: enough to play in this browser. */
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
    const known = coverGames.map((lid) => games.find(({ name }) => name === lid.name) ?? lid);
    return known;
  } catch {
    return coverGames;
  }
}

const gameList = new ValueStore<GameList>({ server: 'asked', games: remembered() });

async function ask(): Promise<void> {
  const called = await api.games();
  if (called.kind !== 'done') {
    gameList.set({ server: 'away', games: remembered() });
    return;
  }
  const offered = Object.keys(covers).flatMap((name) => called.value.find((game) => game.name === name) ?? []);
  gameList.set({ server: 'there', games: offered });
  remember(offered);
}

function remember(games: readonly GameInfo[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Where nothing can be kept, the covers will do.
  }
}

/** The games, asked for again whenever the page comes to the fore and the server was not there before. */
export function useGameList(): GameList & { again(): void } {
  const now = useStore(gameList);
  useEffect(() => {
    void ask();
    const look = () => {
      if (document.visibilityState === 'visible' && gameList.get().server === 'away') void ask();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, []);
  return { ...now, again: () => void ask() };
}
