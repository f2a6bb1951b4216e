import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { findRelease } from '../../editions/loader.ts';
import { editionLoader } from '../../editions/page.ts';
import { currentEdition } from '../../games/released.ts';
import { editionByNumber } from '../../kernel/game/edition.ts';
import type { Face, FaceFactory } from '../../kernel/index.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { boards, faces } from '../games/register.ts';
import { ownEntry } from '../own-entry.ts';
import { adaptBoard } from './adapted-board.tsx';
import type { GameBoard } from './board.ts';
import { guardBoard } from './guarded-board.ts';
import { plainBoard } from './plain/plain-board.tsx';
import type { TableSource } from './source.ts';

/** A loaded game: its face (texts, zones and cards) and its board. */
export interface OpenedGame {
  readonly face: Face;
  readonly board: GameBoard;
}
/** Why a game could not be loaded: it or its edition is unknown, the cards are faulty, or a download failed. */
export type GameOpenError = 'no-such-game' | 'bad-pack' | 'unreachable';

/** What to load: a game, the edition of its rules, and the hash of its cards. */
export interface PlayedEdition {
  readonly game: string;
  readonly edition: string;
  readonly content: string;
}

/** The game and edition of a table. Servers from before there were editions give only the number of the rules. */
export const playedEditionOf = ({ game, edition, rules, content }: TableInfo): PlayedEdition => ({
  ...{ game, content },
  edition: edition ?? editionByNumber(rules),
});

type FetchPack = TableSource['pack'];

/** Loads a game in an edition. Custom cards are fetched. */
async function openGame(
  { game, edition, content }: PlayedEdition,
  plain: boolean,
  fetchPack: FetchPack,
): Promise<OpenedGame | GameOpenError> {
  const load = ownEntry(faces, game);
  if (load === undefined) return 'no-such-game';
  const [today, designed] = await Promise.all([load(), ownEntry(boards, game)?.() ?? null]);
  const factory = await faceOf(game, edition, today);
  if (factory === null) return 'no-such-game';
  const board = guardBoard(boardFor(factory, today, designed, plain));
  if (factory.core.content === content) return { face: factory.core, board };
  const called = await fetchPack(content);
  if (called.kind !== 'done') return called.kind === 'refused' ? 'bad-pack' : 'unreachable';
  const face = factory.load(called.value.pack);
  return 'speech' in face ? { face, board } : 'bad-pack';
}

/** The face of a game in an edition; null if this page does not know that edition. */
async function faceOf(game: string, edition: string, today: FaceFactory): Promise<FaceFactory | null> {
  const release = findRelease(game, edition);
  if (edition === currentEdition(game) || release?.edition === currentEdition(game)) return today;
  return (await editionLoader.load(game, edition))?.module.face ?? null;
}

/**
 * The board for an edition: views of an older format are converted for it or, if it cannot do that, drawn on the plain
 * board.
 */
function boardFor(factory: FaceFactory, today: FaceFactory, designed: GameBoard | null, plain: boolean): GameBoard {
  const { viewFormat } = factory;
  if (designed === null || plain) return plainBoard(designed);
  if (viewFormat === today.viewFormat) return designed;
  const adapt = designed.adapters?.[viewFormat];
  return adapt === undefined ? plainBoard(null) : adaptBoard(designed, adapt);
}

/** A game in an edition; null until it is loaded or known. With `?plain` in the address, it uses the plain board. */
export function useOpenedGame(played: PlayedEdition | null, fetchPack: FetchPack): OpenedGame | GameOpenError | null {
  const { game, edition, content } = played ?? { game: null, edition: '', content: '' };
  const plain = new URLSearchParams(useSearch()).has('plain');
  const [opened, setOpened] = useState<OpenedGame | GameOpenError | null>(null);
  useEffect(() => {
    let wanted = true;
    setOpened(null);
    if (game === null) return;
    openGame({ game, edition, content }, plain, fetchPack).then(
      (now) => wanted && setOpened(now),
      // A download failed.
      () => wanted && setOpened('unreachable'),
    );
    return () => {
      wanted = false;
    };
  }, [game, edition, content, plain, fetchPack]);
  return opened;
}
