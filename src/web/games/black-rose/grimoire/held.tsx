import { Card } from '../../../table/cards/card.tsx';
import { Fan } from '../../../table/cards/hand.tsx';
import type { RoseProps } from '../selectors.ts';
import { sideSentence } from './labels.ts';
import { SideTexts } from './side-texts.tsx';
import { Sides } from './sides.tsx';
import { useDrag } from './slots/drag.ts';
import { heldBy } from './slots/slots.ts';
import { handThing } from './things.ts';

/** The own hand as a fan. Of the card that is being prepared both sides lie open in its place. */
export function Held({ props, seat }: { props: RoseProps; seat: number }) {
  const { view, speech, scene, picking, question } = props;
  const { drag, grip } = useDrag(props);
  const prepares = question?.ask === 'prepare';
  const place = `hand:${seat}`;
  const cards = heldBy(view, seat).map((card, i) => ({ card, which: `${i}`, thing: handThing(props, card) }));
  const chosen = prepares && cards.find(({ thing, which }) => picking.stateOf(thing, which) === 'chosen');
  if (chosen) {
    return (
      <div className="being-prepared" data-place={place}>
        <Sides props={props} {...chosen} />
      </div>
    );
  }
  return (
    <>
      <Fan label={speech.zone(place, scene)} place={place}>
        {cards.map(({ card, which, thing }) => (
          <div key={which} className="grip" {...(prepares && grip(card, thing, which))}>
            <Card {...{ card, which, thing, picking }} label={sideSentence(props, card, null)}>
              <SideTexts {...{ props, card }} />
            </Card>
          </div>
        ))}
      </Fan>
      {drag !== null && (
        <div className="dragged" style={{ '--x': `${drag.x}px`, '--y': `${drag.y}px` }} aria-hidden="true">
          <Card card={drag.card} />
        </div>
      )}
    </>
  );
}
