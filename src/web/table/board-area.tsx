import { memo, type ReactNode, useMemo } from 'react';
import type { Face, HeardEvent, View } from '../../kernel/index.ts';
import type { BoardProps, GameBoard, Picking, SeatShown } from './board.ts';
import { CardsProvider } from './cards/cards.ts';
import { AnimatedTable } from './motion/animated-table.tsx';
import type { FlightAnimator } from './motion/flight-animator.ts';
import type { ShownStep } from './motion/playback.ts';
import { CHOOSABLE, USABLE } from './picking.ts';
import { useSpeechContext } from './speech-context.tsx';

/** For spectators: nothing can be touched. */
const untouched: Picking = { stateOf: () => 'other', isLit: () => false, touch: () => {}, say: () => {} };

/** Provides all cards below with their looks, in the current language. */
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
  /** The change that led to this view, for its animation. */
  readonly step: ShownStep | null;
  readonly stage: FlightAnimator;
  /** The question bar, placed before the hand. */
  readonly children?: ReactNode;
}

/**
 * A game's board, own area and hand, with the animations between them. Their order in the page is the order of the Tab
 * key: question, hand, board.
 */
export const BoardArea = memo(function BoardArea(props: BoardAreaProps) {
  const { board, view, seats, events, question = null, picking = untouched, step, stage, children } = props;
  const { face, speech, language, scene, texts } = useSpeechContext();
  const { Board, Hand, OwnArea: Mine } = board;
  const own: BoardProps = { view, face: face as Face, speech, language, scene, seats, events, question, picking };
  return (
    <AnimatedTable step={step} board={board} face={face} stage={stage}>
      {children}
      {/* What describes the things that can be touched: it is never read for itself. */}
      <div hidden>
        <span id={CHOOSABLE}>{texts.table.choosable}</span>
        <span id={USABLE}>{texts.table.usable}</span>
      </div>
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
