import { Glyph, Icon } from '../../../art/glyph.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { look } from '../cards/look.ts';
import { messages } from '../generated/all.ts';
import { LaidOpen, OpensSheet } from '../piles/own-piles.tsx';
import { playerAt, type RoseProps } from '../selectors.ts';
import { grimoireSentence, seenSentence, sideSentence, slotName } from './labels.ts';
import { type GrimoireSlot, isPreparing, isReady, slotsOf } from './slots/slots.ts';

/** A grimoire at a glance: a back for each prepared card, what one has seen of them, what waits. Touched, all of it. */
export function Strip({ props, seat }: { props: RoseProps; seat: number }) {
  const { view, scene, language } = props;
  const t = messages[language].grimoire;
  const slots = slotsOf(view, seat);
  const { waits } = playerAt(view, seat);
  const sentence = grimoireSentence(props, seat);
  // The own one has nothing to say before anything lies there.
  if (seat === view.viewer && waits.length === 0 && !slots.some(({ lies }) => lies)) return <Nothing seat={seat} />;
  return (
    <div className="glance">
      <OpensSheet
        className="glance-open"
        title={seat === view.viewer ? t.grimoire : t.grimoireOf({ player: scene.names[seat] ?? '' })}
        label={sentence}
        sign={
          <>
            <span className="backs" data-place={`slots:${seat}`}>
              {slots.map((slot) => (
                <Back key={slot.slot} {...{ props, slot }} />
              ))}
            </span>
            <span className="backs" data-place={`waits:${seat}`}>
              {waits.map((_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: backs, which are all alike
                <i key={n} className="leaf lies waits" data-card="">
                  <Glyph name="hour" />
                </i>
              ))}
            </span>
            {isPreparing(view) && <Glyph name={isReady(view, seat) ? 'check' : 'clock'} />}
          </>
        }
      >
        <Whole {...{ props, seat, slots }} />
      </OpensSheet>
    </div>
  );
}

/** Where cards will come to lie. */
const Nothing = ({ seat }: { seat: number }) =>
  ['slots', 'waits'].map((zone) => <span key={zone} className="anchor" data-place={`${zone}:${seat}`} />);

/** One slot, as large as a letter: its number, or the sign of what the viewer knows to lie there. */
function Back({ props, slot }: { props: RoseProps; slot: GrimoireSlot }) {
  const { face, language } = props;
  const { card, lies, quick } = slot;
  const printed = card === null ? null : look(face, card, language);
  return (
    <i
      className={`leaf ${lies ? 'lies' : ''} ${printed === null ? '' : 'known'}`}
      style={printed === null ? undefined : { '--spot': printed.spot }}
      // Touched, it opens the whole grimoire, not the card.
      data-card={lies ? '' : undefined}
    >
      {printed !== null ? (
        <Icon path={printed.emblem ?? printed.art.icon[1]} />
      ) : quick ? (
        <Glyph name="bolt" />
      ) : (
        slot.slot + 1
      )}
    </i>
  );
}

/** All that the viewer may know of a grimoire. */
function Whole({ props, seat, slots }: { props: RoseProps; seat: number; slots: readonly GrimoireSlot[] }) {
  const { view, speech, scene, language } = props;
  const t = messages[language].grimoire;
  const { waits, discards, known } = playerAt(view, seat);
  return (
    <div className="whole-grimoire">
      <ol className="slots">
        {slots.map((slot) => (
          <li key={slot.slot}>
            <small>{slotName(props, slot)}</small>
            {slot.lies ? (
              <Card
                card={slot.card}
                side={slot.side ?? undefined}
                {...(slot.card !== null && { label: sideSentence(props, slot.card, slot.side) })}
              />
            ) : (
              <span className="hole">{t.empty}</span>
            )}
            {slot.seen.length > 0 && <small>{seenSentence(props, slot)}</small>}
          </li>
        ))}
      </ol>
      {waits.length > 0 && (
        <section>
          <h3>{speech.zone(`waits:${seat}`, scene)}</h3>
          <ul className="laid-open">
            {waits.map(({ card, side }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two equal spells may wait
              <li key={n}>
                <Card
                  card={card}
                  side={side ?? undefined}
                  {...(card !== null && { label: sideSentence(props, card, side) })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{speech.zone(`discards:${seat}`, scene)}</h3>
        <LaidOpen cards={discards} props={props} />
      </section>
      {seat !== view.viewer && known.length > 0 && (
        <section>
          <h3>{t.known}</h3>
          <LaidOpen cards={known} props={props} />
        </section>
      )}
    </div>
  );
}
