import { useState } from 'react';
import { useLocation } from 'wouter';
import type { OpenRecord } from '../../local/engine/records/record-sessions.ts';
import { localEngine } from '../../local/engine-thread.ts';
import { LEVELS, offeredBots, ratingsIn } from '../../local/levels.ts';
import { useGameList } from '../../pages/start/game-list.ts';
import { isCooperative } from '../../pages/start/table-form.ts';
import { BotTraits } from '../../shell/bots/bot-traits.tsx';
import { botName, botOffer } from '../../shell/bots/bots.ts';
import { useFailureText } from '../../shell/failure-text.ts';
import { useOnline } from '../../shell/status-notes.tsx';
import { api, ensurePerson, me } from '../../state/session.ts';
import { Hint } from '../../table/answer/hint.tsx';
import { Sheet } from '../../table/around/sheet.tsx';
import { useTexts } from '../../text/index.ts';
import { SeatSelect } from '../seat-select.tsx';
import { opponentOf } from './opponent.ts';

interface PlayOnProps {
  readonly opened: OpenRecord;
  /** The table on the server where it was played, if any. */
  readonly table: string | null;
  readonly names: readonly string[];
  /** The bots by seat, as far as they are known. */
  readonly bots: readonly (string | null)[];
  /** The moment to continue from, as a number of answers. */
  readonly after: number;
  /** The seat that is selected at first. */
  readonly seat: number;
  readonly onClose: () => void;
}

/** Starts a new game from a moment of a record: on which seat, against which bot, on the server or in this browser. */
export function PlayOnSheet({ opened, table, names, bots, after, seat: first, onClose }: PlayOnProps) {
  const { replay } = useTexts();
  const text = replay.playOn;
  const [, navigate] = useLocation();
  const sentence = useFailureText();
  const online = useOnline();
  const known = { bots: LEVELS, ratings: ratingsIn(opened.game) };
  const info = useGameList().games.find(({ name }) => name === opened.game) ?? known;
  const [seat, setSeat] = useState(first);
  const [chosen, setChosen] = useState<string | null>(null);
  const bot = chosen ?? opponentOf(bots, seat, info.bots);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const onServer = async (): Promise<string | null> => {
    const who = await ensurePerson();
    if (who.kind !== 'done') return sentence(who);
    const from = table === null ? { record: await localEngine().records.recordOf(opened.session) } : { table };
    const reply = await api.playOn({ ...from, after, seat, bot });
    if (reply.kind !== 'done') return sentence(reply);
    navigate(`/t/${reply.value.id}`);
    return null;
  };
  const inBrowser = async (): Promise<string | null> => {
    const playerNames = names.map((_, n) => (n === seat ? (me.get()?.name ?? replay.here.you) : botName(bot)));
    const made = await localEngine().records.playOn(opened.session, { after, seat, bot }, playerNames);
    if (made.kind !== 'made') return text.failed;
    navigate(`/here/${made.id}`);
    return null;
  };
  const attempt = async (start: () => Promise<string | null>) => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    setTrouble(await start().catch(() => text.failed));
    setBusy(false);
  };
  return (
    <Sheet title={text.title} onClose={onClose}>
      <p>
        <b>{replay.at({ number: after, last: opened.last })}.</b> {text.text}
      </p>
      <SeatSelect label={text.seat} {...{ names, seat }} onSeat={setSeat} />
      {names.length > 1 && (
        <label className="row">
          {isCooperative({ name: opened.game }) ? text.mate : text.bot}
          <select value={bot} aria-describedby="traits" onChange={({ target }) => setChosen(target.value)}>
            {offeredBots(info.bots).map((level) => (
              <option key={level} value={level}>
                {botOffer(info, level)}
              </option>
            ))}
          </select>
        </label>
      )}
      {names.length > 1 && <BotTraits id="traits" game={info} level={bot} />}
      <div className="acts">
        {online && (
          <button type="button" className="btn go" aria-busy={busy} onClick={() => void attempt(onServer)}>
            {text.server}
          </button>
        )}
        <button
          type="button"
          className={online ? 'btn' : 'btn go'}
          aria-busy={busy}
          onClick={() => void attempt(inBrowser)}
        >
          {text.here}
        </button>
      </div>
      <Hint>{online ? null : text.offline}</Hint>
      <Hint alarming>{trouble}</Hint>
    </Sheet>
  );
}
