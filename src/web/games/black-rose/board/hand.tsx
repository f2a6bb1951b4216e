import '../grimoire/grimoire.css';
import type { BoardProps, Thing } from '../../../table/board.ts';
import { Card } from '../../../table/cards/card.tsx';
import { Held } from '../grimoire/held.tsx';
import { useDoubleClickGuard } from '../grimoire/slots/double-click.ts';
import { Prepared } from '../grimoire/slots/prepared.tsx';
import { isPreparing } from '../grimoire/slots/slots.ts';
import { Strip } from '../grimoire/strip.tsx';
import { Drawn, isDrawing, isStudying, Schools } from '../grimoire/study.tsx';
import { handThing, learnThing, recoverThing, summonThing } from '../grimoire/things.ts';
import { OwnPiles } from '../piles/own-piles.tsx';
import { isChoosing, playerAt, type RoseProps, roseProps } from '../selectors.ts';

/** Of so many cards a desk has room for the words of each only if the slots take less. What is laid is still counted. */
const MANY = 7;

/** The own cards: what is prepared, the hand while it is needed, and what is to be chosen from. */
export function Hand(plain: BoardProps) {
  const props = roseProps(plain);
  const { view } = props;
  const seat = view.viewer;
  const steady = useDoubleClickGuard();
  if (typeof seat !== 'number' || view.result !== null || isChoosing(view)) return null;
  const offer = offerOf(props, seat);
  if (offer !== null) {
    return (
      <div className="rose-hand offers">
        <Offered {...{ props, offer }} />
        <Folded {...{ props, seat }} hand={offer.place !== `hand:${seat}`} />
      </div>
    );
  }
  if (isStudying(props)) {
    const draws = isDrawing(props);
    return (
      <div className={`rose-hand ${draws ? 'draws' : 'keeps'}`}>
        {draws && <Schools props={props} />}
        <Drawn props={props} />
        <Folded {...{ props, seat }} />
      </div>
    );
  }
  const holds = isPreparing(view);
  const many = (playerAt(view, seat).hand?.length ?? 0) >= MANY;
  return (
    <div className={`rose-hand ${holds ? 'holds' : 'casts'}${holds && many ? ' many' : ''}`} onClickCapture={steady}>
      <Prepared {...{ props, seat }}>
        <div className="own-piles">
          <OwnPiles {...{ props, seat }} hand={!holds} />
        </div>
      </Prepared>
      {holds && <Held {...{ props, seat }} />}
    </div>
  );
}

/** The own grimoire, hand and piles, small, while something else needs the room. */
const Folded = ({ props, seat, hand = true }: { props: RoseProps; seat: number; hand?: boolean }) => (
  <div className="own-piles">
    <OwnPiles {...{ props, seat, hand }} />
    <Strip {...{ props, seat }} />
  </div>
);

/** Cards of which one is to be chosen. */
interface Offer {
  readonly place: string;
  readonly cards: readonly string[];
  thing(card: string): Thing;
}
function offerOf(props: RoseProps, seat: number): Offer | null {
  const { view, question } = props;
  const { forgotten, reserve, players } = view.table;
  switch (question?.ask) {
    // What is given away is read first: side by side, not as a fan.
    case 'discard':
    case 'pay': {
      const cards = players[seat]?.hand ?? [];
      return { place: `hand:${seat}`, cards, thing: (card) => handThing(props, card) };
    }
    case 'learn':
      return { place: 'forgotten', cards: forgotten, thing: learnThing };
    case 'recover':
      return { place: `discards:${seat}`, cards: players[seat]?.discards ?? [], thing: recoverThing };
    case 'summon': {
      const legal = new Set(question.legal.map((say) => say.split(' ')[1] ?? ''));
      const [pack = '', familiars = []] =
        Object.entries(reserve).find(([, cards]) => cards.some((card) => legal.has(card))) ?? [];
      return { place: `reserve:${pack}`, cards: familiars, thing: summonThing };
    }
    default:
      return null;
  }
}
/** So many lie in one row on a phone. */
const FEW = 4;

function Offered({ props, offer: { place, cards, thing } }: { props: RoseProps; offer: Offer }) {
  const { speech, scene, picking } = props;
  const kinds = [...new Set(cards)];
  return (
    <ul
      className={kinds.length > FEW ? 'offered many' : 'offered'}
      style={{ '--kinds': kinds.length }}
      aria-label={speech.zone(place, scene)}
      data-group=""
      {...(place.startsWith('hand:') && { 'data-place': place })}
    >
      {kinds.map((card) => {
        const { name, text } = speech.card(card);
        return (
          <li key={card}>
            <Card card={card} thing={thing(card)} picking={picking} label={`${name}: ${text}`} />
          </li>
        );
      })}
    </ul>
  );
}
