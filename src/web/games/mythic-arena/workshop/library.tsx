import { type FormEvent, useId, useState } from 'react';
import type { ArenaFace } from '../../../../games/mythic-arena/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import { useStore } from '../../../state/store.ts';
import { codeOf, deckFrom } from './code.ts';
import {
  LONGEST_NAME,
  MOST_DECKS,
  renamed,
  type SavedDeck,
  savedDecks,
  setDecks,
  withDeck,
  withoutDeck,
} from './saved.ts';
import type { WorkshopText } from './text.ts';

interface LibraryProps {
  readonly face: ArenaFace;
  readonly language: Language;
  readonly t: WorkshopText;
  /** What is being built now. */
  readonly cards: readonly string[];
  readonly name: string;
  readonly onLoad: (name: string, cards: readonly string[]) => void;
  readonly onName: (name: string) => void;
  readonly tell: (news: string) => void;
}

/** Decks to begin with, decks of one's own, and codes to give them to others. */
export function Library(props: LibraryProps) {
  const { face, language, t, onLoad, tell } = props;
  const saved = useStore(savedDecks);
  const load = (name: string, cards: readonly string[]) => {
    onLoad(name, cards);
    tell(t.loaded(name));
  };
  return (
    <section className="library panel" aria-label={t.decks}>
      <Keep {...props} />
      <h4>{t.saved}</h4>
      {saved.length === 0 && <p className="mute sm">{t.noSaved}</p>}
      <ul className="shelf">
        {saved.map((deck) => (
          <Saved key={deck.name} deck={deck} t={t} onLoad={() => load(deck.name, deck.cards)} />
        ))}
      </ul>
      {face.starters.length > 0 && <h4>{t.starters}</h4>}
      <ul className="shelf">
        {face.starters.map(({ id, names, plan, cards }) => (
          <li key={id}>
            <button
              type="button"
              className="btn"
              aria-label={`${t.load(names[language])}. ${plan[language]}`}
              onClick={() => load(names[language], cards)}
            >
              {names[language]} <small>{plan[language]}</small>
            </button>
          </li>
        ))}
      </ul>
      <Codes {...props} />
    </section>
  );
}

/** Saves what is being built under a name. */
function Keep({ t, cards, name, onName, tell }: LibraryProps) {
  const save = (event: FormEvent) => {
    event.preventDefault();
    const all = withDeck(savedDecks.get(), { name, cards });
    if (all !== null) {
      setDecks(all);
      tell(t.savedAs(name.trim()));
    } else tell(name.trim() === '' ? t.noName : t.tooMany(MOST_DECKS));
  };
  return (
    <form className="row codes" onSubmit={save}>
      <input
        className="input"
        aria-label={t.name}
        placeholder={t.name}
        maxLength={LONGEST_NAME}
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
      <button type="submit" className="btn">
        {t.save}
      </button>
    </form>
  );
}

/** A deck that was saved: it can be loaded, renamed and deleted. */
function Saved({ deck: { name, cards }, t, onLoad }: { deck: SavedDeck; t: WorkshopText; onLoad: () => void }) {
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const [next, setNext] = useState(name);
  const [trouble, setTrouble] = useState(false);
  const help = useId();
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const all = renamed(savedDecks.get(), name, next);
    setTrouble(all === null);
    if (all === null) return;
    setDecks(all);
    setDoing(null);
  };
  if (doing === 'rename')
    return (
      <li>
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
      <li className="sure">
        <p>{t.sure(name)}</p>
        <button type="button" className="btn stop" onClick={() => setDecks(withoutDeck(savedDecks.get(), name))}>
          {t.yes}
        </button>
        <button type="button" className="btn" onClick={() => setDoing(null)}>
          {t.no}
        </button>
      </li>
    );
  return (
    <li className="row">
      <button type="button" className="btn" aria-label={t.load(name)} onClick={onLoad}>
        {name} <b className="num">{cards.length}</b>
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t.rename(name)}
        title={t.rename(name)}
        onClick={() => setDoing('rename')}
      >
        <Pen />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t.delete(name)}
        title={t.delete(name)}
        onClick={() => setDoing('delete')}
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

/** The deck as a code, and decks out of codes. */
function Codes({ face, t, cards, onLoad, tell }: LibraryProps) {
  const [pasted, setPasted] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const help = useId();
  const code = codeOf(face, cards);
  const copy = async (input: HTMLInputElement | null) => {
    input?.select();
    await navigator.clipboard.writeText(code).then(
      () => tell(t.copied),
      // Where the page may not, the code is marked and can be copied by hand.
      () => {},
    );
  };
  const read = (event: FormEvent) => {
    event.preventDefault();
    const found = deckFrom(face, pasted);
    setTrouble('deck' in found ? null : t.codeFault(found));
    if (!('deck' in found)) return;
    onLoad('', found.deck);
    setPasted('');
    tell(t.codeRead);
  };
  return (
    <>
      <h4>{t.code}</h4>
      <p className="mute sm">{t.codeHelp}</p>
      <div className="row codes">
        <input
          className="input code"
          aria-label={t.code}
          readOnly
          value={code}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          className="btn"
          onClick={({ currentTarget }) => void copy(currentTarget.parentElement?.querySelector('input') ?? null)}
        >
          {t.copy}
        </button>
      </div>
      <form className="row codes" onSubmit={read}>
        <input
          className="input code"
          aria-label={t.paste}
          placeholder={t.paste}
          aria-invalid={trouble !== null}
          aria-describedby={help}
          autoComplete="off"
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => {
            setPasted(target.value);
            setTrouble(null);
          }}
        />
        <button type="submit" className="btn">
          {t.read}
        </button>
      </form>
      <p id={help} role="status" className={trouble === null ? undefined : 'trouble'}>
        {trouble}
      </p>
    </>
  );
}
