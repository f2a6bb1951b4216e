import '../form/forms.css';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { CallResult } from '../../../protocol/client/api.ts';
import { type CallFailure, useFailureText } from '../../shell/failure-text.ts';
import { useTexts } from '../../text/index.ts';

/** A short form for one request to the server, with its result. */
export function AskForm(props: {
  readonly title: string;
  readonly text?: string;
  readonly button: string;
  readonly stops?: boolean;
  /** The message after success. */
  readonly done?: string;
  /** Reads the fields and makes the request; returns a sentence if they are invalid. */
  ask(fields: (name: string) => string): Promise<CallResult<unknown>> | string;
  readonly children?: ReactNode;
}) {
  const { title, text, button, stops = false, done, ask, children } = props;
  const sentence = useFailureText();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const tell = (trouble: CallFailure) => setWrong(sentence(trouble));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const asked = ask((name) => String(fields.get(name) ?? ''));
    setDone(false);
    if (typeof asked === 'string') {
      setWrong(asked);
      return;
    }
    setWrong(null);
    setBusy(true);
    const called = await asked;
    setBusy(false);
    if (called.kind === 'done') setDone(true);
    else tell(called);
  };
  const id = useId();
  return (
    <form className="panel part" onSubmit={(event) => void submit(event)} noValidate aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p className="help">{text}</p>}
      {children}
      <div role="status">
        {wrong !== null && <p className="trouble">{wrong}</p>}
        {isDone && done !== undefined && <p className="fine">{done}</p>}
      </div>
      <button type="submit" className={stops ? 'btn stop' : 'btn'} aria-busy={busy}>
        {button}
      </button>
    </form>
  );
}

/** A text field with its label. */
function Field(props: {
  readonly label: string;
  readonly name: string;
  readonly help?: string;
  readonly type?: 'text' | 'password';
  readonly value?: string;
  readonly complete: string;
}) {
  const { label, name, help, type = 'text', value, complete } = props;
  const id = useId();
  return (
    <div className="field">
      <label className="legend" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={complete}
        maxLength={type === 'text' ? 32 : 256}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        spellCheck={false}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
    </div>
  );
}

/** The field for the name of an account or guest. */
export function NameField(props: { readonly value?: string; readonly complete: string; readonly help?: string }) {
  const { account } = useTexts().pages;
  return <Field label={account.name} name="name" {...props} />;
}

/** The field for a current or (with its requirements) new password. */
export function PasswordField(props: { readonly label?: string; readonly name?: string; readonly isNew?: boolean }) {
  const { account } = useTexts().pages;
  const { label = account.password, name = 'password', isNew = false } = props;
  return (
    <Field
      label={label}
      name={name}
      type="password"
      complete={isNew ? 'new-password' : 'current-password'}
      {...(isNew && { help: account.passwordHow })}
    />
  );
}

/** Why a name or new password is invalid; null: it is valid. The server checks again. */
export function useCheck(): { name(name: string): string | null; password(password: string): string | null } {
  const { account } = useTexts().pages;
  return {
    name: (name) => (name.trim() === '' ? account.nameMissing : null),
    password: (password) => (password.length < 8 ? account.passwordShort : null),
  };
}
