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
  const inView = <P extends { readonly view: View }>(props: P): P => ({ ...props, view: now(props.view) });
  const drawn = <P extends { readonly view: View }>(Part: ComponentType<P>): ComponentType<P> =>
    function Adapted(props) {
      return <Part {...inView(props)} />;
    };
  const { OwnArea, Overview, guide, hint, mustConfirm, skipsConfirm, isWorthAsking, ambiguous } = board;
  const { harm, staged, scoring } = board;
  return {
    ...board,
    Board: drawn(board.Board),
    Hand: drawn(board.Hand),
    ...(OwnArea !== undefined && { OwnArea: drawn(OwnArea) }),
    ...(Overview !== undefined && { Overview: drawn(Overview) }),
    ...(guide !== undefined && { guide: { ...guide, stepOf: (view: View) => guide.stepOf(now(view)) } }),
    flights: (heard, view, before) => board.flights(heard, now(view), now(before)),
    ...(hint !== undefined && { hint: (hinted) => hint(inView(hinted)) }),
    ...(mustConfirm !== undefined && { mustConfirm: (answer, props) => mustConfirm(answer, inView(props)) }),
    ...(skipsConfirm !== undefined && { skipsConfirm: (answer, props) => skipsConfirm(answer, inView(props)) }),
    ...(isWorthAsking !== undefined && {
      isWorthAsking: (question, props) => isWorthAsking(question, inView(props)),
    }),
    ...(harm !== undefined && { harm: (heard, of, view) => harm(heard, of, now(view)) }),
    ...(staged !== undefined && { staged: (step) => staged({ ...inView(step), before: now(step.before) }) }),
    ...(ambiguous !== undefined && { ambiguous: (view) => ambiguous(now(view)) }),
    ...(scoring !== undefined && { scoring: (context) => scoring(inView(context)) }),
    status: (props) => board.status(inView(props)),
  };
}
