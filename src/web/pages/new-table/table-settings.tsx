import type { Clock } from '../../../protocol/table.ts';
import { useLanguage } from '../../text/index.ts';
import { span } from '../../text/when.ts';
import { RadioChoice, Toggle } from '../form/radio-choice.tsx';
import { CLOCKS, clockOf, hasCoach, isAlone, type TableForm } from '../start/table-form.ts';

type OnChange = (setup: TableForm) => void;

/** How long one may think. */
export function ClockChoice({ setup, change }: { setup: TableForm; change: OnChange }) {
  const { language, texts } = useLanguage();
  const { lay } = texts.pages;
  const { clock } = setup;
  const set = (next: Clock) => change({ ...setup, clock: next });
  const kinds = (['none', 'move', 'game', 'days'] as const).map((kind) => [kind, lay.clocks[kind]] as const);
  return (
    <section className="panel part" aria-labelledby="clock">
      <h2 id="clock">{lay.time}</h2>
      <RadioChoice
        legend={lay.clock}
        name="clock"
        value={clock.kind}
        values={kinds}
        choose={(kind) => set(clockOf(kind))}
      />
      {clock.kind !== 'none' && (
        <div className="field">
          <label className="legend" htmlFor="how-long">
            {lay.howLong}
          </label>
          {clock.kind === 'days' ? (
            <select
              id="how-long"
              className="input"
              value={clock.days}
              onChange={({ target }) => set({ kind: 'days', days: Number(target.value) })}
            >
              {CLOCKS.days.map((days) => (
                <option key={days} value={days}>
                  {span(language, days * 86_400)}
                </option>
              ))}
            </select>
          ) : (
            <select
              id="how-long"
              className="input"
              value={clock.seconds}
              onChange={({ target }) => set({ kind: clock.kind, seconds: Number(target.value) })}
            >
              {CLOCKS[clock.kind].map((seconds) => (
                <option key={seconds} value={seconds}>
                  {span(language, seconds)}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
      {clock.kind !== 'none' && <p className="help">{lay.timeUp}</p>}
    </section>
  );
}

/** Who may come, who may look on, and when it begins. */
export function GuestSettings({ setup, change }: { setup: TableForm; change: OnChange }) {
  const { lay } = useLanguage().texts.pages;
  const alone = isAlone(setup);
  return (
    <section className="panel part" aria-labelledby="who">
      <h2 id="who">{lay.who}</h2>
      {!alone && (
        <RadioChoice
          legend={lay.found}
          name="public"
          value={setup.public ? 'public' : 'link'}
          values={[
            ['link', lay.byLink, lay.byLinkHow],
            ['public', lay.inLobby, lay.inLobbyHow],
          ]}
          choose={(how) => change({ ...setup, public: how === 'public' })}
        />
      )}
      <Toggle
        words={lay.spectators}
        help={lay.spectatorsHow}
        value={setup.spectators}
        set={(spectators) => change({ ...setup, spectators })}
      />
      {!alone && (
        <Toggle
          words={lay.eager}
          help={lay.eagerHow}
          value={setup.eager}
          set={(eager) => change({ ...setup, eager })}
        />
      )}
    </section>
  );
}

/** Whether a coach may be asked what it would do. In this browser nobody else could mind. */
export function CoachSetting({ setup, here, change }: { setup: TableForm; here: boolean; change: OnChange }) {
  const { lay } = useLanguage().texts.pages;
  return (
    <section className="panel part" aria-labelledby="coach">
      <h2 id="coach">{lay.coach}</h2>
      <Toggle
        words={lay.coached}
        help={here || isAlone(setup) ? lay.coachedHow : lay.coachedAll}
        value={here ? setup.coach !== false : hasCoach(setup)}
        set={(coach) => change({ ...setup, coach })}
      />
    </section>
  );
}
