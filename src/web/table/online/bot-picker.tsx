import { useState } from 'react';
import type { GameInfo } from '../../../protocol/game.ts';
import { defaultBot, offeredBots } from '../../local/levels.ts';
import { BotTraits } from '../../shell/bots/bot-traits.tsx';
import { botOffer } from '../../shell/bots/bots.ts';
import { useTexts } from '../../text/index.ts';

/** Lets the host put a bot on a free seat. */
export function BotPicker(props: {
  readonly game: GameInfo;
  readonly seat: number;
  readonly busy: boolean;
  place(level: string): void;
}) {
  const { game, seat, busy, place } = props;
  const { table } = useTexts();
  const text = table.waiting;
  const [level, setLevel] = useState(defaultBot(game.bots));
  return (
    <>
      <select
        className="input"
        aria-label={text.whichBot({ chair: seat + 1 })}
        aria-describedby={`traits-${seat}`}
        value={level}
        onChange={({ target }) => setLevel(target.value)}
      >
        {offeredBots(game.bots).map((other) => (
          <option key={other} value={other}>
            {botOffer(game, other)}
          </option>
        ))}
      </select>
      <BotTraits id={`traits-${seat}`} game={game} level={level} />
      <button type="button" className="btn" disabled={busy} onClick={() => place(level)}>
        {text.addBot}
      </button>
    </>
  );
}
