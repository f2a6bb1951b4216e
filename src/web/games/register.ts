import type { Cover, FaceFactory } from '../../kernel/index.ts';
import type { GameBoard } from '../table/board.ts';
import type { FirstTable } from '../table/first-table/first-table.ts';

/**
 * What the page knows of each game, found by the names of its files: nothing is listed here by hand. The register of the rules
 * is src/games/index.ts, which the page does not load.
 */

/** A module of each game, by the name of the game's folder. */
const byGame = <M>(modules: Readonly<Record<string, M>>): [game: string, module: M][] =>
  Object.entries(modules).map(([path, module]) => [path.split('/').at(-2) as string, module]);

const eagerCovers = import.meta.glob<Cover>('../../games/*/cover.ts', { eager: true, import: 'cover' });

/** The covers of all games, the shortest game first: for whoever chooses a game before any of it is loaded. */
export const covers: Readonly<Record<string, Cover>> = Object.fromEntries(
  byGame(eagerCovers).sort(([, a], [, b]) => a.minutes - b.minutes),
);

const inOrder = <M>(modules: Readonly<Record<string, M>>): Readonly<Record<string, M>> => {
  const found = new Map(byGame(modules));
  return Object.fromEntries(
    Object.keys(covers).flatMap((game) => {
      const module = found.get(game);
      return module === undefined ? [] : [[game, module]];
    }),
  );
};

/** How each game looks and reads, without its rules, loaded when it is wanted. */
export const faces = inOrder(import.meta.glob<FaceFactory>('../../games/*/face.ts', { import: 'faceFactory' }));

/** The boards that are drawn for one game, loaded when it is opened. Games without one get the plain board. */
export const boards = inOrder(import.meta.glob<GameBoard>('./*/index.ts', { import: 'board' }));

/** What those are told who sit at a game for the first time, loaded when it is shown. Not every game has it. */
export const firstTables = inOrder(import.meta.glob<FirstTable>('./*/first-table.tsx', { import: 'firstTable' }));
