import '../../pages/list/list.css';
import '../replay.css';
import { Link } from 'wouter';
import type { ListedTable } from '../../../protocol/table.ts';
import icons from '../../art/icons.json';
import { GhostRows } from '../../pages/list/table-row.tsx';
import { usePolled } from '../../pages/list/use-polled.ts';
import { FinishedRow } from '../../pages/my-games/rows.tsx';
import { useFailureText } from '../../shell/failure-text.ts';
import { Page } from '../../shell/page.tsx';
import { EmptyState } from '../../shell/state-screens.tsx';
import { api, me } from '../../state/session.ts';
import { useStore } from '../../state/value-store.ts';
import { useTexts } from '../../text/index.ts';
import { LocalGames } from './local-games.tsx';
import { OpenFile } from './open-file.tsx';

const EVERY = 120_000;

/** What can be watched again: a file, one's finished tables, and the games of this browser. */
export function ReplayList() {
  const { shell, replay } = useTexts();
  return (
    <Page name="at-tables" title={shell.replays}>
      <div className="lead">
        <div>
          <h1>{shell.replays}</h1>
          <p>{replay.list.lead}</p>
        </div>
      </div>
      <OpenFile />
      <FinishedTables />
      <LocalGames />
    </Page>
  );
}

/** The own tables on the server whose games are over. */
function FinishedTables() {
  const { shell, replay } = useTexts();
  const text = replay.list;
  const sentence = useFailureText();
  const who = useStore(me);
  const { value, trouble, again } = usePolled(who === null ? null : () => api.myTables(), EVERY, who?.id);
  // Who is nobody here has not finished anything.
  const stranger = who === null || (trouble?.kind === 'refused' && trouble.bar.why === 'not-signed-in');
  const over: readonly ListedTable[] = value?.filter(({ state }) => state === 'over') ?? [];
  return (
    <section className="group" data-list="server">
      <h2>{text.server}</h2>
      {trouble !== null && !stranger && (
        <p className="trouble" role="status">
          {sentence(trouble)}{' '}
          <button type="button" className="btn quiet" onClick={again}>
            {shell.retry}
          </button>
        </p>
      )}
      {!stranger && value === null && trouble === null && <GhostRows count={2} />}
      {over.length > 0 && (
        <ul className="panel tbls" data-group="">
          {over.map((table) => (
            <FinishedRow key={table.id} table={table} />
          ))}
        </ul>
      )}
      {over.length === 0 && (stranger || value !== null) && (
        <div className="panel">
          <EmptyState icon={icons.hourglass} title={text.serverNone} text={stranger ? text.serverNobody : ''}>
            <Link className="btn" href="/">
              {shell.home}
            </Link>
          </EmptyState>
        </div>
      )}
    </section>
  );
}
