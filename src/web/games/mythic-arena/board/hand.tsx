import type { BoardProps } from '../../../table/board.ts';
import { Card } from '../../../table/cards/card.tsx';
import { Fan } from '../../../table/cards/hand.tsx';
import { handThing } from '../answers/things.ts';
import { sceneOf } from '../battle/scene.ts';
import { look } from '../cards/look.ts';
import { isPreparing } from '../deck-builder/deck-builder.tsx';
import { arenaProps, playerAt, sideOf } from '../selectors.ts';

/** The own hand; all-seeing eyes see that of whose side they look from. */
export function Hand(plain: BoardProps) {
  const props = arenaProps(plain);
  const { view, face, speech, scene, picking, language } = props;
  const seat = sideOf(view);
  const { hand } = playerAt(view, seat);
  if (hand === null || isPreparing(view)) return null;
  return (
    <div className={sceneOf(view, props.events) === null ? 'arena-hand' : 'arena-hand fighting'}>
      <Fan label={speech.zone(`hand:${seat}`, scene)} place={`hand:${seat}`}>
        {hand.map((card, i) => (
          <Card
            key={`${card} ${hand.slice(0, i).filter((other) => other === card).length}`}
            card={card}
            label={`${speech.card(card).name}, ${look(face, card, language).kind}. ${speech.card(card).text}`}
            thing={handThing(props, card)}
            picking={picking}
            which={`${i}`}
          />
        ))}
      </Fan>
    </div>
  );
}
