import { Glyph, Seal } from '../../art/glyph.tsx';
import { defaultBot, offeredBots } from '../../local/levels.ts';
import { BotTraits } from '../../shell/bots/bot-traits.tsx';
import { botOffer } from '../../shell/bots/bots.ts';
import { RatingMeans } from '../../shell/bots/rating-means.tsx';
import { me } from '../../state/session.ts';
import { useStore } from '../../state/value-store.ts';
import { useTexts } from '../../text/index.ts';
import {
  isAlone,
  type KnownGame,
  type TableForm,
  withName,
  withOccupant,
  withoutSeat,
  withSeat,
} from '../start/table-form.ts';

const PERSON = '';

/**
 * The occupants of the seats. The first seat is the user's; with `alone` the others can only be bots, unless the screen
 * may be `shared`.
 */
export function SeatList(props: {
  info: KnownGame;
  setup: TableForm;
  alone: boolean;
  shared: boolean;
  change(setup: TableForm): void;
}) {
  const { info, setup, alone, shared, change } = props;
  const { pages, talk } = useTexts();
  const { newTable } = pages;
  const who = useStore(me);
  const { min, max } = info.seats;
  const newcomer = setup.seats.at(-1) ?? (alone ? defaultBot(info.bots) : null);
  return (
    <section className="panel part" aria-labelledby="chairs">
      <h2 id="chairs">{newTable.seats}</h2>
      <ol className="chair-list">
        {setup.seats.map((sits, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <li key={seat}>
            <Seal seat={seat} />
            {seat === 0 ? (
              <b>{who ? newTable.youAre({ name: who.name }) : newTable.you}</b>
            ) : (
              <select
                className="input"
                aria-label={newTable.seat({ number: seat + 1 })}
                aria-describedby={`traits-${seat}`}
                value={sits ?? PERSON}
                onChange={({ target }) =>
                  change(withOccupant(setup, seat, target.value === PERSON ? null : target.value))
                }
              >
                {(!alone || shared) && <option value={PERSON}>{shared ? talk.here.person : newTable.person}</option>}
                {offeredBots(info.bots, sits).map((level) => (
                  <option key={level} value={level}>
                    {newTable.bot({ name: botOffer(info, level) })}
                  </option>
                ))}
              </select>
            )}
            {seat > 0 && sits !== null && <BotTraits id={`traits-${seat}`} game={info} level={sits} />}
            {shared && sits === null && !isAlone(setup) && (
              <input
                type="text"
                className="input"
                maxLength={32}
                autoComplete="off"
                aria-label={talk.here.name({ seat: seat + 1 })}
                placeholder={seat === 0 && who ? who.name : talk.here.player({ seat: seat + 1 })}
                value={setup.names[seat] ?? ''}
                onChange={({ target }) => change(withName(setup, seat, target.value))}
              />
            )}
            {seat > 0 && setup.seats.length > min && (
              <button
                type="button"
                className="tool"
                aria-label={newTable.removeSeat({ number: seat + 1 })}
                title={newTable.removeSeat({ number: seat + 1 })}
                onClick={() => change(withoutSeat(setup, seat))}
              >
                <Glyph name="close" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {setup.seats.some((sits) => sits !== null) && <RatingMeans ratings={info.ratings} />}
      {setup.seats.length < max && (
        <button type="button" className="btn" onClick={() => change(withSeat(setup, newcomer))}>
          {newTable.addSeat}
        </button>
      )}
    </section>
  );
}
