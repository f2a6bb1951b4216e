import type { Clock } from '../../../protocol/table.ts';
import { useReading } from '../../text/index.ts';
import { span } from '../../text/when.ts';
import { Choice, Flag } from '../choice.tsx';
import { CLOCKS, clockOf, hasCoach, isAlone, type Setup } from '../setup.ts';

type Change = (setup: Setup) => void;

/** How long one may think. */
export function ClockChoice({ setup, change }: { setup: Setup; change: Change }) {
  const { language, texts } = useReading();
  const { lay } = texts.pages;
  const { clock } = setup;
  const set = (next: Clock) => change({ ...setup, clock: next });
  const kinds = (['none', 'move', 'game', 'days'] as const).map((kind) => [kind, lay.clocks[kind]] as const);
  return (
    <section className="panel part" aria-labelledby="clock">
      <h2 id="clock">{lay.time}</h2>
      <Choice legend={lay.clock} name="clock" value={clock.kind} values={kinds} choose={(kind) => set(clockOf(kind))} />
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
export function GuestTerms({ setup, change }: { setup: Setup; change: Change }) {
  const { lay } = useReading().texts.pages;
  const alone = isAlone(setup);
  return (
    <section className="panel part" aria-labelledby="who">
      <h2 id="who">{lay.who}</h2>
      {!alone && (
        <Choice
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
      <Flag
        words={lay.spectators}
        help={lay.spectatorsHow}
        value={setup.spectators}
        set={(spectators) => change({ ...setup, spectators })}
      />
      {!alone && (
        <Flag words={lay.eager} help={lay.eagerHow} value={setup.eager} set={(eager) => change({ ...setup, eager })} />
      )}
    </section>
  );
}

/** Whether a coach may be asked what it would do. In this browser nobody else could mind. */
export function CoachTerm({ setup, here, change }: { setup: Setup; here: boolean; change: Change }) {
  const { lay } = useReading().texts.pages;
  return (
    <section className="panel part" aria-labelledby="coach">
      <h2 id="coach">{lay.coach}</h2>
      <Flag
        words={lay.coached}
        help={here || isAlone(setup) ? lay.coachedHow : lay.coachedAll}
        value={here ? setup.coach !== false : hasCoach(setup)}
        set={(coach) => change({ ...setup, coach })}
      />
    </section>
  );
}
