import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { View } from '../../kernel/index.ts';
import { adaptBoard } from './adapted-board.tsx';
import type { BoardProps, GameBoard } from './board.ts';
import type { Guide } from './guide/guide.ts';

/** What a board sees of a view with stars; older ones had points. */
const shown = ({ table }: View) => `stars ${(table as { stars?: number }).stars}`;

/** Every member of a board, each telling what it saw: the compiler wants a new one to be added here and below. */
const board: Required<GameBoard> = {
  Board: ({ view }: BoardProps) => <p>{shown(view)}</p>,
  Hand: ({ view }: BoardProps) => <b>{shown(view)}</b>,
  OwnArea: ({ view }: BoardProps) => <i>{shown(view)}</i>,
  Overview: ({ view }) => <u>{shown(view)}</u>,
  adapters: {},
  look: () => 'no view' as never,
  flights: (_heard, view, before) => [{ card: null, from: shown(before), to: shown(view) }],
  duration: () => 1,
  isBrief: () => true,
  settleTime: () => 1,
  harm: (_heard, _of, view) => shown(view) as never,
  retold: [],
  staged: ({ before, view }) => [shown(before), shown(view)] as never,
  moments: () => [],
  isWorthAsking: (_question, { view }) => shown(view) as never,
  hint: ({ view }) => shown(view),
  verbNames: () => null,
  answerNames: () => null,
  mustConfirm: (_answer, { view }) => shown(view) as never,
  skipsConfirm: (_answer, { view }) => shown(view) as never,
  expectsFinal: () => true,
  questionText: () => null,
  legend: () => [],
  guide: { texts: {} as Guide['texts'], stepOf: shown },
  ambiguous: (view) => [shown(view)],
  scoring: ({ view }) => shown(view) as never,
  status: ({ view }) => shown(view),
};
/** The members that are never given a view: all others must be looked at below. */
type Viewless =
  | ('adapters' | 'look' | 'duration' | 'isBrief' | 'settleTime' | 'retold' | 'moments' | 'legend')
  | ('verbNames' | 'answerNames' | 'expectsFinal' | 'questionText');

test('every part of a board sees views of an older format as it adapts them, each once', () => {
  let adaptations = 0;
  const adapted = adaptBoard(board, (view) => {
    adaptations++;
    return { ...view, table: { stars: (view.table as { points: number }).points } };
  }) as Required<GameBoard>;
  const view = { table: { points: 3 } } as View;
  const before = { table: { points: 2 } } as View;
  const drawn = (Part: GameBoard['Board']) => renderToStaticMarkup(<Part {...({ view } as BoardProps)} />);
  const props = { view } as never;
  const seen: Record<Exclude<keyof GameBoard, Viewless>, unknown> = {
    Board: drawn(adapted.Board),
    Hand: drawn(adapted.Hand),
    OwnArea: drawn(adapted.OwnArea),
    Overview: drawn(adapted.Overview as GameBoard['Board']),
    flights: adapted.flights({ kind: 'x' }, view, before),
    harm: adapted.harm({ kind: 'x' }, 0, view),
    staged: adapted.staged({ view, before } as never),
    isWorthAsking: adapted.isWorthAsking({} as never, props),
    hint: adapted.hint(props),
    mustConfirm: adapted.mustConfirm('x', props),
    skipsConfirm: adapted.skipsConfirm('x', props),
    guide: adapted.guide.stepOf(view),
    ambiguous: adapted.ambiguous(view),
    scoring: adapted.scoring(props),
    status: adapted.status(props),
  };
  expect(seen).toEqual({
    Board: '<p>stars 3</p>',
    Hand: '<b>stars 3</b>',
    OwnArea: '<i>stars 3</i>',
    Overview: '<u>stars 3</u>',
    flights: [{ card: null, from: 'stars 2', to: 'stars 3' }],
    harm: 'stars 3',
    staged: ['stars 2', 'stars 3'],
    isWorthAsking: 'stars 3',
    hint: 'stars 3',
    mustConfirm: 'stars 3',
    skipsConfirm: 'stars 3',
    guide: 'stars 3',
    ambiguous: ['stars 3'],
    scoring: 'stars 3',
    status: 'stars 3',
  });
  expect(adaptations).toBe(2);
});

test('what a board does not have it does not have afterwards either', () => {
  const { Board, Hand, look, flights, status } = board;
  const bare = adaptBoard({ Board, Hand, look, flights, status }, (view) => view);
  expect(Object.keys(bare).sort()).toEqual(['Board', 'Hand', 'flights', 'look', 'status']);
});
