import './overview-sheet.css';
import type { View } from '../../../kernel/index.ts';
import { Sheet } from '../around/sheet.tsx';
import type { GameBoard } from '../board.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { TurnGuide } from './turn-guide.tsx';

/** Whether a game has a guide or an overview to open from the top bar. */
export const hasOverview = ({ guide, Overview: Outlook }: GameBoard): boolean =>
  guide !== undefined || Outlook !== undefined;

interface OutlookSheetProps {
  readonly board: GameBoard;
  readonly view: View;
  readonly onClose: () => void;
}

/** The progress of the game: the guide with the current step, then the game's own overview. */
export function OverviewSheet({ board: { guide, Overview: Outlook }, view, onClose }: OutlookSheetProps) {
  const words = useSpeechContext();
  return (
    <Sheet title={words.texts.table.outlook} onClose={onClose}>
      <div className="how-far">
        {guide !== undefined && <TurnGuide guide={guide.texts[words.language]} now={guide.stepOf(view)} />}
        {Outlook !== undefined && <Outlook view={view} {...words} />}
      </div>
    </Sheet>
  );
}
