import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import { Hint } from '../answer/hint.tsx';
import type { SeatShown } from '../board.ts';
import { useRequest } from '../online/use-request.ts';
import { useSpeechContext } from '../speech-context.tsx';
import type { TableActions } from '../table-actions.ts';

const awayReason = ({ info, you }: FollowedTable) => info.seats[you ?? -1]?.away ?? 'gone';

/** Says that a bot plays in the player's place, and why. */
export function BotTookOverText({ table }: { table: FollowedTable }) {
  const { texts } = useSpeechContext();
  const text = texts.table.away;
  const why = awayReason(table);
  const said = [text.replaced, text.why[why]];
  const [first, then] = why === 'resigned' ? said.reverse() : said;
  return (
    <>
      <h2>{first}</h2>
      <p>{then}</p>
    </>
  );
}

/** The button with which the player takes the seat back. */
export function TakeBackSeat({ table, acts }: { table: FollowedTable; acts: TableActions }) {
  const { texts } = useSpeechContext();
  const text = texts.table.away;
  const { busy, trouble, attempt } = useRequest();
  const why = awayReason(table);
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

/** Says that a player whose answer is awaited is absent, and offers to ask for a bot. */
export function AbsentPlayer({ seat, acts }: { seat: SeatShown; acts: TableActions }) {
  const { texts } = useSpeechContext();
  const text = texts.table.away;
  const { busy, trouble, attempt } = useRequest();
  const { takeover } = acts;
  return (
    <>
      <p className="gone">
        {text.gone({ name: seat.name })}{' '}
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
