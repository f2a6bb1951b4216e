import type { ComponentType } from 'react';
import type { View } from '../../kernel/index.ts';
import type { GameBoard } from './board.ts';

/** A board for views of an older format, each of which is adapted before the board draws it. */
export function adaptBoard(board: GameBoard, adapt: (view: View) => View): GameBoard {
  const adapted = new WeakMap<View, View>();
  // The adapted view is cached, because boards compare views by identity.
  const now = (view: View): View => {
    const known = adapted.get(view) ?? adapt(view);
    adapted.set(view, known);
    return known;
  };
  const drawn = <P extends { readonly view: View }>(Part: ComponentType<P>): ComponentType<P> =>
    function Adapted(props) {
      return <Part {...props} view={now(props.view)} />;
    };
  const {
    OwnArea: Mine,
    Overview: Outlook,
    guide,
    hint,
    mustConfirm: grave,
    skipsConfirm: light,
    isWorthAsking: worth,
    ambiguous: alike,
    harm,
    staged,
  } = board;
  return {
    ...board,
    Board: drawn(board.Board),
    Hand: drawn(board.Hand),
    ...(Mine !== undefined && { OwnArea: drawn(Mine) }),
    ...(Outlook !== undefined && { Overview: drawn(Outlook) }),
    ...(guide !== undefined && { guide: { ...guide, stepOf: (view: View) => guide.stepOf(now(view)) } }),
    flights: (heard, view, before) => board.flights(heard, now(view), now(before)),
    ...(hint !== undefined && { hint: (hinted) => hint({ ...hinted, view: now(hinted.view) }) }),
    ...(grave !== undefined && { mustConfirm: (answer, props) => grave(answer, { ...props, view: now(props.view) }) }),
    ...(light !== undefined && { skipsConfirm: (answer, props) => light(answer, { ...props, view: now(props.view) }) }),
    ...(worth !== undefined && {
      isWorthAsking: (question, props) => worth(question, { ...props, view: now(props.view) }),
    }),
    ...(harm !== undefined && { harm: (heard, of, view) => harm(heard, of, now(view)) }),
    ...(staged !== undefined && {
      staged: (step) => staged({ ...step, before: now(step.before), view: now(step.view) }),
    }),
    ...(alike !== undefined && { ambiguous: (view) => alike(now(view)) }),
    status: (props) => board.status({ ...props, view: now(props.view) }),
  };
}
