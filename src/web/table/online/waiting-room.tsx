import './waiting.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameInfo } from '../../../protocol/game.ts';
import type { SeatInfo, TableInfo } from '../../../protocol/table.ts';
import { Glyph, Seal } from '../../art/glyph.tsx';
import { botName, botNature, occupantName } from '../../shell/bots/bots.ts';
import { Page } from '../../shell/page.tsx';
import { join, promiseSalt } from '../../state/salts.ts';
import { api, me } from '../../state/session.ts';
import { useStore } from '../../state/value-store.ts';
import { useTexts } from '../../text/index.ts';
import { Hint } from '../answer/hint.tsx';
import { BotPicker } from './bot-picker.tsx';
import { Invitation } from './invitation.tsx';
import { useRequest } from './use-request.ts';

interface WaitingRoomProps {
  readonly info: TableInfo;
  readonly title: string;
  readonly you: number | null;
  readonly notice: React.ReactNode;
  /** Shown below the seats: settings and chat. `game` is the server's description, once it is known. */
  readonly below: (game: GameInfo | null) => React.ReactNode;
}

/** A table whose game has not begun: its seats, and how others can join. */
export function WaitingRoom({ info, title, you, notice, below }: WaitingRoomProps) {
  const { table } = useTexts();
  const text = table.waiting;
  const who = useStore(me);
  const [, navigate] = useLocation();
  const game = useGame(info.game);
  const { busy, trouble, attempt } = useRequest();
  const isHost = you !== null && info.host === who?.id;
  const free = info.seats.filter((seat) => occupantName({ ...seat, keptFor: null }) === null);
  const mine = free.some(({ keptFor }) => keptFor === null || keptFor.id === who?.id);
  // The server committed to its seed when the table was created: each player now commits to a salt.
  useEffect(() => {
    if (you !== null) void promiseSalt(info);
  }, [info, you]);
  const sit = (seat: number) => attempt(() => join(info.id, seat));
  const leave = async () => {
    if (await attempt(() => api.leave(info.id))) navigate('/');
  };
  return (
    <Page title={title}>
      {notice}
      <section className="waiting">
        <header>
          <h1 className="sign">{title}</h1>
          <p role="status">
            {info.revealing
              ? text.revealing
              : free.length > 0
                ? text.free({ count: free.length })
                : info.eager
                  ? text.begins
                  : isHost
                    ? text.yourStart
                    : text.hostStarts}
          </p>
        </header>
        <div className="who-comes">
          <ul className="seats">
            {info.seats.map((seat, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={number} className="panel">
                <Seal seat={number} />
                <Sitting
                  seat={seat}
                  own={number === you}
                  host={seat.person?.id === info.host}
                  revealing={info.revealing}
                />
                {isHost && !info.revealing && seat.person === null && (
                  <span className="tools">
                    {seat.bot === null ? (
                      game !== null && (
                        <BotPicker
                          game={game}
                          seat={number}
                          busy={busy}
                          place={(level) => void attempt(() => api.placeBot(info.id, number, level))}
                        />
                      )
                    ) : (
                      <button
                        type="button"
                        className="btn"
                        disabled={busy}
                        onClick={() => void attempt(() => api.placeBot(info.id, number, null))}
                      >
                        {text.removeBot}
                      </button>
                    )}
                  </span>
                )}
                {you === null && mayTake(seat, who?.id) && (
                  <button type="button" className="btn go" disabled={busy} onClick={() => void sit(number)}>
                    {text.sit}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <Hint alarming>{trouble}</Hint>
          {you === null && !mine && <p>{info.spectators ? text.full : text.fullClosed}</p>}
          {free.length > 0 && <Invitation id={info.id} title={title} first={you !== null} />}
          <div className="acts">
            {isHost && !info.revealing && free.length === 0 && (
              <button
                type="button"
                className="btn go"
                disabled={busy}
                onClick={() => void attempt(() => api.start(info.id))}
              >
                <Glyph name="play" /> {text.start}
              </button>
            )}
            {you !== null && !info.revealing && (
              <button type="button" className="btn" disabled={busy} onClick={() => void leave()}>
                {text.leave}
              </button>
            )}
          </div>
        </div>
        <div className="meanwhile">
          {below(game)}
          <p className="xs mute">{text.promise({ start: info.commitment.slice(0, 16) })}</p>
        </div>
      </section>
    </Page>
  );
}

const mayTake = ({ person, bot, keptFor }: SeatInfo, me: string | undefined): boolean =>
  person === null && bot === null && (keptFor === null || keptFor.id === me);

interface SittingProps {
  readonly seat: SeatInfo;
  readonly own: boolean;
  readonly host: boolean;
  readonly revealing: boolean;
}

function Sitting({ seat, own, host, revealing }: SittingProps) {
  const { table, shell } = useTexts();
  const text = table.waiting;
  const { person, bot, keptFor, here, saltCommitment, saltShown } = seat;
  const notes = [
    own && text.you,
    host && text.host,
    bot !== null && botNature(shell, bot),
    person !== null && !here && !own && text.gone,
    revealing && saltCommitment !== null && (saltShown ? text.saltShown : text.saltAwaited),
  ].filter((note) => note !== false && note !== '');
  return (
    <span className="sits">
      <b>
        {person?.name ??
          (bot === null ? (keptFor === null ? text.empty : text.kept({ name: keptFor.name })) : botName(bot))}
      </b>
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </span>
  );
}

/** The server's description of the game, with its bots; null until it is known. */
function useGame(name: string): GameInfo | null {
  const [game, setGame] = useState<GameInfo | null>(null);
  useEffect(() => {
    let wanted = true;
    void api.games().then((called) => {
      if (wanted && called.kind === 'done') setGame(called.value.find((other) => other.name === name) ?? null);
    });
    return () => {
      wanted = false;
    };
  }, [name]);
  return game;
}
