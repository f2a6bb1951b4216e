import './forms.css';
import { type ReactNode, useId } from 'react';

/** One of several: printed blocks with radio buttons in them. */
export function RadioChoice<V extends string>(props: {
  readonly legend: string;
  readonly help?: string;
  readonly name: string;
  readonly value: V;
  readonly values: readonly (readonly [value: V, words: string, small?: string])[];
  choose(value: V): void;
  /** What cannot be chosen now, and why. */
  readonly barred?: readonly string[];
  readonly why?: string;
  /** Legend and blocks in one line. */
  readonly inline?: boolean;
  /** A second line in another language. */
  readonly langs?: boolean;
}) {
  const { legend, help, name, value, values, choose, barred = [], why = '', inline = false, langs = false } = props;
  const whyId = useId();
  return (
    <fieldset className={inline ? 'choice inline' : 'choice'}>
      <legend>{legend}</legend>
      {help !== undefined && <p className="help">{help}</p>}
      <div className="blocks">
        {values.map(([each, words, small]) => (
          <label key={each} className="block" lang={langs ? each : undefined}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              disabled={each !== value && barred.includes(each)}
              aria-describedby={why !== '' && barred.includes(each) ? whyId : undefined}
              onChange={() => choose(each)}
            />
            <span>
              {words}
              {small !== undefined && <small>{small}</small>}
            </span>
          </label>
        ))}
      </div>
      {why !== '' && (
        <p id={whyId} className="needs">
          {why}
        </p>
      )}
    </fieldset>
  );
}

/** Yes or no, with what it means. */
export function Toggle(props: {
  words: string;
  help?: string;
  value: boolean;
  /** Why it cannot be chosen now, if so. */
  barred?: string | null;
  set(value: boolean): void;
  children?: ReactNode;
}) {
  const { words, help, value, barred = null, set, children } = props;
  return (
    <div className="flag">
      <label>
        <input
          type="checkbox"
          checked={value}
          disabled={barred !== null}
          onChange={({ target }) => set(target.checked)}
        />
        <span>
          <b>{words}</b>
          {help !== undefined && <small>{help}</small>}
          {barred !== null && <small className="needs">{barred}</small>}
        </span>
      </label>
      {children}
    </div>
  );
}
