import type { BoardProps } from '../../../table/board.ts';
import { Card } from '../../../table/cards/card.tsx';
import { Fan } from '../../../table/cards/hand.tsx';
import { charmThing } from '../answers/things.ts';
import { newGameProps, playerAt, sideOf } from '../selectors.ts';

/** The own charms; all-seeing eyes see those of whose side they look from. */
export function Hand(plain: BoardProps) {
  const { view, speech, scene, picking } = newGameProps(plain);
  const seat = sideOf(view);
  const { hand } = playerAt(view, seat);
  if (hand === null) return null;
  return (
    <Fan label={speech.zone(`hand:${seat}`, scene)} place={`hand:${seat}`}>
      {hand.map((charm, i) => (
        <Card
          key={`${charm} ${hand.slice(0, i).filter((other) => other === charm).length}`}
          card={charm}
          label={`${speech.card(charm).name}: ${speech.card(charm).text}`}
          thing={charmThing(charm)}
          picking={picking}
          which={`${i}`}
        />
      ))}
    </Fan>
  );
}
