import { Glyph } from '../../../art/glyph.tsx';
import type { Thing } from '../../../table/board.ts';
import { Card } from '../../../table/cards/card.tsx';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { look } from '../cards/look.ts';
import { messages } from '../generated/all.ts';
import type { RoseProps } from '../selectors.ts';
import { sideName } from './labels.ts';
import { sideThing } from './things.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

interface SidesProps {
  readonly props: RoseProps;
  readonly card: string;
  readonly thing: Thing;
  readonly which: string;
}

/** The card that is being prepared, which goes back to the hand if it is touched; beside it: which of its sides? */
export function Sides({ props, card, thing, which }: SidesProps) {
  const { face, speech, language, picking } = props;
  const t = messages[language].grimoire;
  const { halves = [] } = look(face, card, language);
  const { name } = speech.card(card);
  return (
    <section className="sides" aria-label={t.whichSide({ card: name })} data-group="">
      <Card {...{ card, thing, picking, which }} label={`${name}. ${t.otherCard}`}>
        <span className="back-to-hand">
          <Glyph name="undo" />
        </span>
      </Card>
      {halves.map(({ side, letter, kind, sign, text }) => {
        return (
          <button
            key={side}
            type="button"
            className={`side ${classesOf(picking, sideThing(side))}`}
            {...switchOf(picking, sideThing(side))}
            aria-label={t.side({ side: capital(sideName(props, side)), kind, text })}
            onClick={({ currentTarget }) => picking.touch(sideThing(side), currentTarget)}
          >
            <span className="kind">
              <b>{letter}</b> <Glyph name={sign} /> {kind}
            </span>
            <span className="does">{text}</span>
          </button>
        );
      })}
    </section>
  );
}
