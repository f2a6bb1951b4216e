import type { Followed } from '../../../protocol/client/followed.ts';
import type { TableActs } from '../acts.ts';
import { Hint } from '../answer/hint.tsx';
import type { SeatShown } from '../board.ts';
import { useTrying } from '../online/trying.ts';
import { useWords } from '../words.tsx';

const whyAway = ({ info, you }: Followed) => info.seats[you ?? -1]?.away ?? 'gone';

/** A bot plays in the own place, and why; who gave up hears that first. */
export function ReplacedWords({ table }: { table: Followed }) {
  const { texts } = useWords();
  const text = texts.table.away;
  const why = whyAway(table);
  const said = [text.replaced, text.why[why]];
  const [first, then] = why === 'resigned' ? said.reverse() : said;
  return (
    <>
      <h2>{first}</h2>
      <p>{then}</p>
    </>
  );
}

/** How to take the own place back. */
export function Replaced({ table, acts }: { table: Followed; acts: TableActs }) {
  const { texts } = useWords();
  const text = texts.table.away;
  const { busy, trouble, attempt } = useTrying();
  const why = whyAway(table);
  return (
    <>
      {why !== 'resigned' && acts.back !== undefined && (
        <div className="as">
          <button type="button" className="btn go" disabled={busy} onClick={() => acts.back && void attempt(acts.back)}>
            {text.back}
          </button>
        </div>
      )}
      <Hint alarming>{trouble}</Hint>
    </>
  );
}

/** Somebody who is awaited is not there: a bot may be asked for. */
export function Gone({ seat, acts }: { seat: SeatShown; acts: TableActs }) {
  const { texts } = useWords();
  const text = texts.table.away;
  const { busy, trouble, attempt } = useTrying();
  const { takeover } = acts;
  return (
    <>
      <p className="gone">
        {text.gone(seat.name)}{' '}
        {takeover !== undefined && (
          <button type="button" className="btn" disabled={busy} onClick={() => void attempt(() => takeover(seat.seat))}>
            {text.takeover}
          </button>
        )}
      </p>
      <Hint alarming>{trouble}</Hint>
    </>
  );
}
