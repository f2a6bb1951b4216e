import './new-table.css';
import { useState } from 'react';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import type { GameInfo } from '../../protocol/game.ts';
import { covers } from '../games/register.ts';
import { ownEntry } from '../own-entry.ts';
import { Page } from '../shell/page.tsx';
import { NotFound } from '../shell/state-screens.tsx';
import { settings } from '../state/settings.ts';
import { useLanguage } from '../text/index.ts';
import { RadioChoice } from './form/radio-choice.tsx';
import { Emblem, GhostRows, titleOf } from './list/table-row.tsx';
import { OptionList } from './new-table/options.tsx';
import { PackBox } from './new-table/pack.tsx';
import { Refusal } from './new-table/refusal.tsx';
import { SeatList } from './new-table/seat-list.tsx';
import { ClockChoice, CoachSetting, GuestSettings } from './new-table/table-settings.tsx';
import { useSetupCheck } from './new-table/use-setup-check.ts';
import { createTable, rememberQuickStart, useGoToTable } from './start/create-table.ts';
import { useGameList } from './start/game-list.ts';
import {
  hereAddress,
  isAlone,
  isCooperative,
  type KnownGame,
  newAddress,
  newForm,
  type Preset,
  type TableForm,
  tableOf,
} from './start/table-form.ts';

/** The form for a new table. The address says for whom: `?friends=1`, `?all=1` or `?here=1`. */
export function NewTable() {
  const { game = '' } = useParams();
  const search = new URLSearchParams(useSearch());
  const { server, games } = useGameList();
  const { language, texts } = useLanguage();
  const info = games.find(({ name }) => name === game);
  const away = server === 'away';
  const preset = away ? 'here' : (PRESETS.find((each) => search.has(each)) ?? null);
  if (ownEntry(covers, game) === undefined || (server === 'there' && info === undefined)) return <NotFound />;
  const title = titleOf(language, game);
  // Only the cover is known so far: options that appear later would move the rest of the page.
  if (info === undefined || (server === 'asked' && info.options.length === 0))
    return (
      <Page name="at-setup" title={title}>
        <GhostRows count={5} />
      </Page>
    );
  return (
    <Page name="at-setup" title={`${texts.pages.newTable.title} · ${title}`}>
      <Lead game={game} preset={preset} away={away} />
      {preset === 'all' && games.length > 1 && <GameChoice game={game} games={games} />}
      {/* Another way to play is another form, begun anew; so is one for a game of which more is known by now. */}
      <Form key={`${game} ${preset} ${info.options.length}`} info={info} preset={preset} />
    </Page>
  );
}

const PRESETS: readonly Preset[] = ['here', 'all', 'friends'];

/** The title of the game, with links to its other forms. */
function Lead({ game, preset, away }: { game: string; preset: Preset | null; away: boolean }) {
  const { language, texts } = useLanguage();
  const { newTable, home } = texts.pages;
  const here = preset === 'here';
  return (
    <div className="lead">
      <div className="what">
        <Emblem game={game} />
        <div>
          <h1>{titleOf(language, game)}</h1>
          <p>{!here ? newTable.how : isCooperative({ name: game }) ? texts.talk.here.how : newTable.hereHow}</p>
        </div>
      </div>
      <div className="acts">
        <Link className="btn" href={`/rules/${game}`}>
          {texts.shell.rules}
        </Link>
        {!away && (
          <Link className="btn" href={newAddress(game, here ? null : 'here')}>
            {here ? newTable.onServer : home.here}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Lets somebody who comes from the lobby choose the game. */
function GameChoice({ game, games }: { game: string; games: readonly KnownGame[] }) {
  const { language, texts } = useLanguage();
  const [, navigate] = useLocation();
  return (
    <div className="panel part which">
      <RadioChoice
        legend={texts.pages.home.game}
        name="game"
        value={game}
        values={games.map(({ name }) => [name, titleOf(language, name)])}
        choose={(name) => navigate(newAddress(name, 'all'), { replace: true })}
      />
    </div>
  );
}

function Form({ info: core, preset }: { info: KnownGame; preset: Preset | null }) {
  const { texts } = useLanguage();
  const { newTable, home } = texts.pages;
  const [, navigate] = useLocation();
  const [pack, setPack] = useState<GameInfo | null>(null);
  const [setup, setSetup] = useState<TableForm>(() => newForm(core, settings.get().usual[core.name], preset));
  const checked = useSetupCheck(setup);
  const { busy, trouble, go } = useGoToTable();
  const here = preset === 'here';
  const info = pack ?? core;
  // In a cooperative game several people can share one screen.
  const shared = here && isCooperative(core);

  const begin = () => {
    const bot = setup.seats.at(-1) ?? null;
    if (isAlone(setup) && bot !== null)
      rememberQuickStart(core.name, {
        seats: setup.seats.length,
        bot,
        other: settings.get().usual[core.name]?.other ?? false,
      });
    if (here) navigate(hereAddress(core.name, setup.seats, setup.options, setup));
    else go('open', () => createTable(tableOf(setup, info)));
  };
  const bring = (brought: GameInfo | null) => {
    setPack(brought);
    setSetup((before) => ({ ...before, content: brought?.content ?? null }));
  };

  const then = isAlone(setup) ? newTable.atOnce : setup.public ? newTable.thenListed : newTable.thenLink;
  const doing = here || isAlone(setup) ? home.play : newTable.open;
  return (
    <form
      className="laying"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <div className="parts">
        <SeatList info={info} setup={setup} alone={here} shared={shared} change={setSetup} />
        <OptionList info={info} setup={setup} checked={checked} change={setSetup} />
        {!here && <ClockChoice setup={setup} change={setSetup} />}
        {!here && <GuestSettings setup={setup} change={setSetup} />}
        <CoachSetting setup={setup} here={here} change={setSetup} />
        {!here && <PackBox game={core.name} bring={bring} />}
      </div>
      <div className="deal">
        <div className="panel part">
          {trouble !== null && <Refusal trouble={trouble} setup={setup} />}
          <button type="submit" className="btn go" aria-busy={busy !== null} disabled={checked.faults.length > 0}>
            {busy === null ? doing : home.laying}
          </button>
          <p className="help">{here ? newTable.hereKept : then}</p>
        </div>
      </div>
    </form>
  );
}
