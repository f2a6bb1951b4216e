import { own } from '../../own.ts';
import './cover.css';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { covers } from '../../../games/covers.ts';
import { Art } from '../../art/art.tsx';
import { Glyph } from '../../art/glyph.tsx';
import { lidOf } from '../../games/lids.ts';
import { useReading } from '../../text/index.ts';
import { minutes } from '../../text/when.ts';
import { companyOf } from '../company.ts';
import { againstBots, hereAddress, type Known, newAddress, optionsOf, type Usual } from '../setup.ts';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** A game as a tarot card: its picture, what it is, and the ways to sit down. */
export function GameCover(props: {
  readonly info: Known;
  readonly number: number;
  readonly usual: Usual;
  /** Whether there is a server to play on. */
  readonly server: boolean;
  readonly busy: boolean;
  /** The other way to play, or the usual one. */
  choose(other: boolean): void;
  play(): void;
}) {
  const { info, number, usual, server, busy, choose, play } = props;
  const { language, texts } = useReading();
  const { home } = texts.pages;
  const cover = own(covers, info.name);
  if (cover === undefined) return null;
  const { title, pitch, special, ways } = cover.text[language];
  const { art, spot } = lidOf(info.name);
  const bots = companyOf(info, usual, texts);
  const company = ways === undefined ? bots : `${bots} · ${usual.other ? ways.other : ways.usual}`;
  return (
    <article className="cover" style={{ '--spot': spot } as CSSProperties} aria-labelledby={`game-${info.name}`}>
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
            <Glyph name="user" /> {home.players(cover.seats.min, cover.seats.max)}
          </span>
          <span>
            <Glyph name="clock" /> {minutes(language, cover.minutes)}
          </span>
          <Link href={`/rules/${info.name}`} aria-label={`${texts.shell.rules}: ${title}`}>
            <Glyph name="spell" /> {texts.shell.rules}
          </Link>
        </p>
        {ways !== undefined && (
          <label className="fully">
            <input type="checkbox" checked={usual.other} onChange={({ target }) => choose(target.checked)} />
            {ways.how}
          </label>
        )}
        <div className="ways">
          {server ? (
            <button type="button" className="btn go" aria-busy={busy} onClick={play}>
              {busy ? home.laying : home.play}
              <small>{company}</small>
            </button>
          ) : (
            <Link className="btn go" href={hereAddress(info.name, againstBots(usual), optionsOf(info, usual))}>
              {home.here}
              <small>{company}</small>
            </Link>
          )}
          {server ? (
            <Link className="btn paper" href={newAddress(info.name, 'friends')}>
              {home.friends}
              <small>{home.friendsHow}</small>
            </Link>
          ) : (
            <Link className="btn paper" href={newAddress(info.name, 'here')}>
              {home.lay}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
