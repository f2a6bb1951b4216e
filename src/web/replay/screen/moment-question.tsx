import type { TimelineMoment } from '../../local/engine/records/replay-timeline.ts';
import type { TurningPoint } from '../../local/engine/records/reviews.ts';
import { resultSentence } from '../../table/ending/verdict.ts';
import { useSpeechContext } from '../../table/speech-context.tsx';

interface MomentQuestionProps {
  readonly moment: TimelineMoment;
  readonly names: readonly string[];
  /** The turning point at this moment, if there is one. */
  readonly point: TurningPoint | undefined;
}

/** The question at a moment, who is asked, and the answer, as far as the viewer may know; at the end the result. */
export function MomentQuestion({ moment, names, point }: MomentQuestionProps) {
  const words = useSpeechContext();
  const { speech, scene, texts } = words;
  const { questions, next, view, result } = moment;
  const text = texts.replay;
  if (result !== null) return resultSentence(words, result);
  const question = questions.find(({ seat }) => seat === next?.seat) ?? questions[0];
  if (question === undefined) {
    return text.asked({ names: view.asked.map((seat) => names[seat] ?? '–') });
  }
  const asks = speech.ask(question.ask, question.with, { ...scene, viewer: question.seat });
  return (
    <>
      {names[question.seat]}: {asks}
      {next !== null && (
        <small>
          {text.answers({ answer: speech.answer(next.say, scene) })}
          {point?.seat === question.seat && point.say === next.say && (
            <span className="instead" data-kind={point.kind}>
              {text.turning[point.kind]({ answer: speech.answer(point.other, scene) })}
            </span>
          )}
        </small>
      )}
    </>
  );
}
