import { changeSettings, settings } from '../../state/settings.ts';
import { useStore } from '../../state/value-store.ts';
import type { AskedMoment } from '../board.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { type AskFrequency, FREQUENCIES, frequencyAt, kindsOf, withFrequency } from './asked-at.ts';

/**
 * The settings that say how often to ask at each moment, stored in this browser. The question bar reports what was
 * skipped.
 */
export function AskedMoments({ moments }: { moments: readonly AskedMoment[] }) {
  const { texts, face } = useSpeechContext();
  const now = useStore(settings);
  return (
    <fieldset className="asked-moments">
      <legend>{texts.talk.askMe}</legend>
      {moments.map((moment) => (
        <label key={moment.name} className="row">
          {moment.name}
          <select
            value={frequencyAt(now, face.name, moment)}
            onChange={({ target }) =>
              changeSettings(withFrequency(now, kindsOf(face.name, moment), target.value as AskFrequency))
            }
          >
            {FREQUENCIES.map((frequency) => (
              <option key={frequency} value={frequency}>
                {texts.talk.frequencies[frequency]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
