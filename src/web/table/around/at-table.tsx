import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import { Glyph, Icon, Seal } from '../../art/glyph.tsx';
import { botFace, botNature } from '../../shell/bots/bots.ts';
import type { SeatShown } from '../board.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { Clock } from './clock.tsx';

/** The players: seals, names, clocks, and who is absent. */
export function AtTable({ table, seats }: { table: FollowedTable; seats: readonly SeatShown[] }) {
  const { texts } = useSpeechContext();
  const text = texts.table.seats;
  return (
    <ul className="at-table" aria-label={text.title}>
      {seats.map(({ seat, name, bot, away, gaveUp, here, asked }) => (
        <li key={seat} className={asked ? 'asked' : undefined}>
          <Seal seat={seat} />
          <span className="sits">{name}</span>
          {seat === table.you && <span className="sr">({text.you})</span>}
          {asked && <span className="sr">{text.asked}</span>}
          {bot !== null && (
            <span className="mark" title={away || gaveUp ? text.instead : botNature(texts.shell, bot)}>
              <Icon path={botFace(bot)[1]} />
              <span className="sr">{away || gaveUp ? text.instead : text.bot}</span>
            </span>
          )}
          {gaveUp && (
            <span className="mark" title={text.gaveUp}>
              <Glyph name="close" />
              <span className="sr">{text.gaveUp}</span>
            </span>
          )}
          {bot === null && !here && !gaveUp && (
            <span className="mark" title={text.gone}>
              <Glyph name="closed" />
              <span className="sr">{text.gone}</span>
            </span>
          )}
          {(bot === null ? !gaveUp : away) && <Clock table={table} seat={seat} name={name} />}
        </li>
      ))}
    </ul>
  );
}
