import { useEffect, useState } from 'react';
import type { Barred } from '../../../protocol/client/client.ts';
import { Sheet } from '../around/sheet.tsx';
import { barSentence, useSpeechContext } from '../speech-context.tsx';
import type { AnswerController, AnswerState } from './answer-controller.ts';

/** Where there are more answers than that, one may look for some. */
const MANY = 8;

/** Every answer that may be given now, and those that may not, with their reasons. */
export function AllAnswers({
  answering,
  state,
  onClose,
}: {
  answering: AnswerController;
  state: AnswerState;
  onClose: () => void;
}) {
  const words = useSpeechContext();
  const { speech, scene, texts, face } = words;
  const text = texts.table.answers;
  const [sought, setSought] = useState('');
  const [barred, setBarred] = useState<readonly Barred[]>([]);
  const number = state.question?.number;
  useEffect(() => {
    let open = true;
    void answering.barred().then((known) => open && setBarred(known));
    return () => {
      open = false;
    };
  }, [answering, number]);
  const { building } = state;
  const fits = (say: string) =>
    speech.answer(say, scene).toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());
  const answers = (building?.answers ?? []).filter(fits);
  const shut = barred.filter(({ say }) => fits(say));
  const give = (say: string) => {
    onClose();
    answering.say(say);
  };
  return (
    <Sheet title={text.title} kind="low" onClose={onClose}>
      {(building?.answers.length ?? 0) > MANY && (
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <ul className="answers" data-group="">
        {answers.map((say) => (
          <li key={say}>
            <button type="button" className="btn" onClick={() => give(say)}>
              {speech.answer(say, scene)}
            </button>
          </li>
        ))}
      </ul>
      {answers.length === 0 && <p className="mute">{text.none}</p>}
      {shut.length > 0 && (
        <details className="barred">
          <summary>{text.barred({ count: shut.length })}</summary>
          <ul>
            {shut.map(({ say, bar }) => (
              <li key={say}>
                <b>{speech.answer(say, scene)}</b> {barSentence(words, bar)}{' '}
                {bar.rule !== null && (
                  <a href={`/rules/${face.name}#${bar.rule}`} target="_blank" rel="noopener">
                    {texts.table.whyNot.rule({ id: bar.rule })}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Sheet>
  );
}
