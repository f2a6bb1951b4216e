import './forms.css';
import type { ReactNode } from 'react';

/** One of several: printed blocks with radio buttons in them. */
export function Choice<V extends string>(props: {
  readonly legend: string;
  readonly help?: string;
  readonly name: string;
  readonly value: V;
  readonly values: readonly (readonly [value: V, words: string, small?: string])[];
  choose(value: V): void;
  /** Legend and blocks in one line. */
  readonly inline?: boolean;
  /** A second line in another language. */
  readonly langs?: boolean;
}) {
  const { legend, help, name, value, values, choose, inline = false, langs = false } = props;
  return (
    <fieldset className={inline ? 'choice inline' : 'choice'}>
      <legend>{legend}</legend>
      {help !== undefined && <p className="help">{help}</p>}
      <div className="blocks">
        {values.map(([each, words, small]) => (
          <label key={each} className="block" lang={langs ? each : undefined}>
            <input type="radio" name={name} value={each} checked={each === value} onChange={() => choose(each)} />
            <span>
              {words}
              {small !== undefined && <small>{small}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Yes or no, with what it means. */
export function Flag(props: {
  words: string;
  help?: string;
  value: boolean;
  set(value: boolean): void;
  children?: ReactNode;
}) {
  const { words, help, value, set, children } = props;
  return (
    <div className="flag">
      <label>
        <input type="checkbox" checked={value} onChange={({ target }) => set(target.checked)} />
        <span>
          <b>{words}</b>
          {help !== undefined && <small>{help}</small>}
        </span>
      </label>
      {children}
    </div>
  );
}
