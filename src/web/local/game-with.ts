import { useCallback } from 'react';
import { type Opened, type Played, type Unopened, useOpened } from '../table/opening.ts';

/** How a game looks and reads, with cards that are at hand (null: its own); null while it is being opened. */
export function useGameWith(played: Played, pack: unknown): Opened | Unopened | null {
  const packs = useCallback(async () => ({ kind: 'done' as const, value: { pack } }), [pack]);
  return useOpened(played, packs);
}

/** Why a game could not be opened, as it is said of records. */
export function shutBy(why: Unopened, game: string) {
  if (why === 'no-such-game') return { kind: 'no-game', game } as const;
  return why === 'bad-pack' ? ({ kind: 'bad-pack', faults: [] } as const) : ({ kind: 'no-engine' } as const);
}
