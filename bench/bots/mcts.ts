import type { BoardgameIo } from '../reference/boardgame.ts';
import { legalMoves, onBoardgameIo, playable } from '../reference/boardgame.ts';
import { DECISIONS } from './positions.ts';

/** What is used of boardgame.io's bot. */
export interface MctsBot {
  playout(of: { state: unknown }): unknown;
  play(state: unknown, player: string): Promise<unknown>;
}
export interface WithBots extends BoardgameIo {
  readonly MCTSBot: new (of: {
    game: object;
    enumerate: (G: never, ctx: never) => readonly object[];
    seed: string;
    iterations: number;
    playoutDepth: number | (() => number);
  }) => MctsBot;
}

/** Iterations of a `play`: small enough that the clock is looked at now and then. */
const BITE = 50;
/** How deep its playouts are unless one says otherwise, in moves. */
const USUAL_DEPTH = 50;

/** boardgame.io's bot at the same position of the reference game as ours. It sees all cards: it knows no views. */
export function mctsAt(library: WithBots, seed: number) {
  const version = onBoardgameIo(library);
  const table = version.begin(seed);
  version.playOn(table, DECISIONS, null);
  const { state } = table;
  const bot = (playoutDepth: number | (() => number)): MctsBot =>
    new library.MCTSBot({
      game: playable(library),
      enumerate: legalMoves as never,
      seed: `${seed}`,
      iterations: BITE,
      playoutDepth,
    });
  const [deep, usual] = [bot(() => Number.POSITIVE_INFINITY), bot(USUAL_DEPTH)];
  return {
    /** A playout to the end of the game. */
    playouts: (): number => {
      deep.playout({ state });
      return 1;
    },
    /** Iterations as it comes: select, expand, a playout of up to fifty moves, and back. It does all at once. */
    iterations: (): number => {
      void usual.play(state, state.ctx.currentPlayer);
      return BITE;
    },
  };
}
