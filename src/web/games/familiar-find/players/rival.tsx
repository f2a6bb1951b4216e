import type { Seat } from '../../../../kernel/index.ts';
import { Glyph, Seal } from '../../../art/glyph.tsx';
import type { SeatShown } from '../../../table/board.ts';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { isTheirs, playerThing, theirThing } from '../answers/things.ts';
import { useWideScreen } from '../board/wide-screen.ts';
import { look } from '../cards/look.ts';
import { Collection } from '../collection/collection.tsx';
import { messages } from '../generated/all.ts';
import { doomOf, type FindProps, isActive, placeOf, playerAt } from '../selectors.ts';
import { Portrait } from './portrait.tsx';

/** Another player: who they are, how many cards they hold, and what they have collected. */
export function Rival({ props, seat }: { props: FindProps; seat: Seat }) {
  const { view, speech, scene, picking, language, seats } = props;
  const t = messages[language].board;
  const player = playerAt(view, seat);
  const shown = seats.find((other) => other.seat === seat);
  // On a phone the chips are too small for a finger: there the whole panel is touched.
  const chips = useWideScreen() && isTheirs(view);
  const thing = playerThing(view, seat);
  // Where the chips themselves are asked about, the panel is not.
  const name = shown?.name ?? scene.names[seat] ?? '';
  const familiar = player.familiar === null ? '' : speech.card(player.familiar).name;
  const [flag, mark] = flagOf(props, seat, shown);
  const about = [familiar, t.inHand({ cards: player.cards }), flag].filter((part) => part !== '').join(', ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the button in it does the same
    <section
      className={`rival panel ${mark} ${chips ? '' : classesOf(picking, thing)}`}
      onClick={({ currentTarget }) => picking.touch(thing, currentTarget)}
    >
      <header>
        <Portrait props={props} seat={seat} />
        <h3>
          <button
            type="button"
            className="sitter"
            aria-label={`${name}: ${about}`}
            {...(chips ? {} : switchOf(picking, thing))}
          >
            <Seal seat={seat} />
            <span className="nm">{name}</span>
          </button>
        </h3>
        <p className="sub">
          {flag === '' ? <span>{familiar}</span> : <span className="seat-flag">{flag}</span>}
          {shown?.bot != null && <span className="more">· {t.bot}</span>}
          {shown?.away === true && <span className="more">· {t.away}</span>}
          {shown?.gaveUp === true && <span className="more">· {t.gaveUp}</span>}
        </p>
        <Held props={props} seat={seat} />
      </header>
      <Collection brief props={props} seat={seat} thing={chips ? (card) => theirThing(view, seat, card) : null} />
    </section>
  );
}

/** What is to be said of a player just now, and the class for it. */
function flagOf(props: FindProps, seat: Seat, shown: SeatShown | undefined): readonly [flag: string, mark: string] {
  const { view, face, language } = props;
  const t = messages[language].board;
  const place = placeOf(view, seat);
  if (view.result?.winners.includes(seat)) return [t.wins, 'won'];
  if (place !== null) return playerAt(view, seat).out > 0 ? [t.out({ place }), 'out'] : [t.place({ place }), ''];
  if (doomOf(view, face, seat) === 'out') return [t.lost, 'now'];
  if (isActive(view, seat)) return [t.theirTurn, 'now'];
  return shown?.asked === true ? [t.thinking, 'now'] : ['', ''];
}

/** How many cards a player holds and, for all-seeing eyes, which. */
export function Held({ props, seat }: { props: FindProps; seat: Seat }) {
  const { view, face, language, speech } = props;
  const { hand, cards } = playerAt(view, seat);
  const open = hand !== null && seat !== view.viewer;
  return (
    <span
      className="in-hand"
      data-place={`hand:${seat}`}
      role="img"
      aria-label={messages[language].board.inHand({ cards })}
    >
      {open ? (
        hand.map((card, i) => {
          const { index, spot } = look(face, card, language);
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the hand, whatever lies there
              key={i}
              className="slip"
              data-card={card}
              title={speech.card(card).name}
              style={{ '--spot': spot }}
            >
              <Glyph name={index ?? 'gem'} />
            </span>
          );
        })
      ) : (
        <>
          <Glyph name="card" /> {cards}
        </>
      )}
    </span>
  );
}
