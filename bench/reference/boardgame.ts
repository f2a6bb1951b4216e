import { below, reseed, shuffledDeck } from './chance.ts';
import { completeSet, winnerByDeck } from './plain.ts';
import { endCode, playCode, scavengeCode, spellCode, type Version } from './trace.ts';

/**
 * The reference game on boardgame.io, by its fastest way without a network: its reducer called directly. The package is
 * no dependency of ours, so what is used of it comes in as an argument.
 */
export interface BoardgameIo {
  readonly InitializeGame: (setup: { game: object; numPlayers: number; setupData: unknown }) => State;
  readonly CreateGameReducer: (of: { game: object }) => (state: State, action: object) => State;
  readonly ProcessGameConfig: (game: object) => object;
  readonly INVALID_MOVE: string;
}
/** Its state is never changed in place: each move gives a new one. */
interface State {
  readonly G: Board;
  readonly ctx: Context;
}
interface Context {
  readonly currentPlayer: string;
  readonly gameover?: unknown;
}
interface Lying {
  card: number;
  up: boolean;
  owner: number;
}
interface Board {
  deck: number[];
  piles: Lying[][];
  players: { hand: number[]; collection: number[] }[];
  discard: number[];
  pending: number[];
  step: 'scavenge' | 'spell' | 'play';
  up: number;
  down: number;
  winner: number | null;
}
interface Turn {
  readonly G: Board;
  readonly ctx: Context;
  readonly events: { endTurn(): void };
}
interface Move {
  readonly move: 'scavenge' | 'spell' | 'play';
  readonly args: readonly number[];
}

const [BANISH, SNATCH, INSIGHT] = [7, 8, 9];
const [ASTRAL, ABYSS, INGREDIENTS, COLLECTED, NONE] = [5, 6, 5, 7, 7];
const at = <X>(list: readonly X[], i: number): X => list[i] as X;
const add = (list: number[], i: number, n: number): void => {
  list[i] = at(list, i) + n;
};
const emptyPiles = (G: Board): number => G.piles.filter((pile) => pile.length === 0).length;
/** What a spell may be aimed at, or null if it takes no target. */
const targets = (G: Board, me: number, card: number): number[] | null =>
  card === BANISH
    ? at(G.players, me).collection
    : card === SNATCH
      ? at(G.players, 1 - me).collection.slice(0, INGREDIENTS)
      : null;

export function legalMoves(G: Board, ctx: Context): Move[] {
  const me = Number(ctx.currentPlayer);
  const moves: Move[] = [];
  if (G.step === 'scavenge') {
    for (let pile = 0; pile < 3; pile++) moves.push({ move: 'scavenge', args: [pile] });
  } else if (G.step === 'spell') {
    G.pending.forEach((card, index) => {
      const before = moves.length;
      targets(G, me, card)?.forEach((n, target) => {
        if (n > 0) moves.push({ move: 'spell', args: [index, target] });
      });
      if (moves.length === before) moves.push({ move: 'spell', args: [index, NONE] });
    });
  } else {
    const mustFill = emptyPiles(G) === G.up + G.down;
    for (let hand = 0; hand < at(G.players, me).hand.length; hand++) {
      for (let pile = 0; pile < 3; pile++) {
        if (mustFill && at(G.piles, pile).length > 0) continue;
        if (G.up > 0) moves.push({ move: 'play', args: [hand, pile, 0] });
        if (G.down > 0) moves.push({ move: 'play', args: [hand, pile, 1] });
      }
    }
  }
  return moves;
}

function check(G: Board, me: number): void {
  const { collection } = at(G.players, me);
  if (at(collection, ASTRAL) >= 3) G.winner = me;
  else if (at(collection, ABYSS) >= 3) G.winner = 1 - me;
  else if (completeSet(collection)) G.winner = me;
  else G.step = 'play';
}

