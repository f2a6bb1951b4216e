import { ownEntry } from '../../own-entry.ts';
import './cover.css';
import { Link } from 'wouter';
import { Art } from '../../art/art.tsx';
import { Glyph } from '../../art/glyph.tsx';
import { coverArtOf } from '../../games/cover-art.ts';
import { covers } from '../../games/register.ts';
import { useLanguage } from '../../text/index.ts';
import { formatMinutes } from '../../text/when.ts';
import { opponentsText } from '../start/opponents.ts';
import {
  againstBots,
  hereAddress,
  type KnownGame,
  newAddress,
  type QuickStart,
  quickStartOptions,
} from '../start/table-form.ts';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** A game as a tarot card: its picture, what it is, and the ways to sit down. */
export function GameCover(props: {
  readonly info: KnownGame;
  readonly number: number;
  readonly usual: QuickStart;
  /** Whether there is a server to play on. */
  readonly server: boolean;
  readonly busy: boolean;
  /** The other way to play, or the usual one. */
  choose(other: boolean): void;
  play(): void;
}) {
  const { info, number, usual, server, busy, choose, play } = props;
  const { language, texts } = useLanguage();
  const { home } = texts.pages;
  const cover = ownEntry(covers, info.name);
  if (cover === undefined) return null;
  const { title, pitch, special, ways } = cover.text[language];
  const { min, max } = cover.seats;
  const { art, spot } = coverArtOf(info.name);
  const bots = opponentsText(info, usual, texts);
  const company = ways === undefined ? bots : `${bots} · ${usual.other ? ways.other : ways.usual}`;
  return (
    <article className="cover" style={{ '--spot': spot }} aria-labelledby={`game-${info.name}`}>
      <span className="no" aria-hidden="true">
        {NUMERALS[number]}
      </span>
      <div className="pic">
        <Art spec={art} rough wide />
      </div>
      <div className="tt">
        <h3 id={`game-${info.name}`}>{title}</h3>
        <p className="d">{pitch}</p>
        <ul className="special">
          {special.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="meta">
          <span>
            <Glyph name="user" /> {home.players({ range: min === max ? min : `${min}–${max}` })}
          </span>
          <span>
            <Glyph name="clock" /> {formatMinutes(language, cover.minutes)}
          </span>
          <Link href={`/rules/${info.name}`} aria-label={`${texts.shell.rules}: ${title}`}>
            <Glyph name="spell" /> {texts.shell.rules}
          </Link>
        </p>
        {ways !== undefined && (
          <label className="fully">
            <input
              type="checkbox"
              aria-describedby={`game-${info.name}`}
              checked={usual.other}
              onChange={({ target }) => choose(target.checked)}
            />
            {ways.how}
          </label>
        )}
        <div className="ways">
          {server ? (
            <button
              type="button"
              className="btn go"
              aria-busy={busy}
              aria-describedby={`game-${info.name}`}
              onClick={play}
            >
              {busy ? home.laying : home.play}
              <small>{company}</small>
            </button>
          ) : (
            <Link
              className="btn go"
              aria-describedby={`game-${info.name}`}
              href={hereAddress(info.name, againstBots(usual), quickStartOptions(info, usual))}
            >
              {home.here}
              <small>{company}</small>
            </Link>
          )}
          {server ? (
            <Link className="btn paper" aria-describedby={`game-${info.name}`} href={newAddress(info.name, 'friends')}>
              {home.friends}
              <small>{home.friendsHow}</small>
            </Link>
          ) : (
            <Link className="btn paper" href={newAddress(info.name, 'here')}>
              {home.openTable}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
