import './link-box.css';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../text/index.ts';
import { tableIn } from '../start/table-form.ts';

/** A field for a link or table id that somebody was given. */
export function LinkBox() {
  const { home } = useTexts().pages;
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState(false);
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const table = tableIn(String(new FormData(event.currentTarget).get('link')));
    setWrong(table === null);
    if (table !== null) navigate(`/t/${table}`);
  };
  return (
    <form className="panel link-box" onSubmit={go} noValidate>
      <label htmlFor="link">{home.gotLink}</label>
      <div>
        <input
          id="link"
          name="link"
          className="input"
          placeholder={home.linkLike}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby={wrong ? 'link-wrong' : undefined}
        />
        <button type="submit" className="btn">
          {home.goThere}
        </button>
      </div>
      <p id="link-wrong" className="trouble" role="status" hidden={!wrong}>
        {wrong && home.noLink}
      </p>
    </form>
  );
}
