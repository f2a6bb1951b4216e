import './overview-sheet.css';
import type { View } from '../../../kernel/index.ts';
import { Sheet } from '../around/sheet.tsx';
import type { GameBoard } from '../board.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { TurnGuide } from './turn-guide.tsx';

/** Whether a game has more to say of how far it is than the line in the top bar. */
export const hasOverview = ({ guide, Overview: Outlook }: GameBoard): boolean =>
  guide !== undefined || Outlook !== undefined;

interface OutlookSheetProps {
  readonly board: GameBoard;
  readonly view: View;
  readonly onClose: () => void;
}

/** All of how far the game is: where it stands in a turn or round, then what the game itself adds. */
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
