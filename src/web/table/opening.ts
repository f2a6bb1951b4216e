import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { faces } from '../../games/faces.ts';
import type { Face } from '../../kernel/index.ts';
import type { Called } from '../../protocol/client/api.ts';
import { boards } from '../games/index.ts';
import { own } from '../own.ts';
import { api } from '../state/session.ts';
import type { GameBoard } from './board.ts';
import { plainBoard } from './plain/plain-board.tsx';

/** The box of a game, opened: how it looks and reads with its cards, and its board. */
export interface Opened {
  readonly face: Face;
  readonly board: GameBoard;
}
/** Why it could not be: this page knows no such game or not these cards, or they did not come. */
export type Unopened = 'no-such-game' | 'bad-pack' | 'unreachable';

type Packs = (hash: string) => Promise<Called<{ readonly pack: unknown }>>;

/** Opens a game with the cards of a hash; other cards than its own are asked for. */
export async function openGame(
  game: string,
  content: string,
  plain: boolean,
  packs: Packs = (hash) => api.pack(hash),
): Promise<Opened | Unopened> {
  const load = own(faces, game);
  if (load === undefined) return 'no-such-game';
  const [box, designed] = await Promise.all([load(), own(boards, game)?.() ?? null]);
  const board = designed === null || plain ? plainBoard(designed) : designed;
  if (box.core.content === content) return { face: box.core, board };
  const called = await packs(content);
  if (called.kind !== 'done') return called.kind === 'refused' ? 'bad-pack' : 'unreachable';
  const face = box.load(called.value.pack);
  return 'speech' in face ? { face, board } : 'bad-pack';
}

/** The game of a table; null while it is being opened. With `?plain` in the address, on the plain board. */
export function useGame(game: string, content: string): Opened | Unopened | null {
  const plain = new URLSearchParams(useSearch()).has('plain');
  const [opened, setOpened] = useState<Opened | Unopened | null>(null);
  useEffect(() => {
    let wanted = true;
    setOpened(null);
    openGame(game, content, plain).then(
      (now) => wanted && setOpened(now),
      // Its files did not come.
      () => wanted && setOpened('unreachable'),
    );
    return () => {
      wanted = false;
    };
  }, [game, content, plain]);
  return opened;
}
