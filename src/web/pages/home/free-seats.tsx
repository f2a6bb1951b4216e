import { Link } from 'wouter';
import icons from '../../art/icons.json';
import { EmptyState, FetchFailed } from '../../shell/state-screens.tsx';
import { api, me } from '../../state/session.ts';
import { useStore } from '../../state/value-store.ts';
import { useTexts } from '../../text/index.ts';
import { OpenTable } from '../list/open-table.tsx';
import { GhostRows } from '../list/table-row.tsx';
import { usePolled } from '../list/use-polled.ts';
import { newAddress } from '../start/table-form.ts';

const EVERY = 20_000;
/** How many are shown; the lobby has all. */
const MAX_SHOWN = 4;

/** Public tables that somebody could sit down at now. */
export function FreeSeats({ first }: { first: string | null }) {
  const { pages } = useTexts();
  return (
    <section className="open" aria-labelledby="free-chairs">
      <div className="hd">
        <h2 id="free-chairs">{pages.home.freeSeats}</h2>
        {first !== null && (
          <Link className="btn" href={newAddress(first, 'all')}>
            {pages.home.openTable}
          </Link>
        )}
      </div>
      <Tables />
    </section>
  );
}

function Tables() {
  const { home } = useTexts().pages;
  const who = useStore(me);
  const { value, trouble, again } = usePolled(api.lobby, EVERY, who?.id);
  if (value === null && trouble === null) return <GhostRows count={3} />;
  if (value === null && trouble !== null) return <FetchFailed trouble={trouble} again={again} />;
  const open = (value ?? []).filter(({ state }) => state === 'open');
  if (open.length === 0)
    return (
      <div className="panel">
        <EmptyState icon={icons['round-table']} title={home.noSeats} text={home.noSeatsHow} />
      </div>
    );
  return (
    <>
      <ul className="panel tbls" data-group="">
        {open.slice(0, MAX_SHOWN).map((table) => (
          <OpenTable key={table.id} table={table} changed={again} />
        ))}
      </ul>
      {(value ?? []).length > MAX_SHOWN && (
        <p className="all">
          <Link href="/tables">{home.allTables}</Link>
        </p>
      )}
    </>
  );
}
