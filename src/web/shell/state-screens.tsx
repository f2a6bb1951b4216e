import './shell.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/glyph.tsx';
import icons from '../art/icons.json';
import { useTexts } from '../text/index.ts';
import { type CallFailure, useFailureText } from './failure-text.ts';
import { Page } from './page.tsx';

interface StateText {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A screen that has nothing to show but why: not found, broken, offline. */
export function ErrorScreen({ icon, title, text, children }: StateText) {
  return (
    <div className="state-screen">
      <Icon path={icon} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="acts">{children}</div>
    </div>
  );
}

/** A part of a screen that has nothing to show yet. */
export function EmptyState({ icon, title, text, children }: StateText) {
  return (
    <div className="state-screen small">
      <Icon path={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="acts">{children}</div>
    </div>
  );
}

/** A part of a screen that the server did not give. */
export function FetchFailed({ trouble, again }: { trouble: CallFailure; again?(): void }) {
  const { shell } = useTexts();
  const sentence = useFailureText();
  return (
    <div className="panel" role="status">
      <EmptyState
        icon={icons.unplugged}
        title={trouble.kind === 'unreachable' ? shell.offline : shell.withheld}
        text={sentence(trouble)}
      >
        {again !== undefined && (
          <button type="button" className="btn" onClick={again}>
            {shell.retry}
          </button>
        )}
      </EmptyState>
    </div>
  );
}

export function Loading() {
  const { shell } = useTexts();
  return (
    <p className="loading" role="status">
      {shell.loading}
    </p>
  );
}

export function NotFound() {
  const { shell } = useTexts();
  return (
    <Page title={shell.notFound.title}>
      <ErrorScreen icon={icons.cat} title={shell.notFound.title} text={shell.notFound.text}>
        <Link className="btn go" href="/">
          {shell.home}
        </Link>
      </ErrorScreen>
    </Page>
  );
}

/** Shown after an unexpected error: offers to reload the page. */
export function CrashScreen() {
  const { shell } = useTexts();
  return (
    <Page title={shell.broken.title}>
      <ErrorScreen icon={icons['broken-wall']} title={shell.broken.title} text={shell.broken.text}>
        <button type="button" className="btn go" onClick={() => location.reload()}>
          {shell.reload}
        </button>
        <a className="btn" href="/">
          {shell.home}
        </a>
      </ErrorScreen>
    </Page>
  );
}

/** Shown when no texts could be loaded: a reload button without words. */
export function NoTextsScreen() {
  return (
    <main className="state-screen">
      <Icon path={icons.cat} />
      <h1>Grimalkin</h1>
      <button type="button" className="btn go" aria-label="Grimalkin ↻" onClick={() => location.reload()}>
        ↻
      </button>
    </main>
  );
}
