import { type FormEvent, useId, useState } from 'react';
import type { ArenaFace } from '../../../../../games/mythic-arena/face.ts';
import type { Language } from '../../../../../kernel/index.ts';
import { useStore } from '../../../../state/value-store.ts';
import type { DeckBuilderText } from '../../text.ts';
import { type CodeFault, codeOf, deckFrom } from '../decks/code.ts';
import { LONGEST_NAME, MOST_DECKS, savedDecks, setDecks, withDeck } from '../decks/saved-decks.ts';
import { Saved } from './saved-deck.tsx';

interface LibraryProps {
  readonly face: ArenaFace;
  readonly language: Language;
  readonly t: DeckBuilderText;
  /** What is being built now. */
  readonly cards: readonly string[];
  readonly name: string;
  readonly onLoad: (name: string, cards: readonly string[]) => void;
  readonly onName: (name: string) => void;
  readonly tell: (news: string) => void;
}

function codeFaultText({ codeFaults }: DeckBuilderText, found: CodeFault): string {
  switch (found.fault) {
    case 'letter':
      return codeFaults.letter({ letter: found.letter });
    case 'short':
    case 'long':
      return codeFaults[found.fault]({ letters: found.letters, of: found.of });
    default:
      return codeFaults[found.fault];
  }
}

/** Decks to begin with, decks of one's own, and codes to give them to others. */
export function Library(props: LibraryProps) {
  const { face, language, t, onLoad, tell } = props;
  const saved = useStore(savedDecks);
  const [renamedTo, setRenamedTo] = useState<string | null>(null);
  const load = (name: string, cards: readonly string[]) => {
    onLoad(name, cards);
    tell(t.loaded({ name }));
  };
  return (
    <section className="library panel" aria-label={t.decks}>
      {saved.length === 0 && <Starters {...{ face, language, t, load }} />}
      <Keep {...props} />
      <h3>{t.saved}</h3>
      {saved.length === 0 && <p className="mute sm">{t.noSaved}</p>}
      <ul className="deck-shelf">
        {saved.map((deck) => (
          <Saved
            key={deck.name}
            {...{ deck, t }}
            isRenamed={deck.name === renamedTo}
            onLoad={() => load(deck.name, deck.cards)}
            onRename={setRenamedTo}
          />
        ))}
      </ul>
      {saved.length > 0 && <Starters {...{ face, language, t, load }} />}
      <Codes {...props} />
    </section>
  );
}

interface StartersProps extends Pick<LibraryProps, 'face' | 'language' | 't'> {
  readonly load: (name: string, cards: readonly string[]) => void;
}

/** Decks to begin with: before one's own until there are any. */
function Starters({ face, language, t, load }: StartersProps) {
  if (face.starters.length === 0) return null;
  return (
    <>
      <h3>{t.starters}</h3>
      <ul className="deck-shelf">
        {face.starters.map(({ id, names, plan, cards }) => (
          <li key={id}>
            <button
              type="button"
              className="btn"
              aria-label={`${t.load({ name: names[language] })}. ${plan[language]}`}
              onClick={() => load(names[language], cards)}
            >
              {names[language]} <small>{plan[language]}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Saves what is being built under a name. */
function Keep({ t, cards, name, onName, tell }: LibraryProps) {
  const save = (event: FormEvent) => {
    event.preventDefault();
    const all = withDeck(savedDecks.get(), { name, cards });
    if (all !== null) {
      setDecks(all);
      tell(t.savedAs({ name: name.trim() }));
    } else tell(name.trim() === '' ? t.noName : t.tooMany({ most: MOST_DECKS }));
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

/** The deck as a code, and decks out of codes. */
function Codes({ face, t, cards, onLoad, tell }: LibraryProps) {
  const [pasted, setPasted] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const help = useId();
  const code = codeOf(face, cards);
  const copy = async (input: HTMLInputElement | null) => {
    input?.select();
    try {
      await navigator.clipboard.writeText(code);
      tell(t.copied);
    } catch {
      // Where the page may not, or has no clipboard at all, the code is marked and can be copied by hand.
    }
  };
  const read = (event: FormEvent) => {
    event.preventDefault();
    const found = deckFrom(face, pasted);
    setTrouble('deck' in found ? null : codeFaultText(t, found));
    if (!('deck' in found)) return;
    onLoad('', found.deck);
    setPasted('');
    tell(t.codeRead);
  };
  return (
    <>
      <h3>{t.code}</h3>
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
