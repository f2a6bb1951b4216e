import { useEffect } from 'react';
import { z } from 'zod';
import { covers } from '../../games/covers.ts';
import { type GameInfo, gameSchema } from '../../protocol/game.ts';
import { LEVELS, ratingsIn } from '../local/levels.ts';
import { api } from '../state/session.ts';
import { Store, useStore } from '../state/store.ts';
import type { Known } from './setup.ts';

/** The games that can be played, and whether the server said so itself. */
export interface Shelf {
  readonly server: 'asked' | 'there' | 'away';
  /** In the order of the covers; only those that have one. */
  readonly games: readonly Known[];
}

const KEY = 'grimalkin.games';

/** What the lid alone tells: enough to play in this browser. */
const lids: readonly Known[] = Object.entries(covers).map(([name, { seats }]) => ({
  name,
  seats,
  options: [],
  bots: [...LEVELS],
  ratings: ratingsIn(name),
}));

function remembered(): readonly Known[] {
  try {
    const games = z.array(gameSchema).parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
    const known = lids.map((lid) => games.find(({ name }) => name === lid.name) ?? lid);
    return known;
  } catch {
    return lids;
  }
}

const shelf = new Store<Shelf>({ server: 'asked', games: remembered() });

async function ask(): Promise<void> {
  const called = await api.games();
  if (called.kind !== 'done') {
    shelf.set({ server: 'away', games: remembered() });
    return;
  }
  const offered = Object.keys(covers).flatMap((name) => called.value.find((game) => game.name === name) ?? []);
  shelf.set({ server: 'there', games: offered });
  remember(offered);
}

function remember(games: readonly GameInfo[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Where nothing can be kept, the lids will do.
  }
}

/** The games, asked for again whenever the page comes to the fore and the server was not there before. */
export function useShelf(): Shelf & { again(): void } {
  const now = useStore(shelf);
  useEffect(() => {
    void ask();
    const look = () => {
      if (document.visibilityState === 'visible' && shelf.get().server === 'away') void ask();
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
