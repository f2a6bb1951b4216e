import './bar.css';
import './shell.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon, Seal } from '../art/glyph.tsx';
import art from '../art/icons.json';
import { me } from '../state/session.ts';
import { changeSettings } from '../state/settings.ts';
import { useStore } from '../state/value-store.ts';
import { useTexts } from '../text/index.ts';
import { useArrows } from './arrows.ts';
import { useFocusGuard } from './focus-guard.ts';
import icons from './icons.json';
import { LanguageSwitch } from './language-switch.tsx';
import { useWaitingCount } from './my-tables.ts';
import { StatusNotes } from './status-notes.tsx';

const NAV = [
  ['/', 'games', art['card-random']],
  ['/tables', 'tables', art['round-table']],
  ['/mine', 'mine', art['candle-flame']],
  ['/replay', 'replays', art.hourglass],
] as const;

/** Switches between the dark and the light theme. */
export function ThemeToggle() {
  const { shell } = useTexts();
  const toggle = () => changeSettings({ theme: document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark' });
  return (
    <button type="button" className="tool" aria-label={shell.theme} title={shell.theme} onClick={toggle}>
      <Icon path={icons['candle-light']} />
    </button>
  );
}

/** A page that is not a table: header, content, footer. `name` is the class for its own styles. */
export function Page({ title, name, children }: { title: string; name?: string; children: ReactNode }) {
  const { shell } = useTexts();
  const [path] = useLocation();
  const who = useStore(me);
  const waiting = useWaitingCount();
  const content = useArrival();
  useArrows(content);
  useFocusGuard(content);
  useEffect(() => {
    const name = title === '' ? 'Grimalkin' : `${title} · Grimalkin`;
    document.title = waiting === 0 ? name : `(${waiting}) ${name}`;
  }, [title, waiting]);
  return (
    <>
      <a className="skip" href="#content">
        {shell.skip}
      </a>
      <header className="top bar">
        <Link className="brand" href="/" aria-label={`Grimalkin: ${shell.home}`}>
          <Icon path={art.cat} />
          <span>Grimalkin</span>
        </Link>
        <nav className="nav" aria-label={shell.menu}>
          {NAV.map(([href, key, icon]) => (
            <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
              <Icon path={icon} />
              {shell[key]}
              {key === 'mine' && waiting > 0 && (
                <span className="count">
                  {waiting}
                  <span className="sr"> {shell.waiting({ count: waiting })}</span>
                </span>
              )}
            </Link>
          ))}
        </nav>
        <div className="sp" />
        <LanguageSwitch />
        <Link className="who" href="/account" title={shell.account}>
          <span className="chip">
            <Seal seat={0} /> <span>{who?.name ?? shell.account}</span>
          </span>
        </Link>
        <Link className="tool" href="/settings" aria-label={shell.settings} title={shell.settings}>
          <Icon path={icons.cog} />
        </Link>
        <ThemeToggle />
      </header>
      <StatusNotes />
      <main id="content" className={name === undefined ? 'page' : `page ${name}`} tabIndex={-1} ref={content}>
        {children}
      </main>
      <footer className="foot">
        <Link href="/credits">{shell.credits}</Link>
      </footer>
    </>
  );
}

/** How the reader came to this address. The first page rendered there counts as an arrival, later ones do not. */
let arrival: 'first' | 'link' | 'back' | null = 'first';
/** Whether the content received the focus on arrival. */
let focused = false;
let at = location.pathname;
// wouter announces its own navigation too. Another place on the same page is not an arrival.
for (const way of ['pushState', 'replaceState', 'popstate'])
  window.addEventListener(way, () => {
    if (location.pathname !== at) arrival = way === 'popstate' ? 'back' : 'link';
    at = location.pathname;
  });

/**
 * After following a link the page is scrolled to the top; after going back, to where it was. When content replaces its
 * placeholder, only the focus is moved.
 */
function useArrival() {
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    if (arrival === 'link' && location.hash === '') scrollTo(0, 0);
    if (arrival !== null) focused = arrival !== 'first';
    if (focused && (arrival !== null || document.activeElement === document.body))
      content.current?.focus({ preventScroll: true });
    arrival = null;
  }, []);
  return content;
}
