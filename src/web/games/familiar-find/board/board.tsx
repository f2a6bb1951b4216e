import './find.css';
import { Icon, Seal } from '../../../art/glyph.tsx';
import type { BoardProps } from '../../../table/board.ts';
import { Card } from '../../../table/cards/card.tsx';
import { familiarThing, spellThing } from '../answers/things.ts';
import { look } from '../cards/look.ts';
import { messages } from '../generated/all.ts';
import { Pile } from '../piles/pile.tsx';
import { Deck, Discard } from '../piles/stock.tsx';
import { nearPiles, pilesShown, rivalsOf } from '../players/seating.ts';
import { asking, type FindProps, findProps, waitingSpells } from '../selectors.ts';

/** The table of A Familiar Find, seen from one's own side: the three piles within reach, above them what else lies there. */
export function Board(plain: BoardProps) {
  const props = findProps(plain);
  const { view, face } = props;
  const { location } = view.table;
  const isChoosing = view.table.players.some(({ familiar }) => familiar === null);

  const far = isChoosing ? [] : pilesShown(view).filter(({ slot }) => slot.startsWith('far'));
  return (
    <div className="find">
      <div className={`felt with-${rivalsOf(view).length}${isChoosing ? ' choosing' : ''}`}>
        <div className="beside-piles">
          <Deck props={props} />
          {far.map((pile) => (
            <Pile key={pile.id} props={props} pile={pile} />
          ))}
          {!isChoosing && location !== null && <Location props={props} location={location} />}
          <Discard props={props} />
        </div>
        {isChoosing ? (
          <Familiars props={props} />
        ) : (
          <div className="near-piles">
            {nearPiles(view).map((pile) => (
              <Pile key={pile.id} props={props} pile={pile} />
            ))}
          </div>
        )}
        <Spells props={props} spells={waitingSpells(view, face)} />
      </div>
    </div>
  );
}

/** The card that rules the centre. */
function Location({ props, location }: { props: FindProps; location: string }) {
  const { speech, face, language } = props;
  const { name, text } = speech.card(location);
  const { art, spot, kind } = look(face, location, language);
  return (
    <div className="loc" data-place="location">
      <div
        className="loc-card"
        role="img"
        tabIndex={-1}
        aria-label={`${kind}, ${name}: ${text}`}
        data-card={location}
        style={{ '--spot': spot }}
      >
        <Icon path={art.icon[1]} />
        <b>{name}</b>
        <span>{text}</span>
      </div>
    </div>
  );
}

/** Spells that were collected and wait: whoever collected them chooses the order. A single one goes at once. */
function Spells({ props, spells }: { props: FindProps; spells: readonly string[] }) {
  const { view, language, picking, speech } = props;
  const t = messages[language].board;
  // While another Spell is at work these only wait.
  const isAsked = asking(view) === 'turn';
  // Where it would lie, for it to pass.
  if (spells.length === 0) return <div className="spells none" data-place="spells" />;
  return (
    <section
      className={`spells panel${isAsked ? '' : ' waiting'}`}
      aria-label={t.spells}
      data-place="spells"
      data-group=""
    >
      <h3>{t.spells}</h3>
      <div className="row">
        {spells.map((card, i) => (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal Spells have no other name
            key={i}
            card={card}
            label={`${speech.card(card).name}: ${speech.card(card).text}`}
            thing={spellThing(card)}
            picking={picking}
            which={`${i}`}
          />
        ))}
      </div>
    </section>
  );
}

/** All Familiars, while they are being chosen. */
function Familiars({ props }: { props: FindProps }) {
  const { view, face, speech, scene, picking, language } = props;
  const t = messages[language].board;
  return (
    <section className="familiars" aria-label={t.familiars} data-place="familiars" data-group="">
      {face.pack.familiars.map(({ id }) => {
        const owner = view.table.players.findIndex(({ familiar }) => familiar === id);
        const { name, text } = speech.card(id);
        return (
          <Card
            key={id}
            card={id}
            label={owner === -1 ? `${name}: ${text}` : t.takenBy({ familiar: name, name: scene.names[owner] ?? '' })}
            className={owner === -1 ? '' : 'taken'}
            thing={familiarThing(id)}
            picking={picking}
          >
            {owner !== -1 && <Seal seat={owner} />}
          </Card>
        );
      })}
    </section>
  );
}
