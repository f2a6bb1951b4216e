import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { View } from '../../kernel/index.ts';
import { adaptBoard } from './adapted-board.tsx';
import type { BoardProps, GameBoard } from './board.ts';
import type { Guide } from './guide/guide.ts';

/** A board that draws views with stars; older ones had points. */
const shown = ({ table }: View) => `stars ${(table as { stars: number }).stars}`;
const board = {
  Board: ({ view }: BoardProps) => <p>{shown(view)}</p>,
  Hand: ({ view }: BoardProps) => <b>{shown(view)}</b>,
  OwnArea: ({ view }: BoardProps) => <i>{shown(view)}</i>,
  flights: (_heard, view, before) => [{ card: null, from: shown(before), to: shown(view) }],
  hint: ({ view }) => shown(view),
  mustConfirm: (_answer, { view }) => shown(view) === 'stars 3',
  ambiguous: (view) => [shown(view)],
  guide: { texts: {} as Guide['texts'], stepOf: shown },
  status: ({ view }) => shown(view),
} as Partial<GameBoard> as GameBoard;

test('every part of a board sees views of an older format as it adapts them, each once', () => {
  let adapted = 0;
  const {
    Board,
    Hand,
    OwnArea: Mine,
    flights,
    hint,
    mustConfirm: grave,
    ambiguous: alike,
    status,
    guide,
    Overview: Outlook,
  } = adaptBoard(board, (view) => {
    adapted++;
    return { ...view, table: { stars: (view.table as { points: number }).points } };
  });
  const view = { table: { points: 3 } } as View;
  const before = { table: { points: 2 } } as View;
  const props = { view } as BoardProps;
  const MyThings = Mine as typeof Board;
  const parts = (
    <>
      <Board {...props} />
      <Hand {...props} />
      <MyThings {...props} />
    </>
  );
  expect(renderToStaticMarkup(parts)).toBe('<p>stars 3</p><b>stars 3</b><i>stars 3</i>');
  expect(flights({ kind: 'x' }, view, before)).toEqual([{ card: null, from: 'stars 2', to: 'stars 3' }]);
  expect(hint?.({ ...props, question: null } as never)).toBe('stars 3');
  expect(grave?.('x', { ...props } as never)).toBe(true);
  expect(alike?.(view)).toEqual(['stars 3']);
  expect(status(props)).toBe('stars 3');
  expect(guide?.stepOf(view)).toBe('stars 3');
  expect(Outlook).toBeUndefined();
  expect(adapted).toBe(2);
});
