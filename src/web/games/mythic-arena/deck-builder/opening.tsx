import { useMemo } from 'react';
import type { Seat } from '../../../../kernel/index.ts';
import { Seal } from '../../../art/glyph.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { useCards } from '../../../table/cards/cards.ts';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { thing } from '../answers/things.ts';
import { messages } from '../generated/all.ts';
import { type ArenaProps, sideOf } from '../selectors.ts';
import { CardTextShown, Slip } from './card-pieces.tsx';
import { isSeated, leadIn } from './decks/phase.ts';
import { poolOf } from './decks/pool.ts';

/** Both choose a Lead Pet in secret; after that, in a match, who lost the last game chooses who goes first. */
export function Opening({ props, phase }: { props: ArenaProps; phase: 'lead' | 'go' }) {
  const { view } = props;
  const own = sideOf(view);
  return (
    <div className="workshop opening">
      <div className="leads">
        {phase === 'go' && <Go props={props} />}
        {phase === 'lead' && isSeated(view) && <Leads props={props} seat={own} />}
        <Told props={props} />
        {phase === 'go' && isSeated(view) && <Held props={props} seat={own} />}
        {!isSeated(view) && <Side props={props} seat={own} />}
      </div>
      <Side props={props} seat={1 - own} />
    </div>
  );
}

/** The own Pets, each with all that it says; a touch chooses it. */
function Leads({ props, seat }: { props: ArenaProps; seat: Seat }) {
  const { view, face, language, picking, speech, scene } = props;
  const t = messages[language].deckBuilder;
  const deck = view.table.players[seat]?.deck;
  const lead = leadIn(view, seat);
  const pets = (deck ?? []).filter((card) => face.kindOf(card) === 'pet');
  return (
    <section aria-label={t.lead} data-place={`front:${seat}`}>
      <header>
        <h3>
          <Seal seat={seat} />{' '}
          {lead.lies && lead.card !== null ? t.leads({ card: speech.card(lead.card).name }) : t.lead}
        </h3>
        <p>{t.leadHelp}</p>
      </header>
      <ul className="candidates" data-group="" data-place={`deck:${seat}`}>
        {pets.map((card) => (
          <li key={card} className={lead.card === card ? 'led' : ''}>
            <Card
              card={card}
              label={`${speech.answer(`lead ${card}`, scene)}. ${speech.card(card).text}`}
              thing={thing('lead', card)}
              picking={picking}
            />
            <Reading card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a card says, beside it. */
function Reading({ card }: { card: string }) {
  const { speech } = useCards();
  return (
    <div className="reading">
      <h4>{speech.card(card).name}</h4>
      <CardTextShown card={card} />
    </div>
  );
}

/** Whether to lead the first turn. */
function Go({ props }: { props: ArenaProps }) {
  const { view, language, picking, speech, scene, question } = props;
  const t = messages[language].deckBuilder;
  if (question?.ask !== 'go') {
    const [seat] = view.asked;
    return <p className="panel">{seat === undefined ? null : t.goes({ name: scene.names[seat] ?? '' })}</p>;
  }
  return (
    <section aria-label={t.go} className="going-first">
      <h3>{t.go}</h3>
      <div className="row" data-group="">
        {(['first', 'second'] as const).map((place) => {
          return (
            <button
              key={place}
              type="button"
              className={`btn ${classesOf(picking, thing('go', place))}`}
              {...switchOf(picking, thing('go', place))}
              onClick={({ currentTarget }) => picking.touch(thing('go', place), currentTarget)}
            >
              {speech.answer(`go ${place}`, scene)} <small>{t.goHelp[place]}</small>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** What one has to judge by: the Lead Pet and the hand. */
function Held({ props, seat }: { props: ArenaProps; seat: Seat }) {
  const { view, language, speech, scene } = props;
  const t = messages[language].deckBuilder;
  const hand = view.table.players[seat]?.hand ?? [];
  const { card } = leadIn(view, seat);
  return (
    <>
      {card !== null && (
        <section aria-label={t.lead} data-place={`front:${seat}`}>
          <h4>{t.lead}</h4>
          <Card card={card} down />
        </section>
      )}
      {hand.length > 0 && (
        <section aria-label={speech.zone(`hand:${seat}`, scene)}>
          <h4>{speech.zone(`hand:${seat}`, scene)}</h4>
          <div className="opening-cards" data-place={`hand:${seat}`}>
            {hand.map((held, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the hand
              <Card key={i} card={held} label={`${speech.card(held).name}: ${speech.card(held).text}`} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** What has happened in this opening: hands without a Pet that were shown, and dice. */
function Told({ props: { events, speech, scene } }: { props: ArenaProps }) {
  const from = events.findLastIndex(({ kind }) => kind === 'game');
  const told = events.slice(from + 1).filter(({ kind }) => kind === 'mulligan' || kind === 'rolled');
  if (told.length === 0) return null;
  return (
    <ul className="opening-log">
      {told.map((heard, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays where it is
        <li key={i}>{speech.event(heard, scene)}</li>
      ))}
    </ul>
  );
}

/** A side that is not one's own: whether a Lead Pet lies there, and what is known of the deck. */
function Side({ props, seat }: { props: ArenaProps; seat: Seat }) {
  const { view, face, language, scene } = props;
  const t = messages[language].deckBuilder;
  const pool = useMemo(() => poolOf(face), [face]);
  const { deck, seen } = view.table.players[seat] as (typeof view.table.players)[number];
  const lead = leadIn(view, seat);
  const name = scene.names[seat] ?? '';
  const cards = deck ?? seen;
  const kinds = pool.filter(({ id }) => cards.includes(id));
  return (
    <section className="deck panel" aria-label={t.theirs({ name })} data-place={`deck:${seat}`}>
      <header data-place={`front:${seat}`}>
        <h3>
          <Seal seat={seat} /> {lead.lies ? t.hasLed({ name }) : t.chooses({ name })}
        </h3>
        {lead.lies && <Card card={lead.card} down size="thumb" />}
      </header>
      {cards.length > 0 && (
        <>
          <h4>{deck === null ? t.seen({ name }) : t.known({ name })}</h4>
          <ul className="deck-slips" data-group="">
            {kinds.map(({ id }) => (
              <li key={id}>
                <Slip card={id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
