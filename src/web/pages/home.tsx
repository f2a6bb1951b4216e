import './home.css';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useFailureText } from '../shell/failure-text.ts';
import { Page } from '../shell/page.tsx';
import { settings } from '../state/settings.ts';
import { useStore } from '../state/value-store.ts';
import { useLanguage } from '../text/index.ts';
import { BotPanel } from './home/bot-panel.tsx';
import { GameCover } from './home/cover.tsx';
import { FreeSeats } from './home/free-seats.tsx';
import { LinkBox } from './home/link-box.tsx';
import { YourMove } from './home/your-move.tsx';
import { titleOf } from './list/table-row.tsx';
import { useLocalGames } from './list/use-local-games.ts';
import { createTable, rememberQuickStart, useGoToTable } from './start/create-table.ts';
import { useGameList } from './start/game-list.ts';
import { opponentsText } from './start/opponents.ts';
import {
  againstBots,
  hereAddress,
  type KnownGame,
  type QuickStart,
  quickStartOf,
  quickStartOptions,
  waysOf,
} from './start/table-form.ts';

/** The home page: where to continue, the games, tables with a free seat, bots. */
export function Home() {
  const { language, texts } = useLanguage();
  const { home } = texts.pages;
  const sentence = useFailureText();
  const { server, games, again } = useGameList();
  const { usual: last } = useStore(settings);
  const [, navigate] = useLocation();
  const { busy, trouble, go } = useGoToTable();
  const [botGame, setBotGame] = useState<string | null>(null);
  const usual = (info: KnownGame) => quickStartOf(info, last[info.name]);
  const away = server === 'away';

  const play = (info: KnownGame, how: QuickStart, name: string) => {
    rememberQuickStart(info.name, how);
    const [seats, options] = [againstBots(how), quickStartOptions(info, how)];
    if (away) navigate(hereAddress(info.name, seats, options));
    else go(name, () => createTable({ game: info.name, seats, options, eager: true }));
  };

  const kept = useLocalGames();
  const [first] = games;
  // Offers the game that was played last in this browser.
  const offered = games.find(({ name }) => name === kept?.[0]?.game) ?? first;
  const chosen = games.find(({ name }) => name === botGame) ?? first;
  const offer = (info: KnownGame) => {
    const company = opponentsText(info, usual(info), texts);
    const ways = waysOf(info, language);
    const how = ways === undefined ? company : `${company}, ${usual(info).other ? ways.other : ways.usual}`;
    return home.offer({ game: titleOf(language, info.name), against: how });
  };
  return (
    <Page name="at-home" title="">
      <div className="hero">
        <div className="tag">
          <h1 className="sign">
            {home.headline[0]}
            <br />
            {home.headline[1]}
          </h1>
          <p>{home.pitch}</p>
        </div>
        {offered !== undefined && (
          <YourMove
            kept={kept}
            offer={offer(offered)}
            busy={busy === 'offer'}
            play={() => play(offered, usual(offered), 'offer')}
          />
        )}
      </div>
      <div role="status">
        {trouble !== null && <p className="trouble home-trouble">{sentence(trouble)}</p>}
        {away && (
          <p className="away">
            {home.away}{' '}
            <button type="button" className="btn" onClick={again}>
              {texts.shell.retry}
            </button>
          </p>
        )}
      </div>
      <section aria-labelledby="games">
        <h2 id="games" className="sr">
          {home.games}
        </h2>
        <ul className="covers" data-group="" data-count={Math.min(games.length, 4)}>
          {games.map((info, number) => (
            <li key={info.name}>
              <GameCover
                info={info}
                number={number}
                usual={usual(info)}
                server={!away}
                busy={busy === info.name}
                choose={(other) => rememberQuickStart(info.name, { ...usual(info), other })}
                play={() => play(info, usual(info), info.name)}
              />
            </li>
          ))}
        </ul>
      </section>
      <div className={away ? 'cols alone' : 'cols'}>
        {!away && <FreeSeats first={first?.name ?? null} />}
        <div className="home-side">
          {chosen !== undefined && (
            <BotPanel
              games={games}
              game={chosen}
              usual={usual(chosen)}
              busy={busy}
              choose={setBotGame}
              changeSetup={(how) => rememberQuickStart(chosen.name, { ...usual(chosen), ...how })}
              play={(bot) => play(chosen, { ...usual(chosen), bot }, bot)}
            />
          )}
          {!away && <LinkBox />}
        </div>
      </div>
    </Page>
  );
}
