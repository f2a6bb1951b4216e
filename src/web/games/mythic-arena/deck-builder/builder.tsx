import { useMemo, useState } from 'react';
import type { ArenaFace } from '../../../../games/mythic-arena/face.ts';
import type { Bar, Language, Scene, Speech } from '../../../../kernel/index.ts';
import { Glyph } from '../../../art/glyph.tsx';
import { useTexts } from '../../../text/index.ts';
import { messages } from '../generated/all.ts';
import type { DeckBuilderText } from '../text.ts';
import { CardCloseUp, Tabs } from './card-pieces.tsx';
import { DeckPanel } from './deck/deck-panel.tsx';
import { Library } from './deck/library.tsx';
import { inOrder } from './decks/code.ts';
import { faultsOf, hasRoom } from './decks/faults.ts';
import { deckStats, NO_FILTER, poolOf, sizesOf } from './decks/pool.ts';
import { Grid, PoolFilterBar } from './grid.tsx';

interface BuilderProps {
  readonly face: ArenaFace;
  readonly speech: Speech;
  readonly language: Language;
  readonly scene: Scene;
  readonly seat: number;
  readonly cards: readonly string[];
  readonly name: string;
  readonly onChange: (some: { readonly cards?: readonly string[]; readonly name?: string }) => void;
  /** Cards that lie on the table already and cannot be taken out here. */
  readonly laid?: readonly string[];
  /** What the deck is for; without it one only builds. */
  readonly play?: { readonly name: string; readonly do: () => void } | undefined;
}

/** Puts a deck together from all cards there are. It needs no table. */
export function Builder(props: BuilderProps) {
  const { face, speech, language, scene, seat, cards, name, onChange, laid = [], play } = props;
  const t = messages[language].deckBuilder;
  const pool = useMemo(() => poolOf(face), [face]);
  const sizes = useMemo(() => sizesOf(face), [face]);
  const [sieve, setSieve] = useState(NO_FILTER);
  const [closer, setCloser] = useState<string | null>(null);
  // Who has no deck yet finds those to begin with.
  const [tab, setTab] = useState(cards.length === 0 ? 'decks' : 'pool');
  const [news, setNews] = useState('');
  const faults = faultsOf(face, pool, sizes, cards);
  const shape = deckStats(pool, cards);
  const isIn = (card: string) => cards.includes(card);
  const canGo = (card: string) => !laid.includes(card);
  const change = (next: readonly string[]) => {
    setNews('');
    onChange({ cards: [...laid, ...next.filter((card) => !laid.includes(card))] });
  };
  const takeOut = (card: string) => {
    const at = cards.lastIndexOf(card);
    if (canGo(card)) change(cards.filter((_, i) => i !== at));
  };
  const toggle = (card: string) => {
    setCloser(card);
    if (isIn(card)) takeOut(card);
    else change([...cards, card]);
  };
  const stateOf = (card: string) => {
    if (isIn(card)) return 'chosen';
    const known = pool.find(({ id }) => id === card);
    return known !== undefined && hasRoom(known, shape, sizes) ? 'legal' : 'other';
  };
  const load = (called: string, next: readonly string[]) => {
    change(next);
    onChange({ name: called });
    setTab('mine');
  };
  const count = t.of({ count: cards.length, of: sizes.cards });
  return (
    <div className="workshop builder" data-tab={tab}>
      <Tabs
        open={tab}
        onOpen={setTab}
        tabs={[
          { id: 'pool', name: t.pool },
          { id: 'mine', name: t.mine, count: `${cards.length}/${sizes.cards}` },
          { id: 'decks', name: t.decks },
        ]}
      />
      <div className="pane" data-pane="decks">
        <Library
          {...{ face, language, t, cards, name }}
          onLoad={load}
          onName={(next) => onChange({ name: next })}
          tell={setNews}
        />
      </div>
      <div className="pane" data-pane="pool">
        <PoolFilterBar {...{ t, sieve }} onSieve={setSieve} takes={false} />
        <Grid
          {...{ pool, speech, t, sieve, stateOf }}
          onSieve={setSieve}
          near={closer}
          isFree={() => true}
          isLit={(card) => stateOf(card) === 'legal'}
          touch={toggle}
          label={(card) => (isIn(card) ? t.inDeck({ card: speech.card(card).name }) : undefined)}
          classOf={(card) => (isIn(card) ? 'in-deck' : '')}
          badge={(card) =>
            isIn(card) && (
              <span className="tick">
                <Glyph name={canGo(card) ? 'check' : 'lock'} />
              </span>
            )
          }
        />
      </div>
      <div className="pane" data-pane="mine">
        <DeckPanel
          {...{ seat, pool, sizes, t }}
          title={t.mine}
          cards={inOrder(face, cards)}
          mark={(card) => (canGo(card) ? undefined : t.lies)}
          act={(card) => (canGo(card) ? { name: t.remove, do: () => takeOut(card) } : undefined)}
        >
          <Faults {...{ face, faults, speech, scene, t }} />
          {laid.length > 0 && <p className="sm">{t.lying({ cards: laid.length })}</p>}
          {cards.length > laid.length && (
            <button
              type="button"
              className="btn quiet"
              onClick={({ currentTarget }) => {
                currentTarget.closest('section')?.focus({ preventScroll: true });
                change([]);
              }}
            >
              {t.empty}
            </button>
          )}
        </DeckPanel>
      </div>
      <div className="settling">
        {closer !== null && (
          <CardCloseUp card={closer} t={t} onClose={() => setCloser(null)}>
            {canGo(closer) && (
              <button type="button" className="btn" onClick={() => toggle(closer)}>
                {isIn(closer) ? t.remove : t.add}
              </button>
            )}
          </CardCloseUp>
        )}
        <div className="settle">
          <p role="status">
            <b className="num">{count}</b>{' '}
            {news || (faults.length === 0 ? t.legal : t.faults({ count: faults.length }))}
          </p>
          {play !== undefined && (
            <button
              type="button"
              className={`btn ${faults.length === 0 ? 'go legal' : ''}`}
              aria-disabled={faults.length > 0}
              onClick={() => (faults.length === 0 ? play.do() : setTab('mine'))}
            >
              {play.name}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

interface FaultsProps {
  readonly face: ArenaFace;
  readonly faults: readonly Bar[];
  readonly speech: Speech;
  readonly scene: Scene;
  readonly t: DeckBuilderText;
}

/** Every fault, with the rule that says so. */
function Faults({ face, faults, speech, scene, t }: FaultsProps) {
  const { table } = useTexts();
  if (faults.length === 0)
    return (
      <p className="legal-deck">
        <Glyph name="check" /> {t.legal}
      </p>
    );
  return (
    <ul className="deck-faults">
      {faults.map((bar, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same fault may be there twice
        <li key={i}>
          {speech.bar(bar, scene)}{' '}
          {bar.rule !== null && (
            <a href={`/rules/${face.name}#${bar.rule}`} target="_blank" rel="noopener">
              {table.whyNot.rule({ id: bar.rule })}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
