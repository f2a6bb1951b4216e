import { useCallback } from 'react';
import { type GameOpenError, type OpenedGame, type PlayedEdition, useOpenedGame } from '../table/open-game.ts';

/** How a game looks and reads, with cards that are at hand (null: its own); null while it is being opened. */
export function useGameWithPack(played: PlayedEdition, pack: unknown): OpenedGame | GameOpenError | null {
  const fetchPack = useCallback(async () => ({ kind: 'done' as const, value: { pack } }), [pack]);
  return useOpenedGame(played, fetchPack);
}

/** Why a game could not be opened, as it is said of records. */
export function openFailureOf(why: GameOpenError, game: string) {
  if (why === 'no-such-game') return { kind: 'no-game', game } as const;
  return why === 'bad-pack' ? ({ kind: 'bad-pack', faults: [] } as const) : ({ kind: 'no-engine' } as const);
}
