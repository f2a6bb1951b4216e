import type { Result } from '../../../kernel/index.ts';
import { Sheet } from '../../table/around/sheet.tsx';
import { messages } from '../../table/ending/generated/all.ts';
import { ScoreTable } from '../../table/ending/score-table.tsx';
import { resultSentence } from '../../table/ending/verdict.ts';
import { useSpeechContext } from '../../table/speech-context.tsx';
import type { ReplayState } from './use-replay-state.ts';

/** How the game came out, in numbers; where those cannot be worked out, in a sentence. */
export function ScoreSheet({ replay, onClose }: { replay: ReplayState; onClose: () => void }) {
  const words = useSpeechContext();
  const { face, speech, language, scene } = words;
  const { board, heard, table, opening } = replay;
  const { view } = table;
  const scoring = board.scoring?.({ view, events: heard, face, speech, language, scene }) ?? null;
  return (
    <Sheet title={messages[language].table} onClose={onClose}>
      <p>{scoring?.why ?? resultSentence(words, view.result as Result)}</p>
      {scoring !== null && (
        <div className="result score-sheet">
          <ScoreTable scoring={scoring} you={opening.you} />
        </div>
      )}
    </Sheet>
  );
}
