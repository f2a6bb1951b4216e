import './rules.css';
import './form/forms.css';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useParams } from 'wouter';
import type { Language } from '../../text/languages.ts';
import { covers } from '../games/register.ts';
import { ownEntry } from '../own-entry.ts';
import icons from '../shell/icons.json';
import { Page } from '../shell/page.tsx';
import { EmptyState, NotFound } from '../shell/state-screens.tsx';
import { mayMove, settings } from '../state/settings.ts';
import { useLanguage } from '../text/index.ts';
import { Emblem, titleOf } from './list/table-row.tsx';
import { parse } from './rules/markdown.ts';
import { Prose, RulesSearch, TextLine } from './rules/prose.tsx';
import { type Chapter, chaptersOf, countOf, searchChapters, searchWords } from './rules/search.ts';

const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

/** The rules of a game in a language, or in English if there are none; null if there are neither. */
async function rulesOf(game: string, language: Language): Promise<{ text: string; language: Language } | null> {
  const own = files[`../../../docs/rules/${game}.${language}.md`];
  if (own !== undefined) return { text: await own(), language };
  const english = files[`../../../docs/rules/${game}.md`];
  return english === undefined ? null : { text: await english(), language: 'en' };
}

/** The rulebook of a game: chapters, a search that hides the rest, and an address for every rule. */
export function RulesPage() {
  const { game = '' } = useParams();
  if (ownEntry(covers, game) === undefined) return <NotFound />;
  return <Rulebook key={game} game={game} />;
}

function Rulebook({ game }: { game: string }) {
  const { language, texts } = useLanguage();
  const { rules } = texts.pages;
  const book = useBook(game, language);
  const rule = useHash();
  const [query, setQuery] = useState('');
  const words = useMemo(() => searchWords(query), [query]);
  const chapters = useMemo(() => searchChapters(book?.chapters ?? [], words), [book, words]);
  const looking = useMemo(() => ({ words, rule }), [words, rule]);
  // A link to a rule ends the search.
  useEffect(() => setQuery(''), [rule]);
  useScrollTo(words.length === 0 ? rule : null, chapters);
  const title = titleOf(language, game);
  const hits = words.length === 0 ? null : countOf(chapters);
  return (
    <Page name="at-rules" title={`${texts.shell.rules} · ${title}`}>
      <div className="lead">
        <div className="what">
          <Emblem game={game} />
          <div>
            <h1>{title}</h1>
            <p>{texts.shell.rules}</p>
          </div>
        </div>
        <search className="rules-search">
          <label className="sr" htmlFor="rules-search">
            {rules.search}
          </label>
          <input
            id="rules-search"
            className="input"
            type="search"
            placeholder={rules.search}
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <p role="status" className="help">
            {hits !== null && rules.hits({ count: hits })}
          </p>
        </search>
      </div>
      {book !== null && book.language !== language && <p className="fallback">{rules.onlyEnglish}</p>}
      <div className="book">
        <Contents chapters={book?.chapters ?? []} language={book?.language ?? language} />
        <RulesSearch value={looking}>
          <div className="text" lang={book?.language}>
            {chapters.map(({ heading, blocks }, chapter) => (
              <section key={heading?.id ?? chapter} aria-labelledby={heading?.id}>
                {heading !== null && (
                  <h2 id={heading.id}>
                    <TextLine text={heading.text} />
                  </h2>
                )}
                {blocks.map((block, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed text
                  <Prose key={at} block={block} />
                ))}
              </section>
            ))}
            {hits === 0 && <EmptyState icon={icons['magnifying-glass']} title={rules.noHits} text={rules.noHitsHow} />}
          </div>
        </RulesSearch>
      </div>
    </Page>
  );
}

function Contents({ chapters, language }: { chapters: readonly Chapter[]; language: Language }) {
  const { rules } = useLanguage().texts.pages;
  return (
    <nav className="contents" aria-label={rules.contents}>
      <h2>{rules.contents}</h2>
      <ol data-group="" lang={language}>
        {chapters.map(
          ({ heading }) =>
            heading !== null && (
              <li key={heading.id}>
                <a href={`#${heading.id}`}>
                  <TextLine text={heading.text} />
                </a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}

interface Book {
  readonly chapters: readonly Chapter[];
  readonly language: Language;
}

function useBook(game: string, language: Language): Book | null {
  const [book, setBook] = useState<Book | null>(null);
  useEffect(() => {
    let gone = false;
    const open = async () => {
      const read = await rulesOf(game, language);
      if (read === null || gone) return;
      setBook({ chapters: chaptersOf(parse(read.text)), language: read.language });
    };
    void open();
    return () => {
      gone = true;
    };
  }, [game, language]);
  return book;
}

/** The fragment of the address. */
function useHash(): string | null {
  const hash = useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed);
      return () => removeEventListener('hashchange', changed);
    },
    () => location.hash,
  );
  return hash === '' ? null : decodeURIComponent(hash.slice(1));
}

/**
 * Scrolls to the rule in the address, once, as soon as it exists: the browser itself does not find content that is
 * loaded later or was hidden by a search.
 */
function useScrollTo(id: string | null, shown: readonly Chapter[]): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const place = id === null || id === last.current ? null : document.getElementById(id);
    // Other elements of the page, such as its main content, have ids too.
    if (place === null || place.closest('.text') === null) return;
    last.current = id;
    const behavior = mayMove(settings.get()) ? 'smooth' : 'instant';
    place.scrollIntoView({ block: place.matches('.rule') ? 'center' : 'start', behavior });
  }, [id, shown]);
}
