import type { Clock } from '../../../protocol/table.ts';
import { useLanguage } from '../../text/index.ts';
import { formatDuration } from '../../text/when.ts';
import { RadioChoice, Toggle } from '../form/radio-choice.tsx';
import { CLOCKS, clockOf, hasCoach, isAlone, type TableForm } from '../start/table-form.ts';

type OnChange = (setup: TableForm) => void;

/** How long one may think. */
export function ClockChoice({ setup, change }: { setup: TableForm; change: OnChange }) {
  const { language, texts } = useLanguage();
  const { newTable } = texts.pages;
  const { clock } = setup;
  const set = (next: Clock) => change({ ...setup, clock: next });
  const kinds = (['none', 'move', 'game', 'days'] as const).map((kind) => [kind, newTable.clocks[kind]] as const);
  return (
    <section className="panel part" aria-labelledby="clock">
      <h2 id="clock">{newTable.time}</h2>
      <RadioChoice
        legend={newTable.clock}
        name="clock"
        value={clock.kind}
        values={kinds}
        choose={(kind) => set(clockOf(kind))}
      />
      {clock.kind !== 'none' && (
        <div className="field">
          <label className="legend" htmlFor="how-long">
            {newTable.howLong}
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
                  {formatDuration(language, days * 86_400)}
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
                  {formatDuration(language, seconds)}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
      {clock.kind !== 'none' && <p className="help">{newTable.timeUp}</p>}
    </section>
  );
}

/** Who may join, who may watch, and when the game begins. */
export function GuestSettings({ setup, change }: { setup: TableForm; change: OnChange }) {
  const { newTable } = useLanguage().texts.pages;
  const alone = isAlone(setup);
  return (
    <section className="panel part" aria-labelledby="who">
      <h2 id="who">{newTable.who}</h2>
      {!alone && (
        <RadioChoice
          legend={newTable.found}
          name="public"
          value={setup.public ? 'public' : 'link'}
          values={[
            ['link', newTable.byLink, newTable.byLinkHow],
            ['public', newTable.inLobby, newTable.inLobbyHow],
          ]}
          choose={(how) => change({ ...setup, public: how === 'public' })}
        />
      )}
      <Toggle
        words={newTable.spectators}
        help={newTable.spectatorsHow}
        value={setup.spectators}
        set={(spectators) => change({ ...setup, spectators })}
      />
      {!alone && (
        <Toggle
          words={newTable.eager}
          help={newTable.eagerHow}
          value={setup.startWhenFull}
          set={(startWhenFull) => change({ ...setup, startWhenFull })}
        />
      )}
    </section>
  );
}

/** Whether the coach is allowed. In a local game that disturbs nobody else. */
export function CoachSetting({ setup, here, change }: { setup: TableForm; here: boolean; change: OnChange }) {
  const { newTable } = useLanguage().texts.pages;
  return (
    <section className="panel part" aria-labelledby="coach">
      <h2 id="coach">{newTable.coach}</h2>
      <Toggle
        words={newTable.coached}
        help={here || isAlone(setup) ? newTable.coachedHow : newTable.coachedAll}
        value={here ? setup.coach !== false : hasCoach(setup)}
        set={(coach) => change({ ...setup, coach })}
      />
    </section>
  );
}
