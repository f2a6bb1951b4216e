import './home.css';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Page } from '../shell/page.tsx';
import { useSentence } from '../shell/sentence.ts';
import { settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useReading } from '../text/index.ts';
import { companyOf } from './company.ts';
import { BotPanel } from './home/bot-panel.tsx';
import { GameCover } from './home/cover.tsx';
import { FreeChairs } from './home/free-chairs.tsx';
import { LinkBox } from './home/link-box.tsx';
import { YourMove } from './home/your-move.tsx';
import { layTable, rememberUsual, useGoing } from './play.ts';
import { againstBots, hereAddress, type Known, optionsOf, type Usual, usualOf, waysOf } from './setup.ts';
import { useShelf } from './shelf.ts';
import { titleOf } from './table-row.tsx';

/** The first page: where one left off, the games, tables with a free chair, bots. */
export function Home() {
  const { language, texts } = useReading();
  const { home } = texts.pages;
  const sentence = useSentence();
  const { server, games, again } = useShelf();
  const { usual: last } = useStore(settings);
  const [, navigate] = useLocation();
  const { busy, trouble, go } = useGoing();
  const [botGame, setBotGame] = useState<string | null>(null);
  const usual = (info: Known) => usualOf(info, last[info.name]);
  const away = server === 'away';

  const play = (info: Known, how: Usual, name: string) => {
    rememberUsual(info.name, how);
    const [seats, options] = [againstBots(how), optionsOf(info, how)];
    if (away) navigate(hereAddress(info.name, seats, options));
    else go(name, () => layTable({ game: info.name, seats, options, eager: true }));
  };

  const [first] = games;
  const chosen = games.find(({ name }) => name === botGame) ?? first;
  const offer = (info: Known) => {
    const company = companyOf(info, usual(info), texts);
    const ways = waysOf(info, language);
    const how = ways === undefined ? company : `${company}, ${usual(info).other ? ways.other : ways.usual}`;
    return home.offer(titleOf(language, info.name), how);
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
        {first !== undefined && (
          <YourMove offer={offer(first)} busy={busy === 'offer'} play={() => play(first, usual(first), 'offer')} />
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
        <ul className="covers" data-count={Math.min(games.length, 4)}>
          {games.map((info, number) => (
            <li key={info.name}>
              <GameCover
                info={info}
                number={number}
                usual={usual(info)}
                server={!away}
                busy={busy === info.name}
                choose={(other) => rememberUsual(info.name, { ...usual(info), other })}
                play={() => play(info, usual(info), info.name)}
              />
            </li>
          ))}
        </ul>
      </section>
      <div className={away ? 'cols alone' : 'cols'}>
        {!away && <FreeChairs first={first?.name ?? null} />}
        <div className="home-side">
          {chosen !== undefined && (
            <BotPanel
              games={games}
              game={chosen}
              usual={usual(chosen)}
              busy={busy}
              choose={setBotGame}
              lay={(how) => rememberUsual(chosen.name, { ...usual(chosen), ...how })}
              play={(bot) => play(chosen, { ...usual(chosen), bot }, bot)}
            />
          )}
          {!away && <LinkBox />}
        </div>
      </div>
    </Page>
  );
}
