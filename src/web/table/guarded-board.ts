import type { GameBoard } from './board.ts';

type Guarded = 'harm' | 'staged' | 'scoring';

/**
 * A board whose additions to the table may fail: what one of them cannot work out is missing, and said in the console once.
 * The game goes on without it.
 */
export function guardBoard(board: GameBoard): GameBoard {
  const reported = new Set<Guarded>();
  const guarded = <A extends readonly unknown[], R>(name: Guarded, act: (...args: A) => R, otherwise: R) => {
    return (...args: A): R => {
      try {
        return act(...args);
      } catch (error) {
        if (!reported.has(name)) console.error(`The board failed at ${name}.`, error);
        reported.add(name);
        return otherwise;
      }
    };
  };
  const { harm, staged, scoring } = board;
  return {
    ...board,
    ...(harm !== undefined && { harm: guarded('harm', harm, 'none') }),
    ...(staged !== undefined && { staged: guarded('staged', staged, []) }),
    ...(scoring !== undefined && { scoring: guarded('scoring', scoring, null) }),
  };
}