/** The game as boardgame.io wants it: its moves check themselves, as its manual asks for. */
const gameOf = (INVALID_MOVE: string) => ({
  name: 'reference',
  minPlayers: 2,
  maxPlayers: 2,
  // Without it every move also keeps the state before it: slower by a few percent.
  disableUndo: true,
  setup: (_: unknown, { deck }: { deck: number[] }): Board => {
    const top = () => deck.pop() as number;
    const piles = [0, 1, 2].map(() => [{ card: top(), up: true, owner: -1 }]);
    const players = [0, 1].map(() => ({ hand: [top(), top(), top(), top()], collection: [0, 0, 0, 0, 0, 0, 0] }));
    return { deck, piles, players, discard: [], pending: [], step: 'scavenge', up: 0, down: 0, winner: null };
  },
  moves: {
    scavenge: ({ G, ctx }: Turn, pile: number) => {
      if (G.step !== 'scavenge' || !(pile >= 0 && pile < 3)) return INVALID_MOVE;
      const me = Number(ctx.currentPlayer);
      const { collection } = at(G.players, me);
      for (const { card } of at(G.piles, pile)) {
        if (card < COLLECTED) add(collection, card, 1);
        else G.pending.push(card);
      }
      G.piles[pile] = [];
      G.up = 2;
      G.down = 1;
      if (G.pending.length > 0) G.step = 'spell';
      else check(G, me);
    },
    spell: ({ G, ctx }: Turn, index: number, target: number) => {
      if (G.step !== 'spell' || !(index >= 0 && index < G.pending.length)) return INVALID_MOVE;
      const me = Number(ctx.currentPlayer);
      const card = at(G.pending, index);
      const from = targets(G, me, card);
      const aimed = target !== NONE;
      if (aimed ? !((from?.[target] ?? 0) > 0) : from?.some((n) => n > 0)) return INVALID_MOVE;
      const own = at(G.players, me);
      if (card === BANISH) {
        if (aimed) {
          add(own.collection, target, -1);
          G.discard.push(target);
        }
      } else if (card === SNATCH) {
        if (aimed) {
          add(at(G.players, 1 - me).collection, target, -1);
          add(own.collection, target, 1);
        }
      } else if (card === INSIGHT) {
        if (G.deck.length > 0) own.hand.push(G.deck.pop() as number);
      } else {
        G.up = 1;
        G.down = 2;
      }
      G.pending.splice(index, 1);
      G.discard.push(card);
      if (G.pending.length === 0) check(G, me);
    },
    play: ({ G, ctx, events }: Turn, place: number, pile: number, down: number) => {
      const me = Number(ctx.currentPlayer);
      const { hand } = at(G.players, me);
      if (G.step !== 'play' || !(place >= 0 && place < hand.length && pile >= 0 && pile < 3)) return INVALID_MOVE;
      if ((down === 1 ? G.down : G.up) <= 0) return INVALID_MOVE;
      if (emptyPiles(G) === G.up + G.down && at(G.piles, pile).length > 0) return INVALID_MOVE;
      const [card] = hand.splice(place, 1) as [number];
      at(G.piles, pile).push({ card, up: down === 0, owner: me });
      if (down === 1) G.down--;
      else G.up--;
      if (G.up + G.down > 0) return;
      while (hand.length < 4) {
        if (G.deck.length === 0) {
          G.winner = winnerByDeck(at(G.players, 0).collection, at(G.players, 1).collection);
          return;
        }
        hand.push(G.deck.pop() as number);
      }
      G.step = 'scavenge';
      events.endTurn();
    },
  },
  endIf: ({ G }: Turn) => (G.winner === null ? undefined : { winner: G.winner }),
});

/** The game as its bots want it: they look for the winner among players' names, and for draws by that word. */
export const playable = ({ ProcessGameConfig, INVALID_MOVE }: BoardgameIo): object =>
  ProcessGameConfig({
    ...gameOf(INVALID_MOVE),
    endIf: ({ G: { winner } }: Turn) =>
      winner === null ? undefined : winner === 2 ? { draw: true } : { winner: `${winner}` },
  });

function code({ move, args: [a = 0, b = 0, c = 0] }: Move): number {
  return move === 'scavenge' ? scavengeCode(a) : move === 'spell' ? spellCode(a, b) : playCode(a, b, c);
}

/** The game being played: where its latest state is. */
export interface Table {
  state: State;
}

export function onBoardgameIo({
  ProcessGameConfig,
  CreateGameReducer,
  InitializeGame,
  INVALID_MOVE,
}: BoardgameIo): Version<Table> {
  const game = ProcessGameConfig(gameOf(INVALID_MOVE));
  const reduce = CreateGameReducer({ game });
  return {
    begin(seed) {
      reseed(seed);
      return { state: InitializeGame({ game, numPlayers: 2, setupData: { deck: shuffledDeck() } }) };
    },
    playOn(table, most, seen) {
      let { state } = table;
      let decisions = 0;
      while (state.ctx.gameover === undefined && decisions < most) {
        const moves = legalMoves(state.G, state.ctx);
        const move = moves[below(moves.length)] as Move;
        if (seen !== null) seen(code(move));
        const payload = { type: move.move, args: move.args, playerID: state.ctx.currentPlayer };
        state = reduce(state, { type: 'MAKE_MOVE', payload });
        decisions++;
      }
      table.state = state;
      if (seen !== null && state.G.winner !== null) seen(endCode(state.G.winner));
      return decisions;
    },
  };
}
