import { useCallback, useMemo, useState } from 'react';
import { Seal } from '../../../art/glyph.tsx';
import { useStore } from '../../../state/value-store.ts';
import { messages } from '../generated/all.ts';
import { type ArenaProps, sideOf } from '../selectors.ts';
import { Builder } from './builder.tsx';
import { DeckPanel } from './deck/deck-panel.tsx';
import { inOrder } from './decks/code.ts';
import { deckThing, hasBegun, useDeckSubmission } from './decks/deck-submission.ts';
import { isSeated } from './decks/phase.ts';
import { poolOf, sizesOf } from './decks/pool.ts';
import { setWorking, workingDeck } from './decks/saved-decks.ts';

/** Both build a deck in secret. It is put together here first, and then laid on the table card by card. */
export function BuildRoom({ props }: { props: ArenaProps }) {
  const { view, face, speech, scene, language, picking, question, seats } = props;
  const t = messages[language].deckBuilder;
  const seat = sideOf(view);
  const laid = view.table.staged[seat] ?? [];
  const working = useStore(workingDeck);
  const pool = useMemo(() => poolOf(face), [face]);
  const sizes = useMemo(() => sizesOf(face), [face]);
  const cards = useMemo(
    () => [...laid, ...working.cards.filter((card) => !laid.includes(card))],
    [laid, working.cards],
  );
  const deck = useMemo(() => inOrder(face, cards), [face, cards]);
  const asks = question?.ask === 'deck';
  const stop = useCallback(() => setWorking({ going: false }), []);
  // What another table had begun to lay has nothing to do with this one.
  const [begun, setBegun] = useState(() => hasBegun(working.cards, laid));
  const going = begun && working.going && isSeated(view);
  useDeckSubmission({ props, deck, laid, going, stop });
  // Every card can be named here, so the question need not list them.
  for (const { id } of pool) picking.stateOf(deckThing(id));

  const play = () => {
    setBegun(true);
    setWorking({ cards: deck, going: true });
  };
  if (!isSeated(view)) return <Onlookers props={props} />;
  const isLaid = laid.length === sizes.cards;
  const replaced = seats.some((other) => other.seat === seat && other.bot !== null);
  const progress = (replaced ? t.botBuilds : t.going)({ done: laid.length, of: sizes.cards });
  if (isLaid || going || !asks)
    return (
      <div className="workshop laid-out">
        <section className="panel">
          <h3>{isLaid ? t.laid : progress}</h3>
          {isLaid ? (
            <Others props={props} />
          ) : (
            <span
              className="deck-meter"
              role="progressbar"
              aria-label={progress}
              aria-valuenow={laid.length}
              aria-valuemax={sizes.cards}
              style={{ '--v': laid.length / sizes.cards }}
            />
          )}
        </section>
        <DeckPanel {...{ seat, pool, sizes, t }} title={t.mine} cards={laid} />
      </div>
    );
  return (
    <Builder
      {...{ face, speech, language, scene, seat, cards, laid }}
      name={working.name}
      onChange={setWorking}
      play={{ name: laid.length === 0 ? t.play : t.goOn, do: play }}
    />
  );
}

/** Who else is still at it. */
function Others({ props: { view, scene, language } }: { props: ArenaProps }) {
  const t = messages[language].deckBuilder;
  return (
    <ul>
      {view.asked
        .filter((seat) => seat !== view.viewer)
        .map((seat) => (
          <li key={seat}>
            <Seal seat={seat} /> {t.building({ name: scene.names[seat] ?? '' })}
          </li>
        ))}
    </ul>
  );
}

/** A spectator sees who is still building, and in a record also what. */
function Onlookers({ props }: { props: ArenaProps }) {
  const { view, face, scene, language } = props;
  const t = messages[language].deckBuilder;
  const pool = useMemo(() => poolOf(face), [face]);
  const sizes = useMemo(() => sizesOf(face), [face]);
  return (
    <div className="workshop laid-out">
      <section className="panel">
        <h3>{t.inSecret}</h3>
        <Others props={props} />
      </section>
      {view.table.staged.map(
        (cards, seat) =>
          cards.length > 0 && (
            <DeckPanel
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat
              key={seat}
              {...{ seat, pool, sizes, t, cards }}
              title={t.theirs({ name: scene.names[seat] ?? '' })}
            />
          ),
      )}
    </div>
  );
}
