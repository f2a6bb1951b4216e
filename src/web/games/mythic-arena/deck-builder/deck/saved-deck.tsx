import { type FormEvent, useId, useRef, useState } from 'react';
import type { DeckBuilderText } from '../../text.ts';
import {
  cleanName,
  LONGEST_NAME,
  renamed,
  type SavedDeck,
  savedDecks,
  setDecks,
  withoutDeck,
} from '../decks/saved-decks.ts';
import { nextInList, useFocusFallback } from '../focus-fallback.ts';

interface SavedProps {
  readonly deck: SavedDeck;
  readonly t: DeckBuilderText;
  /** It has just got this name: who gave it goes on from here. */
  readonly isRenamed: boolean;
  readonly onLoad: () => void;
  readonly onRename: (name: string) => void;
}

/** A deck that was saved: it can be loaded, renamed and deleted. */
export function Saved({ deck: { name, cards }, t, isRenamed, onLoad, onRename }: SavedProps) {
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const [next, setNext] = useState(name);
  const [trouble, setTrouble] = useState(false);
  const [returns, setReturns] = useState(isRenamed);
  const help = useId();
  const root = useRef<HTMLLIElement>(null);
  useFocusFallback(root, (gone) => nextInList(gone) ?? gone.closest('.library')?.querySelector('input') ?? null);
  const open = (what: 'rename' | 'delete') => {
    setNext(name);
    setTrouble(false);
    setReturns(true);
    setDoing(what);
  };
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const all = renamed(savedDecks.get(), name, next);
    setTrouble(all === null);
    if (all === null) return;
    onRename(cleanName(next));
    setDecks(all);
    setDoing(null);
  };
  if (doing === 'rename')
    return (
      <li ref={root}>
        <form className="row" onSubmit={rename}>
          <input
            className="input"
            aria-label={t.newName}
            aria-invalid={trouble}
            aria-describedby={help}
            maxLength={LONGEST_NAME}
            value={next}
            // biome-ignore lint/a11y/noAutofocus: it was asked for
            autoFocus
            onChange={({ target }) => setNext(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setDoing(null)}
          />
          <button type="submit" className="btn">
            {t.save}
          </button>
        </form>
        <p id={help} role="status" className={trouble ? 'trouble' : undefined}>
          {trouble && t.nameTaken}
        </p>
      </li>
    );
  if (doing === 'delete')
    return (
      <li ref={root} className="sure">
        <p>{t.sure({ name })}</p>
        <button type="button" className="btn stop" onClick={() => setDecks(withoutDeck(savedDecks.get(), name))}>
          {t.yes}
        </button>
        <button
          type="button"
          className="btn"
          // biome-ignore lint/a11y/noAutofocus: what was touched is gone, and this does no harm
          autoFocus
          onClick={() => setDoing(null)}
        >
          {t.no}
        </button>
      </li>
    );
  return (
    <li ref={root} className="row">
      <button
        type="button"
        className="btn"
        aria-label={t.load({ name })}
        // biome-ignore lint/a11y/noAutofocus: only for who comes back from renaming or from not deleting
        autoFocus={returns}
        onClick={onLoad}
      >
        {name} <b className="num">{cards.length}</b>
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t.rename({ name })}
        title={t.rename({ name })}
        onClick={() => open('rename')}
      >
        <Pen />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t.delete({ name })}
        title={t.delete({ name })}
        onClick={() => open('delete')}
      >
        <Bin />
      </button>
    </li>
  );
}

const Pen = () => (
  <svg className="gl" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M11.5 1 15 4.5 5.5 14 1 15l1-4.5zM3.3 11.2l-.6 2.1 2.1-.6 7.3-7.3-1.5-1.5z" />
  </svg>
);
const Bin = () => (
  <svg className="gl" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M6 1h4l.7 1.5H14V4H2V2.5h3.3zM3 5h10l-.8 10H3.8zm3 2 .3 6h1L7 7zm3 0-.3 6h1L10 7z" />
  </svg>
);
