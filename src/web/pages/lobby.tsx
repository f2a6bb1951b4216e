import './list/list.css';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ListedTable } from '../../protocol/table.ts';
import icons from '../art/icons.json';
import { Page } from '../shell/page.tsx';
import { EmptyState, FetchFailed } from '../shell/state-screens.tsx';
import { api, me } from '../state/session.ts';
import { useStore } from '../state/value-store.ts';
import { useLanguage } from '../text/index.ts';
import { RadioChoice } from './form/radio-choice.tsx';
import { LinkBox } from './home/link-box.tsx';
import { OpenTable } from './list/open-table.tsx';
import { GhostRows, titleOf } from './list/table-row.tsx';
import { usePolled } from './list/use-polled.ts';
import { useGameList } from './start/game-list.ts';
import { newAddress } from './start/table-form.ts';

const EVERY = 15_000;
const ALL = '';

/** All public tables: those with a free seat, and those that can be watched. */
export function Lobby() {
  const { language, texts } = useLanguage();
  const { lobby } = texts.pages;
  const { games } = useGameList();
  const [game, setGame] = useState<string>(ALL);
  const who = useStore(me);
  const { value, trouble: problem, again } = usePolled(api.lobby, EVERY, who?.id);
  const shown = value?.filter((table) => game === ALL || table.game === game);
  const first = game === ALL ? games[0]?.name : game;
  return (
    <Page name="at-tables" title={lobby.title}>
      <div className="lead">
        <div>
          <h1>{lobby.title}</h1>
          <p>{lobby.text}</p>
        </div>
        {first !== undefined && (
          <Link className="btn go" href={newAddress(first, 'all')}>
            {texts.pages.home.openTable}
          </Link>
        )}
      </div>
      {games.length > 1 && (
        <RadioChoice
          legend={texts.pages.home.game}
          name="game"
          value={game}
          values={[[ALL, lobby.allGames], ...games.map(({ name }) => [name, titleOf(language, name)] as const)]}
          choose={setGame}
          inline
        />
      )}
      <div className="beside">
        <LinkBox />
        <div>
          {problem !== null && <FetchFailed trouble={problem} again={again} />}
          {problem === null && shown === undefined && <GhostRows count={4} />}
          {problem === null && shown !== undefined && <Tables tables={shown} changed={again} />}
        </div>
      </div>
    </Page>
  );
}

function Tables({ tables, changed }: { tables: readonly ListedTable[]; changed(): void }) {
  const { lobby, home } = useLanguage().texts.pages;
  const open = tables.filter(({ state }) => state === 'open');
  const running = tables.filter(({ state }) => state === 'playing');
  return (
    <>
      <section className="group" aria-labelledby="open">
        <h2 id="open">{home.freeSeats}</h2>
        {open.length === 0 ? (
          <div className="panel">
            <EmptyState icon={icons['round-table']} title={home.noSeats} text={home.noSeatsHow} />
          </div>
        ) : (
          <Rows tables={open} changed={changed} />
        )}
      </section>
      {running.length > 0 && (
        <section className="group" aria-labelledby="running">
          <h2 id="running">{lobby.running}</h2>
          <Rows tables={running} changed={changed} />
        </section>
      )}
    </>
  );
}

const Rows = ({ tables, changed }: { tables: readonly ListedTable[]; changed(): void }) => (
  <ul className="panel tbls" data-group="">
    {tables.map((table) => (
      <OpenTable key={table.id} table={table} changed={changed} />
    ))}
  </ul>
);
