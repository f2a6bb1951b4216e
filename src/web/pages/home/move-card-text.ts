import type { ListedTable } from '../../../protocol/table.ts';
import type { Language } from '../../../text/languages.ts';
import type { LocalListed } from '../../local/browser-storage.ts';
import { namesWith } from '../../local/names.ts';
import { namesAt } from '../../table/names.ts';
import type { PageTexts } from '../../text/index.ts';
import { formatTimestamp } from '../../text/when.ts';
import { titleOf } from '../list/table-row.tsx';
import { companyText } from '../start/opponents.ts';

/** What the first card depends on. */
export interface Reader {
  /** The person's name; null: not signed in, or the server cannot be reached. */
  readonly name: string | null;
  /** The person's unfinished tables. */
  readonly tables: readonly ListedTable[];
  /** The games of this browser, newest first. */
  readonly kept: readonly LocalListed[];
}

/** The text of the card, and the target of its button; `to` null: the button starts a new table. */
interface MoveCardText {
  readonly title: string;
  readonly text: string;
  readonly more?: { readonly words: string; readonly to: string };
  readonly button: string;
  readonly to: string | null;
}

/**
 * Where to continue: at a table that waits for an answer, else in a game of this browser, else at another running
 * table. Without any of these it offers a new game: to a stranger without signing up, to others the game they played
 * last.
 */
export function moveCardText(
  { name, tables, kept }: Reader,
  offer: string,
  language: Language,
  texts: PageTexts,
): MoveCardText {
  const { home } = texts.pages;
  const waiting = tables.filter(({ waits }) => waits);
  const [first] = waiting;
  if (first !== undefined && name !== null) {
    const names = namesAt(first.seats).filter((_, seat) => seat !== first.you);
    const title = titleOf(language, first.game);
    const due = first.due === null ? '' : ` ${home.until({ when: formatTimestamp(language, first.due) })}`;
    return {
      title: home.yourMove({ name }),
      text: `${names.length === 0 ? `${title}, ${home.alone}.` : home.with({ game: title, names })}${due}`,
      ...(waiting.length > 1 && { more: { words: home.more({ games: waiting.length - 1 }), to: '/mine' } }),
      button: home.back,
      to: `/t/${first.id}`,
    };
  }
  const here = kept.find(({ ended }) => ended === null);
  if (here !== undefined) {
    const others = namesWith(here.bots, (at) => here.names[at] ?? '–').filter((_, at) => at !== here.seat);
    const [game, when] = [titleOf(language, here.game), formatTimestamp(language, here.started)];
    const text = home.hereSince({ game, against: companyText({ name: here.game }, others, texts), when });
    return { title: home.unfinished, text, button: home.back, to: `/here/${here.id}` };
  }
  if (tables.length > 0)
    return { title: home.othersThink, text: home.underWay({ games: tables.length }), button: home.look, to: '/mine' };
  const known = name !== null || kept.length > 0;
  const [last] = kept;
  return {
    title: name !== null ? home.welcome({ name }) : known ? home.another : home.tenSeconds,
    text: known ? offer : `${offer} ${home.noSignUp}`,
    ...(last !== undefined && { more: { words: home.lastHere, to: `/replay/here/${last.id}` } }),
    button: home.play,
    to: null,
  };
}
