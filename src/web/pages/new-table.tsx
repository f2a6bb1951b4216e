import './new-table.css';
import { useState } from 'react';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import { covers } from '../../games/covers.ts';
import type { GameInfo } from '../../protocol/game.ts';
import { own } from '../own.ts';
import { Page } from '../shell/page.tsx';
import { NotFound } from '../shell/states.tsx';
import { settings } from '../state/settings.ts';
import { useReading } from '../text/index.ts';
import { ChairList } from './new-table/chairs.tsx';
import { useChecked } from './new-table/checked.ts';
import { OptionList } from './new-table/options.tsx';
import { PackBox } from './new-table/pack.tsx';
import { Refusal } from './new-table/refusal.tsx';
import { ClockChoice, CoachTerm, GuestTerms } from './new-table/terms.tsx';
import { layTable, rememberUsual, useGoing } from './play.ts';
import { freshSetup, hereAddress, isAlone, type Known, type Setup, tableOf } from './setup.ts';
import { useShelf } from './shelf.ts';
import { Emblem, GhostRows, titleOf } from './table-row.tsx';

/** Laying a table for a game: `?friends=1` begins with a table for two by link, `?here=1` with one in this browser. */
export function NewTable() {
  const { game = '' } = useParams();
  const search = new URLSearchParams(useSearch());
  const { server, games } = useShelf();
  const info = games.find(({ name }) => name === game);
  if (own(covers, game) === undefined || (server === 'there' && info === undefined)) return <NotFound />;
  // Only its lid is known yet: its options would push the rest down.
  if (info === undefined || (server === 'asked' && info.options.length === 0)) return <Waiting game={game} />;
  const here = search.has('here') || server === 'away';
  const preset = here ? 'here' : search.has('friends') ? 'friends' : null;
  // Another way to play is another form, begun anew; so is one for a game of which more is known by now.
  return <Form key={`${game} ${preset} ${info.options.length}`} info={info} preset={preset} away={server === 'away'} />;
}

function Waiting({ game }: { game: string }) {
  const { language } = useReading();
  return (
    <Page name="at-setup" title={titleOf(language, game)}>
      <GhostRows count={5} />
    </Page>
  );
}

function Form(props: { info: Known; preset: 'friends' | 'here' | null; away: boolean }) {
  const { info: core, preset, away } = props;
  const { language, texts } = useReading();
  const { lay, home } = texts.pages;
  const [, navigate] = useLocation();
  const [pack, setPack] = useState<GameInfo | null>(null);
  const [setup, setSetup] = useState<Setup>(() => freshSetup(core, settings.get().usual[core.name], preset));
  const checked = useChecked(setup);
  const { busy, trouble, go } = useGoing();
  const here = preset === 'here';
  const info = pack ?? core;
  const title = titleOf(language, core.name);
  // Who has no secrets from the others can sit with them before one screen.
  const shared = here && own(covers, core.name)?.together === true;

  const begin = () => {
    const bot = setup.seats.at(-1) ?? null;
    if (isAlone(setup) && bot !== null)
      rememberUsual(core.name, {
        seats: setup.seats.length,
        bot,
        other: settings.get().usual[core.name]?.other ?? false,
      });
    if (here) navigate(hereAddress(core.name, setup.seats, setup.options, setup));
    else go('lay', () => layTable(tableOf(setup, info)));
  };
  const bring = (brought: GameInfo | null) => {
    setPack(brought);
    setSetup((before) => ({ ...before, content: brought?.content ?? null }));
  };

  const doing = here || isAlone(setup) ? home.play : lay.lay;
  return (
    <Page name="at-setup" title={`${lay.title} · ${title}`}>
      <div className="lead">
        <div className="what">
          <Emblem game={core.name} />
          <div>
            <h1>{title}</h1>
            <p>{!here ? lay.how : shared ? texts.talk.here.how : lay.hereHow}</p>
          </div>
        </div>
        <div className="acts">
          <Link className="btn" href={`/rules/${core.name}`}>
            {texts.shell.rules}
          </Link>
          {!away && (
            <Link className="btn" href={here ? `/new/${core.name}` : `/new/${core.name}?here=1`}>
              {here ? lay.onServer : home.here}
            </Link>
          )}
        </div>
      </div>
      <form
        className="laying"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <div className="parts">
          <ChairList info={info} setup={setup} alone={here} shared={shared} change={setSetup} />
          <OptionList info={info} setup={setup} checked={checked} change={setSetup} />
          {!here && <ClockChoice setup={setup} change={setSetup} />}
          {!here && <GuestTerms setup={setup} change={setSetup} />}
          <CoachTerm setup={setup} here={here} change={setSetup} />
          {!here && <PackBox game={core.name} bring={bring} />}
        </div>
        <div className="deal">
          <div className="panel part">
            {trouble !== null && <Refusal trouble={trouble} setup={setup} />}
            <button type="submit" className="btn go" aria-busy={busy !== null} disabled={checked.faults.length > 0}>
              {busy === null ? doing : home.laying}
            </button>
            <p className="help">{here ? lay.hereKept : isAlone(setup) ? lay.atOnce : lay.thenLink}</p>
          </div>
        </div>
      </form>
    </Page>
  );
}
