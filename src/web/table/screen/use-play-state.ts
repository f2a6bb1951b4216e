import { type RefObject, useMemo } from 'react';
import type { HeardEvent, View } from '../../../kernel/index.ts';
import { useStore, type ValueStore } from '../../state/value-store.ts';
import type { AnswerState } from '../answer/answer-controller.ts';
import type { GameBoard, Picking, SeatShown, Thing } from '../board.ts';
import { mayBeCoached } from '../coach/coach-button.tsx';
import { type CurrentAdvice, useCurrentAdvice } from '../coach/use-current-advice.ts';
import type { LiveTable } from '../live/use-live-table.ts';
import { endingLines, type LogLine, logLines } from '../log/log-lines.ts';
import { seatsAt } from '../names.ts';
import { usePicking } from '../picking.ts';
import type { DealtTable, TableSource } from '../source.ts';
import { useSpeechContext } from '../speech-context.tsx';
import type { TableActions } from '../table-actions.ts';
import { type TalkAtTable, useTalk } from '../talk/use-talk.ts';

/** The properties of a table screen. */
export interface PlayProps {
  readonly source: TableSource;
  readonly live: LiveTable;
  readonly board: GameBoard;
  readonly acts: TableActions;
  /** The table as shown; if the players gave up, its view has the result of the table. */
  readonly table: DealtTable;
}

/** The state that the parts of a table screen share. */
export interface PlayState extends PlayProps {
  readonly seats: readonly SeatShown[];
  /** The events that may be announced: not those of a throw that is still being animated. */
  readonly told: readonly HeardEvent[];
  readonly lines: readonly LogLine[];
  readonly answer: AnswerState;
  readonly talk: TalkAtTable;
  readonly advice: CurrentAdvice;
  readonly mayAskCoach: boolean;
  /** The view that the board draws: while an answer is proposed to another player, that player's. */
  readonly boardView: View;
  readonly picking: Picking;
  /** The things on the board that can be touched. */
  readonly offered: ValueStore<readonly Thing[]>;
}

export function usePlayState(props: PlayProps, root: RefObject<HTMLElement | null>): PlayState {
  const { source, live, table } = props;
  const { answering, asides, passing, coaching, shown } = live;
  const words = useSpeechContext();
  const answer = useStore(answering.state);
  const talk = useTalk(source, table, answering, asides, root);
  const advice = useCurrentAdvice(coaching, answer, talk.talk !== null);
  const { picking, offered } = usePicking(talk.picking, table.view, advice.best);
  const { info, view } = table;
  const seats = useMemo(() => seatsAt({ info, view }, words.scene.names), [info, view, words.scene]);
  const told = useMemo(() => table.events.slice(0, shown.told), [table.events, shown.told]);
  const result = shown.told < table.events.length ? null : view.result;
  const lines = useMemo(() => {
    const all = logLines(told, words);
    return [...all, ...endingLines(result, all, words)];
  }, [told, result, words]);
  const { going } = useStore(passing.state);
  const mayAskCoach = talk.talk === null && going === null && mayBeCoached(table, answer);
  const proposedFor = talk.talk?.kind === 'answer' ? talk.talk.question.seat : null;
  const boardView = useMemo(
    () => (proposedFor === null ? view : { ...view, viewer: proposedFor }),
    [view, proposedFor],
  );
  return { ...props, seats, told, lines, answer, talk, advice, mayAskCoach, boardView, picking, offered };
}
