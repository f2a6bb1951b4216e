import type { ReactNode } from 'react';
import { QuestionBar } from '../answer/question-bar.tsx';
import type { OpenSheet } from '../around/use-open-sheet.ts';
import { BoardArea } from '../board-area.tsx';
import { CoachPanel } from '../coach/coach-panel.tsx';
import { markSeen } from '../log/last-seen.ts';
import { reasonIn } from '../log/log-lines.ts';
import { MissedEvents } from '../log/missed-events.tsx';
import type { FlightAnimator } from '../motion/flight-animator.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { StagedSceneShown } from '../staging/staged-scene.tsx';
import { TalkBar } from '../talk/talk-bar.tsx';
import type { SheetKind } from './table-sheets.tsx';
import type { PlayState } from './use-play-state.ts';

interface PlayAreaProps {
  readonly play: PlayState;
  readonly sheet: OpenSheet<SheetKind>;
  readonly stage: FlightAnimator;
  /** The button of the coach; null if it is in the top bar. */
  readonly coach: ReactNode;
  /** Focuses the first of these elements that exists. */
  readonly focus: (...selectors: string[]) => void;
}

/** The question, the coach's advice, what happened meanwhile, and the board. */
export function PlayArea({ play, sheet, stage, coach, focus }: PlayAreaProps) {
  const words = useSpeechContext();
  const { source, live, table, board, acts, seats, lines, answer, advice, picking, offered } = play;
  const { playback, answering, asides, passing, coaching, shown } = live;
  const { talking, talk, talked } = play.talk;
  const severalPeople = table.info.seats.filter(({ person }) => person !== null).length > 1;
  const turnTo = severalPeople ? source.turnTo : null;
  const markRead = () => {
    playback.read();
    markSeen(table.info.id, table.events.length);
  };
  return (
    <main>
      {talking !== null && talk !== null && table.you !== null ? (
        <TalkBar {...{ talking, talk, seats, offered }} view={table.view} state={talked} you={table.you} />
      ) : (
        <QuestionBar
          {...{ table, seats, answering, passing, offered, acts, board, coach }}
          state={answer}
          best={advice.best}
          last={lines.at(-1)?.text ?? null}
          because={reasonIn(shown.step?.events ?? [], words)}
          acted={shown.acted}
          settling={shown.settling}
          byOthers={shown.byOthers}
          onRecapRead={() => playback.readByOthers()}
          onList={() => sheet.open('answers')}
          onCard={(card) => live.inspection.open.set({ card, element: null })}
          aside={{ asides, onOpen: () => sheet.open('asides') }}
          onTalk={talking === null ? null : () => void talking.begin()}
          turnTo={turnTo === null ? null : (seat) => void turnTo(seat)}
        />
      )}
      {advice.said !== null && (
        <CoachPanel
          {...{ coaching, answering }}
          said={advice.said}
          onClose={(given) => focus(...(given ? [] : ['.coach-ask']), '#question')}
        />
      )}
      <MissedEvents missed={shown.missed} onRead={markRead} />
      <BoardArea
        {...{ board, seats, picking, stage }}
        view={play.boardView}
        events={table.events}
        question={talk?.kind === 'answer' ? talk.question : answer.question}
        step={shown.step}
      />
      <StagedSceneShown staging={live.staging} />
    </main>
  );
}
