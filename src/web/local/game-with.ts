import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { type Opened, openGame, type Unopened } from '../table/opening.ts';

/** How a game looks and reads, with cards that are at hand (null: its own); null while it is being opened. */
export function useGameWith(game: string, content: string, pack: unknown): Opened | Unopened | null {
  const plain = new URLSearchParams(useSearch()).has('plain');
  const [opened, setOpened] = useState<Opened | Unopened | null>(null);
  useEffect(() => {
    let wanted = true;
    const packs = async () => ({ kind: 'done' as const, value: { pack } });
    openGame(game, content, plain, packs).then(
      (now) => wanted && setOpened(now),
      // Its files did not come.
      () => wanted && setOpened('unreachable'),
    );
    return () => {
      wanted = false;
    };
  }, [game, content, plain, pack]);
  return opened;
}

/** Why a game could not be opened, as it is said of records. */
export function shutBy(why: Unopened, game: string) {
  if (why === 'no-such-game') return { kind: 'no-game', game } as const;
  return why === 'bad-pack' ? ({ kind: 'bad-pack', faults: [] } as const) : ({ kind: 'no-engine' } as const);
}
