import { useState } from 'react';
import type { Seat } from '../../../../kernel/index.ts';
import { Glyph } from '../../../art/glyph.tsx';
import type { GlyphName } from '../../../art/glyphs.ts';
import { Sheet } from '../../../table/around/sheet.tsx';
import type { Picking } from '../../../table/board.ts';
import { Card } from '../../../table/cards/card.tsx';
import { spentThing } from '../answers/things.ts';
import { messages } from '../generated/all.ts';
import { type ArenaProps, playerAt } from '../selectors.ts';

interface PileProps {
  readonly props: ArenaProps;
  readonly seat: Seat;
}

/** The Resource Pile: how many cards are left in it. */
export function ResourcePile({ props, seat }: PileProps) {
  const { view, speech, scene, language } = props;
  const t = messages[language].board;
  const { count } = playerAt(view, seat).pile;
  const label = `${speech.zone(`pile:${seat}`, scene)}: ${t.cards({ count })}`;
  return (
    <span className="tally" role="img" aria-label={label} title={label} data-place={`pile:${seat}`}>
      <Glyph name="stack" /> <span className="word">{t.piles.pile}</span> <b>{count}</b>
    </span>
  );
}

type PileKind = 'spent' | 'stasis' | 'removed';
const SIGNS: Readonly<Record<PileKind, GlyphName>> = { spent: 'down', stasis: 'hour', removed: 'close' };

/** An open pile beside the lines: how many cards lie there, the latest on top; touched, it shows all of them. */
export function Pile({ props, seat, kind }: PileProps & { kind: PileKind }) {
  const { view, speech, scene, picking, language } = props;
  const t = messages[language].board;
  const [open, setOpen] = useState(false);
  const player = playerAt(view, seat);
  const name = speech.zone(`${kind}:${seat}`, scene);
  const cards = kind === 'stasis' ? player.stasis.map(({ card }) => card) : player[kind];
  const asks = kind === 'spent' && seat === view.viewer;
  const isLegal = asks && cards.some((card) => picking.stateOf(spentThing(card)) === 'legal');
  const isLit = isLegal && cards.some((card) => picking.isLit(spentThing(card)));
  const top = cards.at(-1);
  const answering: Picking = {
    ...picking,
    touch: (...touched) => {
      picking.touch(...touched);
      setOpen(false);
    },
  };
  return (
    <>
      <div
        className={`heap ${kind} ${cards.length === 0 ? 'none' : ''} ${isLegal ? 'legal' : ''} ${isLit ? 'lit' : ''}`}
        data-place={`${kind}:${seat}`}
      >
        {top === undefined ? <span className="vacant" /> : <Card card={top} size="thumb" />}
        <span className="tally">
          <Glyph name={SIGNS[kind]} /> <b>{cards.length}</b>
        </span>
        <span className="word">{t.piles[kind]}</span>
        <button
          type="button"
          aria-label={`${name}: ${t.cards({ count: cards.length })}, ${t.lookThrough}`}
          onClick={() => setOpen(true)}
        />
      </div>
      {open && (
        <Sheet title={name} onClose={() => setOpen(false)}>
          {cards.length === 0 && <p>{t.nothingYet}</p>}
          <ul className="laid-open" data-group="">
            {cards.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two equal Items may lie here
              <li key={i}>
                <Card card={card} {...(asks && { thing: spentThing(card), picking: answering })} />
                {kind === 'stasis' && <small>{t.backIn({ cleanups: player.stasis[i]?.turns ?? 0 })}</small>}
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
