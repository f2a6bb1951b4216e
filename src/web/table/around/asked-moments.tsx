import { changeSettings, settings } from '../../state/settings.ts';
import { useStore } from '../../state/value-store.ts';
import type { AskedMoment } from '../board.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { isAskedAt, skipsWith } from './asked-at.ts';

/** At which moments one wants to be asked: kept in this browser. What is not asked for goes by, and the bar says so. */
export function AskedMoments({ moments }: { moments: readonly AskedMoment[] }) {
  const { texts, face } = useSpeechContext();
  const { skips } = useStore(settings);
  return (
    <fieldset className="asked-moments">
      <legend>{texts.talk.askMe}</legend>
      {moments.map((moment) => (
        <label key={moment.name} className="row">
          {moment.name}
          <input
            type="checkbox"
            checked={isAskedAt(skips, face.name, moment)}
            onChange={({ target }) => changeSettings({ skips: skipsWith(skips, face.name, moment, target.checked) })}
          />
        </label>
      ))}
    </fieldset>
  );
}
