import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { Seat } from '../../../../kernel/index.ts';
import { Seal } from '../../../art/glyph.tsx';
import { classesOf } from '../../../table/picking.ts';
import { messages } from '../generated/all.ts';
import { type ArenaProps, sideOf } from '../selectors.ts';
import { CardCloseUp, Tabs } from './card-pieces.tsx';
import { DeckPanel } from './deck/deck-panel.tsx';
import { advisedPick } from './decks/draft-advice.ts';
import { isSeated } from './decks/phase.ts';
import { type DeckCardKind, KINDS, NO_FILTER, type PoolCard, poolOf, sizesOf } from './decks/pool.ts';
import { DraftAdvice, pickThing, useAutoPick } from './draft-advice.tsx';
import { Grid, PoolFilterBar } from './grid.tsx';

/** Who has taken a card. Of Items there are two, one for each. */
const takersOf = (decks: readonly (readonly string[])[], card: string): Seat[] =>
  decks.flatMap((deck, seat) => (deck.includes(card) ? [seat] : []));

/** What was picked last, and by whom. */
function lastPick({ events }: ArenaProps): { readonly seat: Seat; readonly card: string } | null {
  const picked = events.findLast((event) => event.kind === 'picked');
  return picked === undefined ? null : { seat: picked.seat, card: picked.card };
}

/** Both take turns to pick from what lies there for all to see. */
export function DraftRoom({ props }: { props: ArenaProps }) {
  const { view, face, speech, scene, language, picking, question } = props;
  const t = messages[language].deckBuilder;
  const pool = useMemo(() => poolOf(face), [face]);
  const sizes = useMemo(() => sizesOf(face), [face]);
  const [sieve, setSieve] = useState(NO_FILTER);
  const [closer, setCloser] = useState<string | null>(null);
  const [tab, setTab] = useState('pool');
  const [automatic, setAutomatic] = useState(false);
  useLowQuestion();
  const decks = view.table.players.map(({ deck }) => deck ?? []);
  const own = sideOf(view);
  const rival = 1 - own;
  const picker = view.asked[0];
  const last = lastPick(props);
  const name = (seat: Seat) => scene.names[seat] ?? '';
  const picks = sizes.cards - (decks[picker ?? own]?.length ?? 0);
  const asks = question?.ask === 'pick';
  const petsFirst = decks.some((deck) => deck.length < sizes.pets);
  const kinds: readonly DeckCardKind[] = petsFirst ? KINDS : [...KINDS.slice(1), 'pet'];
  const byId = (card: string) => pool.find(({ id }) => id === card) as PoolCard;
  /** Whether it is still there, for one's own deck or for anybody's. */
  const isFree = (card: string) => {
    const takers = takersOf(decks, card);
    return byId(card).kind === 'item' ? !takers.includes(own) : takers.length === 0;
  };
  const stateOf = (card: string) => {
    const state = picking.stateOf(pickThing(card));
    if (card === closer || state === 'chosen') return 'chosen';
    return state;
  };
  const isLit = (card: string) => closer === null && picking.isLit(pickThing(card));
  // All that can be picked lies on the board, whatever of it is shown now.
  for (const { id } of pool) picking.stateOf(pickThing(id));
  const deck = decks[own] ?? [];
  const canPick = (card: string) => ['legal', 'chosen'].includes(picking.stateOf(pickThing(card)));
  const advised = automatic && asks ? advisedPick({ pool, sizes, starters: face.starters }, deck, canPick) : null;
  const stop = useCallback(() => setAutomatic(false), []);
  useAutoPick({ props, card: advised, automatic, stop });
  const label = (card: string) => {
    const takers = takersOf(decks, card);
    if (takers.length === 0 || isFree(card)) return undefined;
    const { name: called } = speech.card(card);
    return takers.includes(own) && isSeated(view)
      ? t.inDeck({ card: called })
      : t.takenBy({ card: called, name: takers.map(name).join(', ') });
  };
  const panel = (seat: Seat) => {
    const isOwn = seat === own && isSeated(view);
    const note = picker !== seat ? null : isOwn ? t.yourPick : t.theirPick({ name: name(seat) });
    return (
      <DeckPanel
        {...{ seat, pool, sizes, t, note }}
        title={isOwn ? t.mine : t.theirs({ name: name(seat) })}
        cards={decks[seat] ?? []}
        isNow={picker === seat}
        newest={last?.seat === seat ? last.card : null}
        mark={(card) => (last?.seat === seat && last.card === card ? t.last : undefined)}
      />
    );
  };
  const count = (seat: Seat) => `${decks[seat]?.length ?? 0}/${sizes.cards}`;
  return (
    <div className="workshop draft" data-tab={tab} data-closer={closer === null ? undefined : ''}>
      <Tabs
        open={tab}
        onOpen={setTab}
        tabs={[
          { id: 'pool', name: t.pool },
          { id: 'mine', name: isSeated(view) ? t.mine : name(own), count: count(own) },
          { id: 'theirs', name: name(rival), count: count(rival) },
        ]}
      />
      <p className="news" data-pane="pool">
        {picker !== undefined && (
          <b className={asks ? 'own-pick' : ''}>
            {asks ? t.yourPick : t.theirPick({ name: name(picker) })}, {t.toGo({ picks })}
          </b>
        )}
        {last !== null && (
          <span>
            <Seal seat={last.seat} /> {t.took({ name: name(last.seat), card: speech.card(last.card).name })}
          </span>
        )}
      </p>
      {isSeated(view) && (
        <DraftAdvice {...{ face, pool, sizes, deck, t, language, automatic }} onAutomatic={setAutomatic} />
      )}
      <div className="pane" data-pane="mine">
        {panel(own)}
      </div>
      <div className="pane" data-pane="pool">
        <PoolFilterBar {...{ t, sieve }} onSieve={setSieve} takes />
        <Grid
          {...{ pool, speech, t, sieve, kinds, isFree, stateOf, isLit, label }}
          onSieve={setSieve}
          near={closer}
          touch={(card) => setCloser(card === closer ? null : card)}
          classOf={(card) => (isFree(card) ? '' : 'taken')}
          badge={(card) => takersOf(decks, card).map((seat) => <Seal key={seat} seat={seat} />)}
        />
      </div>
      <div className="pane" data-pane="theirs">
        {panel(rival)}
      </div>
      {closer !== null && (
        <CardCloseUp card={closer} t={t} onClose={() => setCloser(null)}>
          {asks ? (
            <PickButton card={closer} props={props} onPicked={() => setCloser(null)} isFree={isFree(closer)} />
          ) : (
            picker !== undefined && <span className="standing">{t.theirPick({ name: name(picker) })}</span>
          )}
        </CardCloseUp>
      )}
    </div>
  );
}

/** Cards are picked where they lie: the question needs no room for answers. */
function useLowQuestion(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.picks = '';
    return () => {
      delete dataset.picks;
    };
  }, []);
}

/** Picks the card that is looked at; one that may not be picked says why not. */
function PickButton({
  card,
  props,
  onPicked,
  isFree,
}: {
  card: string;
  props: ArenaProps;
  onPicked: () => void;
  isFree: boolean;
}) {
  const { picking, speech, scene } = props;
  const picked = pickThing(card);
  const state = picking.stateOf(picked);
  return (
    <button
      type="button"
      className={`btn ${isFree ? 'go' : ''} ${classesOf(picking, picked)}`}
      onClick={({ currentTarget }) => {
        picking.touch(picked, currentTarget);
        if (state === 'legal') onPicked();
      }}
    >
      {speech.answer(`pick ${card}`, scene)}
    </button>
  );
}
