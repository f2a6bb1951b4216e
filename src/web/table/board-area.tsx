import { memo, type ReactNode, useMemo } from 'react';
import type { Face, HeardEvent, View } from '../../kernel/index.ts';
import type { BoardProps, GameBoard, Picking, SeatShown } from './board.ts';
import { CardsProvider } from './cards/cards.ts';
import { AnimatedTable } from './motion/animated-table.tsx';
import type { FlightAnimator } from './motion/flight-animator.ts';
import type { ShownStep } from './motion/playback.ts';
import { useSpeechContext } from './speech-context.tsx';

/** For who only looks. */
const untouched: Picking = { stateOf: () => 'other', isLit: () => false, touch: () => {}, say: () => {} };

/** Gives every card below its looks: what a game's board says of them, in the language that is read. */
export function CardLooksProvider({ board, children }: { board: GameBoard; children: ReactNode }) {
  const { face, speech, language } = useSpeechContext();
  const cards = useMemo(
    () => ({ speech, look: (card: string) => board.look(face, card, language) }),
    [board, face, speech, language],
  );
  return <CardsProvider value={cards}>{children}</CardsProvider>;
}

interface BoardAreaProps {
  readonly board: GameBoard;
  readonly view: View;
  readonly seats: readonly SeatShown[];
  readonly events: readonly HeardEvent[];
  readonly question?: BoardProps['question'];
  readonly picking?: Picking;
  /** What led to this view, to be shown as it happens. */
  readonly step: ShownStep | null;
  readonly stage: FlightAnimator;
  /** Before the hand: what is asked. */
  readonly children?: ReactNode;
}

/**
 * A game's board, own things and hand, and what moves between them. In the page they stand in the order in which one
 * goes through them by keyboard: the question, the hand, the board.
 */
export const BoardArea = memo(function BoardArea(props: BoardAreaProps) {
  const { board, view, seats, events, question = null, picking = untouched, step, stage, children } = props;
  const { face, speech, language, scene, texts } = useSpeechContext();
  const { Board, Hand, OwnArea: Mine } = board;
  const own: BoardProps = { view, face: face as Face, speech, language, scene, seats, events, question, picking };
  return (
    <AnimatedTable step={step} board={board} face={face} stage={stage}>
      {children}
      <div className="hand-area">
        <Hand {...own} />
      </div>
      {Mine !== undefined && (
        <div className="mine-area">
          <Mine {...own} />
        </div>
      )}
      <section className="board-area" aria-label={texts.table.board} data-ground={face.name}>
        <Board {...own} />
      </section>
    </AnimatedTable>
  );
});
