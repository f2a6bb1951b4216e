import { Link } from 'wouter';
import { Icon } from '../../art/glyph.tsx';
import icons from '../../art/icons.json';
import { useMyTables } from '../../shell/my-tables.ts';
import { useMe } from '../../shell/use-me.ts';
import { me } from '../../state/session.ts';
import { useStore } from '../../state/value-store.ts';
import { namesAt } from '../../table/names.ts';
import { useLanguage } from '../../text/index.ts';
import { moment } from '../../text/when.ts';
import { titleOf } from '../list/table-row.tsx';
import { useLocalGames } from '../list/use-local-games.ts';

/** What the card says, and where its button leads. */
interface MoveCardText {
  readonly title: string;
  readonly text: string;
  readonly more?: string;
  readonly button: string;
  readonly to: string;
}

/** Where one left off: the table that waits, else a game of this browser, else what is under way. */
function useMoveCardText(): MoveCardText | 'asking' | null {
  const { language, texts } = useLanguage();
  const { home } = texts.pages;
  const { who } = useMe();
  const tables = useMyTables();
  const kept = useLocalGames();
  const waiting = tables?.filter(({ waits }) => waits) ?? [];
  const [first] = waiting;
  if (first !== undefined && who !== null && typeof who !== 'string') {
    const names = namesAt(first.seats).filter((_, seat) => seat !== first.you);
    const title = titleOf(language, first.game);
    const due = first.due === null ? '' : ` ${home.until({ when: moment(language, first.due) })}`;
    return {
      title: home.yourMove({ name: who.name }),
      text: `${names.length === 0 ? `${title}, ${home.alone}.` : home.with({ game: title, names })}${due}`,
      ...(waiting.length > 1 && { more: home.more({ games: waiting.length - 1 }) }),
      button: home.back,
      to: `/t/${first.id}`,
    };
  }
  const here = kept?.find(({ ended }) => ended === null);
  if (here !== undefined) {
    const text = home.hereSince({ game: titleOf(language, here.game), when: moment(language, here.started) });
    return { title: home.unfinished, text, button: home.back, to: `/here/${here.id}` };
  }
  if (tables !== null && tables.length > 0)
    return { title: home.othersThink, text: home.underWay({ games: tables.length }), button: home.look, to: '/mine' };
  const isNobody = who === null || who === 'away';
  return kept === null || (!isNobody && tables === null) ? 'asking' : null;
}

/**
 * The first card of the page. It is always there, and always of one size: who has nothing to go back to is offered a
 * chair instead.
 */
export function YourMove({ offer, busy, play }: { offer: string; busy: boolean; play(): void }) {
  const { home } = useLanguage().texts.pages;
  const who = useStore(me);
  const said = useMoveCardText();
  if (said === 'asking') return <div className="yours" aria-hidden="true" />;
  return (
    <section className="yours" aria-labelledby="your-move">
      <span className="wick">
        <Icon path={icons['candle-flame']} />
      </span>
      <div>
        <h2 id="your-move">{said?.title ?? (who ? home.welcome({ name: who.name }) : home.tenSeconds)}</h2>
        <p>{said?.text ?? offer}</p>
        {said?.more !== undefined && <Link href="/mine">{said.more}</Link>}
      </div>
      {said === null ? (
        <button type="button" className="btn go" aria-busy={busy} onClick={play}>
          {busy ? home.laying : home.play}
        </button>
      ) : (
        <Link className="btn go" href={said.to}>
          {said.button}
        </Link>
      )}
    </section>
  );
}
