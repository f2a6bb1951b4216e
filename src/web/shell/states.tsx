import './shell.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/glyph.tsx';
import icons from '../art/icons.json';
import { useTexts } from '../text/index.ts';
import { Page } from './page.tsx';
import { type Trouble, useSentence } from './sentence.ts';

interface Why {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A screen that has nothing to show but why: not found, broken, offline. */
export function Plight({ icon, title, text, children }: Why) {
  return (
    <div className="plight">
      <Icon path={icon} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="acts">{children}</div>
    </div>
  );
}

/** A part of a screen that has nothing to show yet. */
export function Empty({ icon, title, text, children }: Why) {
  return (
    <div className="plight small">
      <Icon path={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="acts">{children}</div>
    </div>
  );
}

/** A part of a screen that the server did not give. */
export function Withheld({ trouble, again }: { trouble: Trouble; again?(): void }) {
  const { shell } = useTexts();
  const sentence = useSentence();
  return (
    <div className="panel" role="status">
      <Empty
        icon={icons.unplugged}
        title={trouble.kind === 'unreachable' ? shell.offline : shell.withheld}
        text={sentence(trouble)}
      >
        {again !== undefined && (
          <button type="button" className="btn" onClick={again}>
            {shell.retry}
          </button>
        )}
      </Empty>
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
      <Plight icon={icons.cat} title={shell.notFound.title} text={shell.notFound.text}>
        <Link className="btn go" href="/">
          {shell.home}
        </Link>
      </Plight>
    </Page>
  );
}

/** What broke may be anything: the whole page is loaded anew. */
export function Broken() {
  const { shell } = useTexts();
  return (
    <Page title={shell.broken.title}>
      <Plight icon={icons['broken-wall']} title={shell.broken.title} text={shell.broken.text}>
        <button type="button" className="btn go" onClick={() => location.reload()}>
          {shell.reload}
        </button>
        <a className="btn" href="/">
          {shell.home}
        </a>
      </Plight>
    </Page>
  );
}

/** Not even words came: a sign that everybody reads. */
export function Speechless() {
  return (
    <main className="plight">
      <Icon path={icons.cat} />
      <h1>Grimalkin</h1>
      <button type="button" className="btn go" aria-label="Grimalkin ↻" onClick={() => location.reload()}>
        ↻
      </button>
    </main>
  );
}
