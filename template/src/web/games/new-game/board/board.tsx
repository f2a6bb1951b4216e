import './board.css';
import type { BoardProps } from '../../../table/board.ts';
import { Card } from '../../../table/cards/card.tsx';
import { classesOf } from '../../../table/picking.ts';
import { forest, home } from '../answers/things.ts';
import { messages } from '../generated/all.ts';
import { counted, type NewGameProps, newGameProps, seatsAround } from '../selectors.ts';
import { Player } from './player.tsx';

/** The table: the forest and the basket of whose turn it is, and the players around it. */
export function Board(plain: BoardProps) {
  const props = newGameProps(plain);
  const { view, speech, scene } = props;
  const { discard, charms, spent } = view.table;
  return (
    <div className="new-game-table">
      <div className="new-game-middle">
        <Forest props={props} />
        <Basket props={props} />
      </div>
      <div className="new-game-around">
        {seatsAround(view).map((seat) => (
          <Player key={seat} props={props} seat={seat} />
        ))}
      </div>
      <div className="new-game-around">
        <Pile name={speech.zone('discard', scene)} place="discard" cards={discard} />
        <Pile name={speech.zone('spent', scene)} place="spent" cards={spent} />
        <section className="panel new-game-pile" data-place="charms">
          <h3>
            {speech.zone('charms', scene)} <b>{charms.count}</b>
          </h3>
        </section>
      </div>
    </div>
  );
}

/** The deck: to touch it is to gather. Who has looked at its top card sees it there. */
function Forest({ props }: { props: NewGameProps }) {
  const { view, speech, scene, picking, language } = props;
  const { count, top } = view.table.deck;
  const name = speech.zone('deck', scene);
  return (
    <section className="panel new-game-pile" data-place="deck">
      <h3>
        {name} <b>{count}</b>
      </h3>
      {count > 0 && (
        <Card
          card={top}
          down={top !== null}
          label={messages[language].forest({ count, top: top === null ? null : speech.card(top).name })}
          thing={forest}
          picking={picking}
        />
      )}
    </section>
  );
}

/** What was gathered in this turn, and the way home. */
function Basket({ props }: { props: NewGameProps }) {
  const { view, speech, scene, picking, language } = props;
  const { basket, hides } = view.table;
  const t = messages[language];
  return (
    <section className="panel new-game-basket" data-place="basket">
      <h3>{speech.zone('basket', scene)}</h3>
      {hides > 0 && <p>{t.hides({ count: hides })}</p>}
      <div className="new-game-row">
        {basket.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards have no other name
          <Card key={i} card={card} size="thumb" />
        ))}
      </div>
      <button
        type="button"
        className={`btn new-game-home ${classesOf(picking, home)}`}
        onClick={({ currentTarget }) => picking.touch(home, currentTarget)}
      >
        {t.home}
      </button>
    </section>
  );
}

/** Cards that lie open and matter little: each kind once, with how many there are. */
function Pile({ name, place, cards }: { name: string; place: string; cards: readonly string[] }) {
  return (
    <section className="panel new-game-pile" data-place={place}>
      <h3>
        {name} <b>{cards.length}</b>
      </h3>
      <div className="new-game-row">
        {counted(cards).map(([card, count]) => (
          <Card key={card} card={card} count={count} size="thumb" />
        ))}
      </div>
    </section>
  );
}
