import { Link } from 'wouter';
import { Icon } from '../../art/glyph.tsx';
import icons from '../../art/icons.json';
import type { LocalListed } from '../../local/browser-storage.ts';
import { useMyTables } from '../../shell/my-tables.ts';
import { useMe } from '../../shell/use-me.ts';
import { useLanguage } from '../../text/index.ts';
import { moveCardText, type Reader } from './move-card-text.ts';

/** Null until everything is known. */
function useReader(kept: readonly LocalListed[] | null): Reader | null {
  const { who } = useMe();
  const tables = useMyTables();
  const isNobody = who === null || who === 'away';
  if (kept === null || who === 'asking' || (!isNobody && tables === null)) return null;
  return { name: typeof who === 'string' ? null : (who?.name ?? null), tables: tables ?? [], kept };
}

interface YourMoveProps {
  /** The games of this browser; null: not loaded yet. */
  readonly kept: readonly LocalListed[] | null;
  readonly offer: string;
  readonly busy: boolean;
  play(): void;
}

/** The first card of the page, which always exists and has a fixed size. */
export function YourMove({ kept, offer, busy, play }: YourMoveProps) {
  const { language, texts } = useLanguage();
  const { home } = texts.pages;
  const reader = useReader(kept);
  if (reader === null) return <div className="yours" aria-hidden="true" />;
  const said = moveCardText(reader, offer, language, texts);
  return (
    <section className="yours" aria-labelledby="your-move">
      <span className="wick">
        <Icon path={icons['candle-flame']} />
      </span>
      <div>
        <h2 id="your-move">{said.title}</h2>
        <p>{said.text}</p>
        {said.more !== undefined && <Link href={said.more.to}>{said.more.words}</Link>}
      </div>
      {said.to === null ? (
        <button type="button" className="btn go" aria-busy={busy} onClick={play}>
          {busy ? home.laying : said.button}
        </button>
      ) : (
        <Link className="btn go" href={said.to}>
          {said.button}
        </Link>
      )}
    </section>
  );
}
