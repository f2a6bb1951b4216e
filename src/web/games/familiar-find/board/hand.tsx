import type { BoardProps } from '../../../table/board.ts';
import { Card } from '../../../table/cards/card.tsx';
import { Fan } from '../../../table/cards/hand.tsx';
import { handThing } from '../answers/things.ts';
import { look } from '../cards/look.ts';
import { sideOf } from '../players/seating.ts';
import { findProps, handLeft } from '../selectors.ts';

/** The own hand; all-seeing eyes see that of whose side they look from. */
export function Hand(plain: BoardProps) {
  const { view, face, speech, scene, picking, language } = findProps(plain);
  const seat = sideOf(view);
  const hand = handLeft(view, seat);
  if (hand === null) return null;
  // On a low phone it only peeks out while nothing of it is asked for: the piles need the height.
  const isAsked = hand.some((card, i) => picking.stateOf(handThing(view, card), `${i}`) !== 'other');
  return (
    <div className={isAsked ? 'find-hand' : 'find-hand idle'}>
      <Fan label={speech.zone(`hand:${seat}`, scene)} place={`hand:${seat}`}>
        {hand.map((card, i) => (
          <Card
            key={`${card} ${hand.slice(0, i).filter((other) => other === card).length}`}
            card={card}
            label={[`${speech.card(card).name}, ${look(face, card, language).kind}`, speech.card(card).text]
              .filter(Boolean)
              .join('. ')}
            thing={handThing(view, card)}
            picking={picking}
            which={`${i}`}
          />
        ))}
      </Fan>
    </div>
  );
}
